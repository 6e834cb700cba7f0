import { isTelling, type Persons } from './persons.ts';
import { folded, wordsOf } from './words.ts';

/** Addresses of people and their accounts, wherever they stand. */
const ADDRESS =
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|\b[A-Z]{2}\d{2} ?(?:[A-Z]{4} ?(?:\d ?){9}\d)\b/g;
/** A handle, alone or as in 'R1s facturen'. */
const HANDLE = /\bR\d{1,4}(?=s?\b)/g;
/** What may be a code. */
const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._/&-]*[\p{L}\p{N}])?/gu;
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
    this.#taken = new Set([...persons.taken, ...(said.match(HANDLE) ?? [])]);
  }

  hide(text: string): string {
    const { codes, codeWords } = this.#persons;
    const plain = text
      .replace(ADDRESS, (found) => this.#handleOf(found, found))
      .replace(TOKEN, (token) =>
        codeWords.has(folded(token)) ? this.#handleOf(token, codeKey(token)) : token,
      );
    const words = wordsOf(plain);
    let hidden = '';
    let from = 0;
    for (let at = 0; at < words.length;) {
      const { count, to } = this.#nameAt(plain, words, at);
      const first = words[at];
      at += Math.max(1, count);
      if (count === 0 || !first) continue;
      const name = plain.slice(first.from, to);
      hidden +=
        plain.slice(from, first.from) +
        this.#handleOf(name, codes.has(name) ? codeKey(name) : keyOf(name));
      from = to;
    }
    return hidden + plain.slice(from);
  }

  /** At most so many characters of a text, names hidden before it is cut and no handle cut through. */
  hideFirst(text: string, most: number): string {
    const hidden = this.hide(text);
    return hidden.length <= most ? hidden : hidden.slice(0, most).replace(/R\d{0,4}$/, '');
  }

  /** The code of a person, which the model needs to ask about it, as a handle where it tells a name. */
  hideCode(code: string): string {
    return isTelling(code) ? this.#handleOf(code, codeKey(code)) : code;
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

  /**
   * How many words from this one on are a name, and where it ends: the longest whole one, else words
   * that are in names. Of 'Jansens' it is 'Jansen', of 'jansen2' all.
   */
  #nameAt(text: string, words: Words, at: number): { count: number; to: number } {
    const { whole, words: known } = this.#persons;
    let name = '';
    let longest = 0;
    let telling = 0;
    for (let count = 1; count <= MOST_WORDS; count += 1) {
      const place = at + count - 1;
      const word = this.#bare(words[place]?.word);
      if (word === undefined || (count > 1 && !isJoined(text, words, place))) break;
      name = count === 1 ? word : `${name} ${word}`;
      if (whole.has(name)) longest = count;
      if (telling === count - 1 && known.has(word)) telling = count;
    }
    const count = longest || telling;
    const { word = '', to = 0 } = words[at + count - 1] ?? {};
    if (this.#bare(word) !== word) return { count, to: to - 1 };
    return { count, to: to + (/^\d*/.exec(text.slice(to, to + MOST_WORDS))?.[0].length ?? 0) };
  }

  /** A word of a name without the 's' of what is somebody's. */
  #bare(word: string | undefined): string | undefined {
    const { words } = this.#persons;
    const bare = word?.endsWith('s') && !words.has(word) ? word.slice(0, -1) : undefined;
    return bare !== undefined && words.has(bare) ? bare : word;
  }

  /** @param key the same for what has to have the same handle */
  #handleOf(name: string, key: string): string {
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

/** Of a code no letter may change. */
const codeKey = (code: string): string => `code ${code}`;

const keyOf = (name: string): string =>
  /\d/.test(name)
    ? name
    : wordsOf(name)
        .map(({ word }) => word)
        .join(' ');

type Words = ReturnType<typeof wordsOf>;

const isJoined = (text: string, words: Words, at: number): boolean =>
  BETWEEN.test(text.slice(words[at - 1]?.to, words[at]?.from));
