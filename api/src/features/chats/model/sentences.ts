/**
 * Where a sentence ends: a full stop and such before a space, or the end of a line behind one of
 * these or a colon, or before an empty line, a list or a heading. A line that goes on is no end.
 */
const END =
  /[.!?…]["’”)]?(?=\s)|(?<=(?:^|[.!?:…\n])[\s"’”)*]{0,9})\n|\n(?=[ \t]*(?:\n|[-*•–]\s|\*\*|#|\d{1,3}[.)]\s))/g;
/** 'art. 2', 'bijv.', 'ca.', 'o.a.' and a single letter end no sentence. */
const SHORTENED =
  /(?:\b(?:art|bijv|bv|ca|nr|incl|excl|resp|evt|mln|mld|jl|t\.o\.v|o\.a|d\.w\.z|m\.b\.t|i\.p\.v)|\b\p{L})\.$/iu;

/** Cuts a stream of text into whole sentences, each with the space that follows it. */
export class Sentences {
  #rest = '';

  /** Adds a piece of text, and gives the sentences that are whole by now. */
  add(piece: string): string[] {
    this.#rest += piece;
    const whole: string[] = [];
    let from = 0;
    for (const match of this.#rest.matchAll(END)) {
      const to = match.index + match[0].length;
      if (SHORTENED.test(this.#rest.slice(from, to))) continue;
      whole.push(this.#rest.slice(from, to));
      from = to;
    }
    this.#rest = this.#rest.slice(from);
    return whole;
  }

  /** What is left when the stream has ended. */
  end(): string[] {
    const rest = this.#rest;
    this.#rest = '';
    return rest.trim() === '' ? [] : [rest];
  }
}
