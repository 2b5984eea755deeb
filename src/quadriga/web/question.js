/** A question that must be answered first: what lies below it is out of reach. */

import { html, render } from "lit";
import { say } from "./words.js";

/**
 * Open a dialog above everything; once it is closed, it is gone.
 * @param {string} label
 * @param {import("lit").TemplateResult} content with buttons that close it, each with its value
 * @param {string} [kind]
 */
export function opened(label, content, kind = "") {
  const dialog = document.createElement("dialog");
  dialog.className = `question ${kind}`;
  dialog.setAttribute("aria-label", label);
  render(html`<form method="dialog">${content}</form>`, dialog);
  document.getElementById("main")?.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  return dialog;
}

/**
 * Ask somebody before what cannot be taken back, and return whether they want it.
 * @param {string} question
 * @param {string} yes what the button says that does it
 * @returns {Promise<boolean>}
 */
export function sure(question, yes) {
  const buttons = html`<div class="buttons">
    <button value="" autofocus>${say("rather-not")}</button>
    <button class="main" value="yes">${yes}</button>
  </div>`;
  const dialog = opened(question, html`<p>${question}</p>${buttons}`);
  return new Promise((done) => dialog.addEventListener("close", () => done(dialog.returnValue === "yes")));
}
