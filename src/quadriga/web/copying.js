/** Copying a text, so that somebody can send it. */

/**
 * Copy a text; on a page without TLS in the old way. Return whether that was done.
 * @param {string} text
 */
export async function copied(text) {
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
