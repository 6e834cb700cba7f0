import type { After } from './after.ts';
import type { KeptAnswer } from './messages.ts';

/** An answer that is being made is written this often, and asked whether it is still to be made. */
export const EVERY_MS = 1_000;

export interface KeepingParts {
  /** Writes an answer that is being made; false where it was ended or removed elsewhere. */
  readonly write: (answer: Partial<KeptAnswer>) => Promise<boolean>;
  readonly after: After;
  /** Told when it was ended or removed elsewhere. */
  readonly onEnded: () => void;
}

/** Keeps an answer while it is made, so that a restart keeps the part that was ready. */
export class Keeping {
  answer: KeptAnswer = { content: '', door: 'grammatica', state: 'bezig' };
  readonly #parts: KeepingParts;
  #hasMore = false;
  #writing: Promise<void> | undefined;
  #cancel: () => void;
  #isOver = false;

  constructor(parts: KeepingParts) {
    this.#parts = parts;
    this.#cancel = this.#next();
  }

  readonly keep = (more: Partial<KeptAnswer>): void => {
    this.answer = { ...this.answer, ...more };
    this.#hasMore = true;
  };

  /** Writes no more; what is being written has been then. */
  async end(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.#writing;
  }

  #next(): () => void {
    return this.#parts.after(EVERY_MS, () => {
      this.#writing = this.#write();
    });
  }

  async #write(): Promise<void> {
    const { state } = this.answer;
    const more = this.#hasMore ? this.answer : { state };
    this.#hasMore = false;
    try {
      if (!(await this.#parts.write(more))) this.#parts.onEnded();
    } catch {
      // What fails now is written with the next, or at the end, which tells.
      this.#hasMore = true;
    }
    if (!this.#isOver) this.#cancel = this.#next();
  }
}
