import { periodRange, type Window } from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';
import { readingBy, SizedCache } from '../../sized-cache.ts';
import type { BooksCalendar } from '../calendar.ts';
import type { ReadBooks } from '../store/reader.ts';

/** Where the monthly sums by some code stand, and the names of its codes. */
export interface DimensionTables {
  readonly months: TableOfCodes;
  readonly names: TableOfCodes;
  /** Which of the dimensions that share these tables; without one they hold no other. */
  readonly dimensie?: CostDimension;
}

export type CostDimension = 'kostenplaats' | 'kostendrager';

interface TableOfCodes {
  readonly table: string;
  /** Its column with the code. */
  readonly code: string;
}

/** The sums of a month on one account, by place of their code. */
export interface Cell {
  readonly boekjaar: string;
  readonly soort: Window['soorten'][number];
  readonly rekening: string;
  readonly places: Uint32Array;
  readonly cents: Float64Array;
  readonly aantal: Uint32Array;
}

interface Cells {
  readonly cells: readonly Cell[];
  /** Place of each code that was met. */
  readonly places: ReadonlyMap<string, number>;
  readonly names: ReadonlyMap<string, string>;
}

const NONE: Cells = { cells: [], places: new Map(), names: new Map() };
const MAX_BYTES = 64 * 1024 ** 2;
const BYTES_OF_CODE = 120;
const BYTES_OF_CELL = 600;

/** The cells of the months of a window; most books have none of some dimensions. */
export async function readCells(
  { books: { calendar, derived }, sql, projectId }: ReadBooks,
  window: Window,
  tables: DimensionTables,
): Promise<Cells> {
  const key = `codes ${tables.months.table} ${tables.dimensie ?? ''}`;
  // Together, since cells of all months have their places in common.
  const { places, cache } = derived.memoize(
    key,
    () => ({
      places: new Map<string, number>(),
      cache: new SizedCache(MAX_BYTES, () => derived.resize(key)),
    }),
    (codes) => BYTES_OF_CODE * codes.places.size + codes.cache.bytes,
  );
  const reading = readingBy(sql, cache);
  if (!(await reading('any', () => hasAny(sql, projectId, tables)))) return NONE;
  const months: (readonly Cell[])[] = [];
  for (const month of bookedMonths(calendar, window)) {
    const load = () => loadMonth(sql, projectId, month, tables, places);
    months.push(await reading(`cells ${month}`, load, bytesOf));
  }
  const names = await reading(
    'names',
    () => loadNames(sql, projectId, tables),
    ({ size }) => BYTES_OF_CODE * size,
  );
  return { cells: months.flat(), places, names };
}

function bytesOf(cells: readonly Cell[]): number {
  const arrays = cells.flatMap(({ places, cents, aantal }) => [places, cents, aantal]);
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, BYTES_OF_CELL * cells.length);
}

function bookedMonths({ booked }: BooksCalendar, window: Window): number[] {
  if (!booked) return [];
  const first = Math.max(window.periode_min, booked.periode_min);
  const last = Math.min(window.periode_max, booked.periode_max);
  return first > last ? [] : periodRange(first, last);
}

interface CellRow {
  readonly boekjaar: string;
  readonly soort: Cell['soort'];
  readonly rekening: string;
  /** JSON arrays, each in the same order: fewer rows take less of the event loop. */
  readonly codes: string;
  readonly cents: string;
  readonly aantal: string;
}

async function hasAny(sql: Sql, projectId: string, tables: DimensionTables): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT FROM ${tables.months.table} m WHERE m.project_id = $1 ${only('m', tables)} LIMIT 1`,
    [projectId],
  );
  return rows.length > 0;
}

/** A source holds one fiscal year. */
async function loadMonth(
  sql: Sql,
  projectId: string,
  month: number,
  tables: DimensionTables,
  places: Map<string, number>,
): Promise<readonly Cell[]> {
  const { table, code } = tables.months;
  const rows = await sql.rows<CellRow>(
    `SELECT s.boekjaar, m.soort, m.rekening, json_agg(m.${code})::text AS codes,
            json_agg(m.debet - m.credit)::text AS cents, json_agg(m.aantal)::text AS aantal
     FROM ${table} m
     JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
     WHERE m.project_id = $1 AND m.periode = $2 ${only('m', tables)}
     GROUP BY s.boekjaar, m.soort, m.rekening`,
    [projectId, month],
  );
  return rows.map(({ codes, cents, aantal, ...row }) => ({
    ...row,
    places: Uint32Array.from(JSON.parse(codes) as string[], (code) => placeOf(places, code)),
    cents: Float64Array.from(JSON.parse(cents) as number[]),
    aantal: Uint32Array.from(JSON.parse(aantal) as number[]),
  }));
}

function placeOf(places: Map<string, number>, code: string): number {
  const known = places.get(code);
  if (known !== undefined) return known;
  places.set(code, places.size);
  return places.size - 1;
}

/** Names as the newest source has them. */
async function loadNames(
  sql: Sql,
  projectId: string,
  tables: DimensionTables,
): Promise<ReadonlyMap<string, string>> {
  const { table, code } = tables.names;
  const rows = await sql.rows<{ code: string; naam: string }>(
    `SELECT DISTINCT ON (n.${code}) n.${code} AS code, n.naam
     FROM ${table} n
     JOIN sources s ON s.project_id = n.project_id AND s.source_no = n.source_no
     WHERE n.project_id = $1 ${only('n', tables)}
     ORDER BY n.${code}, s.end_date DESC, s.source_no DESC`,
    [projectId],
  );
  return new Map(rows.map(({ code, naam }) => [code, naam]));
}

function only(alias: string, { dimensie }: DimensionTables): string {
  return dimensie === undefined ? '' : `AND ${alias}.dimensie = '${dimensie}'`;
}
