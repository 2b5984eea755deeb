/** Going to another part of the page. */

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  document.getElementById("main")?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
