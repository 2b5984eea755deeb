/** Parts of the page that are not there from the beginning, but come when they are wanted. */

import { fetched } from "./api.js";

/**
 * Let a part come. A browser may remember that it did not, and then asks for it no more: once it can be had, the page
 * is loaded anew, and the browser has forgotten it.
 * @param {string} address
 * @param {() => boolean} isWanted
 * @returns {Promise<boolean>} whether it has come
 */
export async function come(address, isWanted) {
  try {
    await import(address);
  } catch (error) {
    await fetched(address); // else nobody answers, and it is asked for again
    if (!isWanted()) return false;
    if (history.state?.anew === address) throw error; // it is there, and broken
    history.replaceState({ anew: address }, "");
    location.reload();
    return new Promise(() => {}); // this page is left
  }
  if (history.state?.anew) history.replaceState(null, "");
  return true;
}

/**
 * Let the style of a part come.
 * @param {string} address
 */
export async function dress(address) {
  if (document.querySelector(`link[href="${address}"]`)) return;
  await fetched(address); // as above
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  await new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}
