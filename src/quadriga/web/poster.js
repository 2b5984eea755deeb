/** A game's poster. */

import { html } from "lit";
import { Drawing } from "./drawing.js";

class Poster extends Drawing {
  /** @param {SVGSVGElement | null} svg */
  fit(svg) {
    svg?.setAttribute("preserveAspectRatio", "xMidYMid slice"); // no empty edges
  }
}

customElements.define("quad-poster", Poster);

/** @param {string} game */
export function poster(game) {
  return html`<quad-poster aria-hidden="true" src="/api/games/${game}/poster.svg"></quad-poster>`;
}
