/** A clause of the rules, opened beside the game. */

import { LitElement, html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { ask } from "./api.js";
import { reason, refusal } from "./refusals.js";
import { say, speaker, switched } from "./words.js";
import "./drawing.js";

/** @type {Map<string, Promise<Document>>} rule pages by game and language */
const pages = new Map();

/** @param {string} game */
function page(game) {
  const address = `/games/${game}/rules.html?lang=${speaker.lang}`;
  let found = pages.get(address);
  if (!found) {
    found = ask(address).then((/** @type {string} */ text) => new DOMParser().parseFromString(text, "text/html"));
    pages.set(address, found);
    found.catch(() => pages.delete(address));
  }
  return found;
}

/**
 * The text of a clause: up to the next one, or to the next heading.
 * @param {Document} rules
 * @param {string} number
 */
function written(rules, number) {
  const parts = [];
  let part = rules.getElementById(number);
  while (part && (parts.length === 0 || !part.matches(".clause, h1, h2, h3, hr"))) {
    part.removeAttribute("id");
    parts.push(part.outerHTML);
    part = /** @type {HTMLElement | null} */ (part.nextElementSibling);
  }
  return parts.join("");
}

class Clause extends LitElement {
  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.game = "";
    this.number = "";
    this.text = "";
    /** @type {HTMLElement | null} */
    this.opener = null;
    switched.addEventListener("switched", () => this.number && this._load());
    addEventListener("popstate", () => this.close());
    this.addEventListener("keydown", (event) => this._key(event));
  }

  /** @param {string} game @param {string} number */
  async open(game, number) {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && !this.contains(focused)) this.opener = focused;
    Object.assign(this, { game, number });
    await this._load();
    this.querySelector("h2")?.focus();
  }

  async _load() {
    const { lang } = speaker;
    const text = await page(this.game).then(
      (rules) => written(/** @type {Document} */ (rules.cloneNode(true)), this.number),
      (error) => `<p>${reason(refusal(error))}</p>`,
    );
    if (lang === speaker.lang) this.text = text; // else it comes in another language
    this.requestUpdate();
    await this.updateComplete;
  }

  close() {
    if (!this.number) return;
    this.number = "";
    this.requestUpdate();
    this.opener?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    this.close();
  }

  render() {
    if (!this.number) return nothing;
    return html`<section class="clause-panel" role="dialog" aria-labelledby="clause-title">
      <header>
        <h2 id="clause-title" tabindex="-1">${say("clause", { number: this.number })}</h2>
        <button @click=${() => this.close()} aria-label=${say("close")}>✕</button>
      </header>
      <div class="rules">${unsafeHTML(this.text)}</div>
      <a href="/rules/${this.game}#${this.number}" target="_blank">${say("whole-rules")}</a>
    </section>`;
  }
}

customElements.define("quad-clause", Clause);

/**
 * Open a clause beside the game.
 * @param {string} game
 * @param {string} number
 */
export function openClause(game, number) {
  let panel = /** @type {Clause | null} */ (document.querySelector("quad-clause"));
  if (!panel) {
    panel = new Clause();
    document.getElementById("main")?.append(panel);
  }
  panel.open(game, number);
}

/**
 * What opens a clause.
 * @param {string} game
 * @param {string} number
 */
export function why(game, number) {
  return html`<button class="why" aria-haspopup="dialog" title=${say("why")} @click=${() => openClause(game, number)}>
    ${number}
  </button>`;
}
