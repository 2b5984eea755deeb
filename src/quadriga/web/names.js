/** What the seats of a table are called. */

import { say } from "./words.js";

/** @param {{ seats: import("./types").Seat[] }} table */
export function names({ seats }) {
  return seats.map((seat, at) => seat.name ?? say("seat-number", { number: at + 1 }));
}
