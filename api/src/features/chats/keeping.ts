import type { Sql } from '../../db/database.ts';
import { keepAnswer, type ChatPlace, type KeptAnswer } from './messages.ts';

/** An answer that is being made is written no more often than this. */
const EVERY_MS = 1_000;

/** Keeps an answer while it is made, now and then, so that a restart keeps the part that was ready. */
export class Keeping {
  answer: KeptAnswer = { content: '', door: 'grammatica', state: 'bezig' };
  readonly #write: (answer: KeptAnswer) => Promise<void>;
  #last = performance.now();
  #writing: Promise<void> | undefined;

  constructor(sql: Sql, place: ChatPlace, answerId: string) {
    this.#write = (answer) => keepAnswer(sql, place, answerId, answer);
  }

  readonly keep = (more: Partial<KeptAnswer>): void => {
    this.answer = { ...this.answer, ...more };
    if (this.#writing || performance.now() - this.#last < EVERY_MS) return;
    // What fails now is written at the end, which tells.
    this.#writing = this.#write(this.answer)
      .catch(() => undefined)
      .finally(() => {
        this.#last = performance.now();
        this.#writing = undefined;
      });
  };

  /** Writes the answer as it is in the end. */
  async end(): Promise<void> {
    await this.#writing;
    await this.#write(this.answer);
  }

  /** For an answer that is not kept after all. */
  async drop(): Promise<void> {
    await this.#writing;
  }
}
