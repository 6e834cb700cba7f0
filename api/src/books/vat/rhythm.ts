import type { ReadBooks } from '../store/reader.ts';
import { vatPlacing } from './placing.ts';
import { settledEntries, settledRows } from './settled-entries.ts';

export type VatRhythm = 'maand' | 'kwartaal' | 'jaar';

/** How often VAT is settled with the tax office, as far as the books tell. */
export interface SettledVat {
  /** Null when there is no telling. */
  readonly rhythm: VatRhythm | null;
  /** Months of the fiscal year in which a return was settled. */
  readonly months: number;
  readonly boekjaar: string;
  /** Accounts it was settled on, as '1550 Btw-aangifte'. */
  readonly accounts: readonly string[];
}

/**
 * The rhythm of returns in the newest whole fiscal year, else in the newest one: by the months in
 * which VAT was paid or, where it never was, those in which returns were booked. Null without
 * bookings.
 */
export const vatRhythm = (read: ReadBooks): Promise<SettledVat | null> =>
  read.reading('vat rhythm', () => readRhythm(read));

async function readRhythm(read: ReadBooks): Promise<SettledVat | null> {
  const { books, sql, projectId } = read;
  const year = await settledYear(read);
  if (!year || books.vatAccounts.length === 0) return null;
  const rows = await settledRows(read, await vatPlacing(read), year);
  const paid = settledEntries(rows);
  const months = new Set((paid.length > 0 ? paid : rows).map(({ periode }) => periode)).size;
  const own = [...new Set(rows.map(({ rekening }) => rekening))];
  const accounts = await sql.rows<{ naam: string }>(
    `SELECT trim(rekening || ' ' || naam) AS naam FROM accounts
     WHERE project_id = $1 AND rekening = ANY ($2) ORDER BY rekening`,
    [projectId, own],
  );
  return {
    rhythm: rhythmOf(months, year.reach),
    months,
    boekjaar: year.boekjaar,
    accounts: accounts.map(({ naam }) => naam),
  };
}

/** A fiscal year as far as it is booked. */
interface SettledYear {
  readonly boekjaar: string;
  readonly periode_min: number;
  readonly periode_max: number;
  /** Months with bookings. */
  readonly reach: number;
}

/** The newest whole fiscal year, else the newest one; undefined without bookings. */
async function settledYear({ sql, projectId }: ReadBooks): Promise<SettledYear | undefined> {
  const years = await sql.rows<SettledYear>(
    `SELECT m.boekjaar, min(m.periode) AS periode_min, max(m.periode) AS periode_max,
            count(DISTINCT m.periode)::int AS reach
     FROM monthly_summary m
     JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
     WHERE m.project_id = $1 AND m.soort = 'mutatie'
     GROUP BY m.boekjaar ORDER BY max(s.end_date) DESC`,
    [projectId],
  );
  return years.find(({ reach }) => reach === 12) ?? years[0];
}

/** A part of a year tells less: one return in it may be of a quarter or of a year. */
function rhythmOf(months: number, reach: number): VatRhythm | null {
  const yearly = (months * 12) / reach;
  if (yearly >= 9 && months >= 3) return 'maand';
  if (yearly >= 3 && yearly <= 5 && months >= 2 && reach >= 6) return 'kwartaal';
  return months === 1 && reach >= 12 ? 'jaar' : null;
}
