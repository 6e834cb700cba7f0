import type { Sql } from '../db/database.ts';

/** What `@fastify/rate-limit` wants of a store; its own type knows routes alone. */
interface RateStore {
  incr(
    key: string,
    told: (error: Error | null, result?: { current: number; ttl: number }) => void,
    window: number,
    max?: number,
  ): void;
  child(): RateStore;
}

interface Log {
  error(fields: object, message: string): void;
}

/** What is counted of a key in a minute. */
interface Counted {
  /** By all programs, when they were last asked. */
  shared: number;
  /** By this one since. */
  own: number;
}

const MINUTE_MS = 60_000;
/** How often programs tell each other what they counted, in ms: so long one may count alone. */
const TOLD_EVERY_MS = 1_000;
/** Keys of a minute that are counted; whoever makes more of them up is not limited by these. */
const MOST_KEYS = 50_000;

/**
 * Counts requests over all programs on a database: each counts in memory and tells the others once a
 * second, in one statement, so that no request waits for it (decision 0102).
 */
export class SharedRates {
  readonly #sql: Sql;
  #minute = minuteNow();
  #counts = new Map<string, Counted>();
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> = Promise.resolve();
  #stores = 0;

  constructor(database: { readonly quietly: Sql }) {
    this.#sql = database.quietly;
  }

  /** Constructor of stores, as the plug-in wants it: it makes one for each limit. */
  get store(): new () => RateStore {
    const made = () => this.#storeOf(this.#stores++);
    return class Store implements RateStore {
      readonly #store = made();
      readonly incr: RateStore['incr'] = (...asked) => this.#store.incr(...asked);
      readonly child = () => this.#store.child();
    };
  }

  start(log: Log): void {
    const tell = () =>
      this.tell().catch((error: unknown) => log.error({ err: error }, 'counts are not shared'));
    this.#timer = setInterval(() => {
      this.#telling = this.#telling.then(tell);
    }, TOLD_EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#telling;
  }

  /** Adds what was counted here, and learns what others have. */
  async tell(): Promise<void> {
    const [minute, counts] = [this.#minute, this.#counts];
    const told = [...counts].flatMap(([key, { own }]) => (own > 0 ? [{ key, own }] : []));
    if (told.length === 0) return;
    const rows = await this.#sql.rows<{ key: string; count: number }>(
      `INSERT INTO rate_counts AS r (key, minute, count)
       SELECT t.key, $1, t.own FROM unnest($2::text[], $3::int[]) AS t(key, own) ORDER BY t.key
       ON CONFLICT (key, minute) DO UPDATE SET count = r.count + excluded.count
       RETURNING key, count`,
      [minute, told.map(({ key }) => key), told.map(({ own }) => own)],
    );
    const owns = new Map(told.map(({ key, own }) => [key, own]));
    for (const { key, count } of rows) {
      const counted = counts.get(key);
      if (!counted) continue;
      counted.shared = count;
      counted.own -= owns.get(key) ?? 0;
    }
  }

  /** Removes minutes that are over. */
  readonly sweep = async (sql: Sql): Promise<void> => {
    await sql.rows('DELETE FROM rate_counts WHERE minute < $1', [minuteNow() - 1]);
  };

  /** Programs make their limits in the same order, so that a number names the same one in each. */
  #storeOf(number: number): RateStore {
    return {
      incr: (key, told) => {
        const current = this.#count(`${number} ${key}`);
        told(null, { current, ttl: MINUTE_MS - (Date.now() % MINUTE_MS) });
      },
      child: () => this.#storeOf(this.#stores++),
    };
  }

  #count(key: string): number {
    const minute = minuteNow();
    if (minute !== this.#minute) [this.#minute, this.#counts] = [minute, new Map()];
    let counted = this.#counts.get(key);
    if (!counted) {
      counted = { shared: 0, own: 0 };
      if (this.#counts.size < MOST_KEYS) this.#counts.set(key, counted);
    }
    counted.own += 1;
    return counted.shared + counted.own;
  }
}

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);
