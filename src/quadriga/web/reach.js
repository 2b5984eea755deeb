/** What a finger means: it is broader than much of what it points at. */

const FINGER = 44; // units of the screen

/** @typedef {{ clientX: number, clientY: number }} Spot */

/**
 * What a finger means: what is lit there, or else what it lies on, if that could be chosen, or else what is near. But
 * where something is chosen already, to point at what is near may do it: from upon something else that is no yes,
 * unless what is near lies upon that as well.
 * @param {Spot} spot
 * @param {import("./board.js").BoardView} board
 * @returns {string | null}
 */
export function meant(spot, board) {
  const below = board.litAt(spot) ?? board.below(spot);
  if (below !== null && board.choosable.has(below)) return below;
  const near = within(spot, board.named(board.choosable));
  if (!near || !board.hasChosen || below === null) return near?.dataset.name ?? below;
  const { x, y, width, height } = near.getBoundingClientRect();
  const isUpon = board.below({ clientX: x + width / 2, clientY: y + height / 2 }, near) === below;
  return isUpon ? (near.dataset.name ?? null) : below;
}

/**
 * Of these, the one whose middle is nearest to where a finger was, if it is within reach.
 * @param {Spot} spot
 * @param {SVGElement[]} things
 * @returns {SVGElement | null}
 */
function within({ clientX, clientY }, things) {
  /** @type {SVGElement | null} */
  let found = null;
  let least = Infinity;
  for (const thing of things) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const aside = Math.abs(clientX - x - width / 2);
    const above = Math.abs(clientY - y - height / 2);
    const isIn = aside <= Math.max(width, FINGER) / 2 && above <= Math.max(height, FINGER) / 2;
    if (isIn && Math.hypot(aside, above) < least) {
      found = thing;
      least = Math.hypot(aside, above);
    }
  }
  return found;
}
