/** The one sentence that says whose turn it is and what is asked, always in the same place. */

import { names } from "./names.js";
import { all, phrased, say } from "./words.js";

/** @typedef {Omit<import("./showing.js").Moment, "scene" | "told">} Moment */

/**
 * @param {Moment} moment
 * @param {number | null} seat of who looks
 * @param {import("@fluent/bundle").FluentBundle} bundle
 */
export function sentence(moment, seat, bundle) {
  if (moment.phase === "over") return ending(moment);
  if (moment.phase === "waiting") return say("waiting-for-all");
  if (moment.paused !== null) return say("is-paused", { name: names(moment)[moment.paused] });
  if (moment.turn === null) return "";
  if (moment.turn === seat && moment.ask) return phrased(bundle, moment.ask, names(moment));
  return say("turn-of", { name: names(moment)[moment.turn] });
}

/** @param {Moment} moment */
function ending(moment) {
  const winners = names(moment).filter((_, seat) => (moment.result?.[seat] ?? 0) > 0);
  return winners.length > 0 ? say("won", { names: all(winners), number: winners.length }) : say("nobody-won");
}

/**
 * Why there is nothing to do for who looks.
 * @param {import("./types").View} view
 * @param {number | null} seat
 */
export function idle(view, seat) {
  if (view.phase === "over") return say("why-over");
  if (seat === null) return say("why-watching");
  if (view.paused !== null) return say("why-paused");
  return view.turn === null ? "" : say("why-others-turn", { name: names(view)[view.turn] });
}
