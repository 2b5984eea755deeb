/** What stands before each seat, at a glance. */

import { html, nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { figure } from "./figure.js";
import { names } from "./names.js";
import { isMissed } from "./passing.js";
import { phrased, said, say } from "./words.js";

/** @typedef {import("./showing.js").Moment} Moment */
/** @typedef {import("./types").Sheet} Sheet */
/** @typedef {import("./types").Gauge} Gauge */
/** @typedef {import("@fluent/bundle").FluentBundle} FluentBundle */

const FEW = 4; // tokens that have room beside a name; more have a line of their own

/** The sheets of a table. Where many tokens lay once, there is room for them to the end: nothing jumps. */
export class Sheets {
  constructor() {
    this._isMuch = false;
    this._isFound = false;
  }

  /**
   * Let one's own sheet be seen when one comes, where there is no room for all of them; then they stay where somebody
   * puts them.
   * @param {Element | null} list @param {number[]} own
   */
  find(list, own) {
    const sheet = list?.querySelector(".sheet.own");
    if (this._isFound || !list || !sheet || own.length === 0) return;
    this._isFound = true;
    list.scrollLeft += sheet.getBoundingClientRect().left - list.getBoundingClientRect().left;
  }

  /** Take in what is to be shown. @param {Moment["scene"]} [scene] */
  hear(scene) {
    this._isMuch ||= Boolean(scene?.sheets.some(({ tokens }) => tokens.length > FEW));
  }

  /**
   * Return what is to be seen; it was taken in before.
   * @param {Pick<Moment, "seats" | "sides" | "seat" | "scene" | "turn" | "result" | "end">} moment
   * @param {FluentBundle} bundle
   * @param {number[]} own the seats of who is here
   * @param {(seat: number) => unknown} [clocks]
   */
  render(moment, bundle, own, clocks = () => nothing) {
    const plain = moment.seats.map((_, seat) => ({ seat, symbol: "", gauges: [], tokens: [], out: false }));
    const all = moment.scene?.sheets ?? plain;
    const fates = moment.end?.fates ?? [];
    return html`<ol class="sheets ${this._isMuch ? "much" : ""}" tabindex="0" aria-label=${say("sheets")}>
      ${repeat(all, key, (sheet, at) => one(sheet, moment, fates[at]?.says, bundle, own, clocks))}
    </ol>`;
  }
}

/**
 * What a sheet stays the same by: whose it is, and what it is about, or how many of that seat come before it.
 * @param {Sheet} sheet @param {number} at
 */
function key({ seat, symbol }, at) {
  return `${seat} ${symbol || at}`;
}

/**
 * @param {Sheet} sheet
 * @param {Pick<Moment, "seats" | "sides" | "seat" | "turn" | "result">} moment
 * @param {import("./types").Phrase | null | undefined} fate how it ended
 * @param {FluentBundle} bundle
 * @param {number[]} own
 * @param {(seat: number) => unknown} clocks
 */
function one(sheet, moment, fate, bundle, own, clocks) {
  const seat = moment.seats[sheet.seat];
  const level = fate ? "" : seat.bot?.replace("level", ""); // how it ended stands in its place
  const isTurn = moment.turn === sheet.seat && !sheet.rests;
  const won = moment.result && moment.result[sheet.seat] > 0 && !sheet.rests;
  return html`<li
    class="sheet ink-${sheet.ink ?? sheet.seat} ${isTurn ? "turn" : ""} ${sheet.out && !won ? "out" : ""} ${own.includes(sheet.seat) ? "own" : ""}"
    aria-current=${isTurn ? "true" : "false"}
  >
    ${sheet.symbol ? token(sheet.symbol, "", sheet.called && phrased(bundle, sheet.called, names(moment))) : html`<span class="token"></span>`}
    <div class="who">
      <strong>${names(moment)[sheet.seat]}</strong>
      ${seat.name === null ? html`<span class="tag">${say("free-seat")}</span>` : nothing}
      ${own.includes(sheet.seat) ? html`<span class="tag">${say("you")}</span>` : nothing}
      ${isPartner(sheet.seat, moment, own) ? html`<span class="tag partner">${say("with-you")}</span>` : nothing}
      ${level ? html`<span class="tag">${say(`level-${level}`)}</span>` : nothing}
      ${seat.covered ? html`<span class="tag warn">${say(`covered-${seat.covered}`)}</span>` : nothing}
      ${isMissed(seat) ? html`<span class="tag warn">${say("away")}</span>` : nothing}
      ${won ? html`<span class="tag won">${say("winner")}</span>` : nothing}
      ${fate ? html`<span class="tag fate">${phrased(bundle, fate, names(moment))}</span>` : nothing}
      ${sheet.out && !fate && !won ? html`<span class="tag">${say("out")}</span>` : nothing} ${clocks(sheet.seat)} ${tokens(sheet)}
    </div>
    <dl>${repeat(sheet.gauges, ({ name }) => name, (gauge) => line(gauge, bundle))}</dl>
  </li>`;
}

/**
 * Whether somebody else plays for the side of who looks.
 * @param {number} seat
 * @param {Pick<Moment, "sides" | "seat">} moment
 * @param {number[]} own
 */
function isPartner(seat, { sides, seat: looker }, own) {
  return looker !== null && !own.includes(seat) && sides[seat] === sides[looker];
}

/** @param {Sheet} sheet */
function tokens({ tokens }) {
  return html`<div class="tokens">${tokens.map((each) => token(each, "small"))}</div>`;
}

/**
 * A thing from the board, as large as there is room for it.
 * @param {string} symbol @param {string} [kind]
 * @param {string} [called] what is spoken of; else nothing is said of it
 */
function token(symbol, kind = "", called = "") {
  return svg`<svg class="token ${kind}" viewBox=${frame(symbol)} role="img" aria-label=${called || nothing} aria-hidden=${!called}>
    <use href="#${symbol}"/>
  </svg>`;
}

/** @type {WeakMap<Element, string>} */
const frames = new WeakMap();

/** What is seen of a symbol: the whole of it, and nothing around it. @param {string} symbol */
function frame(symbol) {
  const drawn = document.getElementById(symbol);
  if (!(drawn instanceof SVGGraphicsElement)) return "0 0 0 0"; // the board has not come yet
  const known = frames.get(drawn);
  if (known) return known;
  const { x, y, width, height } = drawn.getBBox();
  const found = `${x} ${y} ${width} ${height}`;
  if (width > 0) frames.set(drawn, found);
  return found;
}

/** @param {Gauge} gauge @param {FluentBundle} bundle */
function line(gauge, bundle) {
  return html`<div class="gauge">
    <dt>${said(bundle, `gauge-${gauge.name}`)}</dt>
    <dd>${figure(gauge)}</dd>
  </div>`;
}
