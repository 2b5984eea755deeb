/** Keys that are pressed at a table, wherever the focus is. */

/**
 * @param {KeyboardEvent} event
 * @param {import("./deciding.js").Deciding} deciding
 * @param {import("./showing.js").Showing} [showing]
 */
export function pressed(event, deciding, showing) {
  const target = /** @type {Element} */ (event.target);
  if (event.defaultPrevented || target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const isFree = !target.closest("button, a, summary, dialog"); // they have keys of their own
  if (event.key === " " && showing?.isPlaying && isFree) {
    event.preventDefault();
    showing.skip();
  } else if (event.key === "Enter" && isFree) deciding.confirm();
  else if (event.key === "Escape") deciding.forget();
  else if (event.key === "r" || event.key === "R") deciding.cycle(event.shiftKey ? -1 : 1);
}
