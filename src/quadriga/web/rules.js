/** The rule page of a game. */

import { LitElement, html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { games } from "./api.js";
import { learn } from "./opening.js";
import { say, speaker, switched } from "./words.js";

class Rules extends LitElement {
  static properties = { game: { type: String } };

  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.game = "";
    this.page = "";
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
    const answer = await fetch(`/api/games/${this.game}/rules.html?lang=${speaker.lang}`);
    this.page = answer.ok ? await answer.text() : "";
    this.known = (await games()).find(({ slug }) => slug === this.game);
    this.requestUpdate();
    await this.updateComplete;
    const clause = location.hash.slice(1);
    if (clause) document.getElementById(clause)?.scrollIntoView({ block: "center" });
  }

  render() {
    const { known } = this;
    if (!this.page) return html`<p>${say("loading")}</p>`;
    return html`<article class="rules">
      ${known?.lesson ? html`<button class="main" @click=${() => learn(known)}>${say("learn-instead")}</button>` : nothing}
      ${unsafeHTML(this.page)}
    </article>`;
  }
}

customElements.define("quad-rules", Rules);
