import { mostIn, slipCost } from './slips.ts';
import { isDense, shortOf } from './shortened.ts';
import { soundOf } from './sound.ts';
import { stem } from './stem.ts';

/** A word that another may stand for, with how unlikely that is. */
export interface Candidate {
  readonly word: string;
  readonly cost: number;
}

interface Listed {
  readonly word: string;
  readonly letters: number;
  /** How often it is said: it counts off what its errors cost. */
  readonly gain: number;
  readonly most: number;
}

/** Each letter a bit, to pass by most words without comparing them. */
const lettersOf = (word: string): number =>
  [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0);

function bitsIn(value: number): number {
  let count = 0;
  for (let left = value; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The first letter and the consonants, none of them twice: 'vrrdstnd' and 'voorraadstand'. */
const boneOf = (word: string): string =>
  single(word.charAt(0) + word.slice(1).replace(/[aeiou]/g, ''));

/** A word without doubled letters: 'beetaald' and 'betaald' are one. */
export const single = (word: string): string => word.replace(/(.)\1+/g, '$1');

const SHORTEST = 4;
/** What says something is meant rather than what says nothing. */
const IDLE = 0.25;
const HEARD = 0.4;
/** An error in a word that is cut off as well. */
const CUT = 0.5;
/** A letter twice where a word has it once, or the other way round. */
const DOUBLED = 0.3;
const MOST_KEPT = 5_000;
/** What a letter that is left out on purpose costs, and what its being so costs at all. */
const LEFT_OUT = 0.05;

/** Words that typing errors and abbreviations may stand for. */
export class WordList {
  readonly #byLength: Listed[][] = [];
  readonly #byBone = new Map<string, Listed[]>();
  readonly #bySound = new Map<string, Listed[]>();
  readonly #all: Listed[] = [];
  readonly #found = new Map<string, readonly Candidate[]>();

  /**
   * @param gainOf how much likelier than others a word is meant, up to about 0.3
   * @param isIdle words that say nothing: what is only like one of them is likely another word
   */
  constructor(
    words: Iterable<string>,
    gainOf: (word: string) => number = () => 0,
    isIdle: (word: string) => boolean = () => false,
  ) {
    for (const word of words) {
      if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue;
      const isOfNothing = isIdle(word);
      const gain = gainOf(word) - (isOfNothing ? IDLE : 0);
      const listed = { word, letters: lettersOf(word), gain, most: isOfNothing ? 1.15 : Infinity };
      this.#all.push(listed);
      (this.#byLength[word.length] ??= []).push(listed);
      addTo(this.#byBone, boneOf(word), listed);
      addTo(this.#bySound, soundOf(word), listed);
    }
  }

  /** What a word that is not known may stand for, the likeliest first. */
  candidates(text: string, isShort = false): readonly Candidate[] {
    const key = isShort ? `${text}.` : text;
    const before = this.#found.get(key);
    if (before) return before;
    const found = ranked([
      ...this.#near(text, isShort),
      ...this.#heard(text),
      ...this.#withVowels(text),
      ...this.#begunBy(text, isShort),
    ]);
    if (this.#found.size >= MOST_KEPT) this.#found.clear();
    this.#found.set(key, found);
    return found;
  }

  /** Words that a text is typed for with some errors. */
  #near(text: string, isShort: boolean): Candidate[] {
    const most = mostIn(text.length);
    const letters = lettersOf(text);
    const off = text.length < 5 ? 1 : 2;
    const found: Candidate[] = [];
    for (let length = text.length - 2; length <= text.length + 2; length += 1) {
      for (const { word, letters: those, gain, most: own } of this.#byLength[length] ?? []) {
        if (bitsIn(letters ^ those) > 2 * off) continue;
        const cost = slipCost(text, word, Math.min(most, own));
        if (cost < Infinity) found.push({ word, cost: cost - gain + (isShort ? CUT : 0) });
      }
    }
    return found;
  }

  /** Words that sound the same: 'meyer', 'bedryf'. */
  #heard(text: string): Candidate[] {
    if (text.length < SHORTEST) return [];
    return (this.#bySound.get(soundOf(text)) ?? []).map(({ word, gain }) => ({
      word,
      cost: HEARD - gain,
    }));
  }

  /** Words that a text leaves vowels out of: 'omzt', 'vrrdstnd'. */
  #withVowels(text: string): Candidate[] {
    const hasVowels = /[aeiou]/.test(text.slice(1));
    if (text.length < (hasVowels ? SHORTEST : 3)) return [];
    const least = hasVowels ? 0.7 : 0.5;
    return (this.#byBone.get(boneOf(text)) ?? []).flatMap(({ word, gain }) => {
      const isWhole = shortOf(text, word) === 'whole';
      if (!isWhole && shortOf(single(text), single(word)) !== 'whole') return [];
      const cost = least + LEFT_OUT * Math.abs(word.length - text.length) - gain;
      return [{ word, cost: isWhole ? cost : cost + DOUBLED }];
    });
  }

  /** Words that a text begins: 'openst.', 'uitbst'. */
  #begunBy(text: string, isShort: boolean): Candidate[] {
    const isBare = text.length >= 5 && isDense(text);
    if (text.length < (isShort ? 2 : 4)) return [];
    const least = text.length + (isShort ? 1 : 2);
    return this.#all
      .filter(
        ({ word }) =>
          word.length >= least &&
          (word.startsWith(text) || (isBare && shortOf(text, word) === 'start')),
      )
      .map(({ word, gain }) => ({
        word,
        cost: (isShort ? 0.6 : 0.9) + LEFT_OUT * (word.length - text.length) - gain,
      }));
  }
}

function addTo(words: Map<string, Listed[]>, key: string, listed: Listed): void {
  const same = words.get(key);
  if (same) same.push(listed);
  else words.set(key, [listed]);
}

/** The likeliest first, of the forms of one word the likeliest only. */
function ranked(candidates: readonly Candidate[]): Candidate[] {
  const sorted = [...candidates].sort((one, other) => one.cost - other.cost);
  const seen = new Set<string>();
  return sorted.filter(({ word }) => {
    const key = stem(word);
    return !seen.has(key) && seen.add(key);
  });
}
