import type { CopyBytes } from './database.ts';

/** Room for a row in bytes, at most, for each character of it. */
const BYTES_PER_CHARACTER = 3;

/** Made each time, since it may be moved to another thread. */
const none = () => Buffer.allocUnsafeSlow(0);

/**
 * Rows in COPY's text format, written straight into memory: a long string of many small ones
 * would keep the garbage collector busy.
 */
export class CopyBuffer {
  #bytes = none();
  #length = 0;
  #rows = 0;

  /** @param size bytes that it takes at first; it grows when rows need more */
  constructor(private readonly size: number) {}

  get rows(): number {
    return this.#rows;
  }

  add(text: string): void {
    const needed = this.#length + text.length * BYTES_PER_CHARACTER;
    if (needed > this.#bytes.length) this.#grow(needed);
    this.#length += this.#bytes.write(text, this.#length);
    this.#rows += 1;
  }

  /** What was written so far; the buffer is empty afterwards. */
  take(): CopyBytes {
    const bytes = new Uint8Array(this.#bytes.buffer, 0, this.#length);
    this.#bytes = none();
    this.#length = 0;
    this.#rows = 0;
    return bytes;
  }

  /** Gives memory to write in, when the buffer is empty; what is too small is left. */
  give(memory: ArrayBuffer | undefined): void {
    if (memory && memory.byteLength >= this.size) this.#bytes = Buffer.from(memory);
  }

  #grow(needed: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.size, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
