/** How long it takes to see something, in milliseconds at the usual speed. */

/** @typedef {import("./types").Cue} Cue */
/** @typedef {import("./types").Way} Way */

const STEP = 75; // for a space
const FEWEST = 3; // spaces that a way takes at least
const LONGEST = 900;
export const TUMBLE = 500;
export const GLANCE = 220; // for what does not move

/** Whether somebody asked for less motion. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a way takes. @param {Way} path */
export function going(path) {
  return Math.min(STEP * Math.max(path.length - 1, FEWEST), LONGEST);
}

/**
 * How much of that has passed at a space of the way: what travels starts and ends gently.
 * @param {number} space @param {Way} path
 */
export function passed(space, path) {
  return (going(path) * Math.acos(1 - (2 * space) / (path.length - 1))) / Math.PI;
}

/** Whether something is to be looked at for a moment, since it does not move. @param {Cue[]} cues */
export function isGlanced(cues) {
  return cues.length > 0 && (isStill() || cues.every((cue) => moving(cue) === 0));
}

/** How long it takes what is seen in one go. @param {import("./runs.js").Run} run */
export function lasting({ events, path }) {
  const cues = events.flatMap((event) => event.cues ?? []);
  const glance = isGlanced(cues) ? GLANCE : 0;
  if (isStill()) return glance;
  return events.length > 1 ? going(path) : Math.max(glance, ...cues.map(moving));
}

/** @param {Cue} cue */
function moving({ tumbles, path = [] }) {
  return (tumbles ? TUMBLE : 0) + (path.length > 1 ? going(path) : 0);
}
