/** What is printed on a board side by side: what is lit lies above its neighbours, or they would hide its glow. */

export class Printed {
  /** @param {Element} art */
  constructor(art) {
    /** @type {Element[][]} each with a name, in the order in which they are printed */
    this._rows = [];
    for (const element of art.querySelectorAll("[data-name]")) {
      if (element.previousElementSibling?.hasAttribute("data-name")) this._rows.at(-1)?.push(element);
      else this._rows.push([element]);
    }
  }

  /** Put what is lit above the others in its row, and the others back; all else stays as it is. */
  raise() {
    for (const row of this._rows) {
      const lit = row.filter((element) => element.classList.contains("lit"));
      order([...row.filter((element) => !lit.includes(element)), ...lit]);
    }
  }
}

/** Bring neighbours into this order, and move none that are in it already. @param {Element[]} row */
function order(row) {
  const present = new Set(row);
  let after = row[0].nextElementSibling;
  for (; after && present.has(after); after = after.nextElementSibling);
  for (const element of row.reverse()) {
    if (element.nextElementSibling !== after) element.parentNode?.insertBefore(element, after);
    after = element;
  }
}
