import type { BooksData } from './data.ts';

interface Kept {
  readonly version: number;
  readonly data: Promise<BooksData>;
  /** Numbers that it holds; 0 until it has been read. */
  size: number;
}

export interface KnownBooks {
  readonly version: number;
  readonly data: BooksData;
}

/** About 32 MB of sums: some 150 projects of 250 accounts and ten years. */
const LIMIT = 4_000_000;
/** What the name and number of an account weigh beside its sums. */
const ACCOUNT_SIZE = 20;

/**
 * Books in memory, those of one version of a project, up to a number of sums over all projects;
 * beyond it those go that were looked at longest ago.
 */
export class KeptBooks {
  readonly #kept = new Map<string, Kept>();
  readonly #limit: number;

  constructor(limit = LIMIT) {
    this.#limit = limit;
  }

  /** Books of a version that are kept, or being read; undefined where they are not. */
  async known(projectId: string, version: number): Promise<KnownBooks | undefined> {
    const known = this.#kept.get(projectId);
    if (known?.version !== version) return undefined;
    this.#kept.delete(projectId);
    this.#kept.set(projectId, known);
    return { version, data: await known.data };
  }

  /** Books of a version; `load` reads them where they are not kept. Who asks meanwhile waits along. */
  get(projectId: string, version: number, load: () => Promise<BooksData>): Promise<BooksData> {
    const known = this.#kept.get(projectId);
    if (known?.version === version) {
      this.#kept.delete(projectId);
      this.#kept.set(projectId, known);
      return known.data;
    }
    // A reader of a moment before the last change must not put old books back.
    if (known && known.version > version) return load();
    return this.#keep(projectId, version, load());
  }

  #keep(projectId: string, version: number, data: Promise<BooksData>): Promise<BooksData> {
    const kept: Kept = { version, data, size: 0 };
    this.#kept.delete(projectId);
    this.#kept.set(projectId, kept);
    return data.then(
      (read) => {
        kept.size = read.summary.size + ACCOUNT_SIZE * read.accounts.size;
        this.#shrink();
        return read;
      },
      (error: unknown) => {
        if (this.#kept.get(projectId) === kept) this.#kept.delete(projectId);
        throw error;
      },
    );
  }

  /** Lets go of the oldest until the rest fits; the newest always stays. */
  #shrink(): void {
    let size = [...this.#kept.values()].reduce((sum, kept) => sum + kept.size, 0);
    for (const [projectId, kept] of this.#kept) {
      if (size <= this.#limit || this.#kept.size === 1) return;
      this.#kept.delete(projectId);
      size -= kept.size;
    }
  }
}
