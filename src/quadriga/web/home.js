/** The first page: the four games, and the tables of who is here. */

import { LitElement, html, nothing } from "lit";
import { ask, games } from "./api.js";
import { go } from "./app.js";
import { recalled, remember, tables } from "./memory.js";
import { learn } from "./opening.js";
import { say, speaker, switched } from "./words.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Listed} Listed */

const FIRST = "level2"; // against whom a newcomer plays

class Home extends LitElement {
  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    /** @type {Game[]} */
    this.games = [];
    /** @type {Listed[]} */
    this.open = [];
    /** @type {Listed[]} */
    this.playing = [];
    this.trouble = "";
    switched.addEventListener("switched", () => this.requestUpdate());
    this._load();
  }

  async _load() {
    try {
      this.games = await games();
      [this.open, this.playing] = await Promise.all([ask("/tables"), ask("/tables?phase=playing")]);
    } catch (error) {
      this.trouble = String(error);
    }
    this.requestUpdate();
  }

  /** @param {Game} game */
  async _play(game) {
    const name = recalled("name") || say("you-name");
    const seats = [{ kind: "person", name }, ...usual(game).map(() => ({ kind: "bot", bot: recalled("level", FIRST) }))];
    try {
      const made = await ask("/tables", { game: game.slug, seats });
      go(`/table/${made.table}`);
    } catch (error) {
      this.trouble = String(error);
      this.requestUpdate();
    }
  }

  /** @param {Game} game */
  _card(game) {
    const title = game.title[speaker.lang];
    const [fewest, most] = [game.seats[0], game.seats[game.seats.length - 1]];
    return html`<article class="poster" data-game=${game.slug}>
      <img src="/api/games/${game.slug}/poster.svg" alt="" width="1200" height="800" />
      <div class="poster-words">
        <h2>${title}</h2>
        <p>${game.tagline[speaker.lang]}</p>
        <p class="facts">${say("players", { fewest, most })}</p>
        <div class="buttons">
          <button class="main" @click=${() => this._play(game)} aria-label="${say("play-now")}: ${title}">
            ${say("play-now")}
          </button>
          <a class="button" href="/new/${game.slug}" aria-label="${say("with-friends")}: ${title}">${say("with-friends")}</a>
          ${game.lesson
            ? html`<button @click=${() => learn(game)} aria-label="${say("learn")}: ${title}">${say("learn")}</button>`
            : nothing}
          <a class="link" href="/rules/${game.slug}" aria-label="${say("rules")}: ${title}">${say("rules")}</a>
        </div>
      </div>
    </article>`;
  }

  /** @param {string} slug */
  _title(slug) {
    return this.games.find((game) => game.slug === slug)?.title[speaker.lang] ?? slug;
  }

  /** @param {string} title @param {{ table: string, game: string, names: (string | null)[] }[]} found */
  _list(title, found) {
    if (found.length === 0) return nothing;
    return html`<section class="list">
      <h2>${title}</h2>
      <ul>
        ${found.map(
          (each) =>
            html`<li>
              <a href="/table/${each.table}">
                <strong>${this._title(each.game)}</strong>
                <span>${each.names.map((name) => name ?? say("free-seat")).join(", ")}</span>
              </a>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  render() {
    /** @param {Listed} listed */
    const plain = ({ table, game, seats }) => ({ table, game, names: seats });
    return html`
      <section class="welcome">
        <h1>${say("welcome")}</h1>
        <label>
          ${say("your-name")}
          <input
            maxlength="20"
            autocomplete="nickname"
            .value=${recalled("name")}
            @input=${(/** @type {any} */ event) => remember("name", event.target.value.trim())}
          />
        </label>
      </section>
      ${this.trouble ? html`<p role="alert" class="trouble">${this.trouble}</p>` : nothing}
      <section class="posters" aria-label=${say("games")}>${this.games.map((game) => this._card(game))}</section>
      ${this._list(say("your-tables"), tables())} ${this._list(say("open-tables"), this.open.map(plain))}
      ${this._list(say("tables-to-watch"), this.playing.map(plain))}
    `;
  }
}

/**
 * The bots that a single person plays against: enough for the game to be at its best.
 * @param {Game} game
 */
function usual(game) {
  const players = Math.min(4, game.seats[game.seats.length - 1]);
  return Array.from({ length: Math.max(players, game.seats[0]) - 1 });
}

customElements.define("quad-home", Home);
