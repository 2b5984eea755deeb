/** Tells what happens: the latest to who sees it, and everything, in its order, to who does not. */

const KEPT = 30; // lines; what was read out is not needed any more

/** @typedef {{ words: () => string, clause: string }} Latest */

export class Teller {
  /** @param {Element & { requestUpdate: () => void }} page */
  constructor(page) {
    this._page = page;
    /** @type {Latest | null} what was said last */
    this.latest = null;
  }

  /**
   * Say something, again in other words when the language changes.
   * @param {() => string} words
   * @param {string} [clause]
   */
  announce(words, clause = "") {
    this.latest = { words, clause };
    this.tell(words());
    this._page.requestUpdate();
  }

  /** What was said was for somebody else: let nobody read it any more. */
  forget() {
    this.latest = null;
    this._page.querySelector(".told")?.replaceChildren();
    this._page.requestUpdate();
  }

  /** Read something out. @param {string} words */
  tell(words) {
    const place = this._page.querySelector(".told");
    if (!place || !words) return;
    const line = document.createElement("p");
    line.textContent = words;
    place.append(line);
    while (place.children.length > KEPT) place.firstElementChild?.remove();
  }
}
