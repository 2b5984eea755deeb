/** Rings around what is spoken of, on the board and beside it. They travel with what they are around. */

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 6;
const NAMED = "data-name";

/**
 * Draw rings around everything with these names, and around nothing else: names on the board, those that begin
 * with something and a *, or a part of the page such as .sheets.
 * @param {Element} place
 * @param {string[]} names
 */
export function ring(place, names) {
  for (const old of place.querySelectorAll(".ring")) old.remove();
  for (const old of place.querySelectorAll(".ringed")) old.classList.remove("ringed");
  for (const name of names) for (const found of place.querySelectorAll(selector(name))) around(found);
}

/** @param {string} name */
function selector(name) {
  if (name.startsWith(".")) return name;
  return name.endsWith("*") ? `svg [${NAMED}^="${name.slice(0, -1)}"]` : `svg [${NAMED}="${name}"]`;
}

/**
 * A ring is part of a piece and travels with it; around what is printed it lies above everything else.
 * @param {Element} element
 */
function around(element) {
  element.classList.add("ringed");
  if (!(element instanceof SVGGraphicsElement)) return;
  const { x, y, width, height } = element.getBBox();
  const figures = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN, rx: 14 };
  const board = element.ownerSVGElement;
  const isPiece = element.closest(".pieces") !== null;
  for (const kind of ["ring edge", "ring"]) {
    const drawn = document.createElementNS(SVG, "rect");
    for (const [key, value] of Object.entries(figures)) drawn.setAttribute(key, String(value));
    drawn.setAttribute("class", kind);
    if (!isPiece && board) drawn.setAttribute("transform", placed(element, board));
    (isPiece ? element : (board ?? element)).append(drawn);
  }
}

/** Where something printed lies on the board. @param {SVGGraphicsElement} element @param {SVGSVGElement} board */
function placed(element, board) {
  const matrix = board.getScreenCTM()?.inverse().multiply(element.getScreenCTM() ?? new DOMMatrix());
  return matrix ? `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})` : "";
}
