/** The rule page of a game. */

import { LitElement, html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { ask, games } from "./api.js";
import { head } from "./heading.js";
import { coming, lost } from "./lost.js";
import { learn } from "./opening.js";
import { Trouble } from "./trouble.js";
import { say, speaker, switched } from "./words.js";
import "./drawing.js";

class Rules extends LitElement {
  static properties = { game: { type: String } };

  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.game = "";
    this.page = "";
    this.trouble = new Trouble(this);
    this.isMissing = false;
    /** @type {import("./types").Game | undefined} */
    this.known = undefined;
    this._switched = () => this._load();
  }

  connectedCallback() {
    super.connectedCallback();
    switched.addEventListener("switched", this._switched);
    this._load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    switched.removeEventListener("switched", this._switched);
  }

  async _load() {
    await this.trouble.until(async () => {
      const { lang } = speaker;
      this.known = (await games()).find(({ slug }) => slug === this.game);
      this.isMissing = !this.known;
      /** @type {string} */
      const page = this.known ? await ask(`/games/${this.game}/rules.html?lang=${lang}`) : "";
      if (lang === speaker.lang) this.page = page; // else it is being asked for in another one by now
    });
    this.requestUpdate();
    await this.updateComplete;
    const clause = location.hash.slice(1);
    if (clause) document.getElementById(clause)?.scrollIntoView({ block: "center" });
  }

  updated() {
    head(this, this.known?.title[speaker.lang] ?? "", say("rules"));
  }

  render() {
    const { known, trouble } = this;
    if (this.isMissing) return lost(say("no-game"));
    if (!this.page) return coming(trouble.words);
    return html`<article class="rules">
      ${known?.lesson
        ? html`<button class="main" @click=${() => trouble.attempt(() => learn(known))}>${say("learn-instead")}</button>`
        : nothing}
      ${trouble.words ? html`<p role="alert" class="trouble">${trouble.words}</p>` : nothing}
      ${unsafeHTML(this.page)}
    </article>`;
  }
}

customElements.define("quad-rules", Rules);
