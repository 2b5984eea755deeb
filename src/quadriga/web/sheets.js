/** What stands before each seat, at a glance, and what happened, in words. */

import { html, nothing, svg } from "lit";
import { phrased, said, say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Sheet} Sheet */
/** @typedef {import("./types").Gauge} Gauge */
/** @typedef {import("@fluent/bundle").FluentBundle} FluentBundle */

/** @param {View} view */
export function names(view) {
  return view.seats.map((seat, at) => seat.name ?? say("seat-number", { number: at + 1 }));
}

/**
 * @param {View} view
 * @param {FluentBundle} bundle
 * @param {number[]} own the seats of who is here
 */
export function sheets(view, bundle, own) {
  const all = view.scene?.sheets ?? view.seats.map((_, seat) => ({ seat, symbol: "", gauges: [], tokens: [], out: false }));
  return html`<ol class="sheets" tabindex="0" aria-label=${say("sheets")}>
    ${all.map((sheet) => one(sheet, view, bundle, own))}
  </ol>`;
}

/** @param {Sheet} sheet @param {View} view @param {FluentBundle} bundle @param {number[]} own */
function one(sheet, view, bundle, own) {
  const seat = view.seats[sheet.seat];
  const isTurn = view.turn === sheet.seat;
  const won = view.result && view.result[sheet.seat] > 0;
  return html`<li
    class="sheet ink-${sheet.seat} ${isTurn ? "turn" : ""} ${sheet.out ? "out" : ""}"
    aria-current=${isTurn ? "true" : "false"}
  >
    ${sheet.symbol ? svg`<svg class="token" viewBox="-60 -60 120 120" aria-hidden="true"><use href="#${sheet.symbol}"/></svg>` : nothing}
    <div class="who">
      <strong>${names(view)[sheet.seat]}</strong>
      ${own.includes(sheet.seat) ? html`<span class="tag">${say("you")}</span>` : nothing}
      ${seat.bot ? html`<span class="tag">${say(seat.bot.replace("level", "level-"))}</span>` : nothing}
      ${seat.covered ? html`<span class="tag warn">${say(`covered-${seat.covered}`)}</span>` : nothing}
      ${!seat.covered && seat.away !== null && !seat.bot ? html`<span class="tag warn">${say("away")}</span>` : nothing}
      ${won ? html`<span class="tag won">${say("winner")}</span>` : nothing}
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
      ${gauge.most ? html`<span class="track"><span style="inline-size:${100 * share}%"></span></span>` : nothing}
    </dd>
  </div>`;
}

/**
 * What happened, the latest first; each line leads to the clause that made it so.
 * @param {View} view
 * @param {FluentBundle} bundle
 */
export function log(view, bundle) {
  const told = view.events.filter((event) => event.says).slice(-80).reverse();
  return html`<ol class="log" reversed tabindex="0" aria-label=${say("log")}>
    ${told.map(
      (event) =>
        html`<li>
          ${event.says ? phrased(bundle, event.says, names(view)) : nothing}
          <a href="/rules/${view.game}#${event.clause}" target="_blank" title=${say("why")}>${event.clause}</a>
        </li>`,
    )}
  </ol>`;
}
