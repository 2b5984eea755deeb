/** The one sentence that says whose turn it is and what is asked, always in the same place. */

import { names } from "./names.js";
import { isMissed, plays } from "./passing.js";
import { all, found, phrased, say } from "./words.js";

/** @typedef {Omit<import("./showing.js").Moment, "scene" | "told">} Moment */

/**
 * @param {Moment} moment
 * @param {number | null} seat of who looks
 * @param {import("@fluent/bundle").FluentBundle} bundle
 */
export function sentence(moment, seat, bundle) {
  if (moment.phase === "over") return ending(moment, seat);
  if (moment.phase === "waiting") return say("waiting-for-all");
  if (moment.paused !== null) return say("is-paused", { name: names(moment)[moment.paused] });
  if (moment.turn === null) return "";
  if (moment.turn === seat && moment.ask) return phrased(bundle, moment.ask, names(moment));
  const turn = others(moment, moment.turn, bundle);
  return seat === null || plays(moment, seat) ? turn : `${say(`gone-${moment.seats[seat].covered}`)} ${turn}`;
}

/**
 * What somebody else is at, or that they think where the game has no words for it.
 * @param {Moment} moment
 * @param {number} turn
 * @param {import("@fluent/bundle").FluentBundle} bundle
 */
function others(moment, turn, bundle) {
  const { doing } = moment;
  if (isMissed(moment.seats[turn])) return say("waiting-for-away", { name: names(moment)[turn] });
  const isSaid = doing && found(bundle, doing.key);
  return isSaid ? phrased(bundle, doing, names(moment)) : say("turn-of", { name: names(moment)[turn] });
}

/** @param {Moment} moment @param {number | null} seat */
function ending(moment, seat) {
  const gaveUp = seat !== null && moment.seats[seat].covered === "resigned";
  if (!moment.result) return gaveUp ? say("ended-by-you") : say("ended");
  const winners = names(moment).filter((_, seat) => (moment.result?.[seat] ?? 0) > 0);
  return winners.length > 0 ? say("won", { names: all(winners), number: winners.length }) : say("nobody-won");
}

/**
 * Why there is nothing to do for who looks.
 * @param {import("./types").View} view
 * @param {boolean} isSeated
 */
export function idle(view, isSeated) {
  if (view.phase === "over") return say("why-over");
  if (!isSeated) return say("why-watching");
  if (view.paused !== null) return say("why-paused");
  return view.turn === null ? "" : say("why-others-turn", { name: names(view)[view.turn] });
}
