/** Rings around what is spoken of, on the board and beside it; on a small screen too it is seen whole inside them. */

import { made } from "./svg.js";

const NAMED = "data-name";
const AROUND = 6; // pixels from what a ring is around to the middle of its line
const ROUND = 10; // and of its corners
const ROOMY = 1.5; // times as large as what lies in it one ring may be

/** @typedef {{ left: number, top: number, right: number, bottom: number, filled: number }} Box */

/**
 * Draw rings around everything with these names, and around nothing else: names on the board, those that begin
 * with something and a *, or a part of the page such as .sheets. What lies side by side has one ring.
 * @param {Element} place
 * @param {string[]} names
 * @param {import("./board.js").BoardView} [board]
 */
export function ring(place, names, board) {
  for (const old of place.querySelectorAll(".rings")) old.remove();
  for (const old of place.querySelectorAll(".ringed")) old.classList.remove("ringed");
  const found = new Set(names.flatMap((name) => [...place.querySelectorAll(selector(name))]));
  for (const element of found) element.classList.add("ringed");
  if (board) board.svg.append(drawn([...found].filter((element) => element instanceof SVGGraphicsElement), board));
}

/** @param {string} name */
function selector(name) {
  if (name.startsWith(".")) return name;
  return name.endsWith("*") ? `svg [${NAMED}^="${name.slice(0, -1)}"]` : `svg [${NAMED}="${name}"]`;
}

/** @param {SVGGraphicsElement[]} elements @param {import("./board.js").BoardView} board */
function drawn(elements, { svg, zoom }) {
  const rings = made("g", { class: "rings" });
  const screen = /** @type {SVGSVGElement} */ (svg).getScreenCTM();
  if (!screen) return rings;
  const pixel = zoom.scale / screen.a; // in units of the board, when the whole of it is seen
  for (const { left, top, right, bottom } of joined(elements.map((each) => boxOf(each, screen, AROUND * pixel)))) {
    const figures = { x: left, y: top, width: right - left, height: bottom - top, rx: ROUND * pixel };
    for (const kind of ["ring rim", "ring"]) rings.append(made("rect", { ...figures, class: kind }));
  }
  return rings;
}

/**
 * Where something lies on the board, with this much around it.
 * @param {SVGGraphicsElement} element @param {DOMMatrix} screen from the board to there @param {number} more
 * @returns {Box}
 */
function boxOf(element, screen, more) {
  const matrix = screen.inverse().multiply(element.getScreenCTM() ?? screen);
  const { x, y, width, height } = element.getBBox();
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([across, down]) =>
    new DOMPoint(across, down).matrixTransform(matrix));
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...xs) - more, Math.min(...ys) - more];
  const [right, bottom] = [Math.max(...xs) + more, Math.max(...ys) + more];
  return { left, top, right, bottom, filled: (right - left) * (bottom - top) };
}

/**
 * One box around those whose rings would meet, for as long as there is not much else in it.
 * @param {Box[]} boxes
 * @returns {Box[]}
 */
function joined(boxes) {
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const both = around(one, other);
      const size = (both.right - both.left) * (both.bottom - both.top);
      if (!meet(one, other) || size > ROOMY * both.filled) continue;
      return joined([...boxes.filter((each) => each !== one && each !== other), both]);
    }
  }
  return boxes;
}

/** @param {Box} one @param {Box} other */
function meet(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** @param {Box} one @param {Box} other @returns {Box} */
function around(one, other) {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
    filled: one.filled + other.filled,
  };
}
