import { copyRow, type CopyLine } from './copy-text.ts';
import type { CopyBytes } from './database.ts';

/** Room for a row in bytes, at most, for each character of it. */
const BYTES_PER_CHARACTER = 3;

/**
 * Rows in COPY's text format, written straight into memory: a long string of many small ones
 * would keep the garbage collector busy.
 */
export class CopyBuffer {
  #bytes: Buffer<ArrayBuffer>;
  #length = 0;
  #rows = 0;

  /** @param size bytes to begin with; it grows when rows need more */
  constructor(size: number) {
    this.#bytes = Buffer.allocUnsafeSlow(size);
  }

  get rows(): number {
    return this.#rows;
  }

  add(row: CopyLine): void {
    this.addText(copyRow(row));
  }

  /** A row that is in COPY's text format already. */
  addText(text: string): void {
    const needed = this.#length + text.length * BYTES_PER_CHARACTER;
    if (needed > this.#bytes.length) this.#grow(needed);
    this.#length += this.#bytes.write(text, this.#length);
    this.#rows += 1;
  }

  /** What was written so far; the buffer is empty afterwards. */
  take(): CopyBytes {
    const bytes = new Uint8Array(this.#bytes.buffer, 0, this.#length);
    this.#bytes = Buffer.allocUnsafeSlow(this.#bytes.length);
    this.#length = 0;
    this.#rows = 0;
    return bytes;
  }

  #grow(needed: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
