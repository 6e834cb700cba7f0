import { EventEmitter, once } from 'node:events';
import type { ChatChunk } from '@kengetal/contract';

/** Makes an answer, telling bit by bit what is ready. */
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
  readonly #runs = new Map<string, Run>();
  /** Chats whose next answer is being prepared. */
  readonly #preparing = new Set<string>();

  /**
   * Begins the answer that `prepare` leads to, and follows it; undefined where one is being made or
   * prepared in this chat.
   */
  async start(
    chatId: string,
    prepare: () => Promise<Work>,
  ): Promise<AsyncGenerator<ChatChunk> | undefined> {
    if (this.#runs.has(chatId) || this.#preparing.has(chatId)) return undefined;
    this.#preparing.add(chatId);
    try {
      const run = new Run(await prepare());
      this.#runs.set(chatId, run);
      void run.done.finally(() => this.#runs.delete(chatId));
      return run.follow();
    } finally {
      this.#preparing.delete(chatId);
    }
  }

  /** Follows an answer that is being made; undefined when none is. */
  attach(chatId: string): AsyncGenerator<ChatChunk> | undefined {
    return this.#runs.get(chatId)?.follow();
  }

  /** Ends an answer; waits until what was made of it is kept. */
  async stop(chatId: string): Promise<void> {
    await this.#runs.get(chatId)?.stop();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#runs.values()].map((run) => run.stop(CUT_OFF)));
  }
}

class Run {
  readonly done: Promise<void>;
  readonly #chunks: ChatChunk[] = [];
  readonly #ended = new AbortController();
  #isDone = false;
  #followers = 0;
  readonly #told = new EventEmitter();
  #alone: ReturnType<typeof setTimeout> | undefined;

  constructor(work: Work) {
    const tell = (chunk: ChatChunk) => {
      this.#chunks.push(chunk);
      this.#told.emit('told');
    };
    this.done = work(tell, this.#ended.signal).finally(() => {
      this.#isDone = true;
      clearTimeout(this.#alone);
      this.#told.emit('told');
    });
  }

  async *follow(): AsyncGenerator<ChatChunk> {
    this.#followers += 1;
    clearTimeout(this.#alone);
    try {
      for (let at = 0; ;) {
        for (; at < this.#chunks.length; at += 1) {
          const chunk = this.#chunks[at];
          if (chunk) yield chunk;
        }
        if (this.#isDone) return;
        await once(this.#told, 'told');
      }
    } finally {
      this.#followers -= 1;
      if (this.#followers === 0 && !this.#isDone) {
        this.#alone = setTimeout(() => this.#ended.abort(CUT_OFF), ALONE_MS);
        this.#alone.unref();
      }
    }
  }

  async stop(why?: typeof CUT_OFF): Promise<void> {
    this.#ended.abort(why);
    await this.done;
  }
}
