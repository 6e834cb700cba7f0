import type { Sql } from '../db/database.ts';
import { periodRange, type Window } from '../ledger/index.ts';
import type { Books } from './books.ts';
import type { DimensionTotal } from './dimensions.ts';
import { once } from './once.ts';
import type { ReadBooks } from './reader.ts';

/** The sums of a month on one account, by place of their counterparty. */
interface Cell {
  readonly boekjaar: string;
  readonly soort: Window['soorten'][number];
  readonly rekening: string;
  readonly places: Uint32Array;
  readonly cents: Float64Array;
  readonly aantal: Uint32Array;
}

/** What is known of the counterparties of some books. */
interface Relations {
  /** Place of each code that was met. */
  readonly places: Map<string, number>;
  /** Cells by month. */
  readonly months: Map<number, Promise<readonly Cell[]>>;
  readonly names: Map<string, Promise<ReadonlyMap<string, string>>>;
}

/** Kept with the books that they are of: a month of a million lines takes long to add up each time. */
const KEPT = new WeakMap<Books, Relations>();

/**
 * Sums per counterparty on accounts of the result, largest debit first. Lines without a
 * counterparty are in none of them.
 */
export async function relationTotals(
  read: ReadBooks,
  window: Window,
  accounts: readonly string[],
): Promise<DimensionTotal[]> {
  const { books, sql, projectId } = read;
  const known = KEPT.get(books) ?? { places: new Map(), months: new Map(), names: new Map() };
  KEPT.set(books, known);
  const months: (readonly Cell[])[] = [];
  for (const month of bookedMonths(books, window)) {
    const load = () => loadMonth(sql, projectId, month, known.places);
    months.push(await once(known.months, month, sql, load));
  }
  const names = await once(known.names, '', sql, () => loadNames(sql, projectId));
  return summed(months.flat(), known.places, window, new Set(accounts))
    .map((total) => ({ ...total, naam: names.get(total.code) ?? total.code }))
    .sort((one, other) => other.cents - one.cents || (one.code < other.code ? -1 : 1));
}

function bookedMonths({ calendar: { booked } }: Books, window: Window): number[] {
  if (!booked) return [];
  const first = Math.max(window.periode_min, booked.periode_min);
  const last = Math.min(window.periode_max, booked.periode_max);
  return first > last ? [] : periodRange(first, last);
}

function summed(
  cells: readonly Cell[],
  places: ReadonlyMap<string, number>,
  { soorten, boekjaar }: Window,
  accounts: ReadonlySet<string>,
): Omit<DimensionTotal, 'naam'>[] {
  const cents = new Float64Array(places.size);
  const aantal = new Uint32Array(places.size);
  for (const cell of cells) {
    const isAsked =
      accounts.has(cell.rekening) &&
      soorten.includes(cell.soort) &&
      (boekjaar === undefined || cell.boekjaar === boekjaar);
    if (!isAsked) continue;
    for (const [index, place] of cell.places.entries()) {
      cents[place] = (cents[place] ?? 0) + (cell.cents[index] ?? 0);
      aantal[place] = (aantal[place] ?? 0) + (cell.aantal[index] ?? 0);
    }
  }
  return [...places]
    .filter(([, place]) => aantal[place] !== 0)
    .map(([code, place]) => ({ code, cents: cents[place] ?? 0, aantal: aantal[place] ?? 0 }));
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

/** A source holds one fiscal year. */
async function loadMonth(
  sql: Sql,
  projectId: string,
  month: number,
  places: Map<string, number>,
): Promise<readonly Cell[]> {
  const rows = await sql.rows<CellRow>(
    `SELECT s.boekjaar, m.soort, m.rekening, json_agg(m.tegenpartij)::text AS codes,
            json_agg(m.debet - m.credit)::text AS cents, json_agg(m.aantal)::text AS aantal
     FROM relation_months m
     JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
     WHERE m.project_id = $1 AND m.periode = $2
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

async function loadNames(sql: Sql, projectId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.rows<{ relatie: string; naam: string }>(NEWEST_NAMES, [projectId]);
  return new Map(rows.map(({ relatie, naam }) => [relatie, naam]));
}

/** Names of relations as the newest source has them. */
const NEWEST_NAMES = `SELECT DISTINCT ON (r.relatie) r.relatie, r.naam
  FROM relations r
  JOIN sources s ON s.project_id = r.project_id AND s.source_no = r.source_no
  WHERE r.project_id = $1 ORDER BY r.relatie, s.end_date DESC, s.source_no DESC`;
