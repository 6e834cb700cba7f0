import type { Books } from '../../books/books.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { OWN_RGS } from '../../books/store/rgs-code.ts';
import type { Sql } from '../../db/database.ts';
import { mapInSlices } from '../../slices.ts';

/** Which fiscal year: two short ones may bear one label. */
export interface YearKey {
  readonly boekjaar: string;
  /** Its first day, or that of its first source. */
  readonly begin: string;
}

/** An account with what was ever booked on it, up to the newest fiscal year that has it. */
export interface DetailAccount extends YearKey {
  readonly rekening: string;
  readonly naam: string;
  readonly type: 'balans' | 'resultaat';
  readonly groep: string;
  readonly rgs: string | null;
  /** True when the program guessed the group and nobody has confirmed it. */
  readonly geraden: boolean;
  readonly lines: number;
  /** Balance at the end of that year, debit positive. */
  readonly cents: number;
}

/** A month of a fiscal year with bookings other than the opening. */
export interface BookedMonth {
  readonly boekjaar: string;
  readonly periode: number;
  readonly lines: number;
}

/** The sum of everything booked in a fiscal year; zero when its balance closes. */
interface YearSum extends YearKey {
  readonly cents: number;
  /** Days of its bookings within the year; null where none is known. */
  readonly first: string | null;
  readonly last: string | null;
  /** The first and last day of all, also outside the year, as a typing error is. */
  readonly earliest: string | null;
  readonly latest: string | null;
}

interface Administration {
  readonly name: string;
  readonly producer: string | null;
  readonly lines: number;
  readonly boekjaar: string;
}

/** What the page reads besides the books. */
export interface BooksFacts {
  readonly accounts: readonly DetailAccount[];
  readonly months: readonly BookedMonth[];
  /** Oldest first. */
  readonly years: readonly YearSum[];
  readonly sources: readonly Administration[];
}

/** Sources whose days overlap are one fiscal year. */
const CURRENT = `monthly_summary m
  JOIN (SELECT s.project_id, s.source_no, s.start_date, s.end_date, min(o.start_date) AS begin
        FROM sources s
        JOIN sources o ON o.project_id = s.project_id AND o.boekjaar = s.boekjaar
         AND o.start_date <= s.end_date AND o.end_date >= s.start_date
        WHERE s.project_id = $1 GROUP BY s.project_id, s.source_no, s.start_date, s.end_date) s
    ON s.project_id = m.project_id AND s.source_no = m.source_no`;

/** A booking of the year on a day of it. */
const within = (day: string) =>
  `m.soort <> 'opening' AND ${day} BETWEEN s.start_date AND s.end_date`;

export async function readFacts({ books, sql, projectId }: ReadBooks): Promise<BooksFacts> {
  const accounts = await accountsOf(books, sql, projectId);
  const months = await sql.rows<BookedMonth>(
    `SELECT m.boekjaar, m.periode, sum(m.aantal)::bigint AS lines
     FROM ${CURRENT} WHERE m.project_id = $1 AND m.soort <> 'opening'
     GROUP BY m.boekjaar, m.periode ORDER BY m.periode`,
    [projectId],
  );
  const years = await sql.rows<YearSum>(
    `SELECT m.boekjaar, s.begin, sum(m.debet - m.credit)::bigint AS cents,
            least(min(m.datum_min) FILTER (WHERE ${within('m.datum_min')}),
                  min(m.datum_max) FILTER (WHERE ${within('m.datum_max')})) AS first,
            greatest(max(m.datum_min) FILTER (WHERE ${within('m.datum_min')}),
                     max(m.datum_max) FILTER (WHERE ${within('m.datum_max')})) AS last,
            min(m.datum_min) FILTER (WHERE m.soort <> 'opening') AS earliest,
            max(m.datum_max) FILTER (WHERE m.soort <> 'opening') AS latest
     FROM ${CURRENT} WHERE m.project_id = $1 GROUP BY m.boekjaar, s.begin ORDER BY s.begin`,
    [projectId],
  );
  const sources = await sql.rows<Administration>(
    `SELECT administration->>'name' AS name, producer, lines, boekjaar
     FROM sources WHERE project_id = $1 ORDER BY start_date DESC`,
    [projectId],
  );
  return { accounts, months, years, sources };
}

interface AccountSum extends YearKey {
  readonly rekening: string;
  readonly lines: number;
  readonly cents: number;
}

/**
 * Each with its newest year and the lines of all years. Without a join, and with the names of the
 * books in memory: accounts may be many.
 */
async function accountsOf(books: Books, sql: Sql, projectId: string): Promise<DetailAccount[]> {
  const sums = await sql.rows<AccountSum>(
    `SELECT DISTINCT ON (y.rekening) y.rekening, y.boekjaar, y.begin, y.cents,
            sum(y.lines) OVER (PARTITION BY y.rekening)::bigint AS lines
     FROM (SELECT m.rekening, m.boekjaar, s.begin, sum(m.aantal) AS lines,
                  sum(m.debet - m.credit)::bigint AS cents, max(s.end_date) AS last
           FROM ${CURRENT} WHERE m.project_id = $1 GROUP BY m.rekening, m.boekjaar, s.begin) y
     ORDER BY y.rekening, y.last DESC`,
    [projectId],
  );
  const known = await sql.rows<Pick<DetailAccount, 'rekening' | 'type' | 'rgs' | 'geraden'>>(
    `SELECT rekening, type, ${OWN_RGS} AS rgs, geraden FROM accounts a
     WHERE project_id = $1 ORDER BY rekening`,
    [projectId],
  );
  const newest = new Map(await mapInSlices(sums, (sum) => [sum.rekening, sum] as const));
  const accounts = await mapInSlices(known, (account) => {
    const named = books.accounts.get(account.rekening);
    const sum = newest.get(account.rekening);
    return named && sum && { ...account, naam: named.naam, groep: named.groep, ...sum };
  });
  return accounts.filter((account) => account !== undefined);
}
