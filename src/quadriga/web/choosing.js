/** Which action is meant by what was pointed at. Knows nothing of the page. */

/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").Piece} Piece */

/** What can be done, and what of it was pointed at. Of pieces of one kind it is the same which. */
export class Choosing {
  /**
   * @param {Choice[]} actions
   * @param {Record<string, Piece>} pieces
   * @param {Iterable<string>} [chosen]
   */
  constructor(actions, pieces, chosen = []) {
    this.actions = actions;
    this.chosen = new Set(chosen);
    this.pieces = pieces;
    /** The actions that are still possible: all that was pointed at is needed for them. */
    this.possible = this._once(actions.filter((action) => this._fits(action)));
  }

  /** The actions that nothing more needs to be pointed at for, if anything was. */
  get meant() {
    if (this.chosen.size === 0) return [];
    return this._isPlain ? this.possible : this.possible.filter((action) => this.isWhole(action));
  }

  /** Those, if there are no others. */
  get settled() {
    return this.meant.length === this.possible.length ? this.meant : [];
  }

  /**
   * Whether pointing at this does what was chosen, as a tick does, if that is one thing.
   * @param {string} name
   */
  confirms(name) {
    return Boolean(this.pieces[name]?.confirms) && !this.chosen.has(name) && this.meant.length === 1;
  }

  /**
   * Whether all that this action needs was pointed at.
   * @param {Choice} action
   */
  isWhole(action) {
    return action.targets?.length === this.chosen.size;
  }

  /**
   * Whether nothing that this action needs is left to be pointed at, but what is as good as another.
   * @param {Choice} action
   */
  isSure(action) {
    return (action.targets ?? []).every((name) => this.chosen.has(name) || this.pieces[name]?.kind);
  }

  /** What can be pointed at now, what was chosen included. */
  get lit() {
    const wanted = new Set(this.actions.flatMap((action) => action.targets ?? []).map((name) => this._kind(name)));
    const named = new Set(this.actions.flatMap((action) => action.targets ?? []));
    for (const name of Object.keys(this.pieces)) if (wanted.has(this._kind(name))) named.add(name);
    const grows = (/** @type {string} */ name) => this.with(name).chosen.size > this.chosen.size;
    return [...named].filter((name) => this.chosen.has(name) || grows(name) || this.confirms(name));
  }

  /**
   * What it is once somebody has pointed at this as well.
   * @param {string} name
   * @returns {Choosing}
   */
  with(name) {
    const more = new Choosing(this.actions, this.pieces, [...this.chosen, name]);
    return more.possible.length > 0 ? more : this;
  }

  /**
   * What it is once somebody has pointed at this: it is put to the rest, or taken back. What does not go with the
   * rest is chosen in its place.
   * @param {string} name
   */
  pointed(name) {
    if (this.chosen.has(name)) {
      return new Choosing(this.actions, this.pieces, [...this.chosen].filter((other) => other !== name));
    }
    const more = this.with(name);
    return more === this ? new Choosing(this.actions, this.pieces, [name]) : more;
  }

  /** Whether all that is possible needs the same things, so that pointing at more would tell nothing. */
  get _isPlain() {
    const [first, ...others] = this.possible.map((action) => this._sort(action));
    return others.every((other) => other === first);
  }

  /**
   * Of actions that only differ in which of several equal things is taken, those with what was pointed at.
   * @param {Choice[]} actions
   */
  _once(actions) {
    const named = (/** @type {Choice} */ { targets = [] }) => targets.filter((name) => this.chosen.has(name)).length;
    /** @type {Map<string, Choice>} */
    const best = new Map();
    for (const action of actions) {
      const other = best.get(this._sort(action));
      if (!other || named(action) > named(other)) best.set(this._sort(action), action);
    }
    const same = (/** @type {Choice} */ { targets }, /** @type {Choice | undefined} */ other) =>
      String(targets) === String(other?.targets);
    return actions.filter((action) => same(action, best.get(this._sort(action))));
  }

  /** @param {Choice} action */
  _sort(action) {
    return this._kinds(action).sort().join(" ");
  }

  /** @param {Choice} action */
  _fits(action) {
    const left = this._kinds(action);
    return [...this.chosen].every((name) => {
      const at = left.indexOf(this._kind(name));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  }

  /** @param {Choice} action */
  _kinds(action) {
    return (action.targets ?? []).map((name) => this._kind(name));
  }

  /** @param {string} name */
  _kind(name) {
    return this.pieces[name]?.kind ?? name;
  }
}
