import { distance, errorsIn } from '../text/distance.ts';
import { folded } from '../text/fold.ts';
import { soundOf } from '../text/sound.ts';

/** Forms of companies and words between names; they tell nothing apart. */
const EMPTY = new Set(
  'bv nv vof cv ba inc ltd gmbh sa de het een en van der den te ter ten zn zonen gebr firma fa the of and co v d'.split(
    ' ',
  ),
);
const SHORTEST_PREFIX = 4;
const SHORTEST_PART = 5;
/** A word that more names have than this finds none of them. */
const MOST_NAMES = 5_000;

interface Hit {
  readonly id: number;
  /** How alike, 1 for the same word. */
  readonly likeness: number;
  /** Word of the name. */
  readonly word: string;
}

interface Sounded {
  readonly word: string;
  readonly sound: string;
}

const isPartOf = (word: string, each: string): boolean =>
  (word.length >= SHORTEST_PART && each.includes(word)) ||
  (each.length >= Math.max(SHORTEST_PART, 0.6 * word.length) && word.startsWith(each));

/** Whether a word tells no name apart: 'de', 'bv'. */
export const isEmptyWord = (word: string): boolean => EMPTY.has(word);

const INITIALS = /\b(?:[a-z]\.){2,}/g;
const WORD = /[a-z0-9]+/g;
/** Longer than any word of a name. */
const LONGEST_WORD = 40;

/** Words of a name without forms of companies. */
export function nameWords(name: string): string[] {
  const plain = folded(name);
  const joined = plain.includes('.')
    ? plain.replace(INITIALS, (letters) => letters.replace(/\./g, ''))
    : plain;
  const all = joined.replace(/'/g, '').match(WORD) ?? [];
  const telling = all.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : all;
}

/** A whole name without what tells nothing apart, to look it up by. */
export const nameKey = (words: readonly string[]): string =>
  words.filter((word) => !EMPTY.has(word)).join(' ');

/** Finds names by half remembered words; made once for the names of some books. */
export class NameIndex {
  readonly #places = new Map<string, number[]>();
  readonly #names: readonly string[];
  #byShape: Map<string, Sounded[]> | undefined;

  constructor(names: readonly string[]) {
    this.#names = names;
    names.forEach((name, id) => {
      for (const word of nameWords(name)) {
        const ids = this.#places.get(word);
        if (!ids) this.#places.set(word, [id]);
        else if (ids[ids.length - 1] !== id) ids.push(id);
      }
    });
  }

  has(word: string): boolean {
    return this.#places.has(word);
  }

  wordsOf(id: number): readonly string[] {
    return nameWords(this.#names[id] ?? '');
  }

  /** How much a word tells: the fewer names have it, the more. */
  weight(word: string): number {
    if (EMPTY.has(word)) return 0.1;
    const count = this.#places.get(word)?.length ?? 1;
    return Math.log(1 + this.#names.length / count);
  }

  /** Names that have a word, or one like it. */
  find(word: string, how: 'same' | 'like' | 'part'): Hit[] {
    if ((EMPTY.has(word) && word.length < 4) || word.length > LONGEST_WORD) return [];
    const exact = this.#hits(word, 1);
    const isEnough = exact.length > 0 && how !== 'part';
    if (isEnough || how === 'same' || word.length < SHORTEST_PREFIX) return exact;
    return [...exact, ...this.#like(word, how === 'part')];
  }

  #hits(word: string, likeness: number): Hit[] {
    const ids = this.#places.get(word) ?? [];
    return ids.length > MOST_NAMES ? [] : ids.map((id) => ({ id, likeness, word }));
  }

  #like(word: string, isOfPart: boolean): Hit[] {
    const most = errorsIn(word.length);
    const wrong = this.has(word)
      ? []
      : this.#near(word, most).flatMap((near) => this.#hits(near, 0.85));
    if (wrong.length > 0) return wrong;
    const hits: Hit[] = [];
    for (const each of this.#places.keys()) {
      const isStart =
        word.length >= (isOfPart ? SHORTEST_PREFIX : SHORTEST_PART) && each.startsWith(word);
      const isPart = isOfPart && isPartOf(word, each);
      if (isStart || isPart) hits.push(...this.#hits(each, isStart ? 0.8 : 0.7));
      if (hits.length > MOST_NAMES) return [];
    }
    return hits;
  }

  #near(word: string, most: number): string[] {
    if (most === 0) return [];
    this.#byShape ??= this.#shapes();
    const near: string[] = [];
    const sound = soundOf(word);
    for (let length = sound.length - most; length <= sound.length + most; length += 1) {
      for (const each of this.#byShape.get(`${sound.charAt(0)}${length}`) ?? []) {
        if (distance(sound, each.sound, most) <= most) near.push(each.word);
      }
    }
    return near;
  }

  #shapes(): Map<string, Sounded[]> {
    const shapes = new Map<string, Sounded[]>();
    for (const word of this.#places.keys()) {
      const sound = soundOf(word);
      const shape = `${sound.charAt(0)}${sound.length}`;
      const words = shapes.get(shape);
      if (words) words.push({ word, sound });
      else shapes.set(shape, [{ word, sound }]);
    }
    return shapes;
  }
}
