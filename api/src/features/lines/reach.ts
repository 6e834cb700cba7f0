import type { Selection } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { newConditions, type Conditions } from './conditions.ts';
import { addFilter, placeOf } from './filter-sql.ts';

/** An account of a selection. */
interface ReachedAccount {
  readonly rekening: string;
  readonly naam: string;
  readonly groep: string;
  /** Its lines in the months, kinds and sources of the selection. */
  readonly count: number;
}

/**
 * What the small tables tell of a selection: where its lines are, how many they are at most and
 * what they add up to. Exact unless a filter looks at the lines themselves.
 */
export interface Reach {
  readonly projectId: string;
  readonly selection: Selection;
  /** Selected accounts that have lines, by number as the database orders them. */
  readonly accounts: readonly ReachedAccount[];
  /** Ids of the selected sources by their number. */
  readonly sources: ReadonlyMap<number, string>;
  /** The readings of these sources. */
  readonly readings: readonly Reading[];
  readonly sum_cents: number;
  readonly count: number;
  readonly isExact: boolean;
  /** True when no account with lines is left out. */
  readonly hasAllAccounts: boolean;
  /** Lines in these months, kinds and sources on whatever account. */
  readonly total: number;
  /** Lines of these sources in whatever month. */
  readonly sourceLines: number;
  /** Days between which the lines lie; null where the summary does not know. */
  readonly days: { readonly first: string; readonly last: string } | null;
}

interface AccountRow extends ReachedAccount {
  readonly chosen: boolean;
  readonly cents: number;
  readonly first: string | null;
  readonly last: string | null;
}

/** A reading of a source: its lines never change. Its number alone may be given out again. */
export interface Reading {
  readonly source_no: number;
  readonly import_id: string;
}

interface SourceRow extends Reading {
  readonly source_id: string;
  readonly lines: number;
}

/** Reads the reach of a selection. Throws unprocessable for a filter that cannot be. */
export async function reachOf(sql: Sql, projectId: string, selection: Selection): Promise<Reach> {
  const sources = await readSources(sql, projectId, selection);
  const rows = await readAccounts(sql, projectId, selection, sources);
  const chosen = rows.filter((row) => row.chosen);
  const sum = (all: readonly AccountRow[], of: (row: AccountRow) => number) =>
    all.reduce((total, row) => total + of(row), 0);
  return {
    projectId,
    selection,
    accounts: chosen,
    sources: new Map(sources.map(({ source_no, source_id }) => [source_no, source_id])),
    readings: sources,
    sum_cents: sum(chosen, ({ cents }) => cents),
    count: sum(chosen, ({ count }) => count),
    isExact: selection.filters.every((item) => placeOf(item) !== 'line'),
    hasAllAccounts: chosen.length === rows.length,
    total: sum(rows, ({ count }) => count),
    sourceLines: sources.reduce((total, { lines }) => total + lines, 0),
    days: daysOf(chosen),
  };
}

/** The conditions of lines of a reach on whatever account; `l` is a line. */
export function lineConditions(reach: Reach): Conditions {
  const conditions = windowConditions(reach);
  addLineFilters(conditions, reach);
  return conditions;
}

/**
 * The same without the filters that only a line can answer. Indexes have days and no months: the
 * summary knows between which days the months lie.
 */
export function windowConditions({ projectId, selection, sources, days }: Reach): Conditions {
  const conditions = cellConditions(projectId, selection, [...sources.keys()]);
  const { add, parameter } = conditions;
  if (days) {
    add(`l.datum BETWEEN ${parameter(days.first)}::date AND ${parameter(days.last)}::date`);
  }
  return conditions;
}

/** The filters that only a line can answer. */
export function addLineFilters(conditions: Conditions, { selection }: Reach): void {
  for (const item of selection.filters) {
    if (placeOf(item) === 'line') addFilter(conditions, item);
  }
}

/** Months, kinds and sources: what a line and a row of the summary have in common. */
function cellConditions(
  projectId: string,
  { periode_min, periode_max, soorten, filters }: Selection,
  sources: readonly number[],
): Conditions {
  const conditions = newConditions();
  const { add, parameter } = conditions;
  add(`l.project_id = ${parameter(projectId)}::uuid`);
  add(`l.source_no = ANY (${parameter(sources)}::int[])`);
  add(`l.periode BETWEEN ${parameter(periode_min)} AND ${parameter(periode_max)}`);
  add(`l.soort = ANY (${parameter(soorten)})`);
  for (const item of filters) if (placeOf(item) === 'cell') addFilter(conditions, item);
  return conditions;
}

function readSources(sql: Sql, projectId: string, { filters }: Selection): Promise<SourceRow[]> {
  const conditions = newConditions();
  conditions.add(`s.project_id = ${conditions.parameter(projectId)}::uuid`);
  for (const item of filters) if (placeOf(item) === 'source') addFilter(conditions, item);
  return sql.rows<SourceRow>(
    `SELECT s.source_no, s.source_id, s.import_id, s.lines FROM sources s WHERE ${conditions.text()}`,
    conditions.parameters,
  );
}

function readAccounts(
  sql: Sql,
  projectId: string,
  selection: Selection,
  sources: readonly SourceRow[],
): Promise<AccountRow[]> {
  const conditions = cellConditions(
    projectId,
    selection,
    sources.map(({ source_no }) => source_no),
  );
  const cells = conditions.text();
  const ofAccount = newConditions(conditions);
  for (const item of selection.filters) {
    if (placeOf(item) === 'account') addFilter(ofAccount, item);
  }
  return sql.rows<AccountRow>(
    `SELECT a.rekening, a.naam, a.groep, coalesce(${ofAccount.text()}, false) AS chosen,
            m.cents, m.count, m.first, m.last
     FROM (SELECT l.rekening, sum(l.debet - l.credit)::bigint AS cents,
                  sum(l.aantal)::bigint AS count,
                  CASE WHEN bool_and(l.datum_min IS NOT NULL) THEN min(l.datum_min) END AS first,
                  CASE WHEN bool_and(l.datum_max IS NOT NULL) THEN max(l.datum_max) END AS last
           FROM monthly_summary l WHERE ${cells} GROUP BY l.rekening) m
     JOIN accounts a ON a.project_id = $1 AND a.rekening = m.rekening
     ORDER BY a.rekening`,
    conditions.parameters,
  );
}

function daysOf(rows: readonly AccountRow[]): Reach['days'] {
  let [first, last]: [string | null, string | null] = [null, null];
  for (const row of rows) {
    if (row.first === null || row.last === null) return null;
    if (first === null || row.first < first) first = row.first;
    if (last === null || row.last > last) last = row.last;
  }
  return first === null || last === null ? null : { first, last };
}
