/** Tables that are opened with one click: a first game with guidance, and one against bots. */

import { ask } from "./api.js";
import { go } from "./app.js";
import { recalled } from "./memory.js";
import { begin } from "./progress.js";
import { say } from "./words.js";

/** @typedef {import("./types").Game} Game */

const FIRST = 2; // the level of bots for a newcomer
const PLAYERS = 4; // that a game is at its best with

/** Learn a game by playing it. @param {Game} game */
export async function learn({ slug, lesson }) {
  if (!lesson) return;
  const table = await opened(slug, lesson.players - 1, lesson.bot, lesson.options);
  begin(table);
  go(`/table/${table}`);
}

/** Play for real. @param {Game} game @param {number} [level] of the bots */
export async function play(game, level = FIRST) {
  go(`/table/${await opened(game.slug, rivals(game), `level${level}`)}`);
}

/** How many bots a single person plays against: enough for the game to be at its best. @param {Game} game */
export function rivals({ seats }) {
  return Math.max(seats[0], Math.min(PLAYERS, seats[seats.length - 1])) - 1;
}

/**
 * @param {string} game @param {number} bots @param {string} bot @param {Record<string, string>} [options]
 * @returns {Promise<string>} the name of the table
 */
async function opened(game, bots, bot, options = {}) {
  const others = Array.from({ length: bots }, () => ({ kind: "bot", bot }));
  const seats = [{ kind: "person", name: recalled("name") || say("you-name") }, ...others];
  return (await ask("/tables", { game, seats, options })).table;
}
