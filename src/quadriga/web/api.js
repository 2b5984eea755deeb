/** Questions to the server over HTTP. */

/** What the server does not do, with the code that says why. */
export class Refused extends Error {
  /** @param {string} code @param {string} message @param {number} [status] of the answer, if there was one */
  constructor(code, message, status = 0) {
    super(message);
    this.code = code;
    this.mayPass = status === 0 || status === 429 || status >= 500; // it may be answered the next time
  }
}

/**
 * Return what the server answers: data, or a text.
 * @template Answer as docs/protocol.md says
 * @param {string} path
 * @param {object} [data] to be sent
 * @returns {Promise<Answer>}
 */
export async function ask(path, data) {
  return fetched(`/api${path}`, data === undefined ? {} : { method: "POST", body: JSON.stringify(data) });
}

/**
 * The same, of an address that is whole.
 * @param {string} address
 * @param {RequestInit} [sent]
 */
export async function fetched(address, sent) {
  const answer = await fetch(address, sent).catch(unanswered);
  compare(answer.headers.get("date"));
  const isData = (answer.headers.get("content-type") ?? "").startsWith("application/json");
  const told = await (isData ? answer.json() : answer.text()).catch(unanswered); // cut short on its way
  if (!answer.ok) throw new Refused(told.code ?? String(answer.status), told.message ?? String(told), answer.status);
  return told;
}

/** @param {unknown} error @returns {never} */
function unanswered(error) {
  throw new Refused("no-answer", String(error)); // the one code that is not the server's
}

let _ahead = 0;

/** How far the server's clock is ahead of this one, in milliseconds; a second more or less. */
export function ahead() {
  return _ahead;
}

/** @param {string | null} date as the server has it */
function compare(date) {
  const off = date ? Date.parse(date) - Date.now() : 0;
  _ahead = Math.abs(off) > 2000 ? off : 0; // dates are told in whole seconds
}

/** @type {Promise<import("./types").Game[]> | undefined} */
let known;

/** Return all games; they are asked for once. */
export function games() {
  known ??= ask("/games").catch((error) => {
    known = undefined; // the next time it may be answered
    throw error;
  });
  return known;
}
