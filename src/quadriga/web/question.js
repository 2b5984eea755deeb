/** A question before what cannot be taken back. */

import { html, render } from "lit";
import { say } from "./words.js";

/**
 * Ask somebody, and return whether they want it.
 * @param {string} question
 * @param {string} yes what the button says that does it
 * @returns {Promise<boolean>}
 */
export function sure(question, yes) {
  const dialog = document.createElement("dialog");
  dialog.className = "question";
  dialog.setAttribute("aria-label", question);
  render(
    html`<form method="dialog">
      <p>${question}</p>
      <div class="buttons">
        <button value="" autofocus>${say("rather-not")}</button>
        <button class="main" value="yes">${yes}</button>
      </div>
    </form>`,
    dialog,
  );
  document.getElementById("main")?.append(dialog);
  dialog.showModal();
  return new Promise((done) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(dialog.returnValue === "yes");
    }),
  );
}
