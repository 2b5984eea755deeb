/** What the server tells, as docs/protocol.md says. */

export type Facts = { [name: string]: number | string };
export type Phrase = { key: string; facts: Facts };
export type Point = [number, number];
export type Way = [number, number, number?][];

export type Option = {
  name: string;
  default: string;
  several: boolean;
  free: boolean;
  values: { [players: string]: string[] };
};
export type Game = {
  slug: string;
  title: { [lang: string]: string };
  tagline: { [lang: string]: string };
  seats: number[];
  minutes: number | null;
  options: Option[];
  lesson?: Lesson;
};
export type Lesson = {
  cards: { name: string; shows: string[]; clause: string }[];
  learns: { [key: string]: string };
};
export type Listed = {
  table: string;
  game: string;
  phase: string;
  seats: (string | null)[];
  since: number;
  turn: number | null;
  result: number[] | null;
  rematch?: string | null;
};
export type Kept = { table: string; game: string; own?: number[]; bots?: (string | null)[] };

export type Piece = {
  x: number;
  y: number;
  layers: string[];
  turn?: number;
  size?: number;
  text?: string;
  kind?: string;
  confirms?: boolean;
};
export type Note = { x: number; y: number; text: string };
export type Choice = {
  action: number;
  text: string;
  label: Phrase;
  targets?: string[];
  path?: Point[];
  ghosts?: Piece[];
  notes?: Note[];
  trails?: { seat: number; path: Point[] }[];
  then?: number[];
  final?: boolean;
};
export type Cue = {
  piece: string;
  path?: Way;
  layers?: string[];
  text?: string;
  tumbles?: boolean;
  note?: string;
  sound?: string;
};
export type Happened = { name: string; clause: string; says: Phrase | null; cues?: Cue[] };
export type Gauge = { name: string; value: number; most: number | null };
export type Sheet = { seat: number; symbol: string; gauges: Gauge[]; tokens: string[]; out: boolean; called?: Phrase; rests?: boolean; ink?: number };
export type Scene = { pieces: { [name: string]: Piece }; order: string; sheets: Sheet[] };
/** How it ended: why, and what became of each, in the order of their sheets. */
export type End = { why: Phrase | null; fates: { seat: number; says: Phrase | null }[] };
export type Board = { width: number; height: number; art: string; symbols: { [name: string]: string } };
export type Made = { table: string; keys: { [seat: string]: string } };
/** A whole way is drawn as a choice, unless it comes too late. */
export type Hint = { action: number; then: number[] } | (Choice & { then: number[] });
export type Why = Phrase & { clause: string };
export type Seat = {
  kind: string;
  name: string | null;
  bot: string | null;
  left: number | null;
  away: number | null;
  covered: string | null;
  come: boolean;
};
export type View = {
  table: string;
  game: string;
  options: Facts;
  house: { watched: boolean; chat: boolean; undo: boolean; hints: boolean; cover: number | null; pace: object | null };
  dice: string;
  hides: boolean;
  before: string | null;
  sides: number[];
  source: { table: string | null; moment: number } | null;
  version: number;
  phase: "waiting" | "playing" | "over";
  seats: Seat[];
  paused: number | null;
  since: number;
  turn: number | null;
  events: Happened[];
  chat: { seat: number; text: string; at: number }[];
  result: number[] | null;
  seed: string | null;
  rematch: string | null;
  seat: number | null;
  ask: Phrase | null;
  doing: Phrase | null;
  scene: Scene | null;
  end: End | null;
  actions: Choice[];
  routes?: Choice[];
  undo: boolean;
};

/** Over the socket. A step is a path with what lies there now, or without for what is gone. */
export type Step = [path: (string | number)[], value?: unknown];
export type Refusal = { is: "refused"; code: string; message: string; id?: string };
export type Told =
  | { is: "view"; seat: number | null; data: View }
  | { is: "changed"; seat: number | null; steps: Step[] }
  | { is: "done"; id: string }
  | Refusal;

/** A finished game: how it stood at first, and each thing that happened with the steps that it made. */
export type Stood = { turn: number; doing: Phrase | null; scene: Scene | null; end: End | null };
export type Retold = { first: Stood; moments: { events: Happened[]; steps: Step[] }[] };
