/** What somebody plays with: a finger, a pen, a mouse or keys. A click does not say so everywhere, or says it wrongly. */

let last = "mouse"; // what was used last

addEventListener("pointerdown", ({ pointerType }) => (last = pointerType), { capture: true });
addEventListener("keydown", () => (last = "keys"), { capture: true });

/** Whether it is a finger: it cannot hover, and sees first what would come of it. */
export function isFinger() {
  return last === "touch";
}

/** Whether it lies on the glass, and may drag there what is seen, as a finger or a pen. */
export function isOnGlass() {
  return last === "touch" || last === "pen";
}

/** Whether there are keys to speak of: beside a finger there may be none. */
export function hasKeys() {
  return last !== "touch" && (last === "keys" || !matchMedia("(pointer: coarse)").matches);
}

/** Whether it is keys. */
export function isKeys() {
  return last === "keys";
}
