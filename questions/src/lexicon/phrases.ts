import { tokensOf, type Token } from '../text/tokens.ts';

interface Node<V> {
  readonly next: Map<string, Node<V>>;
  readonly values: V[];
}

const node = <V>(): Node<V> => ({ next: new Map(), values: [] });

interface Found<V> {
  readonly length: number;
  readonly values: readonly V[];
}

/** Small words that may stand between the words of a phrase: 'wie moet er nog betalen'. */
const BETWEEN = new Set(
  'm er dan ook even eens nou toch eigenlijk precies nu al nog wat iets onze mijn mn'.split(' '),
);

/**
 * Phrases by the stems of their words, or by the words themselves where their form matters; the
 * longest that begins at a word is found.
 */
export class Phrases<V> {
  readonly #root = node<V>();
  readonly #by: 'stem' | 'text';
  readonly #words = new Set<string>();
  readonly #uses = new Map<string, number>();
  readonly #pairs = new Set<string>();

  constructor(by: 'stem' | 'text' = 'stem') {
    this.#by = by;
  }

  /** Adds phrases with commas between them. */
  add(phrases: string, value: V): this {
    for (const phrase of phrases.split(',')) this.#addOne(phrase.trim(), value);
    return this;
  }

  #addOne(phrase: string, value: V): void {
    const tokens = tokensOf(phrase);
    if (tokens.length === 0) return;
    let at = this.#root;
    tokens.forEach(({ stem }, place) => {
      if (place > 0) this.#pairs.add(`${tokens[place - 1]?.stem} ${stem}`);
    });
    for (const token of tokens) {
      this.#words.add(token.text);
      this.#uses.set(token.text, this.usesOf(token.text) + 1);
      const key = token[this.#by];
      let next = at.next.get(key);
      if (!next) at.next.set(key, (next = node()));
      at = next;
    }
    if (!at.values.includes(value)) at.values.push(value);
  }

  longestAt(tokens: readonly Token[], from: number): Found<V> | undefined {
    let at: Node<V> | undefined = this.#root;
    let found: Found<V> | undefined;
    for (let place = from; at && place < tokens.length; place += 1) {
      const next: Node<V> | undefined = at.next.get(tokens[place]?.[this.#by] ?? '');
      if (!next && place > from && BETWEEN.has(tokens[place]?.text ?? '')) continue;
      at = next;
      if (at && at.values.length > 0) found = { length: place - from + 1, values: at.values };
    }
    return found;
  }

  /** In how many phrases a word stands: how common it is. */
  usesOf(word: string): number {
    return this.#uses.get(word) ?? 0;
  }

  /** Whether words with these stems stand beside each other in a phrase. */
  hasPair(one: string, other: string): boolean {
    return this.#pairs.has(`${one} ${other}`);
  }

  /** Every word of every phrase, as it is written. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }
}
