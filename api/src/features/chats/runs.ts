import { EventEmitter, once } from 'node:events';
import type { ChatChunk } from '@kengetal/contract';
import { afterMs, type After } from './after.ts';

/** Makes an answer, telling bit by bit what is ready; tells what fails itself, and never rejects. */
export type Work = (tell: (chunk: ChatChunk) => void, signal: AbortSignal) => Promise<void>;

/** An answer that nobody follows any more may take no longer than this. */
const ALONE_MS = 60_000;

/** Why an answer is ended that nobody stopped: it was left alone too long, or the program ends. */
export const CUT_OFF = 'the answer was cut off';

/**
 * Answers that are being made, one in a chat. They go on when who asked is gone, and whoever comes
 * back reads what was told from its beginning.
 */
export class Runs {
  /** From the moment that they are prepared. */
  readonly #runs = new Map<string, Run>();
  readonly #after: After;

  constructor(after: After = afterMs) {
    this.#after = after;
  }

  /**
   * Begins the answer that `prepare` leads to, and follows it; undefined where one is being made or
   * prepared in this chat. Throws what `prepare` throws.
   * @param left aborted when its reader is gone
   */
  async start(
    chatId: string,
    prepare: () => Promise<Work>,
    left: AbortSignal | undefined,
  ): Promise<AsyncGenerator<ChatChunk> | undefined> {
    if (this.#runs.has(chatId)) return undefined;
    const run = new Run(prepare(), this.#after);
    this.#runs.set(chatId, run);
    void run.done.then(() => this.#runs.delete(chatId));
    await run.prepared;
    return run.follow(left);
  }

  /** Follows an answer that is being made; undefined when none is. */
  attach(chatId: string, left: AbortSignal | undefined): AsyncGenerator<ChatChunk> | undefined {
    return this.#runs.get(chatId)?.follow(left);
  }

  /** Ends an answer, also one that is being prepared; waits until what was made of it is kept. */
  async stop(chatId: string): Promise<void> {
    await this.#runs.get(chatId)?.stop();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#runs.values()].map((run) => run.stop(CUT_OFF)));
  }
}

class Run {
  readonly prepared: Promise<Work>;
  readonly done: Promise<void>;
  readonly #after: After;
  readonly #chunks: ChatChunk[] = [];
  readonly #ended = new AbortController();
  #isDone = false;
  #followers = 0;
  // Every follower waits for it.
  readonly #told = new EventEmitter().setMaxListeners(0);
  /** Takes back that it is ended for being alone. */
  #notAlone: () => void;

  constructor(prepared: Promise<Work>, after: After) {
    this.prepared = prepared;
    this.#after = after;
    this.#notAlone = this.#alone();
    this.done = this.#make();
  }

  /** What was told and will be, until the end or until its reader is gone. */
  follow(left = new AbortController().signal): AsyncGenerator<ChatChunk> {
    this.#followers += 1;
    this.#notAlone();
    // A stream that is waiting hears of nothing else, and one that was never read does not end.
    const leave = () => {
      left.removeEventListener('abort', leave);
      this.#followers -= 1;
      if (this.#followers === 0 && !this.#isDone) this.#notAlone = this.#alone();
    };
    left.addEventListener('abort', leave);
    if (left.aborted) leave();
    return this.#followed(left, leave);
  }

  async stop(why?: typeof CUT_OFF): Promise<void> {
    this.#ended.abort(why);
    await this.done;
  }

  async #make(): Promise<void> {
    const tell = (chunk: ChatChunk) => {
      this.#chunks.push(chunk);
      this.#told.emit('told');
    };
    try {
      const work = await this.prepared;
      await work(tell, this.#ended.signal);
    } catch {
      // What could not be prepared is told by who began it.
    } finally {
      this.#isDone = true;
      this.#notAlone();
      this.#told.emit('told');
    }
  }

  async *#followed(left: AbortSignal, leave: () => void): AsyncGenerator<ChatChunk> {
    try {
      for (let at = 0; !left.aborted;) {
        for (; at < this.#chunks.length; at += 1) {
          const chunk = this.#chunks[at];
          if (chunk) yield chunk;
        }
        if (this.#isDone) return;
        await once(this.#told, 'told', { signal: left }).catch(() => undefined);
      }
    } finally {
      if (!left.aborted) leave();
    }
  }

  #alone(): () => void {
    return this.#after(ALONE_MS, () => this.#ended.abort(CUT_OFF));
  }
}
