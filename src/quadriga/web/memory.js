/** What this browser remembers: a name, wishes, and the tables where one sat. */

const TABLES = "quadriga-tables";
const MOST = 30;
const PARTS = ["lesson", "links", "colours"]; // what is remembered of each table, for as long as that is

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
  const all = [table, ...tables().filter((other) => other.table !== table.table)];
  try {
    localStorage.setItem(TABLES, JSON.stringify(all.slice(0, MOST)));
    for (const { table: old } of all.slice(MOST)) for (const part of PARTS) localStorage.removeItem(`quadriga-${part}-${old}`);
  } catch {
    // the address of the table is still there
  }
}
