/** The line to a table: views that change step by step, commands that are done once, and coming back. */

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Refusal} Refusal */
/** @typedef {import("./types").Told} Told */
/** @typedef {Record<string | number, unknown>} Inside */

export const UNPLAYABLE = 4410; // the table is there, and cannot be played on
const FINAL = [4400, 4403, 4404, UNPLAYABLE]; // closed for a reason that will be the same the next time
const SOONEST = 300;
const LATEST = 8000; // milliseconds until the line is tried again
const PATIENCE = 10_000; // milliseconds in which an answer comes, unless the line is lost and nobody has noticed
const SLEEP = 20_000; // milliseconds of silence after which a page makes sure of its line
const UNHEARD = { code: 1006, reason: "" }; // closed by nobody
const COME = "come"; // what is asked behind a hello: it is answered when all has come that belongs to that

/**
 * Carry out the steps that make a new view from an old one.
 * @param {object} view
 * @param {import("./types").Step[]} steps
 */
export function changed(view, steps) {
  for (const [path, ...value] of steps) {
    let place = /** @type {Inside} */ (view);
    for (const key of path.slice(0, -1)) place = /** @type {Inside} */ (place[key]);
    const last = path[path.length - 1];
    if (value.length > 0) place[last] = value[0];
    else if (Array.isArray(place)) place.length = Number(last);
    else delete place[last];
  }
}

/** A table as it is seen here. Tells `seen` when a view has changed, `line` when the line is lost or back. */
export class Line extends EventTarget {
  /** @param {string} table */
  constructor(table) {
    super();
    this.table = table;
    /** @type {Map<number | null, View>} of all the seats of who is here, or of whoever watches */
    this.views = new Map();
    /** @type {Map<number | null, View> | null} those that have come over a line that was just opened, until all have */
    this._coming = null;
    this.isLost = false;
    /** @type {{ code: number, reason: string } | null} */
    this.end = null;
    /** @type {WebSocket | undefined} */
    this._socket = undefined;
    /** @type {Map<string, { message: object, done: (refusal: Refusal | null) => void }>} */
    this._waiting = new Map();
    this._number = 0;
    this._wait = SOONEST;
    this._heard = 0;
    this._away = new AbortController(); // ends what this listens to
    this._listen();
    this.open();
  }

  /**
   * Ask something for a seat; it is sent again if the line is lost before it was answered.
   * @param {string} deed
   * @param {number} seat
   * @param {object} [more]
   * @returns {Promise<Refusal | null>} why it was refused, if it was
   */
  ask(deed, seat, more = {}) {
    return this._ask({ do: deed, seat, ...more });
  }

  /**
   * @param {object} asked
   * @returns {Promise<Refusal | null>}
   */
  _ask(asked) {
    const id = `${Date.now().toString(36)}-${this._number++}`;
    const message = { ...asked, id };
    return new Promise((done) => {
      this._waiting.set(id, { message, done });
      this._send(message);
      this._expect();
    });
  }

  leave() {
    this._away.abort();
    this._drop();
  }

  _listen() {
    const { signal } = this._away;
    addEventListener("offline", () => this._lost(UNHEARD), { signal });
    addEventListener("online", () => this.isLost && this.open(), { signal });
    document.addEventListener("visibilitychange", () => this._wake(), { signal });
  }

  /** A device that slept may have lost its line without a word: open another one. */
  _wake() {
    if (!document.hidden && !this.isLost && performance.now() - this._heard > SLEEP) this.open();
  }

  /** Open a line, another one if there is one: as who one is by now. */
  open() {
    if (this.end) return;
    this._drop();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/play`);
    this._socket = socket;
    socket.onopen = () => {
      this._send({ do: "hello", draws: true, covers: true });
      this._send({ do: "ping", id: COME });
      for (const { message } of this._waiting.values()) this._send(message);
    };
    socket.onmessage = (event) => this._hear(JSON.parse(event.data));
    socket.onclose = (event) => this._lost(event);
    this._coming = new Map();
    this._expect();
  }

  /** Have no line any more, and wait for nothing. */
  _drop() {
    clearTimeout(this._patience);
    clearTimeout(this._silence);
    clearTimeout(this._again);
    if (!this._socket) return;
    this._socket.onopen = this._socket.onmessage = this._socket.onclose = null;
    this._socket.close();
    this._socket = undefined;
  }

  /** What is asked is answered in time: else the line is lost, though nobody closed it. */
  _expect() {
    clearTimeout(this._patience);
    if (!this._socket || (!this._coming && this._waiting.size === 0)) return;
    this._patience = setTimeout(() => this._lost(UNHEARD), PATIENCE);
  }

  /** @param {object} message */
  _send(message) {
    if (this._socket?.readyState === WebSocket.OPEN) this._socket.send(JSON.stringify(message));
  }

  /** @param {Told} told */
  _hear(told) {
    this._heard = performance.now();
    clearTimeout(this._silence);
    this._silence = setTimeout(() => this._ask({ do: "ping" }), SLEEP);
    const views = this._coming ?? this.views;
    if (told.is === "view") {
      views.set(told.seat, told.data);
      this._tell(told.seat);
    } else if (told.is === "changed") {
      const view = views.get(told.seat);
      if (view) changed(view, told.steps);
      if (view) this._tell(told.seat);
    } else if (told.id === COME) this._come();
    else if (told.id) {
      this._waiting.get(told.id)?.done(told.is === "refused" ? told : null);
      this._waiting.delete(told.id);
    }
    this._expect();
  }

  /** All views have come: who several people are is known before anything is shown to one of them. */
  _come() {
    if (!this._coming) return;
    this.views = this._coming;
    this._coming = null;
    this._wait = SOONEST;
    this._hold(true);
    for (const seat of this.views.keys()) this._tell(seat);
  }

  /** @param {number | null} seat */
  _tell(seat) {
    if (!this._coming) this.dispatchEvent(new CustomEvent("seen", { detail: { seat } }));
  }

  /** @param {{ code: number, reason: string }} why */
  _lost({ code, reason }) {
    this._drop();
    if (FINAL.includes(code)) this.end = { code, reason };
    else {
      this._again = setTimeout(() => this.open(), this._wait);
      this._wait = Math.min(this._wait * 2, LATEST);
    }
    this._hold(false);
  }

  /** @param {boolean} holds */
  _hold(holds) {
    this.isLost = !holds;
    this.dispatchEvent(new Event("line"));
  }
}
