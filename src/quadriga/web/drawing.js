/** A drawing as a part of the page: an image by itself could not use the page's display face. */

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

  /** Fetch it, and show it if it is still wanted. */
  async draw() {
    const src = this.getAttribute("src") ?? "";
    const answer = await fetch(src).catch(() => null);
    if (!answer?.ok) return; // there is a page without it
    const drawn = await answer.text();
    if (!this.shadowRoot || src !== this.getAttribute("src")) return;
    this.shadowRoot.innerHTML = WHOLE + drawn;
    this.fit(this.shadowRoot.querySelector("svg"));
  }

  /** @param {SVGSVGElement | null} _svg as it was drawn */
  fit(_svg) {} // it fits its place
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
