import { tokensOf, type Token } from '../text/tokens.ts';

interface Node<V> {
  readonly next: Map<string, Node<V>>;
  readonly values: V[];
}

const node = <V>(): Node<V> => ({ next: new Map(), values: [] });

export interface Found<V> {
  readonly length: number;
  readonly values: readonly V[];
}

/** Phrases by the stems of their words; the longest that begins at a word is found. */
export class Phrases<V> {
  readonly #root = node<V>();
  readonly #words = new Set<string>();

  /** Adds phrases with commas between them; 'is/was' between spaces is either word. */
  add(phrases: string, value: V): this {
    for (const phrase of phrases.split(',')) this.#addOne(phrase.trim(), value);
    return this;
  }

  #addOne(phrase: string, value: V): void {
    const tokens = tokensOf(phrase);
    if (tokens.length === 0) return;
    let at = this.#root;
    for (const { stem, text } of tokens) {
      this.#words.add(text);
      let next = at.next.get(stem);
      if (!next) at.next.set(stem, (next = node()));
      at = next;
    }
    if (!at.values.includes(value)) at.values.push(value);
  }

  longestAt(tokens: readonly Token[], from: number): Found<V> | undefined {
    let at: Node<V> | undefined = this.#root;
    let found: Found<V> | undefined;
    for (let place = from; at && place < tokens.length; place += 1) {
      at = at.next.get(tokens[place]?.stem ?? '');
      if (at && at.values.length > 0) found = { length: place - from + 1, values: at.values };
    }
    return found;
  }

  /** Every word of every phrase, as it is written. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }
}
