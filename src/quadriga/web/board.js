/** The board: art that never changes, pieces on it, what can be pointed at, and what would come of it. */

import { follow } from "./arrows.js";
import { isFinger } from "./hand.js";
import { faded, noted, pause, travel, tumble } from "./motion.js";
import { Printed } from "./printed.js";
import { meant } from "./reach.js";
import { line, made, plate, put } from "./svg.js";
import { GLANCE, isGlanced, isStill, passed } from "./timing.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Piece} Piece */
/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").Happened} Happened */
/** @typedef {import("./types").Cue} Cue */
/** @typedef {import("./runs.js").Run} Run */
/** @typedef {import("./reach.js").Spot} Spot */

const ABOVE = 60; // units that a note floats above a piece
const NOTCH = 40; // how far a wheel turns for one step

/**
 * Tells `point` with the name of what somebody pointed at, `hover` with what they might point at, `miss` with what
 * they pointed at in vain, and `turn` with the way in which they turned the wheel.
 */
export class BoardView extends EventTarget {
  /** @param {Element} parent @param {Board} board @param {string} [called] the message with its name */
  constructor(parent, board, called = "board") {
    super();
    this._called = called;
    const { width, height } = board;
    this.svg = made("svg", { viewBox: `0 0 ${width} ${height}`, class: "board", role: "group", tabindex: -1 });
    const symbols = made("defs");
    symbols.innerHTML = Object.entries(board.symbols)
      .map(([name, art]) => `<g id="${name}">${art}</g>`)
      .join("");
    this._art = made("g", { class: "art" });
    this._art.innerHTML = board.art;
    this._printed = new Printed(this._art);
    this._ways = made("g", { class: "ways" });
    this._pieces = made("g", { class: "pieces" });
    this._ghosts = made("g", { class: "ghosts" });
    this._notes = made("g", { class: "notes" });
    // Ways lead over what lies there, and over what would: a way below a tile is none.
    this.svg.append(symbols, this._art, this._pieces, this._ghosts, this._ways, this._notes);
    parent.replaceChildren(this.svg);
    this.zoom = new Zoom(/** @type {SVGSVGElement} */ (this.svg), width, height);
    this.label();
    /** @type {Map<string, { element: SVGElement, piece: Piece }>} */
    this._drawn = new Map();
    /** @type {Map<string, string>} */
    this._lit = new Map();
    /** @type {Set<string>} */
    this._chosen = new Set();
    /** @type {Set<string>} what could be chosen, if not with what is chosen then in its place */
    this.choosable = new Set();
    this._stop = ""; // what the tab key leads to
    this.hasTurns = false; // whether there is something to turn
    this._turned = 0;
    this._listen();
  }

  /** Say what it is, in another language perhaps. */
  label() {
    this.svg.setAttribute("aria-label", say(this._called));
    this.zoom.label();
  }

  /**
   * Show the pieces as they are now.
   * @param {Scene} scene
   */
  show({ pieces, order }) {
    const hadFocus = this.svg.contains(document.activeElement);
    for (const [name, { element }] of this._drawn) {
      if (!(name in pieces)) {
        element.remove();
        this._drawn.delete(name);
      }
    }
    (order ? order.split(" ") : []).forEach((name, at) => this._put(name, pieces[name], at));
    this._light(hadFocus);
  }

  /**
   * Leave only what lies among these as well, and looks the same there.
   * @param {Record<string, Piece>} pieces
   */
  bare(pieces) {
    for (const [name, { element }] of this._drawn) {
      if (name in pieces && element.dataset.shows === shows(pieces[name])) continue;
      element.remove();
      this._drawn.delete(name);
    }
  }

  /**
   * Light what can be pointed at, each with what it is called.
   * @param {Map<string, string>} names
   * @param {Set<string>} chosen
   * @param {Set<string>} choosable
   */
  light(names, chosen, choosable) {
    this._lit = names;
    this._chosen = chosen;
    this.choosable = choosable;
    this._light();
  }

  /**
   * Show what would come of an action; nothing for none.
   * @param {Choice | null} choice
   */
  preview(choice) {
    this._ways.replaceChildren();
    this._ghosts.replaceChildren();
    if (!choice) return;
    for (const { seat, path } of choice.trails ?? []) this._ways.append(line(path, `trail ink-${seat}`));
    if (choice.path && choice.path.length > 1) this._ways.append(line(choice.path));
    for (const ghost of choice.ghosts ?? []) {
      const element = made("g", { class: "ghost" });
      this._fill(element, ghost);
      put(element, ghost);
      this._ghosts.append(element);
    }
    for (const note of choice.notes ?? []) this._ways.append(plate(note.x, note.y, note.text));
  }

