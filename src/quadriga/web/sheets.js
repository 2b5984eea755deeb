/** What stands before each seat, at a glance. */

import { html, nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { figure } from "./figure.js";
import { names } from "./names.js";
import { said, say } from "./words.js";

/** @typedef {import("./showing.js").Moment} Moment */
/** @typedef {import("./types").Sheet} Sheet */
/** @typedef {import("./types").Gauge} Gauge */
/** @typedef {import("@fluent/bundle").FluentBundle} FluentBundle */

const FEW = 4; // tokens that have room beside a name; more have a line of their own

/** The sheets of a table. Where many tokens lay once, there is room for them to the end: nothing jumps. */
export class Sheets {
  constructor() {
    this._isMuch = false;
  }

  /**
   * @param {Pick<Moment, "seats" | "scene" | "turn" | "result">} moment
   * @param {FluentBundle} bundle
   * @param {number[]} own the seats of who is here
   * @param {(seat: number) => unknown} [clocks]
   */
  render(moment, bundle, own, clocks = () => nothing) {
    const plain = moment.seats.map((_, seat) => ({ seat, symbol: "", gauges: [], tokens: [], out: false }));
    const all = moment.scene?.sheets ?? plain;
    this._isMuch ||= all.some(({ tokens }) => tokens.length > FEW);
    return html`<ol class="sheets ${this._isMuch ? "much" : ""}" tabindex="0" aria-label=${say("sheets")}>
      ${all.map((sheet) => one(sheet, moment, bundle, own, clocks))}
    </ol>`;
  }
}

/**
 * @param {Sheet} sheet
 * @param {Pick<Moment, "seats" | "turn" | "result">} moment
 * @param {FluentBundle} bundle
 * @param {number[]} own
 * @param {(seat: number) => unknown} clocks
 */
function one(sheet, moment, bundle, own, clocks) {
  const seat = moment.seats[sheet.seat];
  const level = seat.bot?.replace("level", "");
  const isTurn = moment.turn === sheet.seat;
  const won = moment.result && moment.result[sheet.seat] > 0;
  return html`<li
    class="sheet ink-${sheet.seat} ${isTurn ? "turn" : ""} ${sheet.out && !won ? "out" : ""}"
    aria-current=${isTurn ? "true" : "false"}
  >
    ${sheet.symbol ? token(sheet.symbol) : nothing}
    <div class="who">
      <strong>${names(moment)[sheet.seat]}</strong>
      ${seat.name === null ? html`<span class="tag">${say("free-seat")}</span>` : nothing}
      ${own.includes(sheet.seat) ? html`<span class="tag">${say("you")}</span>` : nothing}
      ${level ? html`<span class="tag">${say(`level-${level}`)}</span>` : nothing}
      ${seat.covered ? html`<span class="tag warn">${say(`covered-${seat.covered}`)}</span>` : nothing}
      ${!seat.covered && seat.away !== null && !seat.bot ? html`<span class="tag warn">${say("away")}</span>` : nothing}
      ${won ? html`<span class="tag won">${say("winner")}</span>` : nothing} ${clocks(sheet.seat)} ${tokens(sheet)}
    </div>
    <dl>${repeat(sheet.gauges, ({ name }) => name, (gauge) => line(gauge, bundle))}</dl>
  </li>`;
}

/** @param {Sheet} sheet */
function tokens({ tokens }) {
  return html`<div class="tokens">${tokens.map((each) => token(each, "small"))}</div>`;
}

/** A thing from the board, as large as there is room for it. @param {string} symbol @param {string} [kind] */
function token(symbol, kind = "") {
  return svg`<svg class="token ${kind}" viewBox=${frame(symbol)} aria-hidden="true"><use href="#${symbol}"/></svg>`;
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
