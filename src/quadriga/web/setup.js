/** Setting a table up: who sits where, and what is agreed on. */

import { LitElement, html, nothing } from "lit";
import { agreement, house, USUAL } from "./agreed.js";
import { ask, games } from "./api.js";
import { go } from "./going.js";
import { head } from "./heading.js";
import { levels } from "./levels.js";
import { coming, lost } from "./lost.js";
import { recalled, remember } from "./memory.js";
import { once } from "./once.js";
import { poster } from "./poster.js";
import { Trouble } from "./trouble.js";
import { alone, say, said, speaker, spoken, switched } from "./words.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Option} Option */
/** @typedef {{ kind: string, name: string, bot: string }} Plan */

const KINDS = ["person", "link", "open", "bot"];

class Setup extends LitElement {
  static properties = { game: { type: String } };

  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.game = "";
    /** @type {Game | undefined} */
    this.known = undefined;
    /** @type {Plan[]} */
    this.seats = [];
    /** @type {Record<string, string>} */
    this.options = {};
    this.agreed = USUAL;
    this.trouble = new Trouble(this);
    /** @type {import("@fluent/bundle").FluentBundle | undefined} */
    this.bundle = undefined;
    this.isMissing = false;
    this._switched = () => this._load();
    this._opens = once(() => this._open());
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

  _load() {
    return this.trouble.until(async () => {
      this.known = (await games()).find((game) => game.slug === this.game);
      this.isMissing = !this.known;
      if (this.known) {
        this.bundle = await spoken(this.game);
        if (this.seats.length === 0) this._count(Math.max(this.known.seats[0], Math.min(4, this.known.seats.at(-1) ?? 4)));
      }
      this.requestUpdate();
    });
  }

  /** @param {number} players */
  _count(players) {
    const first = { kind: "person", name: recalled("name") || say("you-name"), bot: "" };
    this.seats = Array.from(
      { length: players },
      (_, at) => this.seats[at] ?? (at === 0 ? first : { kind: at === 1 ? "link" : "bot", name: "", bot: "level2" }),
    );
    const options = Object.entries(this.options).map(([name, value]) => [name, this._fitting(name, value)]);
    this.options = Object.fromEntries(options.filter(([, value]) => value));
    this.requestUpdate();
  }

  /** What so many players can agree on of that, if anything. @param {string} name @param {string} value */
  _fitting(name, value) {
    const option = this.known?.options.find((each) => each.name === name);
    const values = [...(option?.values[this.seats.length] ?? []), ...(option?.several ? ["none"] : [])];
    const parts = option?.several ? value.split(",") : [value];
    return option?.free ? value : parts.filter((part) => values.includes(part)).join(",");
  }

  /** @param {number} at @param {Partial<Plan>} change */
  _seat(at, change) {
    this.seats = this.seats.map((seat, number) => (number === at ? { ...seat, ...change } : seat));
    this.requestUpdate();
  }

  /** @param {Event} event */
  _sent(event) {
    event.preventDefault();
    this._opens();
  }

  async _open() {
    const seats = this.seats.map(({ kind, name, bot }) =>
      kind === "bot" ? { kind, bot: bot || "level2" } : kind === "person" ? { kind, name } : { kind },
    );
    await this.trouble.attempt(async () => {
      /** @type {import("./types").Made} */
      const made = await ask("/tables", { game: this.game, seats, options: this.options, house: house(this.agreed) });
      remember(`links-${made.table}`, JSON.stringify(links(made, this.seats)));
      if (this.seats[0].kind === "person") remember("name", this.seats[0].name);
      go(`/table/${made.table}`);
    });
  }

  /** @param {Plan} seat @param {number} at */
  _row(seat, at) {
    const label = say("seat-number", { number: at + 1 });
    return html`<li>
      <span class="seat-number">${at + 1}</span>
      <select
        aria-label=${label}
        @change=${(/** @type {any} */ event) => this._seat(at, { kind: event.target.value })}
      >
        ${KINDS.map((kind) => html`<option value=${kind} ?selected=${kind === seat.kind}>${say(`kind-${kind}`)}</option>`)}
      </select>
      ${seat.kind === "person"
        ? html`<input
            required
            maxlength="20"
            aria-label="${label}: ${say("name")}"
            placeholder=${say("name")}
            .value=${seat.name}
            @input=${(/** @type {any} */ event) => this._seat(at, { name: event.target.value })}
          />`
        : nothing}
      ${seat.kind === "bot"
        ? html`<select
            aria-label="${label}: ${say("level")}"
            @change=${(/** @type {any} */ event) => this._seat(at, { bot: event.target.value })}
          >
            ${levels(seat.bot)}
          </select>`
        : nothing}
    </li>`;
  }

