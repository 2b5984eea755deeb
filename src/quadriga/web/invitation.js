/** A link that somebody sits down with: to be copied, shared, or read from the screen by a phone. */

import { LitElement, html, nothing, svg } from "lit";
import { Copying } from "./copying.js";
import { say, switched } from "./words.js";

const MARGIN = 4; // modules of light around a code, as readers need them

class Invitation extends LitElement {
  static properties = { link: { type: String }, label: { type: String } };

  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.link = "";
    this.label = "";
    /** @type {import("lean-qr").Bitmap2D | undefined} */
    this.code = undefined;
    this.copying = new Copying(() => this.requestUpdate());
    this._switched = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    switched.addEventListener("switched", this._switched);
    this._draw();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    switched.removeEventListener("switched", this._switched);
  }

  /** Draw the code here: the key in the link is nobody else's business, not even the server's log. */
  async _draw() {
    const codes = await import("lean-qr").catch(() => null); // the link itself is there
    if (!codes) return;
    this.code = codes.generate(this.link, { minCorrectionLevel: codes.correction.M });
    this.requestUpdate();
  }

  async _share() {
    await navigator.share({ title: "Quadriga", text: this.label, url: this.link }).catch(() => {}); // or not, after all
  }

  render() {
    const { isDone } = this.copying;
    return html`<div class="invitation">
      ${this.code ? drawn(this.code) : html`<span class="code"></span>`}
      <div>
        <label
          >${this.label}
          <input readonly .value=${this.link} @focus=${(/** @type {any} */ event) => event.target.select()} />
        </label>
        <div class="buttons">
          <button @click=${() => this.copying.copy(this.link)}>${isDone ? say("copied") : say("copy")}</button>
          ${"share" in navigator ? html`<button @click=${() => this._share()}>${say("share")}</button>` : nothing}
          <span class="unseen" role="status">${isDone ? say("copied") : nothing}</span>
        </div>
      </div>
    </div>`;
  }
}

/** @param {import("lean-qr").Bitmap2D} code */
function drawn(code) {
  const places = Array.from({ length: code.size }, (_, at) => at);
  const dark = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  const whole = code.size + 2 * MARGIN;
  return html`<svg class="code" role="img" aria-label=${say("code")} viewBox="${-MARGIN} ${-MARGIN} ${whole} ${whole}">
    ${svg`<path d=${dark.join("")} />`}
  </svg>`;
}

customElements.define("quad-invitation", Invitation);
