/**
 * Which lines hold which pieces of text. A piece is what stands between two spaces, so that a word
 * to look for, which has no space, lies within one: only the pieces are looked through, and most
 * stand in many lines. Text is the bytes of UTF-8, each as one character, as the database
 * compares it.
 */
export interface WordIndex {
  /** All pieces, each with a space behind it. */
  readonly text: string;
  /** Where each piece begins in the text, and at last where the text ends. */
  readonly starts: Uint32Array;
  /** Where the lines of each piece begin in `lines`, and at last where they end. */
  readonly places: Uint32Array;
  readonly lines: Uint32Array;
}

/** Bytes of UTF-8 as characters. */
export const bytewise = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Calls `visit` for every line that holds a word, perhaps more than once. The word has no space. */
export function eachLineWith(index: WordIndex, word: string, visit: (line: number) => void): void {
  const { text, starts, places, lines } = index;
  const sought = bytewise(word);
  let piece = 0;
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, starts[piece])) {
    while ((starts[piece + 1] ?? Infinity) <= at) piece += 1;
    const end = places[piece + 1] ?? 0;
    for (let place = places[piece] ?? 0; place < end; place += 1) visit(lines[place] ?? 0);
    piece += 1;
  }
}

/** Takes the texts of lines in their order and makes the index of their pieces. */
export class WordIndexMaker {
  readonly #pieces = new Map<string, number>();
  /** The pieces of all lines, one after the other. */
  #all = new Uint32Array(1024);
  #used = 0;
  /** Where the pieces of each line begin. */
  readonly #begins: Uint32Array;
  #count = 0;
  #last = '';

  /** @param most lines that will come */
  constructor(most: number) {
    this.#begins = new Uint32Array(most + 1);
  }

  /** Adds the next line. @param text bytes as characters */
  add(text: string): void {
    const begin = this.#used;
    // The lines of an entry often have the same words.
    if (text === this.#last && this.#count > 0) this.#repeat();
    else for (const piece of text.split(' ')) if (piece !== '') this.#put(this.#numberOf(piece));
    this.#last = text;
    this.#begins[this.#count] = begin;
    this.#count += 1;
    this.#begins[this.#count] = this.#used;
  }

  make(): WordIndex {
    const { size } = this.#pieces;
    const places = new Uint32Array(size + 1);
    for (let at = 0; at < this.#used; at += 1) bump(places, (this.#all[at] ?? 0) + 1, 1);
    for (let piece = 1; piece <= size; piece += 1) bump(places, piece, places[piece - 1] ?? 0);
    const next = places.slice();
    const lines = new Uint32Array(this.#used);
    for (let line = 0; line < this.#count; line += 1) {
      const end = this.#begins[line + 1] ?? 0;
      for (let at = this.#begins[line] ?? 0; at < end; at += 1) {
        const piece = this.#all[at] ?? 0;
        lines[next[piece] ?? 0] = line;
        bump(next, piece, 1);
      }
    }
    return { ...this.#text(), places, lines };
  }

  #text() {
    const starts = new Uint32Array(this.#pieces.size + 1);
    let [text, piece] = ['', 0];
    for (const each of this.#pieces.keys()) {
      text += `${each} `;
      piece += 1;
      starts[piece] = text.length;
    }
    return { text, starts };
  }

  #numberOf(piece: string): number {
    const known = this.#pieces.get(piece);
    if (known !== undefined) return known;
    this.#pieces.set(piece, this.#pieces.size);
    return this.#pieces.size - 1;
  }

  #repeat(): void {
    const end = this.#used;
    for (let at = this.#begins[this.#count - 1] ?? 0; at < end; at += 1) {
      this.#put(this.#all[at] ?? 0);
    }
  }

  #put(piece: number): void {
    if (this.#used === this.#all.length) {
      const larger = new Uint32Array(2 * this.#used);
      larger.set(this.#all);
      this.#all = larger;
    }
    this.#all[this.#used] = piece;
    this.#used += 1;
  }
}

function bump(numbers: Uint32Array, at: number, by: number): void {
  numbers[at] = (numbers[at] ?? 0) + by;
}
