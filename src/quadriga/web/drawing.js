/** A drawing as a part of the page: an image by itself could not use the page's display face. */

import { fetched } from "./api.js";
import { until } from "./until.js";

const WHOLE = "<style>svg { display: block; inline-size: 100%; block-size: 100%; }</style>";
const AHEAD = "500px"; // what is so near to the screen comes

export class Drawing extends HTMLElement {
  static observedAttributes = ["src"];

  constructor() {
    super();
    this.attachShadow({ mode: "open" }); // what drawings call their parts is no concern of each other, or of the page
  }

  connectedCallback() {
    near.observe(this);
  }

  disconnectedCallback() {
    near.unobserve(this);
  }

  /** Another one comes in its place when it is seen. */
  attributeChangedCallback() {
    near.unobserve(this);
    if (this.isConnected) near.observe(this);
  }

  /** Fetch it, again until it comes, and show it if it is still wanted. */
  async draw() {
    const src = this.getAttribute("src") ?? "";
    const isWanted = () => this.isConnected && src === this.getAttribute("src");
    /** @type {() => Promise<void>} */
    const deed = async () => {
      const drawn = await fetched(src).catch(missing);
      if (drawn && isWanted()) this._show(drawn);
    };
    await until(deed, () => {}, isWanted);
  }

  /** @param {string} drawn */
  _show(drawn) {
    if (!this.shadowRoot) return;
    this.shadowRoot.innerHTML = WHOLE + drawn;
    this.fit(this.shadowRoot.querySelector("svg"));
  }

  /** @param {SVGSVGElement | null} _svg as it was drawn */
  fit(_svg) {} // it fits its place
}

/** There is a page without what does not exist. @param {import("./api.js").Refused} refused */
function missing(refused) {
  if (refused.mayPass) throw refused;
  return "";
}

const near = new IntersectionObserver(
  (all) => {
    for (const { isIntersecting, target } of all) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      /** @type {Drawing} */ (target).draw();
    }
  },
  { rootMargin: AHEAD },
);

customElements.define("quad-drawing", Drawing);
