import type { Sql } from '../db/database.ts';
import { periodRange, type Window } from '../ledger/index.ts';
import type { Books } from './books.ts';
import type { DimensionSums, DimensionTotal } from './dimensions.ts';
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

/** Sums per counterparty on accounts of the result; lines without one are in none of them. */
export async function relationSums(
  read: ReadBooks,
  window: Window,
  accounts: readonly string[],
): Promise<DimensionSums> {
  const { books, sql, projectId } = read;
  const known = KEPT.get(books) ?? { places: new Map(), months: new Map(), names: new Map() };
  KEPT.set(books, known);
  const months: (readonly Cell[])[] = [];
  for (const month of bookedMonths(books, window)) {
    const load = () => loadMonth(sql, projectId, month, known.places);
    months.push(await once(known.months, month, sql, load));
  }
  const names = await once(known.names, '', sql, () => loadNames(sql, projectId));
  const { cents, aantal } = summed(months.flat(), known.places.size, window, new Set(accounts));
  const totalOf = (code: string, place: number): DimensionTotal => ({
    code,
    naam: names.get(code) ?? code,
    cents: cents[place] ?? 0,
    aantal: aantal[place] ?? 0,
  });
  return {
    largest: (sign, count) =>
      [...known.places]
        .filter(([, place]) => sign * (cents[place] ?? 0) > 0)
        .sort(
          ([one, at], [other, place]) =>
            sign * ((cents[place] ?? 0) - (cents[at] ?? 0)) || (one < other ? -1 : 1),
        )
        .slice(0, count)
        .map(([code, place]) => totalOf(code, place)),
    centsOf: (code) => cents[known.places.get(code) ?? -1] ?? 0,
  };
}

function bookedMonths({ calendar: { booked } }: Books, window: Window): number[] {
  if (!booked) return [];
  const first = Math.max(window.periode_min, booked.periode_min);
  const last = Math.min(window.periode_max, booked.periode_max);
  return first > last ? [] : periodRange(first, last);
}

/** Sums by place over the asked cells. */
function summed(
  cells: readonly Cell[],
  size: number,
  { soorten, boekjaar }: Window,
  accounts: ReadonlySet<string>,
): Pick<Cell, 'cents' | 'aantal'> {
  const cents = new Float64Array(size);
  const aantal = new Uint32Array(size);
  for (const cell of cells) {
    const isAsked =
      accounts.has(cell.rekening) &&
      soorten.includes(cell.soort) &&
      (boekjaar === undefined || cell.boekjaar === boekjaar);
    if (!isAsked) continue;
    for (let index = 0; index < cell.places.length; index += 1) {
      const place = cell.places[index] ?? 0;
      cents[place] = (cents[place] ?? 0) + (cell.cents[index] ?? 0);
      aantal[place] = (aantal[place] ?? 0) + (cell.aantal[index] ?? 0);
    }
  }
  return { cents, aantal };
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
