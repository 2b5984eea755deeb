/** What the window is called: in its tab, in the history, and for who hears it read out. */

/** @param {...string} parts the nearest first; what is empty is left out */
export function head(...parts) {
  document.title = [...parts, "Quadriga"].filter(Boolean).join(" · ");
}