  /**
   * Let be seen what happens in one go.
   * @param {Run} run
   * @param {number} speed how many times as fast as usual
   * @param {(event: Happened) => void} tell that it happens now
   */
  async play(run, speed, tell = () => {}) {
    const cues = run.events.flatMap((event) => event.cues ?? []);
    if (run.events.length > 1) await this._follow(run, speed, tell);
    else {
      tell(run.events[0]);
      await Promise.all(cues.map((cue) => this._act(cue, speed)));
    }
    if (isGlanced(cues) && speed !== Infinity) await pause(GLANCE, speed);
  }

  /**
   * Let a piece go on, and what happens on its way be seen as it comes by.
   * @param {Run} run @param {number} speed @param {(event: Happened) => void} tell
   */
  async _follow({ events, begins, piece, path }, speed, tell) {
    let since = 0;
    const travelled = this._act({ piece, path }, speed);
    for (const [at, event] of events.entries()) {
      const until = passed(begins[at], path);
      await Promise.race([travelled, pause(until - since, speed)]); // who skips the way waits no longer
      since = until;
      tell(event);
      for (const cue of event.cues ?? []) {
        if (cue.piece !== piece) this._act(cue, speed);
        else if (!cue.path) this._act(cue, speed, path[begins[at]]);
      }
    }
    await travelled;
  }

