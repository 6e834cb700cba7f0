import { openReader, type Reader } from './reader.ts';

/** As many readers as files are read at once, used again from file to file. */
export class Readers {
  readonly #free: Reader[] = [];
  readonly #all: Reader[] = [];

  /** Starts what reads while there is time, as during an upload. */
  prepare(): void {
    if (this.#all.length === 0) this.#free.push(this.#open());
    this.#free.at(-1)?.prepare();
  }

  /** Lends a reader; aborted, it ends what it reads. */
  async use<T>(signal: AbortSignal, work: (reader: Reader) => Promise<T>): Promise<T> {
    const reader = this.#free.pop() ?? this.#open();
    const stop = () => reader.stop();
    signal.addEventListener('abort', stop);
    try {
      signal.throwIfAborted();
      return await work(reader);
    } finally {
      signal.removeEventListener('abort', stop);
      this.#free.push(reader);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((reader) => reader.close()));
  }

  #open(): Reader {
    const reader = openReader();
    this.#all.push(reader);
    return reader;
  }
}
