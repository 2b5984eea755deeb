/** What stands before each seat, at a glance. */

import { html, nothing, svg } from "lit";
import { names } from "./names.js";
import { said, say } from "./words.js";

export { log } from "./log.js";
export { names } from "./names.js";

/** @typedef {import("./showing.js").Moment} Moment */
/** @typedef {import("./types").Sheet} Sheet */
/** @typedef {import("./types").Gauge} Gauge */
/** @typedef {import("@fluent/bundle").FluentBundle} FluentBundle */

/**
 * @param {Pick<Moment, "seats" | "scene" | "turn" | "result">} moment
 * @param {FluentBundle} bundle
 * @param {number[]} own the seats of who is here
 * @param {(seat: number) => unknown} [clocks]
 */
export function sheets(moment, bundle, own, clocks = () => nothing) {
  const plain = moment.seats.map((_, seat) => ({ seat, symbol: "", gauges: [], tokens: [], out: false }));
  const all = moment.scene?.sheets ?? plain;
  return html`<ol class="sheets" tabindex="0" aria-label=${say("sheets")}>
    ${all.map((sheet) => one(sheet, moment, bundle, own, clocks))}
  </ol>`;
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
  const isTurn = moment.turn === sheet.seat;
  const won = moment.result && moment.result[sheet.seat] > 0;
  return html`<li
    class="sheet ink-${sheet.seat} ${isTurn ? "turn" : ""} ${sheet.out ? "out" : ""}"
    aria-current=${isTurn ? "true" : "false"}
  >
    ${sheet.symbol ? svg`<svg class="token" viewBox="-60 -60 120 120" aria-hidden="true"><use href="#${sheet.symbol}"/></svg>` : nothing}
    <div class="who">
      <strong>${names(moment)[sheet.seat]}</strong>
      ${own.includes(sheet.seat) ? html`<span class="tag">${say("you")}</span>` : nothing}
      ${seat.bot ? html`<span class="tag">${say(seat.bot.replace("level", "level-"))}</span>` : nothing}
      ${seat.covered ? html`<span class="tag warn">${say(`covered-${seat.covered}`)}</span>` : nothing}
      ${!seat.covered && seat.away !== null && !seat.bot ? html`<span class="tag warn">${say("away")}</span>` : nothing}
      ${won ? html`<span class="tag won">${say("winner")}</span>` : nothing} ${clocks(sheet.seat)}
    </div>
    <dl>${sheet.gauges.map((gauge) => figure(gauge, bundle))}</dl>
    ${sheet.tokens.length > 0
      ? html`<div class="tokens" aria-hidden="true">
          ${sheet.tokens.map((token) => svg`<svg class="token small" viewBox="-60 -60 120 120"><use href="#${token}"/></svg>`)}
        </div>`
      : nothing}
  </li>`;
}

/** @param {Gauge} gauge @param {FluentBundle} bundle */
function figure(gauge, bundle) {
  const share = gauge.most ? Math.max(0, Math.min(1, gauge.value / gauge.most)) : 0;
  return html`<div class="gauge">
    <dt>${said(bundle, `gauge-${gauge.name}`)}</dt>
    <dd>
      <span class="value">${gauge.value}${gauge.most ? html`<small>/${gauge.most}</small>` : nothing}</span>
      ${gauge.most ? html`<span class="track"><span style="transform:scaleX(${share})"></span></span>` : nothing}
    </dd>
  </div>`;
}