  /**
   * @param {Cue} cue @param {number} speed
   * @param {import("./types").Way[number]} [there] where a piece is just then that goes on
   */
  async _act(cue, speed, there) {
    const drawn = this._drawn.get(cue.piece) ?? this._appear(cue);
    if (!drawn) return;
    const { element, piece } = drawn;
    const [x, y] = there ?? [piece.x, piece.y];
    if (cue.note) noted(this._notes, plate(x, y - ABOVE, cue.note), speed);
    if (cue.tumbles) await tumble(element, piece, speed);
    if (cue.layers || cue.text !== undefined) {
      piece.layers = cue.layers ?? piece.layers;
      piece.text = cue.text ?? piece.text;
      this._fill(element, piece);
    }
    if (!cue.path?.length) return;
    this._pieces.append(element); // who moves is seen above the others
    if (isStill() && speed !== Infinity) faded(this._notes, line(cue.path));
    await travel(element, piece, cue.path, speed);
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

  /** @param {string} name @param {Piece} piece @param {number} [at] below how many others it lies */
  _put(name, piece, at = Infinity) {
    let drawn = this._drawn.get(name);
    if (!drawn) {
      drawn = { element: made("g", { class: "piece", "data-name": name }), piece };
      this._drawn.set(name, drawn);
    }
    drawn.piece = { ...piece };
    put(drawn.element, piece);
    this._fill(drawn.element, piece);
    const there = this._pieces.children[at] ?? null;
    if (there !== drawn.element || !there) this._pieces.insertBefore(drawn.element, there);
  }

  /** @param {SVGElement} element @param {Piece} piece */
  _fill(element, piece) {
    const written = shows(piece);
    if (element.dataset.shows === written) return;
    element.dataset.shows = written;
    element.replaceChildren(...piece.layers.map((layer) => made("use", { href: `#${layer}` })));
    if (piece.text) {
      const text = made("text", { class: "mark", y: 47 });
      text.textContent = piece.text;
      element.append(text);
    }
  }

  // What can be pointed at

  /** What is lit, as it lies on the board. @returns {SVGElement[]} */
  get lit() {
    return [...this.svg.querySelectorAll(".lit")].map((element) => /** @type {SVGElement} */ (element));
  }

  /** Whether something is chosen. */
  get hasChosen() {
    return this._chosen.size > 0;
  }

  /** What has one of these names. @param {Set<string>} names @returns {SVGElement[]} */
  named(names) {
    const all = [...this.svg.querySelectorAll("[data-name]")].map((element) => /** @type {SVGElement} */ (element));
    return all.filter(({ dataset }) => names.has(dataset.name ?? ""));
  }

  _light(hadFocus = this.svg.contains(document.activeElement)) {
    for (const element of this.svg.querySelectorAll("[data-name]")) {
      const name = element.getAttribute("data-name") ?? "";
      element.classList.toggle("lit", this._lit.has(name));
      element.classList.toggle("chosen", this._chosen.has(name));
      if (this._lit.has(name)) this._call(element, name);
      else for (const attribute of ["tabindex", "role", "aria-label", "aria-pressed"]) element.removeAttribute(attribute);
    }
    this._printed.raise();
    this._offer(this._lit.has(this._stop) ? this._stop : (this.lit[0]?.dataset.name ?? ""));
    if (hadFocus) this._hold();
  }

  /** @param {Element} element @param {string} name */
  _call(element, name) {
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", this._lit.get(name) ?? name);
    element.setAttribute("aria-pressed", String(this._chosen.has(name)));
  }

  /**
   * Let the tab key lead to this one of all that is lit; the arrow keys lead on from there.
   * @param {string} name
   */
  _offer(name) {
    this._stop = name;
    for (const element of this.lit) element.setAttribute("tabindex", element.dataset.name === name ? "0" : "-1");
  }

  /** Keep the focus on the board: where there is nothing to point at, on the whole of it until there is. */
  _hold() {
    const focused = document.activeElement;
    if (focused !== this.svg && focused?.classList.contains("lit")) return;
    const stop = this.lit.find((element) => element.dataset.name === this._stop);
    (stop ?? this.svg).focus({ preventScroll: true });
  }

  _listen() {
    /** @param {string} kind @param {object} detail */
    const tell = (kind, detail) => this.dispatchEvent(new CustomEvent(kind, { detail }));
    /** @type {Spot | undefined} where a finger came down: a browser moves its click to what is lit */
    let touched;
    this.svg.addEventListener("pointerdown", ({ clientX, clientY }) => (touched = { clientX, clientY }));
    this.svg.addEventListener("pointercancel", () => (touched = undefined));
    this.svg.addEventListener("click", (event) => {
      const isTouch = isFinger();
      const name = isTouch && touched ? meant(touched, this) : (named(event) ?? this.below(event));
      touched = undefined;
      if (name !== null && this._lit.has(name)) tell("point", { name, isTouch, key: "" });
      else tell("miss", { name });
    });
    this.svg.addEventListener("keydown", (event) => {
      const name = named(event);
      if (name && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        tell("point", { name, isTouch: false, key: event.key });
      } else follow(event, this.lit);
    });
    this.svg.addEventListener("focusin", (event) => {
      const name = named(event);
      if (name) this._offer(name);
      // Who points has not come here by key: the focus is only kept for them, and what happened is still to be read.
      if (/** @type {Element} */ (event.target).matches(":focus-visible")) tell("hover", { name });
    });
    this.svg.addEventListener("pointerover", (event) => tell("hover", { name: named(event) }));
    for (const kind of ["pointerleave", "focusout"]) {
      this.svg.addEventListener(kind, () => tell("hover", { name: null }));
    }
    this.svg.addEventListener("wheel", (event) => this._wheel(event), { passive: false });
  }

  /** What is lit there. @param {Spot} spot */
  litAt({ clientX, clientY }) {
    const found = document.elementFromPoint(clientX, clientY)?.closest("[data-name].lit");
    return found?.getAttribute("data-name") ?? null;
  }

  /**
   * What lies there, lit or not, but for this one: pieces let through to what lies below them, but not now.
   * @param {Spot} spot
   * @param {Element} [over]
   * @returns {string | null}
   */
  below({ clientX, clientY }, over) {
    this.svg.classList.add("asked");
    const found = document
      .elementsFromPoint(clientX, clientY)
      .map((element) => element.closest("[data-name]"))
      .find((element) => element && element !== over);
    this.svg.classList.remove("asked");
    return found?.getAttribute("data-name") ?? null;
  }

  /** @param {WheelEvent} event */
  _wheel(event) {
    if (!this.hasTurns || event.ctrlKey) return;
    event.preventDefault();
    this._turned += event.deltaY;
    if (Math.abs(this._turned) < NOTCH) return;
    this.dispatchEvent(new CustomEvent("turn", { detail: { by: Math.sign(this._turned) } }));
    this._turned = 0;
  }
}

/** What is seen of a piece, wherever it lies. @param {Piece} piece */
function shows({ layers, text }) {
  return JSON.stringify([layers, text]);
}

/**
 * What of all that is lit was pointed at.
 * @param {Event} event
 */
function named(event) {
  const found = /** @type {Element} */ (event.target).closest?.("[data-name].lit");
  return found ? found.getAttribute("data-name") : null;
}
