/** The rule page of a game. */

import { LitElement, html } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
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
    this.requestUpdate();
    await this.updateComplete;
    const clause = location.hash.slice(1);
    if (clause) document.getElementById(clause)?.scrollIntoView({ block: "center" });
  }

  render() {
    return this.page ? html`<article class="rules">${unsafeHTML(this.page)}</article>` : html`<p>${say("loading")}</p>`;
  }
}

customElements.define("quad-rules", Rules);
