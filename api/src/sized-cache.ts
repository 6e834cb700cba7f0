import { LRUCache } from 'lru-cache';
import type { Sql } from './db/database.ts';
import { bytesOfValue } from './json.ts';

interface Entry {
  readonly value: unknown;
  readonly bytes: () => number;
}

/**
 * An LRU cache by bytes, of values that may grow. Each key has one kind of value: where several use
 * a cache, theirs begin with a word of their own.
 */
export class SizedCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #onResize: () => void;

  /** @param onResize told when `bytes` may have changed */
  constructor(maxBytes: number, onResize: () => void = () => undefined) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // The newest stays, even when it alone takes more.
      sizeCalculation: ({ bytes }) => Math.min(1 + Math.ceil(bytes()), maxBytes),
    });
    this.#onResize = onResize;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get<Value>(key: string): Value | undefined {
    return this.#entries.get(key)?.value as Value | undefined;
  }

  /** @param bytesOf what the value takes, asked again when it is resized */
  set<Value>(key: string, value: Value, bytesOf: (value: Value) => number = bytesOfValue): Value {
    this.#put(key, { value, bytes: () => bytesOf(value) });
    return value;
  }

  delete(key: string, value: unknown): void {
    if (this.#entries.peek(key)?.value === value) this.#entries.delete(key);
  }

  /** Counts anew what the value of a key takes. */
  resize(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry) this.#put(key, entry);
  }

  memoize<Value>(key: string, make: () => Value, bytesOf?: (value: Value) => number): Value {
    return this.get<Value>(key) ?? this.set(key, make(), bytesOf);
  }

  /** Memoizes what is read, as a single flight: who asks meanwhile waits along. */
  read<Value>(
    key: string,
    load: () => Promise<Value>,
    bytesOf: (value: Value) => number = bytesOfValue,
  ): Promise<Value> {
    let bytes = 0;
    const make = () => {
      const flight = load();
      flight.then(
        (value) => {
          bytes = bytesOf(value);
          this.resize(key);
        },
        () => this.delete(key, flight),
      );
      return flight;
    };
    return this.memoize(key, make, () => bytes);
  }

  /** A value that is set again keeps the size that it had: it has to go first. */
  #put(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#onResize();
  }
}

/**
 * Reads by a connection what is to be cached. Who asks meanwhile waits along, maybe with the only
 * connection in hand: so nobody takes off before the own snapshot has begun.
 */
export const readingBy =
  (sql: Sql, cache: SizedCache): SizedCache['read'] =>
  async (key, load, bytesOf) => {
    if (!cache.has(key)) await sql.rows('SELECT');
    return cache.read(key, load, bytesOf);
  };
