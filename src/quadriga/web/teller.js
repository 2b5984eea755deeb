/** Tells everything to who does not see it: all that happens, in its order, also what is not shown for long. */

const KEPT = 30; // lines; what was read out is not needed any more

export class Teller {
  /** @param {Element} page */
  constructor(page) {
    this._page = page;
  }

  /** @param {string} words */
  tell(words) {
    const place = this._page.querySelector(".told");
    if (!place || !words) return;
    const line = document.createElement("p");
    line.textContent = words;
    place.append(line);
    while (place.children.length > KEPT) place.firstElementChild?.remove();
  }
}
