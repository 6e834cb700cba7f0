import { folded } from '@kengetal/questions';

/** Letters and digits, which keep the words of a name apart. */
const WORDS = /[\p{L}\p{N}]+/gu;
const DIGITS = /^[\P{L}]*$/u;

/** A number or a sentence is no part of a name. */
const PART = /^\p{L}{3,}$/u;
/** What a name may begin with, as in '4100 Huur'. */
const CODE = /^(\d+)\s(.*)$/u;
const CODES = /(?<![\d.,])(\d+)(?![\d]|[.,]\d)/;

/** A place in a text where a name stands as a whole. */
export interface NameAt {
  readonly name: string;
  readonly from: number;
}

/** Names by their words, one word further each. */
interface Node {
  readonly next: Map<string, Node>;
  /** Names that end here, which differ in what stands between their words. */
  readonly names: Set<string>;
}

/** What others have given a name, to be found in sentences. */
export class Names {
  /** Names without a letter: they are not to be told from numbers. */
  readonly codes = new Set<string>();
  /** Folded words of all names. */
  readonly words = new Set<string>();
  /** What codes stand for, without capitals. */
  readonly #calledBy = new Map<string, Set<string>>();
  readonly #all = new Set<string>();
  readonly #root: Node = { next: new Map(), names: new Set() };

  add(...names: readonly string[]): void {
    for (const given of names) {
      const name = given.normalize('NFC').trim();
      if (DIGITS.test(name)) {
        if (name !== '') this.codes.add(name.toLowerCase());
        continue;
      }
      if (this.#all.has(name)) continue;
      this.#all.add(name);
      let node = this.#root;
      for (const [word] of name.matchAll(WORDS)) {
        const next = node.next.get(word) ?? { next: new Map(), names: new Set() };
        node.next.set(word, next);
        node = next;
        this.words.add(folded(word));
      }
      node.names.add(name);
      const [, code, called] = CODE.exec(name) ?? [];
      if (code === undefined || called === undefined || DIGITS.test(called)) continue;
      const known = this.#calledBy.get(code) ?? new Set();
      this.#calledBy.set(code, known.add(folded(called)));
    }
  }

  /** Whether a text is a name, or a word in one. */
  have(text: string): boolean {
    const part = text.normalize('NFC').trim().toLowerCase();
    const all = [...this.#all];
    return (
      this.codes.has(part) ||
      all.some((name) => name.toLowerCase() === part) ||
      (PART.test(part) && all.some((name) => name.toLowerCase().includes(part)))
    );
  }

  /** Whether a text gives a code the name of another: 'Rekening 4100 heet Telefonie'. */
  mistakes(text: string): boolean {
    const parts = folded(text).split(CODES);
    const codes = parts.filter((part, at) => at % 2 === 1 && this.#calledBy.has(part));
    if (codes.length === 0) return false;
    const between = parts.filter((_, at) => at % 2 === 0).map((part) => new Set(part.match(WORDS)));
    const isSaid = (set: ReadonlySet<string>, said: ReadonlySet<string>) =>
      [...set].some((called) => (called.match(WORDS) ?? []).every((word) => said.has(word)));
    const isAny = (said: ReadonlySet<string>) =>
      [...this.#calledBy.values()].some((set) => isSaid(set, said));
    // Of one code the name may stand anywhere, of more on the side on which the first has it.
    const isBefore = isAny(between[0] ?? new Set());
    return parts.some((part, at) => {
      const own = at % 2 === 1 ? this.#calledBy.get(part) : undefined;
      if (!own) return false;
      const place = (at - 1) / 2 + (isBefore ? 0 : 1);
      const near = between[place] ?? new Set<string>();
      return isAny(near) && !isSaid(own, near);
    });
  }

  /** Names in a text, from left to right, the longest at each place. */
  in(text: string): NameAt[] {
    const words = [...text.matchAll(WORDS)];
    const found: NameAt[] = [];
    let past = 0;
    for (const [at, { index }] of words.entries()) {
      let best: NameAt | undefined;
      let node = this.#root.next.get(words[at]?.[0] ?? '');
      for (let further = at + 1; node; further += 1) {
        for (const name of node.names) {
          const from = index - name.search(WORDS);
          const isHere = from >= past && text.startsWith(name, from);
          if (isHere && name.length > (best?.name.length ?? 0)) {
            if (isWhole(text, from, from + name.length)) best = { name, from };
          }
        }
        node = node.next.get(words[further]?.[0] ?? '');
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
