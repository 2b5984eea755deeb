/** What a coach says, on its card beside the board. */

import { html, nothing } from "lit";
import { openClause } from "./clause.js";
import { play } from "./opening.js";
import { names } from "./names.js";
import { found, phrased, said, say } from "./words.js";

/** @typedef {import("./coach.js").Coach} Coach */
/** @typedef {import("@fluent/bundle").FluentBundle} FluentBundle */

/** @param {Coach} coach */
export function card(coach) {
  const { progress, page } = coach;
  if (!progress?.isGuided || !coach.lesson || !coach.host.bundle) return nothing;
  if (progress.isSilent) {
    return html`<button class="coach-back" @click=${() => coach.hush(false)}>${say("coach-show")}</button>`;
  }
  const [number, all] = coach.learnt;
  /** Keys that are pressed here are not meant for the board. @param {KeyboardEvent} event */
  const pressed = (event) => event.key === "Enter" && event.stopPropagation();
  return html`<section class="coach" aria-label=${say("coach")} tabindex="-1" @keydown=${pressed}>
    <div class="coach-words" aria-live="polite">${PAGES[page.kind](coach, coach.host.bundle)}</div>
    <footer>
      <label>${say("coach-learnt", { number, all })} <progress max=${all} .value=${number}></progress></label>
      <button class="quiet" @click=${() => coach.hush(true)}>${say("coach-hide")}</button>
    </footer>
  </section>`;
}

const PAGES = { card: before, event: happened, ask: asked, watch: waiting, end: ending };

/** @param {Coach} coach @param {FluentBundle} bundle */
function before(coach, bundle) {
  const all = coach.lesson?.cards.length ?? 0;
  const isLast = coach.at === all - 1;
  return html`${told(coach, bundle)}
    <div class="buttons">
      <button class="main go" @click=${() => coach.turn(1)}>${isLast ? say("coach-begin") : say("coach-next")}</button>
      ${coach.at > 0 ? html`<button @click=${() => coach.turn(-1)}>${say("coach-previous")}</button>` : nothing}
      ${isLast ? nothing : html`<button class="quiet" @click=${() => coach.begin()}>${say("coach-skip")}</button>`}
      ${clause(coach)}
      <span class="count">${coach.at + 1} / ${all}</span>
    </div>`;
}

/** @param {Coach} coach @param {FluentBundle} bundle */
function happened(coach, bundle) {
  return html`${told(coach, bundle)}
    <div class="buttons">
      <button class="main go" @click=${() => coach.goOn()}>${say("coach-go-on")}</button>
      ${clause(coach)}
    </div>`;
}

/** @param {Coach} coach @param {FluentBundle} bundle */
function asked(coach, bundle) {
  const isOwn = coach.host.deciding.choosing.chosen.size > 0; // then the button below does what one has chosen
  return html`${told(coach, bundle, coach.page.isBrief ? ".again" : "")}
    ${coach.advice ? advice(coach, bundle, coach.advice) : nothing}
    <div class="buttons">
      ${coach.advice
        ? html`<button class="${isOwn ? "quiet" : "main"} follow" @click=${() => coach.follow()}>${say("coach-follow")}</button>`
        : html`<button class="ask" ?disabled=${coach.isThinking} @click=${() => coach.advise()}>
            ${coach.isThinking ? say("coach-thinks") : say("coach-advise")}
          </button>`}
      ${clause(coach)}
    </div>`;
}

/** @param {Coach} coach @param {FluentBundle} bundle @param {import("./types").Choice} action */
function advice(coach, bundle, action) {
  const why = { ...action.label, key: `learn-${action.label.key}` };
  return html`<div class="advice">
    <p>${say("coach-advice")} <strong>${phrased(bundle, action.label, who(coach))}</strong>.</p>
    ${found(bundle, why.key) ? html`<p>${phrased(bundle, why, who(coach))}</p>` : nothing}
  </div>`;
}

/** @param {Coach} coach */
function waiting({ host }) {
  return html`<p>${host.view?.turn === host.seat ? say("coach-your-turn") : say("coach-watch")}</p>`;
}

/** @param {Coach} coach @param {FluentBundle} bundle */
function ending(coach, bundle) {
  const { game, host } = coach;
  const hasWon = (host.view?.result?.[host.seat ?? 0] ?? 0) > 0;
  return html`<h2>${hasWon ? say("coach-won") : say("coach-over")}</h2>
    <p>${said(bundle, "learn-end")}</p>
    ${coach.missed.length > 0 ? missed(coach, bundle) : nothing}
    <div class="buttons">
      <button class="main" @click=${() => game && host.trouble.attempt(() => play(game))}>${say("coach-play")}</button>
      <a class="button" href="/new/${game?.slug}">${say("with-friends")}</a>
      <a class="link" href="/rules/${game?.slug}">${say("rules")}</a>
    </div>`;
}

/** What did not come up this time; one can read of it. @param {Coach} coach @param {FluentBundle} bundle */
function missed(coach, bundle) {
  return html`<p>${say("coach-missed")}</p>
    <ul>
      ${coach.missed.map(([key, number]) => html`<li>${reading(coach, number, said(bundle, `learn-${key}.title`))}</li>`)}
    </ul>`;
}

/**
 * A heading, what has happened if something has, and what there is to know of it.
 * @param {Coach} coach @param {FluentBundle} bundle @param {string} [part] of what there is to know
 */
function told(coach, bundle, part = "") {
  const { key, facts, says } = coach.page;
  const text = { key: `learn-${key}${part}`, facts };
  return html`<h2>${said(bundle, `learn-${key}.title`)}</h2>
    ${says ? html`<p class="news">${phrased(bundle, says, who(coach))}</p>` : nothing}
    ${found(bundle, text.key) ? html`<p>${phrased(bundle, text, who(coach))}</p>` : nothing}`;
}

/** What opens the clause of what is told. @param {Coach} coach */
function clause(coach) {
  const { clause: number } = coach.page;
  return reading(coach, number, say("coach-rule", { clause: number }));
}

/** @param {Coach} coach @param {string} number of a clause @param {string} words */
function reading({ game }, number, words) {
  return html`<button class="reading" aria-haspopup="dialog" @click=${() => openClause(game?.slug ?? "", number)}>
    ${words}
  </button>`;
}

/** @param {Coach} coach */
function who({ host }) {
  return host.view ? names(host.view) : [];
}
