/** How strong the bots are that somebody plays against next: as the last games in this browser went. */

/** @typedef {import("./types").Kept} Kept */
/** @typedef {import("./types").Listed} Listed */

const FIRST = 2; // for a newcomer
const MOST = 5;
const PATIENCE = 3; // defeats in a row until it gets easier

/**
 * A level up after a win, a level down after some defeats in a row.
 * @param {{ kept: Kept, listed: Listed }[]} tables where one sat, the latest first
 * @returns {{ level: number, why: "up" | "down" | "same" }}
 */
export function fitting(tables) {
  const games = tables.flatMap(({ kept, listed }) => outcome(kept, listed) ?? []);
  if (games.length === 0) return { level: FIRST, why: "same" };
  const { level, isWon } = games[0];
  if (isWon && level < MOST) return { level: level + 1, why: "up" };
  const row = games.slice(0, PATIENCE).filter((game) => !game.isWon && game.level === level);
  if (row.length === PATIENCE && level > 1) return { level: level - 1, why: "down" };
  return { level, why: "same" };
}

/**
 * How a game against bots of one level went; nothing where it was another game, or is not over.
 * @param {Kept} kept @param {Listed} listed
 */
function outcome({ own = [], bots = [] }, { result }) {
  const [level, ...others] = new Set(bots.filter((bot) => bot !== null));
  const isAlone = own.length === 1 && bots.filter((bot) => bot === null).length === 1;
  if (!result || !isAlone || !level || others.length > 0) return null;
  return { level: Number(level.replace("level", "")), isWon: result[own[0]] > 0 };
}
