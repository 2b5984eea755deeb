/** What is seen in one go: a piece that goes on does not stop at every space for what happens on its way. */

/** @typedef {import("./types").Cue} Cue */
/** @typedef {import("./types").Happened} Happened */
/** @typedef {import("./types").Way} Way */

/**
 * Events that are seen in one go; of several, when each begins, counted in spaces of the way that a piece goes.
 * @typedef {{ events: Happened[], begins: number[], piece: string, path: Way }} Run
 */

/**
 * Part what happened into runs.
 * @param {Happened[]} events
 * @returns {Run[]}
 */
export function runs(events) {
  /** @type {Run[]} */
  const found = [];
  for (let at = 0; at < events.length; at += found[found.length - 1].events.length) found.push(first(events.slice(at)));
  return found;
}

/**
 * Whether what happened then is seen in one go with what happened before.
 * @param {Happened[]} before @param {Happened[]} then
 */
export function goesOn(before, then) {
  return runs([...before, ...then]).length < runs(before).length + runs(then).length;
}

/** @param {Happened[]} events @returns {Run} */
function first(events) {
  const { piece = "", path = [] } = travels(events[0])[0] ?? {};
  const run = { events: [events[0]], begins: [0], piece, path: [...path] };
  if (travels(events[0]).length !== 1 || events[0].cues?.some(({ tumbles }) => tumbles)) return run;
  /** @type {Run["events"]} */
  let passed = []; // happened on the way, if the piece goes on
  for (const event of events.slice(1)) {
    const [way, other] = travels(event);
    if (other || event.cues?.some(({ tumbles }) => tumbles)) break;
    if (way && !(way.piece === piece && isSame(run.path[run.path.length - 1], way.path[0]))) break;
    passed.push(event);
    if (!way) continue;
    run.begins.push(...passed.map(() => run.path.length - 1));
    run.events.push(...passed);
    run.path.push(...way.path.slice(1));
    passed = [];
  }
  return run;
}

/** What goes somewhere. @param {Happened} event */
function travels({ cues = [] }) {
  return cues.flatMap(({ piece, path }) => (path && path.length > 1 ? [{ piece, path }] : []));
}

/** @param {Way[number]} one @param {Way[number]} other */
function isSame([x, y], [otherX, otherY]) {
  return x === otherX && y === otherY;
}
