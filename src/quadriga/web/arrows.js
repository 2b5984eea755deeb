/** Going from one thing to the next with the arrow keys. */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SIDEWAYS = 2; // how much farther something counts that lies beside the way

/**
 * Give the focus to what lies next in the direction of the key, if it is an arrow.
 * @param {KeyboardEvent} event
 * @param {Element[]} things
 */
export function follow(event, things) {
  const way = WAYS[event.key];
  const from = things.find((thing) => thing === event.target);
  if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const next = nearest(from, things, way);
  if (next instanceof SVGElement || next instanceof HTMLElement) next.focus();
}

/** @param {Element} from @param {Element[]} things @param {[number, number]} way */
function nearest(from, things, [right, down]) {
  const [x, y] = middle(from);
  const found = things.flatMap((thing) => {
    const [dx, dy] = [middle(thing)[0] - x, middle(thing)[1] - y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    return thing !== from && ahead > 1 ? [{ thing, far: ahead + SIDEWAYS * aside }] : [];
  });
  found.sort((one, other) => one.far - other.far);
  return found[0]?.thing ?? beyond(from, things, right + down);
}

/**
 * Where nothing lies that way, the next one in their order, so that everything can be reached.
 * @param {Element} from @param {Element[]} things @param {number} by
 */
function beyond(from, things, by) {
  return things[(things.indexOf(from) + by + things.length) % things.length];
}

/** @param {Element} thing @returns {[number, number]} */
function middle(thing) {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
