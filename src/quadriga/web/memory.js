/** What this browser remembers: a name, wishes, and the tables where one sat. */

const TABLES = "quadriga-tables";
const MOST = 30;

/**
 * @param {string} key
 * @param {string} [otherwise]
 * @returns {string}
 */
export function recalled(key, otherwise = "") {
  try {
    return localStorage.getItem(`quadriga-${key}`) ?? otherwise;
  } catch {
    return otherwise; // a browser that keeps nothing
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`quadriga-${key}`, value);
  } catch {
    // then it is as usual the next time
  }
}

/** @returns {import("./types").Kept[]} */
export function tables() {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {import("./types").Kept} table */
export function keep(table) {
  const others = tables().filter((other) => other.table !== table.table);
  try {
    localStorage.setItem(TABLES, JSON.stringify([table, ...others].slice(0, MOST)));
  } catch {
    // the address of the table is still there
  }
}
