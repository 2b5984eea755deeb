/** The page as a whole: its head, its language, and which part of it is shown. */

import { LitElement, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { go } from "./going.js";
import { head } from "./heading.js";
import { come, dress } from "./later.js";
import { coming, lost } from "./lost.js";
import { LANGUAGES, say, speak, speaker, switched } from "./words.js";
import { recalled, remember } from "./memory.js";
import { Trouble } from "./trouble.js";
import "./home.js";
import "./table.js";

const CONTRAST = "(prefers-contrast: more)";
/** @type {Record<string, string>} what is said while there are no words to say it with */
const WORDLESS = {
  en: "The server does not answer. It is asked again in a moment.",
  fr: "Le serveur ne répond pas. Nouvel essai dans un instant.",
};
const LOOKS = ["auto", "light", "dark", "contrast"];

/** @type {Record<string, (name: string) => import("lit").TemplateResult>} by the first word of the address */
const PARTS = {
  table: (name) => html`<quad-table .name=${name}></quad-table>`,
  new: (name) => html`<quad-setup .game=${name}></quad-setup>`,
  replay: (name) => html`<quad-replay .name=${name}></quad-replay>`,
  rules: (name) => html`<quad-rules .game=${name}></quad-rules>`,
};
/** @type {Record<string, string>} what comes when it is wanted, and from where */
const LATER = { new: "/web/setup.js", replay: "/web/replay.js", rules: "/web/rules.js", "fair-dice": "/web/fair.js" };
/** @type {Record<string, string>} and what it wears */
const STYLES = { replay: "/web/replay.css" };

class App extends LitElement {
  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this._look(recalled("look", "auto"));
    switched.addEventListener("switched", () => this.requestUpdate());
    matchMedia(CONTRAST).addEventListener("change", () => this._look(this.look ?? "auto"));
    addEventListener("popstate", () => this.requestUpdate());
    addEventListener("click", (event) => this._follow(event));
    this.trouble = new Trouble(this);
    /** @type {Map<string, boolean>} parts that come later, and whether they have */
    this._come = new Map();
    this._speak(speaker.lang);
  }

  /** @param {string} lang */
  _speak(lang) {
    this.trouble.tell(null);
    speak(lang, (refused) => this.trouble.tell(refused));
  }

  /**
   * Stay on the page where a link leads to another part of it.
   * @param {MouseEvent} event
   */
  _follow(event) {
    const link = /** @type {Element} */ (event.target).closest?.("a[href^='/']:not([target])");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(/** @type {string} */ (link.getAttribute("href")));
  }

  /** @param {string} look */
  _look(look) {
    this.look = look;
    const isContrast = look === "auto" && matchMedia(CONTRAST).matches; // as the system has it
    document.documentElement.dataset.look = isContrast ? "contrast" : look;
    remember("look", look);
    this.requestUpdate();
  }

  /** What the address names; another one of its kind is another one, and nothing is left of the first. */
  _part() {
    const [, part, name, ...more] = location.pathname.split("/");
    if (!part) return html`<quad-home></quad-home>`;
    if (Object.hasOwn(LATER, part) && !this._come.get(part)) return this._fetch(part);
    if (part === "fair-dice" && name === undefined) return html`<quad-fair></quad-fair>`;
    return name && more.length === 0 && Object.hasOwn(PARTS, part) ? keyed(name, PARTS[part](name)) : lost(say("no-such-page"));
  }

  /** @param {string} part */
  _fetch(part) {
    if (!this._come.has(part)) {
      this._come.set(part, false);
      this.trouble.until(async () => {
        if (Object.hasOwn(STYLES, part)) await dress(STYLES[part]);
        if (await come(LATER[part], () => location.pathname.split("/")[1] === part)) this._come.set(part, true);
        else this._come.delete(part); // nobody wants it any more
        this.requestUpdate();
      });
    }
    return coming("");
  }

  updated() {
    if (this.querySelector("main > .lost")) head(this, say("no-such-page"));
  }

  render() {
    const { refused, words } = this.trouble;
    if (!speaker.own) return html`<p class="waiting">${refused ? WORDLESS[speaker.lang] : "…"}</p>`;
    return html`
      <a class="skip" href="#main">${say("skip")}</a>
      <header class="head">
        <a class="brand" href="/">Quadriga</a>
        ${words ? html`<span role="alert" class="trouble">${words}</span>` : nothing}
        <nav>
          <label class="look"
            ><span class="unseen">${say("look")}</span>
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <circle r="10" fill="none" stroke="currentColor" stroke-width="2.5" />
              <path d="M0-10A10 10 0 0 1 0 10z" fill="currentColor" />
            </svg>
            <select @change=${(/** @type {any} */ event) => this._look(event.target.value)}>
              ${LOOKS.map(
                (look) => html`<option value=${look} ?selected=${look === this.look}>${say(`look-${look}`)}</option>`,
              )}
            </select></label
          >
          ${LANGUAGES.map(
            (lang) =>
              html`<button
                class="lang"
                lang=${lang}
                aria-pressed=${lang === speaker.lang}
                @click=${() => this._speak(lang)}
              >
                ${lang.toUpperCase()}
              </button>`,
          )}
        </nav>
      </header>
      <main id="main" tabindex="-1">${this._part()}</main>
    `;
  }
}

customElements.define("quad-app", App);
