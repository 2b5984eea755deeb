/** How pieces move: along their real way, a little time for each space, and never for long. */

import { placed, put } from "./svg.js";
import { TUMBLE, going, isStill } from "./timing.js";

/** @typedef {import("./types").Piece} Piece */
/** @typedef {import("./types").Way} Way */

const FLOAT = 1000;
const TRAIL = 1200;

/** @type {Set<() => void>} what brings that to its end which moves now */
const endings = new Set();

/** Bring everything that moves to its end. */
export function skip() {
  for (const end of endings) end();
}

/** @param {number} milliseconds @param {number} speed */
export async function pause(milliseconds, speed) {
  /** @type {() => void} */
  let end = () => undefined;
  const over = new Promise((done) => (end = () => done(undefined)));
  endings.add(end);
  setTimeout(end, milliseconds / speed);
  await over;
  endings.delete(end);
}

/**
 * Let a piece go along a way; it stays at its end.
 * @param {SVGElement} element
 * @param {Piece} piece
 * @param {Way} path
 * @param {number} speed
 */
export async function travel(element, piece, path, speed) {
  const frames = path.map(([x, y, turn]) => {
    Object.assign(piece, { x, y, turn: turn === undefined ? piece.turn : nearest(turn, piece.turn ?? 0) });
    return { transform: placed(piece) };
  });
  if (!isStill() && speed !== Infinity && frames.length > 1) await moved(element, frames, going(path) / speed);
  put(element, piece);
}

/**
 * The same turn, told so that it is the shorter way round.
 * @param {number} turn @param {number} before
 */
function nearest(turn, before) {
  return turn + 360 * Math.round((before - turn) / 360);
}

/**
 * Let a die roll on the spot.
 * @param {SVGElement} element
 * @param {Piece} piece
 * @param {number} speed
 */
export async function tumble(element, piece, speed) {
  if (isStill() || speed === Infinity) return;
  const turns = [0, 140, 260, 340, 360].map((turn, at) => ({
    transform: placed({ ...piece, y: piece.y - [0, 34, 0, 12, 0][at], turn: (piece.turn ?? 0) + turn }),
  }));
  await moved(element, turns, TUMBLE / speed);
}

/**
 * Let a note float up and fade.
 * @param {SVGElement} parent
 * @param {SVGElement} note
 * @param {number} speed
 */
export function noted(parent, note, speed) {
  if (speed === Infinity) return;
  parent.append(note);
  const from = note.style.transform;
  const up = `${from} translate(0px, ${isStill() ? 0 : -36}px)`;
  const frames = [
    { transform: from, opacity: 0 },
    { transform: from, opacity: 1, offset: 0.15 },
    { transform: up, opacity: 1, offset: 0.8 },
    { transform: up, opacity: 0 },
  ];
  moved(note, frames, FLOAT / Math.min(speed, 2)).then(() => note.remove());
}

/**
 * Let a trail fade, where nothing else shows which way a piece went.
 * @param {SVGElement} parent
 * @param {SVGElement} trail
 */
export function faded(parent, trail) {
  parent.append(trail);
  moved(trail, [{ opacity: 0.9 }, { opacity: 0.9, offset: 0.4 }, { opacity: 0 }], TRAIL).then(() => trail.remove());
}

/** @param {Element} element @param {Keyframe[]} frames @param {number} duration */
async function moved(element, frames, duration) {
  const animation = element.animate(frames, { duration, easing: "ease-in-out" });
  const end = () => animation.finish();
  endings.add(end);
  await animation.finished.catch(() => undefined); // it is taken away
  endings.delete(end);
}
