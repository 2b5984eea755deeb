/** The board: art that never changes, pieces on it, what can be pointed at, and what would come of it. */

import { travel, tumble, noted, pause } from "./motion.js";

/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Piece} Piece */
/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").Happened} Happened */
/** @typedef {import("./types").Cue} Cue */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @returns {SVGElement}
 */
function made(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** @param {Piece} piece */
export function placed({ x, y, turn = 0, size = 1 }) {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
}

/**
 * Tells `point` with the name of what somebody pointed at, and `hover` with what they might point at.
 */
export class BoardView extends EventTarget {
  /** @param {Element} parent @param {Board} board */
  constructor(parent, board) {
    super();
    this.svg = made("svg", { viewBox: `0 0 ${board.width} ${board.height}`, class: "board", role: "group" });
    const symbols = made("defs");
    symbols.innerHTML = Object.entries(board.symbols)
      .map(([name, art]) => `<g id="${name}">${art}</g>`)
      .join("");
    this._art = made("g", { class: "art" });
    this._art.innerHTML = board.art;
    this._ways = made("g", { class: "ways" });
    this._pieces = made("g", { class: "pieces" });
    this._notes = made("g", { class: "notes" });
    this.svg.append(symbols, this._art, this._ways, this._pieces, this._notes);
    parent.replaceChildren(this.svg);
    /** @type {Map<string, { element: SVGElement, piece: Piece }>} */
    this._drawn = new Map();
    /** @type {Set<string>} */
    this._lit = new Set();
    this._listen();
  }

  /**
   * Show the pieces as they are now.
   * @param {Scene} scene
   */
  show({ pieces, order }) {
    for (const [name, { element }] of this._drawn) {
      if (!(name in pieces)) {
        element.remove();
        this._drawn.delete(name);
      }
    }
    for (const name of order) this._put(name, pieces[name]);
    this._light();
  }

  /**
   * Light what can be pointed at, each with what it is called.
   * @param {Map<string, string>} names
   * @param {Set<string>} chosen
   */
  light(names, chosen) {
    this._lit = new Set(names.keys());
    this._labels = names;
    this._chosen = chosen;
    this._light();
  }

  /**
   * Show what would come of an action; nothing for none.
   * @param {Choice | null} choice
   */
  preview(choice) {
    this._ways.replaceChildren();
    this._notes.replaceChildren();
    if (!choice) return;
    if (choice.path && choice.path.length > 1) {
      const points = choice.path.map((point) => point.join(",")).join(" ");
      this._ways.append(made("polyline", { points, class: "way-edge" }), made("polyline", { points, class: "way" }));
    }
    for (const ghost of choice.ghosts ?? []) {
      const element = made("g", { class: "ghost" });
      this._fill(element, ghost);
      element.style.transform = placed(ghost);
      this._notes.append(element);
    }
    for (const note of choice.notes ?? []) this._notes.append(this._note(note.x, note.y, note.text));
  }

  /**
   * Let something be seen to happen.
   * @param {Happened} event
   * @param {number} speed how many times as fast as usual
   */
  async play(event, speed) {
    const cues = event.cues ?? [];
    await Promise.all(cues.map((cue) => this._act(cue, speed)));
    if (cues.some((cue) => !cue.path && !cue.tumbles)) await pause(220, speed);
  }

  /** @param {Cue} cue @param {number} speed */
  async _act(cue, speed) {
    const drawn = this._drawn.get(cue.piece) ?? this._appear(cue);
    if (!drawn) return;
    const { element, piece } = drawn;
    if (cue.note) noted(this._notes, this._note(piece.x, piece.y - 60, cue.note), speed);
    if (cue.tumbles) await tumble(element, piece, speed);
    if (cue.layers || cue.text !== undefined) {
      piece.layers = cue.layers ?? piece.layers;
      piece.text = cue.text ?? piece.text;
      this._fill(element, piece);
    }
    if (cue.path && cue.path.length > 0) {
      this._pieces.append(element); // who moves is seen above the others
      await travel(element, piece, cue.path, speed);
    }
  }

  /**
   * Put down what was not there before, if it is said where and what it is.
   * @param {Cue} cue
   */
  _appear({ piece, path, layers }) {
    if (!path?.length || !layers) return undefined;
    const [x, y, turn] = path[0];
    this._put(piece, { x, y, turn, layers });
    return this._drawn.get(piece);
  }

  /** @param {string} name @param {Piece} piece */
  _put(name, piece) {
    let drawn = this._drawn.get(name);
    if (!drawn) {
      drawn = { element: made("g", { class: "piece", "data-name": name }), piece };
      this._drawn.set(name, drawn);
    }
    drawn.piece = { ...piece };
    drawn.element.style.transform = placed(piece);
    this._fill(drawn.element, piece);
    this._pieces.append(drawn.element);
  }

  /** @param {SVGElement} element @param {Piece} piece */
  _fill(element, piece) {
    const written = JSON.stringify([piece.layers, piece.text]);
    if (element.dataset.shows === written) return;
    element.dataset.shows = written;
    element.replaceChildren(...piece.layers.map((layer) => made("use", { href: `#${layer}` })));
    if (piece.text) {
      const text = made("text", { class: "mark", y: 40 });
      text.textContent = piece.text;
      element.append(text);
    }
  }

  /** @param {number} x @param {number} y @param {string} words */
  _note(x, y, words) {
    const note = made("g", { class: "note" });
    note.style.transform = `translate(${x}px, ${y}px)`;
    const width = 22 + 13 * words.length;
    note.append(made("rect", { x: -width / 2, y: -18, width, height: 36, rx: 18 }));
    const text = made("text", { y: 8 });
    text.textContent = words;
    note.append(text);
    return note;
  }

  _light() {
    for (const element of this.svg.querySelectorAll("[data-name]")) {
      const name = element.getAttribute("data-name") ?? "";
      const isLit = this._lit.has(name);
      element.classList.toggle("lit", isLit);
      element.classList.toggle("chosen", Boolean(this._chosen?.has(name)));
      if (isLit) {
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
        element.setAttribute("aria-label", this._labels?.get(name) ?? name);
        element.setAttribute("aria-pressed", String(Boolean(this._chosen?.has(name))));
      } else {
        for (const attribute of ["tabindex", "role", "aria-label", "aria-pressed"]) element.removeAttribute(attribute);
      }
    }
  }

  _listen() {
    /** @param {Event} event @returns {string | null} */
    const lit = (event) => {
      const found = /** @type {Element} */ (event.target).closest?.("[data-name].lit");
      return found ? found.getAttribute("data-name") : null;
    };
    /** @param {string} kind @param {string | null} name @param {Event} event */
    const tell = (kind, name, event) => {
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      this.dispatchEvent(new CustomEvent(kind, { detail: { name, isTouch } }));
    };
    this.svg.addEventListener("click", (event) => {
      const name = lit(event);
      if (name) tell("point", name, event);
    });
    this.svg.addEventListener("keydown", (event) => {
      const name = lit(event);
      if (name && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        tell("point", name, event);
      }
    });
    for (const kind of ["pointerover", "focusin"]) {
      this.svg.addEventListener(kind, (event) => tell("hover", lit(event), event));
    }
    for (const kind of ["pointerleave", "focusout"]) {
      this.svg.addEventListener(kind, (event) => tell("hover", null, event));
    }
  }
}
