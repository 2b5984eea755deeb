/** One device for several people: whoever takes it sees no hand but their own. */

import { html } from "lit";
import { names } from "./names.js";
import { opened } from "./question.js";
import { say } from "./words.js";

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./types").View} View */
/** @typedef {import("./showing.js").Moment} Moment */

/**
 * What is needed of a table. Its `seat` is null while nobody looks: then it is seen as whoever watches sees it.
 * @typedef {Element & {
 *   seat: number | null,
 *   own: number[],
 *   view?: View,
 *   line?: import("./wire.js").Line,
 *   board?: import("./board.js").BoardView,
 *   teller: import("./teller.js").Teller,
 *   look: (seat: number) => void,
 *   updateComplete: Promise<boolean>,
 * }} Host
 */

const GONE = ["resigned", "clock"]; // a bot plays on for them, for good

/** Whether somebody decides for a seat themselves. @param {Pick<View, "seats">} view @param {number} seat */
export function plays(view, seat) {
  return !GONE.includes(view.seats[seat].covered ?? "");
}

/** Whether others wait for somebody who left, or does not know of the table yet. @param {import("./types").Seat} seat */
export function isMissed({ name, bot, away, come, covered }) {
  return name !== null && !bot && !covered && (away !== null || !come);
}

export class Passing {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    /** @type {number | null} whose turn it is, and who has yet to say that it is them */
    this.asked = null;
    /** @type {number | null | undefined} whose turn it was when somebody came to look; nobody has: undefined */
    this._since = undefined;
    /** @type {Scene | null} as whoever watches saw it, when it was last seen */
    this._open = null;
    /** @type {HTMLDialogElement | undefined} */
    this._dialog = undefined;
  }

  /** Whether people who are here may not see each other's hands. @param {View} view */
  hides(view) {
    return view.hides && view.phase === "playing" && this.host.own.length > 1;
  }

  /**
   * Return from which seat one looks, now that it stands like this: a hand is covered as soon as it is not the turn
   * any more of who looks.
   * @param {View} view
   */
  hear(view) {
    const { own, seat } = this.host;
    if (!this.hides(view)) return seat !== null && own.includes(seat) ? seat : (own[0] ?? null);
    if (seat === null) return null;
    if (this._since !== undefined && [this._since, seat].includes(view.turn)) {
      this._since = view.turn;
      return seat;
    }
    this._cover();
    return null;
  }

  /** Let who must decide look; where hands are hidden, once they say that it is them. */
  turn() {
    const { host } = this;
    const { line, view } = host;
    if (!view) return;
    const open = line?.views.get(null);
    if (open?.version === view.version) this._open = structuredClone(open.scene);
    if ([...(line?.views.values() ?? [])].some(({ version }) => version !== view.version)) return; // it is yet to be told
    const next = host.own.find((seat) => seat === view.turn && plays(view, seat)) ?? null;
    if (this.hides(view)) this._ask(next === host.seat ? null : next);
    else {
      this._ask(null);
      if (next !== null && next !== host.seat) host.look(next);
    }
  }

  /** A moment as it may be told now: not as somebody saw it who looks no more. @param {Moment} moment */
  seen(moment) {
    const { seat, view } = this.host;
    if (!view || !this.hides(view) || moment.seat === null || moment.seat === seat) return moment;
    return { ...moment, seat: null, ask: null, scene: this._open };
  }

  /** Somebody says that it is them, and looks. @param {number} seat */
  async come(seat) {
    const { host } = this;
    if (this.asked === seat) this.asked = null;
    if (host.seat !== null) this._cover();
    this._since = host.view?.turn;
    host.look(seat);
    await host.updateComplete;
    /** @type {HTMLElement | null} */ (host.querySelector(".actions"))?.focus({ preventScroll: true });
  }

  leave() {
    this._ask(null);
  }

  /** Let nothing be seen or read that was meant for who looked. */
  _cover() {
    this._since = undefined;
    this.host.teller.forget();
    this.host.board?.bare(this._open?.pieces ?? {});
  }

  /** @param {number | null} seat */
  _ask(seat) {
    const { view } = this.host;
    if (seat === this.asked || !view) return;
    this.asked = seat;
    this._dialog?.close();
    if (seat === null) return;
    const words = say("pass-to", { name: names(view)[seat] });
    const buttons = html`<div class="buttons">
      <button class="main" value=${seat} autofocus>${say("here-i-am", { name: names(view)[seat] })}</button>
      ${this.host.own
        .filter((other) => other !== seat)
        .map((other) => html`<button class="quiet" value=${other}>${say("it-is-another", { name: names(view)[other] })}</button>`)}
    </div>`;
    const dialog = opened(say("pass-on"), html`<p>${words}</p>${buttons}`, "cover");
    dialog.addEventListener("close", () => dialog.returnValue && this.come(Number(dialog.returnValue)));
    this._dialog = dialog;
  }

  /** Whoever may come to look while it is not the turn of who does. @param {View} view */
  render(view) {
    const { own, seat } = this.host;
    if (!this.hides(view) || seat === view.turn) return [];
    const others = own.filter((other) => other !== seat);
    return others.map((other) => html`<button class="quiet me" @click=${() => this.come(other)}>${say("it-is-me", { name: names(view)[other] })}</button>`);
  }
}
