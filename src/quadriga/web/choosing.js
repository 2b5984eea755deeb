/** Which action is meant by what was pointed at. Knows nothing of the page. */

/** @typedef {import("./types").Choice} Choice */

/**
 * Return the actions that are still possible: those that all of this was pointed at for.
 * @param {Choice[]} actions
 * @param {Set<string>} chosen
 */
export function possible(actions, chosen) {
  return actions.filter((action) => [...chosen].every((name) => action.targets?.includes(name)));
}

/**
 * Return the actions that exactly this was pointed at for.
 * @param {Choice[]} actions
 * @param {Set<string>} chosen
 */
export function meant(actions, chosen) {
  return possible(actions, chosen).filter((action) => (action.targets ?? []).length === chosen.size);
}

/**
 * Return what can be pointed at now, what was chosen included.
 * @param {Choice[]} actions
 * @param {Set<string>} chosen
 */
export function lit(actions, chosen) {
  return new Set(possible(actions, chosen).flatMap((action) => action.targets ?? []));
}

/**
 * Return what is chosen once somebody has pointed at this: it is put to the rest, or taken back. What does not
 * go with the rest is chosen in its place.
 * @param {Choice[]} actions
 * @param {Set<string>} chosen
 * @param {string} name
 */
export function pointed(actions, chosen, name) {
  const now = new Set(chosen);
  if (now.delete(name)) return now;
  now.add(name);
  return possible(actions, now).length > 0 ? now : new Set([name]);
}

/**
 * Return the actions that nothing more needs to be pointed at for: one is taken at once, of several one is asked.
 * @param {Choice[]} actions
 * @param {Set<string>} chosen
 * @returns {Choice[]} none while more could be pointed at
 */
export function settled(actions, chosen) {
  const left = possible(actions, chosen);
  const exact = meant(actions, chosen);
  return chosen.size > 0 && exact.length === left.length ? exact : [];
}
