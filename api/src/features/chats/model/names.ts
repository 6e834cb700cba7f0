/** Letters and digits, of which a name in a sentence has the first at a known place. */
const WORD = /[\p{L}\p{N}]+/u;
const WORDS = /[\p{L}\p{N}]+/gu;
const DIGITS = /^[\P{L}]*$/u;

/** A number or a sentence is no part of a name. */
const PART = /^\p{L}{3,}$/u;

/** A place in a text where a name stands as a whole. */
export interface NameAt {
  readonly name: string;
  readonly from: number;
}

/** What others have given a name, to be found in sentences. */
export class Names {
  /** Names without a letter: they are not to be told from numbers. */
  readonly codes = new Set<string>();
  readonly #byWord = new Map<string, Set<string>>();

  add(...names: readonly string[]): void {
    for (const given of names) {
      const name = given.normalize('NFC').trim();
      if (DIGITS.test(name)) {
        if (name !== '') this.codes.add(name.toLowerCase());
        continue;
      }
      const [word = ''] = WORD.exec(name) ?? [];
      const known = this.#byWord.get(word) ?? new Set();
      this.#byWord.set(word, known.add(name));
    }
  }

  /** Whether a text is a name, or a word in one. */
  have(text: string): boolean {
    const part = text.normalize('NFC').trim().toLowerCase();
    const all = [...this.#byWord.values()].flatMap((names) => [...names]);
    return (
      this.codes.has(part) ||
      all.some((name) => name.toLowerCase() === part) ||
      (PART.test(part) && all.some((name) => name.toLowerCase().includes(part)))
    );
  }

  /** Names in a text, from left to right, the longest at each place. */
  in(text: string): NameAt[] {
    const found: NameAt[] = [];
    let past = 0;
    for (const { 0: word, index } of text.matchAll(WORDS)) {
      let best: NameAt | undefined;
      for (const name of this.#byWord.get(word) ?? []) {
        const from = index - name.indexOf(word);
        if (from < past || name.length <= (best?.name.length ?? 0)) continue;
        if (text.startsWith(name, from) && isWhole(text, from, from + name.length)) {
          best = { name, from };
        }
      }
      if (!best) continue;
      found.push(best);
      past = best.from + best.name.length;
    }
    return found;
  }
}

/** Whether no letter or digit goes on at either side. */
const isWhole = (text: string, from: number, to: number): boolean =>
  !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, from - 2), from)) &&
  !/^[\p{L}\p{N}]/u.test(text.slice(to, to + 2));
