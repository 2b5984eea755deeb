/** How somebody comes to a decision: by pointing, trying what would come of it, and doing it. */

import { Choosing } from "./choosing.js";

/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").Piece} Piece */
/** @typedef {import("./board.js").BoardView} BoardView */
/** @typedef {{ name: string, isTouch: boolean, key: string }} Pointed */

const MANY = 3; // things that are said at once; of more, only so many

/** Tells `tried` when something else is looked at, and `decided` with what somebody wants to do. */
export class Deciding extends EventTarget {
  /**
   * @param {(action: Choice) => string} label
   * @param {() => boolean} isHasty whether what somebody does now may have been meant to skip something
   */
  constructor(label, isHasty) {
    super();
    this.isHasty = isHasty;
    /** @type {BoardView | undefined} */
    this.board = undefined;
    /** @type {Choice | null} what is looked at */
    this.tried = null;
    this.choosing = new Choosing([], {});
    this._label = label;
    /** @type {Choice | null} what is looked at when nothing is hovered over */
    this._kept = null;
    /** @type {Set<string>} what could be chosen, if nothing were yet */
    this._choosable = new Set();
    this.round = 0; // how often something was offered
    /** @type {Map<string, string>} what is lit, and what could be done with it */
    this._called = new Map();
    /** @type {string | null} what somebody might point at */
    this._hovered = null;
  }

  /** What could be done with what somebody might point at, in words. */
  get words() {
    return this._called.get(this._hovered ?? "") ?? "";
  }

  /** What can be done. */
  get actions() {
    return this.choosing.actions;
  }

  /** What is left to be confirmed, or to choose from. */
  get left() {
    return this.choosing.meant;
  }

  /**
   * Let somebody choose, with nothing chosen yet.
   * @param {Choice[]} actions
   * @param {Record<string, Piece>} pieces
   */
  begin(actions, pieces) {
    this.round += 1;
    const choosing = new Choosing(actions, pieces);
    this._choosable = new Set(choosing.lit);
    this._choose(choosing, null);
  }

  /** Let a way be chosen as well, in place of another that leads there. @param {Choice} way */
  admit(way) {
    const others = this.actions.filter(({ targets, then }) => !then || String(targets) !== String(way.targets));
    this._choosable = new Set(new Choosing([...others, way], this.choosing.pieces).lit);
    this._choose(new Choosing([...others, way], this.choosing.pieces, this.choosing.chosen), null);
    return way;
  }

  /** Begin once more, as if nothing had been pointed at. */
  forget() {
    this._choose(new Choosing(this.actions, this.choosing.pieces), null);
  }

  /**
   * Choose on this board.
   * @param {BoardView} board
   */
  use(board) {
    this.board = board;
    /** @param {string} kind @param {(detail: any) => void} deed */
    const on = (kind, deed) => board.addEventListener(kind, (event) => deed(/** @type {CustomEvent} */ (event).detail));
    on("point", (pointed) => this.point(pointed));
    on("hover", ({ name }) => this.hover(name));
    on("turn", ({ by }) => this.cycle(by));
    this.relabel();
  }

  /** Say again what things are called, in another language perhaps. */
  relabel() {
    this._light();
  }

  /**
   * What was chosen is done, or where there are several ways to do it, the next one is tried.
   * @param {Pointed} pointed
   */
  point({ name, isTouch, key }) {
    if (key !== "Enter" && this.isHasty()) return; // it was meant to skip something, as Enter never is
    const before = this.choosing;
    const isChosen = before.settled.length > 0 && (before.chosen.has(name) || before.with(name) !== before);
    const isSure = key === "Enter" || before.settled.length === 1 || this.place === name;
    if (before.confirms(name)) this.confirm();
    else if (isChosen && this.tried && isSure) this._decide(this.tried);
    else if (isChosen) this.cycle(1);
    else this._add(before.pointed(name), isTouch, key);
  }

