/** What happened and what is said at the table, one of them open at a time. */

import { html, nothing } from "lit";
import { names } from "./names.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */

const LONGEST = 500; // signs that can be said at once
const NARROW = "(max-width: 900px) and (orientation: portrait)"; // as in talk.css

/** Keeps which of the two is open, and how much of what was said has been read. */
export class Talk {
  /** @param {() => void} update */
  constructor(update) {
    this.open = matchMedia(NARROW).matches ? "" : "log";
    this._read = -1; // lines of the chat; what was said before one came is read
    this._told = -1; // and those that were read out
    this._update = update;
  }

  /**
   * Read out what others say, also while something else is open.
   * @param {View} view
   * @param {(words: string) => void} tell
   */
  hear(view, tell) {
    if (this._told >= 0) {
      const fresh = view.chat.slice(this._told).filter(({ seat }) => seat !== view.seat);
      for (const { seat, text } of fresh) tell(`${names(view)[seat]}: ${text}`);
    }
    this._told = view.chat.length;
  }

  /** What is open is read, and all that was said before one came. @param {View} view */
  read({ chat }) {
    if (this._read < 0 || this.open === "chat") this._read = chat.length;
  }

  /**
   * @param {View} view
   * @param {unknown} log
   * @param {(text: string) => Promise<boolean>} tell
   */
  render(view, log, tell) {
    const unread = view.chat.slice(this._read).filter(({ seat }) => seat !== view.seat).length;
    return html`<section class="more ${this.open ? "open" : ""}">
      <div class="tabs">
        ${this._tab("log", say("log"))}
        ${view.house.chat ? this._tab("chat", say("chat"), unread) : nothing}
      </div>
      <div class="talk" id="talk" ?hidden=${!this.open}>${this.open === "chat" ? chat(view, tell) : log}</div>
    </section>`;
  }

  /** @param {string} name @param {string} label @param {number} [unread] */
  _tab(name, label, unread = 0) {
    const press = () => {
      this.open = this.open !== name ? name : matchMedia(NARROW).matches ? "" : name;
      this._update();
    };
    return html`<button class="tab" aria-expanded=${this.open === name} aria-controls="talk" @click=${press}>
      ${label} ${unread > 0 ? html`<span class="unread">${say("unread", { number: unread })}</span>` : nothing}
    </button>`;
  }
}

/** @param {View} view @param {(text: string) => Promise<boolean>} tell */
function chat(view, tell) {
  /** @param {SubmitEvent} event */
  const sent = async (event) => {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("said");
    if (!(field instanceof HTMLInputElement) || !field.value.trim()) return;
    if (await tell(field.value.trim())) field.value = "";
  };
  const lines = view.chat.map(({ seat, text }) => html`<li><strong class="ink ink-${seat}">${names(view)[seat]}</strong> ${text}</li>`);
  return html`<div class="chat" tabindex="0">
      <ol aria-label=${say("chat")}>
        ${lines.length > 0 ? lines : html`<li>${say("nothing-said")}</li>`}
      </ol>
    </div>
    ${view.seat === null
      ? nothing
      : html`<form class="say" @submit=${sent}>
          <input name="said" maxlength=${LONGEST} autocomplete="off" aria-label=${say("your-words")} placeholder=${say("your-words")} />
          <button>${say("send")}</button>
        </form>`}`;
}
