/** A game's poster, drawn as a part of the page: an image by itself could not use the page's display face. */

import { html } from "lit";

const WHOLE = "<style>svg { display: block; inline-size: 100%; block-size: 100%; }</style>";

class Poster extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }); // what posters call their parts is no concern of each other, or of the page
    this._game = "";
  }

  /** @param {string} game */
  set game(game) {
    if (game === this._game) return;
    this._game = game;
    this._draw(game);
  }

  /** @param {string} game */
  async _draw(game) {
    const answer = await fetch(`/api/games/${game}/poster.svg`).catch(() => null);
    if (!answer?.ok) return; // there is a page without it
    const drawn = await answer.text();
    if (!this.shadowRoot || game !== this._game) return;
    this.shadowRoot.innerHTML = WHOLE + drawn;
    this.shadowRoot.querySelector("svg")?.setAttribute("preserveAspectRatio", "xMidYMid slice"); // no empty edges
  }
}

customElements.define("quad-poster", Poster);

/** @param {string} game */
export function poster(game) {
  return html`<quad-poster aria-hidden="true" .game=${game}></quad-poster>`;
}
