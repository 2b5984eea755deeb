/** Asking for what a page cannot do without: again until it comes, and meanwhile it is said why it does not. */

import { Refused } from "./api.js";

const SOONEST = 500;
const LATEST = 8000; // milliseconds until it is tried again

/**
 * Do something until it is done, or nobody wants it any more.
 * @param {() => Promise<void>} deed done anew from its beginning
 * @param {(refused: Refused | null) => void} tell why it is not done; null: it is, after all
 * @param {() => boolean} isWanted
 */
export async function until(deed, tell, isWanted) {
  for (let wait = SOONEST; isWanted(); wait = Math.min(2 * wait, LATEST)) {
    const refused = await deed().then(() => null, asRefused);
    if (refused || wait > SOONEST) tell(refused);
    if (!refused) return;
    await new Promise((done) => setTimeout(done, wait));
  }
}

/** @param {unknown} error */
function asRefused(error) {
  if (error instanceof Refused) return error;
  throw error; // it would be the same the next time
}
