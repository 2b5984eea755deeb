/** Sounds of our own making, off until asked: what is heard follows from what is seen. */

import { recalled, remember } from "./memory.js";
import { going } from "./timing.js";

/** @typedef {import("./types").Happened} Happened */
/** @typedef {import("./types").Cue} Cue */
/** @typedef {(sound: Sound, at: number) => void} Voice */

const LOUD = 0.25;
const MOST_STEPS = 8; // that are heard of one way

/** @type {Record<string, Voice>} */
const VOICES = {
  die(sound, at) {
    for (const [late, loud] of [[0, 0.7], [0.09, 0.5], [0.2, 0.6], [0.29, 0.3], [0.36, 0.4]]) sound.noise(at + late, 0.035, 2600, loud);
  },
  step(sound, at) {
    sound.tone(at, 0.06, 420, 300, "triangle", 0.5);
  },
  ring(sound, at) {
    sound.tone(at, 0.35, 1245, 1245, "sine", 0.35);
    sound.tone(at, 0.25, 1867, 1867, "sine", 0.15);
  },
  card(sound, at) {
    sound.noise(at, 0.12, 1400, 0.35);
  },
  crash(sound, at) {
    sound.noise(at, 0.3, 500, 0.9);
    sound.tone(at, 0.3, 150, 50, "sawtooth", 0.4);
  },
  fall(sound, at) {
    sound.tone(at, 0.35, 392, 196, "triangle", 0.4);
  },
  coin(sound, at) {
    sound.tone(at, 0.08, 1760, 1760, "sine", 0.3);
    sound.tone(at + 0.07, 0.2, 2349, 2349, "sine", 0.25);
  },
  turn(sound, at) {
    sound.tone(at, 0.18, 523, 523, "sine", 0.35);
    sound.tone(at + 0.13, 0.3, 784, 784, "sine", 0.35);
  },
  win(sound, at) {
    for (const [number, pitch] of [523, 659, 784, 1047].entries()) sound.tone(at + number * 0.14, 0.5, pitch, pitch, "triangle", 0.4);
  },
};

class Sound {
  constructor() {
    this.isOn = recalled("sound", "off") === "on";
    /** @type {AudioContext | undefined} */
    this._context = undefined;
  }

  /** @param {boolean} isOn */
  turn(isOn) {
    this.isOn = isOn;
    remember("sound", isOn ? "on" : "off");
    this.play("turn");
  }

  /** Let nothing more be heard of what was to come. */
  hush() {
    this._context?.close();
    this._context = undefined;
  }

  /**
   * A browser is silent until somebody has touched the page.
   * @param {string} name
   * @param {number} [late] seconds from now
   */
  play(name, late = 0) {
    if (!this.isOn || !navigator.userActivation.hasBeenActive) return;
    this._context ??= new AudioContext();
    VOICES[name](this, this._context.currentTime + late);
  }

  /**
   * Let be heard what is seen of an event.
   * @param {Happened} event
   * @param {number} speed
   */
  follow({ cues = [] }, speed) {
    if (!this.isOn || speed === Infinity) return;
    for (const name of new Set(cues.flatMap(heard))) this.play(name);
    const path = cues.find((cue) => (cue.path?.length ?? 0) > 1)?.path;
    if (!path) return;
    const steps = Math.min(path.length - 1, MOST_STEPS);
    for (let step = 0; step < steps; step += 1) this.play("step", (going(path) * step) / steps / speed / 1000);
  }

  /**
   * A tone that glides from one pitch to another and dies away.
   * @param {number} at @param {number} length in seconds @param {number} from in hertz @param {number} to
   * @param {OscillatorType} type @param {number} loud
   */
  tone(at, length, from, to, type, loud) {
    const context = /** @type {AudioContext} */ (this._context);
    const source = context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    this._fade(source, at, length, loud);
  }

  /**
   * A hiss around a pitch that dies away.
   * @param {number} at @param {number} length @param {number} pitch @param {number} loud
   */
  noise(at, length, pitch, loud) {
    const context = /** @type {AudioContext} */ (this._context);
    const source = context.createBufferSource();
    source.buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
    const samples = source.buffer.getChannelData(0);
    for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = 2 * Math.random() - 1;
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 });
    source.connect(filter);
    this._fade(source, at, length, loud, filter);
  }

  /**
   * @param {AudioScheduledSourceNode} source @param {number} at @param {number} length @param {number} loud
   * @param {AudioNode} [last]
   */
  _fade(source, at, length, loud, last = source) {
    const context = /** @type {AudioContext} */ (this._context);
    const volume = new GainNode(context, { gain: LOUD * loud });
    volume.gain.setValueAtTime(LOUD * loud, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    last.connect(volume).connect(context.destination);
    source.start(at);
    source.stop(at + length);
  }
}

/**
 * What is heard of a cue, beside the steps of a way.
 * @param {Cue} cue
 */
function heard({ sound: named, tumbles, note, layers, path }) {
  if (named) return [named];
  if (tumbles) return ["die"];
  if (note) return ["ring"];
  return layers && !path ? ["card"] : [];
}

export const sound = new Sound();

/** Lets be heard whose turn it is now, or who has won, if they are here. */
export class Bell {
  constructor() {
    this._wasOwn = false;
    this._phase = "";
  }

  /**
   * @param {import("./types").View} view
   * @param {number[]} own the seats of who is here
   */
  hear({ phase, turn, result }, own) {
    const isOwn = turn !== null && own.includes(turn);
    if (phase === "playing" && isOwn && !this._wasOwn) sound.play("turn");
    if (phase === "over" && this._phase === "playing" && own.some((seat) => result?.[seat])) sound.play("win");
    this._wasOwn = isOwn;
    this._phase = phase;
  }
}
