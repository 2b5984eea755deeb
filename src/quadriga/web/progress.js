/** How far somebody has come in a first game with guidance; this browser remembers it. */

import { recalled, remember } from "./memory.js";

/** @param {string} table */
const key = (table) => `lesson-${table}`;

/** Let a table be one where somebody is guided. @param {string} table */
export function begin(table) {
  remember(key(table), "{}");
}

/** What was told, how often, and whether anything more is to be. */
export class Progress {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    const kept = recalled(key(table));
    /** Whether somebody is guided here. */
    this.isGuided = kept !== "";
    const { told = {}, isIntroduced = false, isSilent = false } = this._read(kept);
    /** @type {Record<string, number>} how often each thing came up */
    this.told = told;
    this.isIntroduced = isIntroduced;
    this.isSilent = isSilent;
  }

  /** @param {string} kept */
  _read(kept) {
    try {
      return JSON.parse(kept || "{}");
    } catch {
      return {};
    }
  }

  /** Note that something came up; return how often it has by now. @param {string} thing */
  met(thing) {
    this.told[thing] = (this.told[thing] ?? 0) + 1;
    this.keep();
    return this.told[thing];
  }

  keep() {
    const { told, isIntroduced, isSilent } = this;
    remember(key(this.table), JSON.stringify({ told, isIntroduced, isSilent }));
  }
}
