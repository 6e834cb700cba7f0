import { SizedCache } from '../../sized-cache.ts';
import { Books } from '../books.ts';
import type { BooksData } from './data.ts';

/** Of all projects together, with what is derived of them: sums take about a quarter of it. */
const MAX_BYTES = 128 * 1024 ** 2;
/** What a sum takes, with those that definitions add up of it. */
const BYTES_OF_SUM = 10;
/** What an account takes beside its sums: its name, what chooses it, its places in groups. */
const BYTES_OF_ACCOUNT = 500;

/** One version of the books of a project. */
export class BooksVersion {
  #books: Books | undefined;

  constructor(
    readonly version: number,
    readonly data: BooksData,
    private readonly onResize: () => void = () => undefined,
  ) {}

  /** As of a day: what is derived lasts as long as that day. */
  on(today: string): Books {
    if (this.#books?.calendar.today !== today) {
      this.#books = new Books(this.data, today, this.onResize);
      this.onResize();
    }
    return this.#books;
  }

  /** What it takes, with all that is derived of it. */
  get bytes(): number {
    const { summary, accounts } = this.data;
    const own = BYTES_OF_SUM * summary.size + BYTES_OF_ACCOUNT * accounts.size;
    return own + (this.#books?.derived.bytes ?? 0);
  }
}

interface Entry {
  readonly version: number;
  readonly flight: Promise<BooksVersion>;
  /** Undefined until it has been read. */
  books?: BooksVersion;
}

/** The LRU cache of books by project: one version of each. */
export class BooksCache {
  readonly #cache: SizedCache;

  constructor(maxBytes = MAX_BYTES) {
    this.#cache = new SizedCache(maxBytes);
  }

  /** A version that is in memory, or being read; undefined where it is not. */
  get(projectId: string, version: number): Promise<BooksVersion> | undefined {
    const entry = this.#cache.get<Entry>(projectId);
    return entry?.version === version ? entry.flight : undefined;
  }

  /** A version, read where it is not in memory, as a single flight: who asks meanwhile waits along. */
  read(projectId: string, version: number, load: () => Promise<BooksData>): Promise<BooksVersion> {
    const before = this.#cache.get<Entry>(projectId);
    if (before?.version === version) return before.flight;
    const resize = () => this.#cache.resize(projectId);
    const flight = load().then((data) => new BooksVersion(version, data, resize));
    // A reader of a moment before the last change must not put old books back.
    if (before && before.version > version) return flight;
    const entry: Entry = { version, flight };
    this.#cache.set(projectId, entry, ({ books }) => books?.bytes ?? 0);
    flight.then(
      (books) => {
        entry.books = books;
        resize();
      },
      () => this.#cache.delete(projectId, entry),
    );
    return flight;
  }
}
