/** The line to a table: views that change step by step, commands that are done once, and coming back. */

/** @typedef {import("./types").View} View */

const FINAL = [4400, 4403, 4404]; // closed for a reason that will be the same the next time
const SOONEST = 300;
const LATEST = 8000; // milliseconds until the line is tried again

/**
 * Carry out the steps that make a new view from an old one.
 * @param {any} view
 * @param {any[][]} steps each [path, value], or [path] for what is gone
 */
export function changed(view, steps) {
  for (const [path, ...value] of steps) {
    let place = view;
    for (const key of path.slice(0, -1)) place = place[key];
    const last = path[path.length - 1];
    if (value.length > 0) place[last] = value[0];
    else if (Array.isArray(place)) place.length = last;
    else delete place[last];
  }
}

/** A table as it is seen here. Tells `seen` when a view has changed, `line` when the line is lost or back. */
export class Line extends EventTarget {
  /** @param {string} table */
  constructor(table) {
    super();
    this.table = table;
    /** @type {Map<number | null, View>} */
    this.views = new Map();
    this.isUp = false;
    /** @type {{ code: number, reason: string } | null} */
    this.end = null;
    /** @type {Map<string, { message: object, done: (refusal: any) => void }>} */
    this._waiting = new Map();
    this._number = 0;
    this._wait = SOONEST;
    this._isLeft = false;
    this._open();
  }

  /**
   * Ask something for a seat; it is sent again if the line is lost before it was answered.
   * @param {string} deed
   * @param {number} seat
   * @param {object} [more]
   * @returns {Promise<{ code: string, message: string } | null>} why it was refused, if it was
   */
  ask(deed, seat, more = {}) {
    const id = `${Date.now().toString(36)}-${this._number++}`;
    const message = { do: deed, id, seat, ...more };
    return new Promise((done) => {
      this._waiting.set(id, { message, done });
      this._send(message);
    });
  }

  leave() {
    this._isLeft = true;
    this._socket?.close();
  }

  _open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/play`);
    this._socket = socket;
    socket.onopen = () => {
      this._send({ do: "hello", draws: true });
      for (const { message } of this._waiting.values()) this._send(message);
    };
    socket.onmessage = (event) => this._hear(JSON.parse(event.data));
    socket.onclose = (event) => this._lost(event);
  }

  /** @param {object} message */
  _send(message) {
    if (this._socket?.readyState === WebSocket.OPEN) this._socket.send(JSON.stringify(message));
  }

  /** @param {any} told */
  _hear(told) {
    if (told.is === "view") {
      this.views.set(told.seat, told.data);
      this._wait = SOONEST;
      this._up(true);
      this._tell(told.seat);
    } else if (told.is === "changed") {
      const view = this.views.get(told.seat);
      if (!view) return;
      changed(view, told.steps);
      this._tell(told.seat);
    } else if (told.id && this._waiting.has(told.id)) {
      this._waiting.get(told.id)?.done(told.is === "refused" ? told : null);
      this._waiting.delete(told.id);
    }
  }

  /** @param {number | null} seat */
  _tell(seat) {
    this.dispatchEvent(new CustomEvent("seen", { detail: { seat } }));
  }

  /** @param {CloseEvent} event */
  _lost(event) {
    if (this._isLeft) return;
    if (FINAL.includes(event.code)) this.end = { code: event.code, reason: event.reason };
    else {
      setTimeout(() => this._isLeft || this._open(), this._wait);
      this._wait = Math.min(this._wait * 2, LATEST);
    }
    this._up(false);
  }

  /** @param {boolean} isUp */
  _up(isUp) {
    this.isUp = isUp;
    this.dispatchEvent(new Event("line"));
  }
}
