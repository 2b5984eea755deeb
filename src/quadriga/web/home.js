/** The first page: the games, and the tables of who is here. */

import { LitElement, html, nothing } from "lit";
import { ask, games } from "./api.js";
import { fitting } from "./fitting.js";
import { head } from "./heading.js";
import { address, isCalled, isTurn, list } from "./lists.js";
import { recalled, remember, tables } from "./memory.js";
import { learn, play, rivals } from "./opening.js";
import { poster } from "./poster.js";
import { Trouble } from "./trouble.js";
import { alone, say, speaker, switched } from "./words.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Listed} Listed */
/** @typedef {import("./types").Kept} Kept */

const FRESH = 15_000; // milliseconds until it is asked again how tables stand
const PHASES = ["waiting", "playing", "over"];

class Home extends LitElement {
  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    /** @type {Game[]} */
    this.games = [];
    /** @type {{ kept: Kept, listed: Listed }[]} where one sat, the latest first */
    this.own = [];
    /** @type {Listed[]} tables that anybody may find */
    this.listed = [];
    this.trouble = new Trouble(this);
    this._switched = () => this.requestUpdate();
    this._again = () => document.visibilityState === "visible" && this._load();
  }

  connectedCallback() {
    super.connectedCallback();
    switched.addEventListener("switched", this._switched);
    document.addEventListener("visibilitychange", this._again);
    this._timer = setInterval(this._again, FRESH);
    this._load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    switched.removeEventListener("switched", this._switched);
    document.removeEventListener("visibilitychange", this._again);
    clearInterval(this._timer);
  }

  _load() {
    return this.trouble.attempt(async () => {
      const known = await games();
      const [own, listed] = await Promise.all([seated(), Promise.all(PHASES.map(inPhase))]);
      this.games = known;
      this.own = own;
      this.listed = listed.flat().filter(({ table }) => !own.some(({ kept }) => kept.table === table));
    });
  }

  updated() {
    head(this);
  }

  /** @param {Game} game */
  _card(game) {
    const title = game.title[speaker.lang];
    const { level, why } = fitting(this.own.filter(({ kept }) => kept.game === game.slug));
    return html`<article class="poster" data-game=${game.slug}>
      ${poster(game.slug)}
      <div class="poster-words">
        <h2>${title}</h2>
        <p>${alone(game.tagline[speaker.lang])}</p>
        <p class="facts">${facts(game)}</p>
        <div class="buttons">
          <button class="main" data-level=${level} @click=${() => this.trouble.attempt(() => play(game, level))}>
            ${say("play-now")}<span class="unseen">: ${title}.</span>
            <small>${say("against-bots", { number: rivals(game), level: say(`level-${level}`) })}</small>
          </button>
          ${game.lesson
            ? html`<button @click=${() => this.trouble.attempt(() => learn(game))}>${say("learn")}<span class="unseen">: ${title}</span></button>`
            : nothing}
          <a class="button" href="/new/${game.slug}">${say("with-friends")}<span class="unseen">: ${title}</span></a>
          <a class="link" href="/rules/${game.slug}">${say("rules")}<span class="unseen">: ${title}</span></a>
        </div>
        ${why === "same" ? nothing : html`<p class="facts">${say(`bots-${why}`)}</p>`}
      </div>
    </article>`;
  }

  /** @param {string} slug */
  _called(slug) {
    return this.games.find((game) => game.slug === slug)?.title[speaker.lang] ?? slug;
  }

  /** One's seats at a table. @param {string} name @returns {number[]} */
  _seats(name) {
    return this.own.find(({ kept }) => kept.table === name)?.kept.own ?? [];
  }

  /** The way back to the table where one is waited for, or sat last. */
  _back() {
    const open = this.own.filter(({ listed }) => listed.phase !== "over");
    const called = this.own.find(({ kept, listed }) => isCalled(listed, kept.own ?? []));
    const next = open.find(({ kept, listed }) => isTurn(listed, kept.own ?? [])) ?? called ?? open[0];
    if (!next) return nothing;
    return html`<a class="button back" href=${address(next.listed, next.kept.own ?? [])}>${say("go-on", { title: this._called(next.kept.game) })}</a>`;
  }

  _lists() {
    const own = this.own.map(({ listed }) => listed);
    /** @param {string} title @param {Listed[]} found @param {string} phase */
    const those = (title, found, phase) =>
      list(
        say(title),
        found.filter((each) => (phase === "seated" ? each.phase !== "over" : each.phase === phase && offers(each))),
        (slug) => this._called(slug),
        (table) => this._seats(table),
      );
    return html`${those("your-tables", own, "seated")} ${those("open-tables", this.listed, "waiting")}
    ${those("tables-to-watch", this.listed, "playing")} ${those("your-finished", own, "over")}
    ${those("finished-games", this.listed, "over")}`;
  }

  render() {
    return html`
      <section class="welcome">
        <h1>${say("welcome")}</h1>
        <div class="buttons">
          ${this._back()}
          <label>
            ${say("your-name")}
            <input
              maxlength="20"
              autocomplete="nickname"
              .value=${recalled("name")}
              @input=${(/** @type {any} */ event) => remember("name", event.target.value.trim())}
            />
          </label>
        </div>
      </section>
      ${this.trouble.words ? html`<p role="alert" class="trouble">${this.trouble.words}</p>` : nothing}
      <section class="posters" aria-label=${say("games")}>${this.games.map((game) => this._card(game))}</section>
      ${this._lists()}
    `;
  }
}

/** Whether there is something for who finds it: a free seat, or a game. @param {Listed} table */
function offers({ phase, seats }) {
  return phase !== "waiting" || seats.includes(null);
}

/** The tables that anybody may find. @param {string} phase @returns {Promise<Listed[]>} */
function inPhase(phase) {
  return ask(`/tables?phase=${phase}`);
}

/**
 * The tables where one sat, as far as they are still there.
 * @returns {Promise<{ kept: Kept, listed: Listed }[]>}
 */
async function seated() {
  const kept = tables();
  const listed = await named(kept.map(({ table }) => table));
  const others = listed.flatMap(({ rematch }) => (rematch && !listed.some(({ table }) => table === rematch) ? [rematch] : []));
  const going = (await named(others)).filter(({ phase }) => phase !== "over").map(({ table }) => table);
  /** @param {Kept} each */
  const found = (each) => {
    const known = listed.find(({ table }) => table === each.table);
    const called = going.find((table) => table === known?.rematch); // once it is over nobody waits there
    return known ? [{ kept: each, listed: { ...known, rematch: called } }] : [];
  };
  return kept.flatMap(found).sort((one, other) => other.listed.since - one.listed.since);
}

/** Those of these tables that are there. @param {string[]} names @returns {Promise<Listed[]>} */
async function named(names) {
  return names.length > 0 ? ask(`/tables?names=${names.join(",")}`) : [];
}

/** @param {Game} game */
function facts({ seats, minutes }) {
  const players = say("players", { fewest: seats[0], most: seats[seats.length - 1] });
  return minutes === null ? players : `${players} · ${say("minutes", { minutes })}`;
}

customElements.define("quad-home", Home);
