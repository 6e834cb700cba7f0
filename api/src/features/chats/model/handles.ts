import { wordsOf, type Persons } from './persons.ts';

/** Addresses of people and their accounts, wherever they stand. */
const ADDRESS =
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|\b[A-Z]{2}\d{2} ?(?:[A-Z]{4} ?(?:\d ?){9}\d)\b/g;
const HANDLE = /\bR\d{1,4}\b/g;
/** No name has more words. */
const MOST_WORDS = 12;
/** 'P. de Vries': what may stand between the words of one name. */
const BETWEEN = /^[^\p{L}\p{N}\n;|]{1,3}$/u;

/**
 * Puts handles (R1, R2 …) in the place of names of people in what leaves for a model, and the names
 * back in what it says. Of one turn: the same name has the same handle in all of it.
 */
export class Handles {
  readonly #persons: Persons;
  readonly #byName = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #taken: ReadonlySet<string>;

  /** @param said what the person wrote: a handle that stands in it already means something else */
  constructor(persons: Persons, said: string) {
    this.#persons = persons;
    this.#taken = new Set(said.match(HANDLE));
  }

  hide(text: string): string {
    const plain = text.replace(ADDRESS, (found) => this.#handleOf(found));
    const words = wordsOf(plain);
    let hidden = '';
    let from = 0;
    for (let at = 0; at < words.length;) {
      const count = this.#nameAt(plain, words, at);
      const [first, last] = [words[at], words[at + count - 1]];
      at += Math.max(1, count);
      if (count === 0 || !first || !last) continue;
      hidden += plain.slice(from, first.from) + this.#handleOf(plain.slice(first.from, last.to));
      from = last.to;
    }
    return hidden + plain.slice(from);
  }

  show(text: string): string {
    return text.replace(HANDLE, (handle) => this.#names.get(handle) ?? handle);
  }

  /** JSON with the names put back in each of its texts, which a name cannot end; what is none as it is. */
  showIn(json: string): string {
    try {
      return JSON.stringify(
        JSON.parse(json, (_, value: unknown) =>
          typeof value === 'string' ? this.show(value) : value,
        ),
      );
    } catch {
      return json;
    }
  }

  /** How many words from this one on are a name: the longest whole one, else words that are in names. */
  #nameAt(text: string, words: Words, at: number): number {
    const { whole, words: known } = this.#persons;
    let name = '';
    let longest = 0;
    let telling = 0;
    for (let count = 1; count <= MOST_WORDS; count += 1) {
      const place = at + count - 1;
      const word = words[place]?.word;
      if (word === undefined || (count > 1 && !isJoined(text, words, place))) break;
      name = count === 1 ? word : `${name} ${word}`;
      if (whole.has(name)) longest = count;
      if (telling === count - 1 && known.has(word)) telling = count;
    }
    return longest || telling;
  }

  #handleOf(name: string): string {
    const key = /[\d@]/.test(name)
      ? name
      : wordsOf(name)
          .map(({ word }) => word)
          .join(' ');
    const known = this.#byName.get(key);
    if (known) return known;
    let number = this.#names.size + 1;
    while (this.#taken.has(`R${number}`) || this.#names.has(`R${number}`)) number += 1;
    const handle = `R${number}`;
    this.#byName.set(key, handle);
    this.#names.set(handle, name);
    return handle;
  }
}

type Words = ReturnType<typeof wordsOf>;

const isJoined = (text: string, words: Words, at: number): boolean =>
  BETWEEN.test(text.slice(words[at - 1]?.to, words[at]?.from));