  /** Where it goes what is looked at, such as a tile that can be turned: the last of several things pointed at. */
  get place() {
    const { targets = [] } = this.tried ?? {};
    return targets.length > 1 && this.left.length > 1 ? targets[targets.length - 1] : null;
  }

  /**
   * Choose this in place of what was chosen, if it can be chosen at all; return whether it can.
   * @param {string} name
   */
  turn(name) {
    const other = this.choosing.pointed(name);
    if (other.possible.length > 0) this._choose(other, other.settled[0] ?? other.meant[0] ?? null);
    return other.possible.length > 0;
  }

  /**
   * What is settled by pointing at all that it needs is done at once by a key, and by whoever hovers if it can be taken
   * back. Else it is seen first, and done by pointing there again.
   * @param {Choosing} choosing
   * @param {boolean} isTouch
   * @param {string} key
   */
  _add(choosing, isTouch, key) {
    const [first, ...others] = choosing.settled;
    const isSettled = first && others.length === 0 && choosing.isSure(first);
    const isSure = key !== "" || (!isTouch && !first?.final);
    if (isSettled && isSure) this._decide(first);
    else this._choose(choosing, first ?? choosing.meant[0] ?? null);
  }

  /**
   * Look at what would come of pointing there; nothing: at what was chosen.
   * @param {string | null} name
   */
  hover(name) {
    this._hover(name);
    const isOther = name !== null && !this.choosing.chosen.has(name) && !this.choosing.confirms(name);
    const more = isOther ? this.choosing.pointed(name) : this.choosing;
    const isKept = more === this.choosing || (this._kept && more.possible.includes(this._kept));
    this.look(isKept ? this._kept : (more.meant[0] ?? more.possible[0] ?? null));
  }

  /** @param {string | null} name */
  _hover(name) {
    if (this._hovered === name) return;
    this._hovered = name;
    this.dispatchEvent(new Event("tried"));
  }

  /** @param {Choice | null} action */
  look(action) {
    if (this.tried === action) return;
    this.tried = action;
    this.board?.preview(action);
    this.dispatchEvent(new Event("tried"));
  }

  /**
   * Stay with this one, until it is done or something else is pointed at.
   * @param {Choice} action
   */
  keep(action) {
    this._kept = action;
    this.look(action);
  }

  /**
   * Choose all that this one needs, as if somebody had pointed at it.
   * @param {Choice} action
   */
  choose(action) {
    this._choose(new Choosing(this.actions, this.choosing.pieces, action.targets), action);
  }

  /**
   * Try the next of several actions on the same target, such as a tile turned.
   * @param {number} by
   */
  cycle(by) {
    const { left } = this;
    if (left.length < 2) return;
    const now = this._kept ? left.indexOf(this._kept) : -1;
    this.keep(left[(now + by + left.length) % left.length]);
  }

  /** Do what was chosen, as it is looked at. */
  confirm() {
    if (this._kept && this.left.includes(this._kept)) this._decide(this._kept);
  }

  /** @param {Choice} action */
  _decide(action) {
    this.dispatchEvent(new CustomEvent("decided", { detail: action }));
  }

  /** @param {Choosing} choosing @param {Choice | null} kept */
  _choose(choosing, kept) {
    this.choosing = choosing;
    this._kept = kept;
    if (this.board) this.board.hasTurns = this.left.length > 1;
    this._light();
    this.look(kept);
    this.dispatchEvent(new Event("tried"));
  }

  _light() {
    this._called = new Map();
    for (const name of this.choosing.lit) this._called.set(name, this._call(this.choosing.with(name)));
    this.board?.light(this._called, this.choosing.chosen, new Set([...this._choosable, ...this._called.keys()]));
  }

  /** What could be done, in a few words: what can be done at once, or what it could come to. @param {Choosing} choosing */
  _call({ meant, possible }) {
    const words = [...new Set((meant.length > 0 ? meant : possible).map((action) => this._label(action)))];
    return words.slice(0, MANY).join(" · ") + (words.length > MANY ? "…" : "");
  }
}
