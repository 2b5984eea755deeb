/** Deeds that are done once, however often somebody clicks. */

/**
 * Return a deed that is not begun again before it is done.
 * @template {unknown[]} Given
 * @param {(...given: Given) => Promise<void>} deed
 * @returns {(...given: Given) => Promise<void>}
 */
export function once(deed) {
  /** @type {Promise<void> | undefined} */
  let pending;
  return (...given) =>
    (pending ??= deed(...given).finally(() => {
      pending = undefined;
    }));
}
