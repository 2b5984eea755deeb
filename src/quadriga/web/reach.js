/** What a finger means: it is broader than much of what it points at. */

const FINGER = 44; // units of the screen

/**
 * Of these, the one whose middle is nearest to where a finger was, if it is within reach.
 * @param {MouseEvent} event
 * @param {SVGElement[]} things
 * @returns {SVGElement | null}
 */
export function within({ clientX, clientY }, things) {
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
