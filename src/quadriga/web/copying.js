/** Copying a text, so that somebody can send it. */

const PROUD = 2500; // milliseconds for which it is said that it was copied

/** Copies, and knows for a while that it was done. */
export class Copying {
  /** @param {() => void} update */
  constructor(update) {
    this.isDone = false;
    this._update = update;
  }

  /** @param {string} text */
  async copy(text) {
    this._say(await copied(text));
    setTimeout(() => this._say(false), PROUD);
  }

  /** @param {boolean} isDone */
  _say(isDone) {
    this.isDone = isDone;
    this._update();
  }
}

/**
 * Copy a text; on a page without TLS in the old way. Return whether that was done.
 * @param {string} text
 */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedAsBefore(text);
  }
}

/** @param {string} text */
function copiedAsBefore(text) {
  const field = document.createElement("textarea");
  const before = document.activeElement;
  field.value = text;
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
