import { eq, lt, sql as fragment } from 'drizzle-orm';
import type { TelemetryEvent } from '@kengetal/contract';
import type { Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { partCounts } from '../db/schema/index.ts';
import { dayBefore, KEPT_DAYS } from './days.ts';
import { withValue } from './histogram.ts';

/** Six parts in a few versions need some hundred; whoever makes names up gets no more rows. */
const ROWS_PER_DAY = 500;
const WRITE_EVERY_MS = 10_000;
/** The score of shifts is mostly below 1: it is kept in thousandths. */
const CLS_TIMES = 1_000;

/** Counts per day, kind, part, version and release: few rows, whatever is sent. */
export interface TelemetryCounts {
  add(event: TelemetryEvent): void;
  /** Writes what waits. */
  stop(): Promise<void>;
}

type Row = typeof partCounts.$inferInsert;

/** Counts in memory, writes every ten seconds, and removes what is over. */
export function countTelemetry(deps: {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: { error(fields: object, message: string): void };
}): TelemetryCounts {
  const { sql, clock, log } = deps;
  /** Keys of the day that have a row. */
  const stored = new Set<string>();
  let day = '';
  const waiting = new Map<string, Row>();
  const write = async () => {
    const rows = [...waiting.values()];
    waiting.clear();
    for (const row of rows) {
      const key = keyOf(row);
      if (!stored.has(key) && stored.size >= ROWS_PER_DAY) continue;
      stored.add(key);
      await addTo(sql, row);
    }
  };
  const begin = async () => {
    day = clock.today();
    stored.clear();
    for (const key of await keysOf(sql, day)) stored.add(key);
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
    add: (event) => {
      const today = clock.today();
      if (today !== day) {
        day = today;
        underWay = underWay.then(unlessItFails(write)).then(unlessItFails(begin));
      }
      const { part, version, release } = event;
      const kind = event.vital?.name ?? event.kind;
      const key = keyOf({ kind, part, version, release });
      const place = `${today} ${key}`;
      const before = waiting.get(place);
      if (!before && !stored.has(key) && waiting.size >= ROWS_PER_DAY) return;
      const value = measuredIn(event);
      const measured = before?.measured ?? [];
      waiting.set(place, {
        ...{ day: today, kind, part, version, release },
        count: (before?.count ?? 0) + 1,
        measured: value === undefined ? measured : withValue(measured, value),
        lastMessage: event.message ?? null,
      });
    },
    stop: async () => {
      clearInterval(timer);
      await underWay.then(unlessItFails(write));
    },
  };
}

/** Milliseconds that a load took, or a web vital; undefined where nothing is measured. */
function measuredIn({ kind, vital, duration_ms }: TelemetryEvent): number | undefined {
  if (vital) return vital.name === 'CLS' ? vital.value * CLS_TIMES : vital.value;
  return kind === 'load' ? duration_ms : undefined;
}

type Key = Pick<Row, 'kind' | 'part' | 'version' | 'release'>;

const keyOf = ({ kind, part, version, release }: Key): string =>
  [kind, part, version, release].join(' ');

async function keysOf({ orm }: Sql, day: string): Promise<string[]> {
  const rows = await orm.select().from(partCounts).where(eq(partCounts.day, day));
  return rows.map(keyOf);
}

/** What both have measured, bucket by bucket. */
const MEASURED = fragment`coalesce((
  SELECT array_agg(coalesce(kept, 0) + coalesce(added, 0) ORDER BY bucket)
  FROM unnest(${partCounts.measured}, excluded.measured)
    WITH ORDINALITY AS pair (kept, added, bucket)), '{}')`;

async function addTo({ orm }: Sql, row: Row): Promise<void> {
  const { day, kind, part, version, release } = partCounts;
  await orm
    .insert(partCounts)
    .values(row)
    .onConflictDoUpdate({
      target: [day, kind, part, version, release],
      set: {
        count: fragment`${partCounts.count} + ${row.count}`,
        measured: MEASURED,
        lastMessage: row.lastMessage,
      },
    });
}

async function sweep({ orm }: Sql, clock: Clock): Promise<void> {
  await orm.delete(partCounts).where(lt(partCounts.day, dayBefore(clock, KEPT_DAYS)));
}
