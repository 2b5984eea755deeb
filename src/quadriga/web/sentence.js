/** The one sentence that says whose turn it is and what is asked, always in the same place. */

import { names } from "./sheets.js";
import { phrased, say } from "./words.js";

/** @typedef {import("./types").View} View */

/**
 * @param {View} view
 * @param {number | null} seat of who looks
 * @param {import("@fluent/bundle").FluentBundle} bundle
 */
export function sentence(view, seat, bundle) {
  if (view.phase === "over") return ending(view);
  if (view.phase === "waiting") return say("waiting-for-all");
  if (view.paused !== null) return say("is-paused", { name: names(view)[view.paused] });
  if (view.turn === null) return "";
  if (view.turn === seat && view.ask) return phrased(bundle, view.ask, names(view));
  return say("turn-of", { name: names(view)[view.turn] });
}

/** @param {View} view */
function ending(view) {
  const winners = names(view).filter((_, seat) => (view.result?.[seat] ?? 0) > 0);
  return winners.length > 0 ? say("won", { names: winners.join(", "), number: winners.length }) : say("nobody-won");
}
