/** The page about fair dice: what is sealed before a game, and how anybody checks it afterwards. */

import { LitElement, html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { ask } from "./api.js";
import { head } from "./heading.js";
import { coming } from "./lost.js";
import { Trouble } from "./trouble.js";
import { say, speaker, switched } from "./words.js";

class Fair extends LitElement {
  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.page = "";
    this.trouble = new Trouble(this);
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
      /** @type {string} */
      const page = await ask(`/fair-dice.html?lang=${lang}`);
      if (lang === speaker.lang) this.page = page; // else it is being asked for in another one by now
    });
    this.requestUpdate();
  }

  updated() {
    head(this, say("fair-dice"));
  }

  render() {
    const { words } = this.trouble;
    if (!this.page) return coming(words);
    return html`<article class="rules">
      ${words ? html`<p role="alert" class="trouble">${words}</p>` : nothing} ${unsafeHTML(this.page)}
    </article>`;
  }
}

customElements.define("quad-fair", Fair);
