const [BEGIN, END] = ['<think>', '</think>'];

/** What a model says without what it thinks aloud: local ones write that between tags into their text. */
export class Thoughts {
  #rest = '';
  #isThinking = false;

  /** What is said in a piece of the text; the beginning of a tag waits for the next. */
  without(piece: string): string {
    let said = '';
    this.#rest += piece;
    for (;;) {
      const tag = this.#isThinking ? END : BEGIN;
      const at = this.#rest.indexOf(tag);
      const to = at === -1 ? this.#rest.length - begunOf(tag, this.#rest) : at;
      if (!this.#isThinking) said += this.#rest.slice(0, to);
      this.#rest = this.#rest.slice(at === -1 ? to : to + tag.length);
      if (at === -1) return said;
      this.#isThinking = !this.#isThinking;
    }
  }
}

/** How many letters of a tag a text ends with. */
function begunOf(tag: string, text: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(tag.slice(0, length))) return length;
  }
  return 0;
}
