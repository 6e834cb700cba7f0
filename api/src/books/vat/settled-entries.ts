import type { Span } from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';
import type { VatPlacing } from './placing.ts';

/** Lines of one document in which a return was paid, or booked as owed to a creditor. */
export interface SettledEntry {
  readonly source_id: string;
  readonly dagboek: string;
  readonly boekstuk: string;
  /** YYYY-MM-DD */
  readonly datum: string;
  readonly periode: number;
  readonly omschrijving: string;
  /** What left the accounts of VAT: paid positive. */
  readonly cents: number;
}

/** Such lines on one account. */
export interface SettledRow extends SettledEntry {
  readonly source_no: number;
  readonly rekening: string;
}

/** More than any company settles in some years. */
const MOST = 2_000;

/** Lines that settle returns in these months, by day; VAT that was only paid on goods is none. */
export async function settledRows(
  { books, sql, projectId }: ReadBooks,
  placing: VatPlacing,
  { periode_min, periode_max }: Span,
): Promise<SettledRow[]> {
  const rows = await sql.rows<SettledRow>(ROWS, [
    projectId,
    periode_min,
    periode_max,
    books.vatAccounts,
  ]);
  return rows.filter(({ source_no, rekening, cents }) => {
    const key = { source_no, btw_code: '', btw_rekening: rekening, btw_soort: 'afdracht' } as const;
    return placing.of(key, cents).place === 'verrekening';
  });
}

/** In cents: a box of a return is in whole euros. */
const EURO = 100;

/**
 * Documents of settled returns. Only what leaves the accounts of VAT is a return: what moves among
 * them was a step on the way, also when less than a euro of each account was rounded off.
 */
export function settledEntries(rows: readonly SettledRow[]): SettledEntry[] {
  const entries = new Map<string, { entry: SettledEntry; moved: number }>();
  for (const row of rows) {
    const of = JSON.stringify([row.source_no, row.dagboek, row.boekstuk, row.datum]);
    const known = entries.get(of);
    entries.set(
      of,
      known
        ? {
            entry: { ...known.entry, cents: known.entry.cents + row.cents },
            moved: known.moved + 1,
          }
        : { entry: row, moved: 0 },
    );
  }
  return [...entries.values()].flatMap(({ entry, moved }) =>
    entry.cents === 0 || Math.abs(entry.cents) < EURO * moved ? [] : [entry],
  );
}

const ROWS = `
  SELECT s.source_id, l.source_no, l.dagboek, l.boekstuk, l.datum, l.periode, l.rekening,
         min(l.omschrijving) AS omschrijving, sum(l.cents)::bigint AS cents
  FROM journal_lines l
  JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
  WHERE l.project_id = $1 AND l.periode BETWEEN $2 AND $3 AND l.soort <> 'opening'
    AND l.rekening = ANY ($4) AND l.btw_soort = 'afdracht'
  GROUP BY s.source_id, l.source_no, l.dagboek, l.boekstuk, l.datum, l.periode, l.rekening
  ORDER BY l.datum, l.source_no, l.boekstuk
  LIMIT ${String(MOST)}`;
