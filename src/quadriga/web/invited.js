/** Who comes by a link: to which game, who is there already, and a seat to sit down on. */

import { LitElement, html, nothing } from "lit";
import { ask, games } from "./api.js";
import { head } from "./heading.js";
import { coming, lost } from "./lost.js";
import { recalled } from "./memory.js";
import { poster } from "./poster.js";
import { take } from "./seating.js";
import { Trouble } from "./trouble.js";
import { all, alone, say, speaker, switched } from "./words.js";

/** @typedef {import("./types").Listed} Listed */

class Invited extends LitElement {
  static properties = { name: { type: String }, link: { attribute: false }, seated: { attribute: false } };

  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.name = "";
    this.link = { seat: 0, key: "" };
    this.seated = () => {};
    /** @type {Listed | undefined} */
    this.table = undefined;
    /** @type {import("./types").Game | undefined} */
    this.game = undefined;
    this.trouble = new Trouble(this);
    this.isMissing = false;
    this._switched = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    switched.addEventListener("switched", this._switched);
    this.trouble.until(() => this._load());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    switched.removeEventListener("switched", this._switched);
  }

  async _load() {
    /** @type {Listed[]} */
    const [table] = await ask(`/tables?names=${this.name}`);
    this.isMissing = !table;
    const name = table?.seats[this.link.seat];
    if (name) await this._sit(name).catch(() => {}); // who sits there comes back
    this.game = (await games()).find(({ slug }) => slug === table?.game);
    this.table = table;
    this.requestUpdate();
  }

  /** @param {string} name */
  async _sit(name) {
    await take(this.name, this.link.seat, name, this.link.key);
    this.seated();
  }

  updated() {
    head(this, this.game?.title[speaker.lang] ?? "");
  }

  /** A key that fits no seat is a link that was spoilt on its way. */
  _trouble() {
    const { refused, words } = this.trouble;
    if (!refused) return nothing;
    return html`<p role="alert" class="trouble">${refused.code === "not-yours" ? say("bad-link") : words}</p>`;
  }

  render() {
    const { table, game } = this;
    if (this.isMissing) return lost(say("no-table"));
    if (!table || !game) return coming(this.trouble.words);
    const title = game.title[speaker.lang];
    const [name, ...others] = table.seats.filter((seat) => seat !== null); // who is there alone has sent the link
    const there = table.seats.map((name) => name ?? say("free-seat"));
    return html`<div class="beside invited">
      ${poster(game.slug)}
      <section class="setup">
        <h1>${name && others.length === 0 ? say("invited-by", { name, title }) : say("invited", { title })}</h1>
        <p>${alone(game.tagline[speaker.lang])}</p>
        <p class="facts">${say("at-table", { names: all(there) })}</p>
        ${this._trouble()} ${form((name) => this.trouble.attempt(() => this._sit(name)))}
        <a class="link" href="/rules/${game.slug}" target="_blank">${say("rules")}<span class="unseen">: ${title}</span></a>
      </section>
    </div>`;
  }
}

customElements.define("quad-invited", Invited);

/** What one sits down with. @param {(name: string) => void} sit */
export function form(sit) {
  /** @param {SubmitEvent} event */
  const sent = (event) => {
    event.preventDefault();
    const given = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name");
    sit(String(given).trim());
  };
  return html`<form class="sit" @submit=${sent}>
    <label>${say("your-name")} <input name="name" required maxlength="20" autocomplete="nickname" .value=${recalled("name")} /></label>
    <button class="main">${say("sit-down")}</button>
  </form>`;
}
