/** A table: the board, what is asked, what can be done, the sheets, and what happened. */

import { LitElement, html, nothing } from "lit";
import { ask } from "./api.js";
import { go } from "./app.js";
import { BoardView } from "./board.js";
import { Choosing } from "./choosing.js";
import { keep, recalled, remember } from "./memory.js";
import { cover, settings } from "./asides.js";
import { sentence } from "./sentence.js";
import { log, names, sheets } from "./sheets.js";
import { waiting } from "./waiting.js";
import { phrased, said, say, switched, words } from "./words.js";
import { Line } from "./wire.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").Happened} Happened */

const FEW = 6; // actions that are all shown; of more there is a list to open

class Table extends LitElement {
  static properties = { name: { type: String } };

  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.name = "";
    /** @type {Line | undefined} */
    this.line = undefined;
    /** @type {BoardView | undefined} */
    this.board = undefined;
    /** @type {import("@fluent/bundle").FluentBundle | undefined} */
    this.bundle = undefined;
    /** @type {number | null} whose view is shown */
    this.seat = null;
    this.choosing = new Choosing([], {});
    /** @type {Choice | null} */
    this.tried = null;
    /** @type {Happened[]} */
    this.queue = [];
    this.isPlaying = false;
    this.isAsking = false;
    this.isCovered = false;
    this.speed = Number(recalled("speed", "1"));
    this.trouble = "";
    this._switched = () => this._words();
    this._key = (/** @type {KeyboardEvent} */ event) => this._pressed(event);
  }

  connectedCallback() {
    super.connectedCallback();
    switched.addEventListener("switched", this._switched);
    addEventListener("keydown", this._key);
    this._come();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    switched.removeEventListener("switched", this._switched);
    removeEventListener("keydown", this._key);
    this.line?.leave();
  }

  /** Sit down with the link that somebody sent, if there is one, and look. */
  async _come() {
    const seat = new URLSearchParams(location.search).get("seat");
    if (seat !== null && location.hash) {
      this.invited = { seat: Number(seat), key: location.hash.slice(1) };
      this.requestUpdate();
      return;
    }
    this.line = new Line(this.name);
    this.line.addEventListener("line", () => this.requestUpdate());
    this.line.addEventListener("seen", (event) => this._seen(/** @type {CustomEvent} */ (event).detail));
  }

  /** @param {number} seat @param {string} name @param {string} [key] */
  async _sit(seat, name, key) {
    try {
      await ask(`/tables/${this.name}/seats/${seat}`, { name, ...(key ? { key } : {}) });
      remember("name", name);
      history.replaceState(null, "", `/table/${this.name}`);
      this.invited = undefined;
      this.line?.leave();
      this._come();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.requestUpdate();
  }

  async _words() {
    if (this.view) this.bundle = await words(this.view.game);
    this._light();
    this.requestUpdate();
  }

  /** @returns {View | undefined} */
  get view() {
    const views = this.line?.views;
    return views?.get(this.seat) ?? views?.values().next().value;
  }

  /** The seats of who is here. @returns {number[]} */
  get own() {
    return [...(this.line?.views.keys() ?? [])].filter((seat) => seat !== null);
  }

  /** @param {{ seat: number | null, fresh: Happened[] }} news */
  async _seen({ seat, fresh }) {
    const view = this.line?.views.get(seat);
    if (!view) return;
    if (!this.bundle) await this._first(view);
    if (seat === this.seat || fresh.length === 0) this._turn();
    if (seat === this.seat) this.queue.push(...fresh);
    this._play();
  }

  /** @param {View} view */
  async _first(view) {
    this.seat = view.seat;
    this.bundle = await words(view.game);
    if (view.seat !== null) keep({ table: this.name, game: view.game, own: this.own, bots: view.source ? [] : view.seats.map((seat) => seat.bot) });
    await this.updateComplete;
    const place = await this._place();
    if (view.scene && place && !this.board) {
      this.board = new BoardView(place, await ask(`/tables/${this.name}/board`));
      this.board.addEventListener("point", (event) => this._point(/** @type {CustomEvent} */ (event).detail));
      this.board.addEventListener("hover", (event) => this._hover(/** @type {CustomEvent} */ (event).detail.name));
    }
  }

  async _place() {
    this.requestUpdate();
    await this.updateComplete;
    return this.querySelector(".board-place");
  }

  /** Look from the seat whose turn it is, if several people share this device. */
  _turn() {
    const turn = this.view?.turn;
    if (this.own.length > 1 && turn !== null && turn !== undefined && this.own.includes(turn) && turn !== this.seat) {
      this.seat = turn;
      this.isCovered = Boolean(this.view?.hides);
    }
  }

  /** Let be seen what has happened, one thing after the other, and then how it stands. */
  async _play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this._light();
    let event;
    while ((event = this.queue.shift())) {
      this.latest = event.says && this.bundle && this.view ? phrased(this.bundle, event.says, names(this.view)) : this.latest;
      this.requestUpdate();
      await this.board?.play(event, this.queue.length > 40 ? Infinity : this.speed);
    }
    this.isPlaying = false;
    this._settle();
  }

  _settle() {
    if (this.view?.scene && !this.isCovered) this.board?.show(this.view.scene);
    this._begin();
    this.board?.preview(null);
    this.requestUpdate();
  }

  /** Let somebody choose, with nothing chosen yet. */
  _begin() {
    this.tried = null;
    this.choosing = new Choosing(this.actions, this.view?.scene?.pieces ?? {});
    this._light();
  }

  _skip() {
    this.queue.forEach((event) => delete event.cues);
    for (const animation of document.getAnimations()) animation.finish();
  }

  // What can be done

  /** @returns {Choice[]} */
  get actions() {
    const isFree = !this.isPlaying && !this.isAsking && !this.isCovered && this.view?.paused === null;
    return isFree && this.seat !== null ? (this.view?.actions ?? []) : [];
  }

  _light() {
    const choosing = this.actions.length > 0 ? this.choosing : new Choosing([], {});
    /** @type {Map<string, string>} */
    const labels = new Map();
    for (const name of choosing.lit) {
      const { possible } = choosing.with(name);
      const words = possible.slice(0, 3).map((action) => this._label(action));
      labels.set(name, words.join("; ") + (possible.length > 3 ? "…" : ""));
    }
    this.board?.light(labels, choosing.chosen);
  }

  /** @param {Choice} action */
  _label(action) {
    return this.bundle && this.view ? phrased(this.bundle, action.label, names(this.view)) : action.text;
  }

  /** @param {{ name: string, isTouch: boolean }} what */
  _point({ name, isTouch }) {
    const before = this.choosing;
    this.choosing = before.pointed(name);
    const [first, ...others] = this.choosing.settled;
    if (!first || others.length > 0) this._try(first ?? this.choosing.meant[0] ?? null);
    else if (isTouch && this.tried !== first) {
      this.choosing = before; // a finger cannot hover: it sees first, and then does
      this._try(first);
    } else this._do(first);
  }

  /** @param {string | null} name */
  _hover(name) {
    if (name === null) {
      if (this.choosing.chosen.size === 0) this._try(null);
    } else if (!this.choosing.chosen.has(name)) this._try(this.choosing.with(name).possible[0] ?? null);
  }

  /** @param {Choice | null} action */
  _try(action) {
    this.tried = action;
    this.board?.preview(action);
    this._light();
    this.requestUpdate();
  }

  /** @param {Choice} action */
  async _do(action) {
    const view = this.view;
    if (!view || this.seat === null || !this.line || this.isAsking) return;
    this.isAsking = true;
    this._try(null);
    const refusal = await this.line.ask("decide", this.seat, { version: view.version, action: action.action });
    this.isAsking = false;
    this.trouble = refusal && refusal.code !== "stale" ? refusal.message : "";
    if (!this.isPlaying) this._settle();
  }

  /** @param {string} deed @param {object} [more] */
  async _ask(deed, more) {
    const refusal = await this.line?.ask(deed, this.seat ?? 0, more);
    this.trouble = refusal?.message ?? "";
    this.requestUpdate();
  }

  /** @param {KeyboardEvent} event */
  _pressed(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, select, textarea")) return;
    if (event.key === " " && this.isPlaying && !target.closest("button, [role=button], a")) {
      event.preventDefault();
      this._skip();
    } else if (event.key === "Escape") {
      this._begin();
      this._try(null);
    } else if (event.key === "r" || event.key === "R") this._cycle();
  }

  /** Try the next of several actions on the same target, such as a tile turned. */
  _cycle() {
    const left = this.choosing.meant;
    if (left.length > 1) this._try(left[(left.indexOf(/** @type {Choice} */ (this.tried)) + 1) % left.length]);
  }

  /** Show what a strong bot would do. */
  async _hint() {
    try {
      const { action } = await ask(`/tables/${this.name}/hint/${this.seat}`);
      const found = this.actions.find((each) => each.action === action);
      if (!found) return; // it came too late
      this._try(found);
      this.latest = say("hint-is", { action: this._label(found) });
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.requestUpdate();
  }

  async _rematch() {
    try {
      const { table } = await ask(`/tables/${this.name}/rematch`, {});
      go(`/table/${table}`);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      this.requestUpdate();
    }
  }

  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has("name") && changed.get("name")) location.reload();
  }

  // What is seen

  /** @param {View} view */
  _title(view) {
    return this.bundle ? said(this.bundle, "title") : view.game;
  }

  /** @param {View} view */
  _actions(view) {
    const left = this.actions.length > 0 ? this.choosing.meant : [];
    const shown = left.length > 0 ? left : this.actions;
    const buttons = shown.map((action) => this._button(action));
    return html`<div class="actions" role="group" aria-label=${say("actions")}>
      ${left.length > 0
        ? html`<p class="hint">${left.length > 1 ? say("which-one") : say("confirm-it")}</p>`
        : nothing}
      ${shown.length > FEW && left.length === 0
        ? html`<details class="all"><summary>${say("all-actions", { number: shown.length })}</summary>${buttons}</details>`
        : buttons}
      ${view.house.hints && this.actions.length > 1 && left.length === 0
        ? html`<button class="quiet" @click=${() => this._hint()}>${say("hint")}</button>`
        : nothing}
      ${view.undo ? html`<button class="quiet" @click=${() => this._ask("undo", { version: view.version })}>${say("undo")}</button>` : nothing}
      ${view.phase === "over" && this.seat !== null
        ? html`<button class="main" @click=${() => this._rematch()}>${say("rematch")}</button>`
        : nothing}
      ${view.phase === "over" ? html`<a class="button" href="/replay/${this.name}">${say("replay")}</a>` : nothing}
    </div>`;
  }

  /** @param {Choice} action */
  _button(action) {
    return html`<button
      class="do ${action === this.tried ? "tried" : ""}"
      @click=${() => this._do(action)}
      @pointerenter=${() => this._try(action)}
      @focus=${() => this._try(action)}
    >
      ${this._label(action)}
    </button>`;
  }

  render() {
    if (this.invited) {
      const { seat, key } = this.invited;
      return waiting.invited(this.trouble, (name) => this._sit(seat, name, key));
    }
    const view = this.view;
    if (this.line?.end) return html`<p role="alert" class="trouble">${say("no-table")}</p>`;
    if (!view || !this.bundle) return html`<p class="waiting">${say("loading")}</p>`;
    return html`<div class="table" data-game=${view.game}>
      <div class="board-place"></div>
      <aside class="side">
        <h1 class="unseen">${this._title(view)}</h1>
        <p class="sentence" role="status" aria-live="polite">${sentence(view, this.seat, this.bundle)}</p>
        ${this.line?.isUp ? nothing : html`<p class="trouble" role="alert">${say("line-lost")}</p>`}
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
        ${view.phase === "waiting"
          ? waiting.room(view, this.name, (seat, name) => this._sit(seat, name))
          : this._actions(view)}
        ${sheets(view, this.bundle, this.own)}
        <p class="latest" aria-live="polite">${this.latest ?? ""}</p>
        <details class="more" open>
          <summary>${say("log")}</summary>
          ${log(view, this.bundle)}
        </details>
        ${settings(view, this.speed, this.seat !== null, (speed) => this._pace(speed), (deed) => this._ask(deed))}
      </aside>
      ${this.isCovered ? cover(names(view)[this.seat ?? 0], () => this._uncover()) : nothing}
    </div>`;
  }

  /** @param {number} speed */
  _pace(speed) {
    this.speed = speed;
    remember("speed", String(speed));
  }

  _uncover() {
    this.isCovered = false;
    this._settle();
  }
}

customElements.define("quad-table", Table);
