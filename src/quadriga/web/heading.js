/** What the window is called: in its tab, in the history, and for who hears it read out. */

/**
 * @param {Element} part of the page that says so, unless it was left
 * @param {...string} words the nearest first; what is empty is left out
 */
export function head(part, ...words) {
  if (part.isConnected) document.title = [...words, "Quadriga"].filter(Boolean).join(" · ");
}
