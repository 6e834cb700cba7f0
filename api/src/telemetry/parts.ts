import { gte } from 'drizzle-orm';
import type { TelemetryEvent } from '@kengetal/contract';
import type { Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { partCounts } from '../db/schema/index.ts';
import { dayBefore } from './days.ts';
import { quantile, sizeOf, together } from './histogram.ts';

/** What browsers told of one version of a part. */
export interface PartCounts {
  readonly part: string;
  /** Empty where it was not kept yet. */
  readonly version: string;
  readonly loads: number;
  readonly failures: number;
  /** How often it was loaded in place of a release that failed. */
  readonly recoveries: number;
  /** Failures of a hundred loads and failures together; null without any. */
  readonly failed_percent: number | null;
  /** Three of four loads took no longer, in milliseconds; less than 10 % off. */
  readonly load_p75_ms: number | null;
  readonly last_failure: { readonly day: string; readonly message: string } | null;
}

export type VitalName = NonNullable<TelemetryEvent['vital']>['name'];

/** What the screens of one release of the shell were to a sample of people. */
export interface VitalCounts {
  readonly version: string;
  readonly name: VitalName;
  readonly samples: number;
  /** In milliseconds; of CLS in thousandths. Less than 10 % off. */
  readonly p75: number | null;
}

export interface PartsReport {
  /** First and last day, 'YYYY-MM-DD'. */
  readonly from: string;
  readonly to: string;
  readonly parts: readonly PartCounts[];
  readonly vitals: readonly VitalCounts[];
}

type Row = typeof partCounts.$inferSelect;

const VITALS: readonly VitalName[] = ['LCP', 'INP', 'CLS', 'TTFB'];
const SHARE = 0.75;

/** What was counted today and on the days before it, newest versions of each part first. */
export async function partsReport({ orm }: Sql, clock: Clock, days: number): Promise<PartsReport> {
  const from = dayBefore(clock, days - 1);
  const rows = await orm.select().from(partCounts).where(gte(partCounts.day, from));
  const newest = rows.toSorted(
    (a, b) => b.day.localeCompare(a.day) || b.version.localeCompare(a.version),
  );
  const groups = [...byVersion(newest).values()];
  return {
    from,
    to: clock.today(),
    parts: groups
      .map(countsOf)
      .filter(({ loads, failures, recoveries }) => loads + failures + recoveries > 0)
      .toSorted((a, b) => a.part.localeCompare(b.part)),
    vitals: groups.flatMap((group) => VITALS.flatMap((name) => vitalOf(group, name))),
  };
}

function byVersion(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.part} ${row.version}`;
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  return groups;
}

/** Of rows of one version, of the newest day first. */
function countsOf(rows: readonly Row[]): PartCounts {
  const [{ part, version } = { part: '', version: '' }] = rows;
  const counted = (wanted: string) =>
    rows.reduce((sum, { kind, count }) => sum + (kind === wanted ? count : 0), 0);
  const [loads, failures, recoveries] = [counted('load'), counted('error'), counted('recovered')];
  const told = loads + failures;
  const failed = rows.find(({ kind, lastMessage }) => kind === 'error' && lastMessage !== null);
  return {
    ...{ part, version, loads, failures, recoveries },
    failed_percent: told === 0 ? null : (100 * failures) / told,
    load_p75_ms: quantile(measuredIn(rows, 'load'), SHARE),
    last_failure: failed ? { day: failed.day, message: failed.lastMessage ?? '' } : null,
  };
}

function vitalOf(rows: readonly Row[], name: VitalName): VitalCounts[] {
  const measured = measuredIn(rows, name);
  const samples = sizeOf(measured);
  const [{ version } = { version: '' }] = rows;
  return samples === 0 ? [] : [{ version, name, samples, p75: quantile(measured, SHARE) }];
}

const measuredIn = (rows: readonly Row[], wanted: string): number[] =>
  together(rows.filter(({ kind }) => kind === wanted).map(({ measured }) => measured));
