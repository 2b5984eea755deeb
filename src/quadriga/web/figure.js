/** A figure on a sheet: when it changes, the difference floats up and its track slides. */

import { LitElement, html, nothing } from "lit";

class Figure extends LitElement {
  static properties = { value: { type: Number }, most: { type: Number } };

  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.value = 0;
    /** @type {number | null} where its track ends, if it has one */
    this.most = null;
    this.difference = 0;
  }

  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    const before = changed.get("value");
    if (this.hasUpdated && typeof before === "number") this.difference = this.value - before;
  }

  updated(/** @type {Map<string, unknown>} */ changed) {
    if (this.difference === 0 || !changed.has("value")) return;
    for (const animation of this.querySelector(".difference")?.getAnimations() ?? []) animation.currentTime = 0;
  }

  _gone() {
    this.difference = 0;
    this.requestUpdate();
  }

  render() {
    const { value, most, difference } = this;
    const share = most ? Math.max(0, Math.min(1, value / most)) : 0;
    return html`<span class="value"
        >${written(value)}${most ? html`<small>/${most}</small>` : nothing}
        ${difference
          ? html`<span class="difference" aria-hidden="true" @animationend=${this._gone}
              >${difference > 0 ? "+" : ""}${written(difference)}</span
            >`
          : nothing}</span
      >
      ${most ? html`<span class="track"><span style="transform:scaleX(${share})"></span></span>` : nothing}`;
  }
}

customElements.define("quad-figure", Figure);

/** @param {number} number */
function written(number) {
  return String(number).replace("-", "−");
}

/** @param {import("./types").Gauge} gauge */
export function figure({ value, most }) {
  return html`<quad-figure .value=${value} .most=${most}></quad-figure>`;
}
