/** What is said to people: messages of our own and of the games, in the language that they chose. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ask } from "./api.js";
import { recalled, remember } from "./memory.js";
import { until } from "./until.js";

/** @typedef {import("./types").Facts} Facts */
/** @typedef {import("./types").Phrase} Phrase */

export const LANGUAGES = ["en", "fr"];

/** Told when the language has changed. */
export const switched = new EventTarget();

/** @type {Map<string, Promise<FluentBundle>>} */
const bundles = new Map();

export const speaker = {
  lang: recalled("lang", navigator.language.startsWith("fr") ? "fr" : "en"),
  /** @type {FluentBundle | undefined} our own words, once they have come */
  own: undefined,
};

let asked = 0; // how often somebody chose a language: the last choice counts, whichever words come first

/**
 * Speak another language as soon as its words have come.
 * @param {string} lang
 * @param {(refused: import("./api.js").Refused | null) => void} tell why they have not come yet
 */
export function speak(lang, tell) {
  const number = (asked += 1);
  const isLatest = () => number === asked;
  return until(
    async () => {
      const own = await words("", lang);
      if (isLatest()) change(lang, own);
    },
    tell,
    isLatest,
  );
}

/** @param {string} lang @param {FluentBundle} own */
function change(lang, own) {
  speaker.own = own;
  speaker.lang = lang;
  document.documentElement.lang = lang;
  remember("lang", lang);
  switched.dispatchEvent(new Event("switched"));
}

/**
 * Return the words of a game, and our own.
 * @param {string} game its slug; none for our own words alone
 * @param {string} lang
 */
function words(game, lang) {
  const key = `${lang} ${game}`;
  let bundle = bundles.get(key);
  if (!bundle) {
    bundle = fetched(game, lang);
    bundles.set(key, bundle);
    bundle.catch(() => bundles.delete(key));
  }
  return bundle;
}

/**
 * Return the words of a game in the language that is spoken by the time they have come.
 * @param {string} game
 * @returns {Promise<FluentBundle>}
 */
export async function spoken(game) {
  const { lang } = speaker;
  const bundle = await words(game, lang);
  return lang === speaker.lang ? bundle : spoken(game);
}

/** @param {string} game @param {string} lang */
async function fetched(game, lang) {
  /** @type {string} */
  const text = await ask(`/words?lang=${lang}&game=${game}`);
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { DE: de } });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/**
 * « de » and a name as French joins them: de Lola, d’Ada, d’Yves, de Yasmine.
 * @param {any[]} names
 */
function de([name]) {
  const text = String(name.valueOf());
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return /^([aeiouh]|y[^aeiou])/u.test(plain) ? `d’${text}` : `de ${text}`;
}

/**
 * Return one of our own messages.
 * @param {string} key
 * @param {Facts} [facts]
 */
export function say(key, facts = {}) {
  return speaker.own ? said(speaker.own, key, facts) : "";
}

/**
 * Return a message, or an attribute of one such as learn.title; where there is none, its name.
 * @param {FluentBundle} bundle
 * @param {string} key
 * @param {Facts} [facts]
 */
export function said(bundle, key, facts = {}) {
  const pattern = found(bundle, key);
  return pattern ? bundle.formatPattern(pattern, facts) : key;
}

/** @param {FluentBundle} bundle @param {string} key */
export function found(bundle, key) {
  const [name, attribute] = key.split(".");
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/**
 * Return a phrase in words, its seats by name.
 * @param {FluentBundle} bundle
 * @param {Phrase} phrase
 * @param {string[]} names
 */
export function phrased(bundle, phrase, names) {
  const facts = Object.fromEntries(
    Object.entries(phrase.facts).map(([name, fact]) => [name, isSeat(name) ? names[Number(fact)] ?? fact : fact]),
  );
  if (found(bundle, phrase.key)) return said(bundle, phrase.key, facts);
  const [kind, ...rest] = phrase.key.split("-");
  return said(bundle, kind, { what: rest.join("-"), facts: Object.values(facts).join(" "), ...facts });
}

/** @param {string} fact its name */
function isSeat(fact) {
  return fact === "seat" || fact.endsWith("_seat");
}

/** Names one after the other, as the language has it: Ada and Nina. @param {string[]} names */
export function all(names) {
  return new Intl.ListFormat(speaker.lang).format(names);
}

/**
 * A few words as a sentence that stands alone.
 * @param {string} [words]
 */
export function alone(words = "") {
  return words && `${words[0].toUpperCase()}${words.slice(1)}.`;
}
