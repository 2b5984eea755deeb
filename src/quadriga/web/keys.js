/** Keys that are pressed at a table, wherever the focus is. */

/**
 * A key that is held down has been pressed once: what comes next is not meant.
 * @param {KeyboardEvent} event
 */
export function held(event) {
  const target = /** @type {Element} */ (event.target);
  const isPress = event.key === "Enter" || (event.key === " " && !target.closest("button, summary")); // those press as it is let go
  if (!event.repeat || !isPress || target.closest("input, select, textarea")) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * @param {KeyboardEvent} event
 * @param {import("./deciding.js").Deciding} deciding
 * @param {() => void} [skip] what is being shown
 */
export function pressed(event, deciding, skip) {
  const target = /** @type {Element} */ (event.target);
  if (event.defaultPrevented || target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const isFree = !target.closest("button, a, summary, dialog, [role=dialog]"); // they have keys of their own
  if (event.key === " " && skip && isFree) {
    event.preventDefault();
    skip();
  } else if (event.key === "Enter" && isFree) deciding.confirm();
  else if (event.key === "Escape") deciding.forget();
  else if (event.key === "r" || event.key === "R") deciding.cycle(event.shiftKey ? -1 : 1);
}
