/** What is seen in one go: a piece that goes on does not stop at every space for what happens on its way. */

/** @typedef {import("./types").Cue} Cue */
/** @typedef {import("./types").Happened} Happened */
/** @typedef {import("./types").Way} Way */

/**
 * Events that are seen in one go; of several, when each begins, counted in spaces of the way that a piece goes.
 * @typedef {{ events: Happened[], begins: number[], piece: string, path: Way }} Run
 */

/** @typedef {(event: Happened) => boolean} IsAlone whether something is seen by itself, as it is to be read */

/**
 * Part what happened into runs.
 * @param {Happened[]} events
 * @param {IsAlone} [isAlone]
 * @returns {Run[]}
 */
export function runs(events, isAlone = () => false) {
  /** @type {Run[]} */
  const found = [];
  for (let at = 0; at < events.length; at += found[found.length - 1].events.length) found.push(first(events.slice(at), isAlone));
  return found;
}

/**
 * Whether what happened then is seen in one go with what happened before.
 * @param {Happened[]} before @param {Happened[]} then @param {IsAlone} isAlone
 */
export function goesOn(before, then, isAlone) {
  return runs([...before, ...then], isAlone).length < runs(before, isAlone).length + runs(then, isAlone).length;
}

/** @param {Happened[]} events @param {IsAlone} isAlone @returns {Run} */
function first(events, isAlone) {
  const { piece = "", path = [] } = travels(events[0])[0] ?? {};
  const run = { events: [events[0]], begins: [0], piece, path: [...path] };
  const isShort = travels(events[0]).length !== 1 || events[0].cues?.some(({ tumbles }) => tumbles);
  if (isShort || isAlone(events[0])) return run;
  /** @type {Run["events"]} */
  let passed = []; // happened on the way, if the piece goes on
  for (const event of events.slice(1)) {
    const [way, other] = travels(event);
    if (other || isAlone(event) || event.cues?.some(({ tumbles }) => tumbles)) break;
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
