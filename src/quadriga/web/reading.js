/** What of all that happens is to be read, however fast the rest goes by. */

/** @typedef {import("./types").Happened} Happened */
/** @typedef {import("./showing.js").Moment} Moment */
/** @typedef {(seat: number) => boolean} IsOwn whether somebody sits there who looks */

/**
 * Whether somebody else does this to who looks: whoever does something is called `seat`, and whom it befalls otherwise,
 * such as `owner_seat`.
 * @param {Happened} event @param {IsOwn} isOwn
 */
function befalls({ says }, isOwn) {
  const { seat, ...others } = says?.facts ?? {};
  if (seat === undefined) return false;
  return Object.entries(others).some(([name, fact]) => name.endsWith("_seat") && fact !== seat && isOwn(Number(fact)));
}

/**
 * Whether this tells of a seat, as of who does it or of whom it befalls.
 * @param {Happened} event @param {number} seat
 */
function concerns({ says }, seat) {
  return Object.entries(says?.facts ?? {}).some(([name, fact]) => (name === "seat" || name.endsWith("_seat")) && fact === seat);
}

/**
 * What is to be read of all that was told between two moments.
 * @param {Happened[]} events @param {Moment} before @param {Moment} after @param {IsOwn} isOwn
 */
export function toRead(events, before, after, isOwn) {
  return [...events.filter((event) => befalls(event, isOwn)), ...toSee(events, before, after, () => true)];
}

/**
 * What nobody skips: that somebody who looks goes out, and how the game ends.
 * @param {Happened[]} events @param {Moment} before @param {Moment} after @param {IsOwn} isOwn
 */
export function toSee(events, before, after, isOwn) {
  const said = events.filter(({ says }) => says);
  const gone = after.seats.map((_, seat) => seat).filter((seat) => isOwn(seat) && out(after, seat) > out(before, seat));
  const ends = after.phase === "over" && before.phase !== "over" ? said.slice(-1) : [];
  return [...gone.flatMap((seat) => said.filter((event) => concerns(event, seat)).slice(-1)), ...ends];
}

/** How much of a seat is out. @param {Moment} moment @param {number} seat */
function out({ scene }, seat) {
  return scene?.sheets.filter((sheet) => sheet.seat === seat && sheet.out).length ?? 0;
}
