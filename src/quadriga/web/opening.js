/** Tables that are opened with one click: a first game with guidance, one against bots, and the same once more. */

import { ask } from "./api.js";
import { go } from "./going.js";
import { once } from "./once.js";
import { begin } from "./progress.js";
import { recalled } from "./memory.js";
import { say } from "./words.js";

/** @typedef {import("./types").Game} Game */

const PLAYERS = 4; // that a game is at its best with
const EASY = 2; // the level for who has just learnt a game

/** Learn a game by playing it. */
export const learn = once(async (/** @type {Game} */ { slug }) => {
  /** @type {import("./types").Made} */
  const { table } = await ask(`/games/${slug}/lesson`, { name: own() });
  begin(table);
  go(`/table/${table}`);
});

/** Play for real, against bots of this level. */
export const play = once(async (/** @type {Game} */ game, level = EASY) => {
  go(`/table/${await opened(game.slug, rivals(game) + 1, `level${level}`)}`);
});

/** Open the table where they play again, or come to it. @param {string} name of the one where they did */
export const playAgain = once(async (name) => {
  /** @type {{ table: string }} */
  const { table } = await ask(`/tables/${name}/rematch`, {});
  go(`/table/${table}`);
});

/** How many bots a single person plays against. @param {Game} game */
export function rivals({ seats }) {
  return Math.max(seats[0], Math.min(PLAYERS, seats[seats.length - 1])) - 1;
}

/** What somebody is called who has not come to say so. */
function own() {
  return recalled("name") || say("you-name");
}

/**
 * @param {string} game @param {number} players @param {string} bot
 * @returns {Promise<string>} the name of the table
 */
async function opened(game, players, bot) {
  const others = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot }));
  const seats = [{ kind: "person", name: own() }, ...others];
  /** @type {import("./types").Made} */
  const made = await ask("/tables", { game, seats });
  return made.table;
}
