/** The rule page of a game. */

import { LitElement, html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { ask, games } from "./api.js";
import { head } from "./heading.js";
import { lost } from "./lost.js";
import { learn } from "./opening.js";
import { reason, refusal } from "./refusals.js";
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
    this.trouble = "";
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
    const { lang } = speaker;
    try {
      this.known = (await games()).find(({ slug }) => slug === this.game);
      /** @type {string} */
      const page = this.known ? await ask(`/games/${this.game}/rules.html?lang=${lang}`) : "";
      if (lang !== speaker.lang) return; // it is being asked for in another language by now
      this.page = page;
      this.trouble = this.known ? "" : say("no-game");
    } catch (error) {
      this.trouble = reason(refusal(error));
    }
    this.requestUpdate();
    await this.updateComplete;
    const clause = location.hash.slice(1);
    if (clause) document.getElementById(clause)?.scrollIntoView({ block: "center" });
  }

  updated() {
    head(this.known?.title[speaker.lang] ?? "", say("rules"));
  }

  render() {
    const { known } = this;
    if (!this.page && this.trouble) return lost(this.trouble);
    if (!this.page) return html`<p class="waiting">${say("loading")}</p>`;
    return html`<article class="rules">
      ${known?.lesson ? html`<button class="main" @click=${() => learn(known)}>${say("learn-instead")}</button>` : nothing}
      ${unsafeHTML(this.page)}
    </article>`;
  }
}

customElements.define("quad-rules", Rules);
