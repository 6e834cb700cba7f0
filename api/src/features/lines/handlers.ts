import * as z from 'zod';
import type { CallBody, JournalLine, Selection } from '@kengetal/contract';
import type { Database, Sql } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import { isDay } from '../../ledger/index.ts';
import { newConditions, type Conditions } from './conditions.ts';
import { addFilter } from './filter-sql.ts';
import { searchCondition } from './search-sql.ts';

type LinesBody = CallBody<'lines'>;
type Sort = NonNullable<LinesBody['sort']>;

const DEFAULT_LIMIT = 100;
const DEFAULT_SORT: Sort = { column: 'datum', direction: 'desc' };

interface SortKey {
  readonly field: 'datum' | 'cents' | 'omschrijving' | 'rekening';
  readonly cast: 'date' | 'bigint' | 'text';
}

const DATE: SortKey = { field: 'datum', cast: 'date' };

/** What lines are ordered by, before their key; within an account by date. */
const SORTS: Record<Sort['column'], readonly SortKey[]> = {
  datum: [DATE],
  bedrag: [{ field: 'cents', cast: 'bigint' }],
  omschrijving: [{ field: 'omschrijving', cast: 'text' }],
  rekening: [{ field: 'rekening', cast: 'text' }, DATE],
};
const KEY = ['l.source_no', 'l.entry_no', 'l.line_no'] as const;

const FROM = `FROM journal_lines l
  JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
  JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no`;

/** Where a page ended: the values it is sorted by, and the key of the line. */
const cursorSchema = z.object({
  values: z.array(z.union([z.string(), z.int()])),
  key: z.tuple([z.int(), z.int(), z.int()]),
});
type Cursor = z.output<typeof cursorSchema>;

interface LineRow extends Omit<JournalLine, 'line_id' | 'zijde'> {
  readonly source_no: number;
  readonly entry_no: number;
  readonly line_no: number;
}

/** The lines of a selection: what every booked figure opens into. */
export function lineHandlers(database: Database): Pick<Handlers, 'lines'> {
  return {
    lines: ({ body }) =>
      database.snapshot(async (sql) => ({
        ...(await sumsOf(sql, body)),
        ...(await pageOf(sql, body)),
      })),
  };
}

function selected(projectId: string, selection: Selection): Conditions {
  const conditions = newConditions();
  conditions.add(`l.project_id = ${conditions.parameter(projectId)}`);
  const { periode_min, periode_max, soorten, filters } = selection;
  conditions.add(
    `l.periode BETWEEN ${conditions.parameter(periode_min)} AND ${conditions.parameter(periode_max)}`,
  );
  conditions.add(`l.soort = ANY (${conditions.parameter(soorten)})`);
  for (const item of filters) addFilter(conditions, item);
  return conditions;
}

interface SumRow {
  readonly sum_cents: number;
  readonly count: number;
  readonly found_cents: number;
  readonly found_count: number;
}

async function sumsOf(sql: Sql, { project_id, selection, search }: LinesBody) {
  const conditions = selected(project_id, selection);
  const where = conditions.text();
  const found = searchCondition(conditions, search ?? '');
  const [row] = await sql.rows<SumRow>(
    `SELECT coalesce(sum(l.cents), 0)::bigint AS sum_cents, count(*) AS count,
            coalesce(sum(l.cents) FILTER (WHERE ${found}), 0)::bigint AS found_cents,
            count(*) FILTER (WHERE ${found}) AS found_count
     ${FROM} WHERE ${where}`,
    conditions.parameters,
  );
  if (!row) throw new Error('no sums');
  return {
    sum_cents: row.sum_cents,
    count: row.count,
    found: { sum_cents: row.found_cents, count: row.found_count },
  };
}

async function pageOf(sql: Sql, body: LinesBody) {
  const { sort = DEFAULT_SORT, limit = DEFAULT_LIMIT } = body;
  const conditions = selected(body.project_id, body.selection);
  if (body.search) conditions.add(searchCondition(conditions, body.search));
  if (body.cursor !== undefined) addCursor(conditions, sort, body.cursor);
  const order = orderOf(sort)
    .map((column) => `${column} ${sort.direction}`)
    .join(', ');
  const rows = await sql.rows<LineRow>(
    `SELECT l.source_no, l.entry_no, l.line_no, l.soort, l.boekjaar, l.boekperiode, l.periode,
            l.datum, l.dagboek, l.dagboek_naam, l.boekstuk, l.rekening, a.naam AS rekening_naam,
            a.groep, l.relatie, l.relatie_naam, l.tegenpartij,
            l.tegenpartij_naam, l.factuur, l.kostenplaats, l.kostendrager, l.omschrijving, l.cents, l.btw_code, l.btw_cents,
            s.source_id
     ${FROM} WHERE ${conditions.text()}
     ORDER BY ${order} LIMIT ${limit + 1}`,
    conditions.parameters,
  );
  const lines = rows.slice(0, limit);
  const last = lines[lines.length - 1];
  return {
    lines: lines.map(lineOf),
    next_cursor: rows.length > limit && last ? cursorAfter(last, sort) : null,
  };
}

const orderOf = ({ column }: Sort): string[] => [
  ...SORTS[column].map(({ field }) => `l.${field}`),
  ...KEY,
];

function addCursor(conditions: Conditions, sort: Sort, text: string): void {
  const { values, key } = cursorOf(text, sort);
  const casts = SORTS[sort.column].map(({ cast }) => `::${cast}`);
  const after = [...values, ...key].map(
    (part, place) => `${conditions.parameter(part)}${casts[place] ?? ''}`,
  );
  const sign = sort.direction === 'asc' ? '>' : '<';
  conditions.add(`(${orderOf(sort).join(', ')}) ${sign} (${after.join(', ')})`);
}

function cursorOf(text: string, { column }: Sort): Cursor {
  try {
    const cursor = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const keys = SORTS[column];
    const fits =
      cursor.values.length === keys.length &&
      keys.every(({ cast }, place) => isOf(cast, cursor.values[place]));
    if (!fits) throw new Error('another sort');
    return cursor;
  } catch {
    throw new HttpProblem('unprocessable', 'De verwijzing naar de volgende bladzijde klopt niet.');
  }
}

function isOf(cast: SortKey['cast'], value: string | number | undefined): boolean {
  if (cast === 'bigint') return typeof value === 'number';
  return typeof value === 'string' && (cast === 'text' || isDay(value));
}

function cursorAfter(row: LineRow, { column }: Sort): string {
  const cursor: Cursor = {
    values: SORTS[column].map(({ field }) => row[field]),
    key: [row.source_no, row.entry_no, row.line_no],
  };
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function lineOf({ source_no, entry_no, line_no, ...line }: LineRow): JournalLine {
  return {
    ...line,
    line_id: `${source_no}-${entry_no}-${line_no}`,
    zijde: line.cents < 0 ? 'credit' : 'debet',
  };
}
