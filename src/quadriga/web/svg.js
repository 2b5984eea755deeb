/** Elements of drawings. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @returns {SVGElement}
 */
export function made(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** @param {import("./types").Piece} piece */
export function placed({ x, y, turn = 0, size = 1 }) {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
}

/**
 * Put a piece where it is; its outline knows how small it is drawn.
 * @param {SVGElement} element
 * @param {import("./types").Piece} piece
 */
export function put(element, piece) {
  element.style.transform = placed(piece);
  element.style.setProperty("--size", String(piece.size ?? 1));
}

/**
 * A few words on a plate.
 * @param {number} x @param {number} y @param {string} words
 */
export function plate(x, y, words) {
  const note = made("g", { class: "note" });
  note.style.transform = `translate(${x}px, ${y}px)`;
  const width = 22 + 13 * words.length;
  const text = made("text", { y: 8 });
  text.textContent = words;
  note.append(made("rect", { x: -width / 2, y: -18, width, height: 36, rx: 18 }), text);
  return note;
}

/**
 * A way, drawn so that it is seen on any ground.
 * @param {import("./types").Way} path
 * @param {string} [kind] its classes
 */
export function line(path, kind = "") {
  const points = path.map(([x, y]) => `${x},${y}`).join(" ");
  const way = made("g", { class: kind });
  way.append(made("polyline", { points, class: "way-edge" }), made("polyline", { points, class: "way" }));
  return way;
}
