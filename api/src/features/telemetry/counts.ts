import { eq, lt, sql as fragment } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { TelemetryEvent } from '@kengetal/contract';
import { clockOf, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { telemetryCounts } from '../../db/schema/index.ts';

/** How long it stays known what broke how often. */
const KEPT_DAYS = 90;
/** Six parts in a few versions need some fifty; whoever makes names up gets no more rows. */
const ROWS_PER_DAY = 500;
const WRITE_EVERY_MS = 10_000;
const DAY_MS = 24 * 3_600_000;

/** Counts per day, kind, part and release: few rows, whatever is sent. */
export interface TelemetryCounts {
  add(event: TelemetryEvent): void;
  /** Writes what waits. */
  stop(): Promise<void>;
}

type Row = typeof telemetryCounts.$inferInsert;

/** Counts in memory, writes every ten seconds, and removes what is over after 90 days. */
export function countTelemetry(deps: {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}): TelemetryCounts {
  const { sql, clock, log } = deps;
  /** Keys of the day, also those that are written already. */
  const known = new Set<string>();
  let day = '';
  const waiting = new Map<string, Row>();
  const write = async () => {
    const rows = [...waiting.values()];
    waiting.clear();
    for (const row of rows) await addTo(sql, row);
  };
  const begin = async () => {
    day = clock.today();
    known.clear();
    for (const key of await keysOf(sql, day)) known.add(key);
    await sweep(sql, clock);
  };
  const unlessItFails = (work: () => Promise<void>) => () =>
    work().catch((error: unknown) => log.error({ err: error }, 'telemetry could not be kept'));
  let underWay = unlessItFails(begin)();
  const timer = setInterval(() => {
    underWay = underWay.then(unlessItFails(write));
  }, WRITE_EVERY_MS);
  timer.unref();

  return {
    add: ({ kind, part, release, message, detail }) => {
      const today = clock.today();
      if (today !== day) {
        day = today;
        underWay = underWay.then(unlessItFails(write)).then(unlessItFails(begin));
      }
      const key = keyOf({ kind, part, release });
      if (!known.has(key) && known.size >= ROWS_PER_DAY) return;
      known.add(key);
      const place = `${today} ${key}`;
      const count = (waiting.get(place)?.count ?? 0) + 1;
      const last = { lastMessage: message ?? null, lastDetail: detail ?? null };
      waiting.set(place, { day: today, kind, part, release, count, ...last });
    },
    stop: async () => {
      clearInterval(timer);
      await underWay.then(unlessItFails(write));
    },
  };
}

const keyOf = ({ kind, part, release }: Pick<Row, 'kind' | 'part' | 'release'>): string =>
  [kind, part, release].join(' ');

async function keysOf({ orm }: Sql, day: string): Promise<string[]> {
  const rows = await orm.select().from(telemetryCounts).where(eq(telemetryCounts.day, day));
  return rows.map(keyOf);
}

async function addTo({ orm }: Sql, row: Row): Promise<void> {
  const { day, kind, part, release } = telemetryCounts;
  await orm
    .insert(telemetryCounts)
    .values(row)
    .onConflictDoUpdate({
      target: [day, kind, part, release],
      set: {
        count: fragment`${telemetryCounts.count} + ${row.count}`,
        lastMessage: row.lastMessage,
        lastDetail: row.lastDetail,
      },
    });
}

async function sweep({ orm }: Sql, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  const oldest = clockOf(() => before).today();
  await orm.delete(telemetryCounts).where(lt(telemetryCounts.day, oldest));
}
