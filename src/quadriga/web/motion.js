/** How pieces move: along their real way, a little time for each space, and never for long. */

import { placed } from "./board.js";

/** @typedef {import("./types").Piece} Piece */

const STEP = 75; // milliseconds for a space
const LONGEST = 900;
const TUMBLE = 500;
const FLOAT = 1000;

/** Whether somebody asked for less motion. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {number} milliseconds @param {number} speed */
export function pause(milliseconds, speed) {
  return new Promise((done) => setTimeout(done, speed === Infinity ? 0 : milliseconds / speed));
}

/**
 * Let a piece go along a way; it stays at its end.
 * @param {SVGElement} element
 * @param {Piece} piece
 * @param {import("./types").Way} path
 * @param {number} speed
 */
export async function travel(element, piece, path, speed) {
  const frames = path.map(([x, y, turn]) => {
    Object.assign(piece, { x, y, turn: turn === undefined ? piece.turn : nearest(turn, piece.turn ?? 0) });
    return { transform: placed(piece) };
  });
  const milliseconds = Math.min(STEP * Math.max(path.length - 1, 3), LONGEST) / speed;
  if (!isStill() && milliseconds > 0 && frames.length > 1) await moved(element, frames, milliseconds);
  element.style.transform = placed(piece);
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
  moved(note, frames, FLOAT / speed).then(() => note.remove());
}

/** @param {Element} element @param {Keyframe[]} frames @param {number} duration */
async function moved(element, frames, duration) {
  const animation = element.animate(frames, { duration, easing: "ease-in-out" });
  await animation.finished.catch(() => undefined); // whoever skips it ends it
}