  /** @param {Option} option */
  _option(option) {
    const bundle = this.bundle;
    if (!bundle) return nothing;
    const values = option.values[this.seats.length] ?? [];
    const now = this.options[option.name] ?? option.default;
    /** @param {string} value */
    const word = (value) => (bundle.hasMessage(`option-${option.name}-${value}`) ? said(bundle, `option-${option.name}-${value}`) : value);
    /** @param {string} value */
    const set = (value) => {
      this.options = { ...this.options, [option.name]: value };
      this.requestUpdate();
    };
    if (option.several) return this._several(option, values, now, word, set);
    return html`<label class="option">
      ${said(bundle, `option-${option.name}`)}
      <select @change=${(/** @type {any} */ event) => set(event.target.value)}>
        ${values.map((value) => html`<option value=${value} ?selected=${value === now}>${word(value)}</option>`)}
      </select>
    </label>`;
  }

  /**
   * @param {Option} option @param {string[]} values @param {string} now
   * @param {(value: string) => string} word @param {(value: string) => void} set
   */
  _several(option, values, now, word, set) {
    const chosen = now === "all" ? values : now.split(",").filter((value) => values.includes(value));
    return html`<fieldset class="option">
      <legend>${this.bundle && said(this.bundle, `option-${option.name}`)}</legend>
      ${values
        .filter((value) => value !== "all" && value !== "none")
        .map(
          (value) =>
            html`<label
              ><input
                type="checkbox"
                .checked=${chosen.includes(value)}
                @change=${(/** @type {any} */ event) => {
                  const rest = chosen.filter((other) => other !== value && other !== "all" && other !== "none");
                  const all = event.target.checked ? [...rest, value] : rest;
                  set(all.length > 0 ? values.filter((each) => all.includes(each)).join(",") : "none");
                }}
              />
              ${word(value)}</label
            >`,
        )}
    </fieldset>`;
  }

  updated() {
    head(this, this.known?.title[speaker.lang] ?? "", say("with-friends"));
  }

  render() {
    const game = this.known;
    if (this.isMissing) return lost(say("no-game"));
    if (!game || !this.bundle) return coming(this.trouble.words);
    return html`<div class="beside">
      ${poster(game.slug)}
      ${this._form(game)}
    </div>`;
  }

  /** @param {Game} game */
  _form(game) {
    return html`<form class="setup" @submit=${this._sent}>
      <h1>${game.title[speaker.lang]}</h1>
      <p>${alone(game.tagline[speaker.lang])}</p>
      <label class="option">
        ${say("how-many")}
        <select @change=${(/** @type {any} */ event) => this._count(Number(event.target.value))}>
          ${game.seats.map((seats) => html`<option value=${seats} ?selected=${seats === this.seats.length}>${seats}</option>`)}
        </select>
      </label>
      <ol class="seats">
        ${this.seats.map((seat, at) => this._row(seat, at))}
      </ol>
      <details class="wishes">
        <summary>${say("wishes")}</summary>
        ${game.options.map((option) => this._option(option))}
        ${agreement(this.agreed, (change) => (this.agreed = { ...this.agreed, ...change }))}
      </details>
      ${this.trouble.words ? html`<p role="alert" class="trouble">${this.trouble.words}</p>` : nothing}
      <button class="main">${say("open-table")}</button>
    </form>`;
  }
}

/**
 * The links that others sit down with.
 * @param {import("./types").Made} made
 * @param {Plan[]} seats
 */
function links(made, seats) {
  return seats.flatMap((seat, at) =>
    seat.kind === "link" ? [`${location.origin}/table/${made.table}?seat=${at}#${made.keys[at]}`] : [],
  );
}

customElements.define("quad-setup", Setup);
