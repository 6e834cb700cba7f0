import type { Sql } from '../../db/database.ts';
import { onDaysOfMonths } from '../columns/days-of-months.ts';

/** A fiscal year as far as it is booked. */
export interface SettledYear {
  readonly boekjaar: string;
  readonly periode_min: number;
  readonly periode_max: number;
  /** Months with bookings. */
  readonly reach: number;
}

/** A month in which VAT was settled on an account. */
export interface Settled {
  readonly rekening: string;
  readonly periode: number;
}

/** A balance of at most € 5 is nothing: returns are in whole euros. */
const NOTHING = 500;

/** The newest whole fiscal year, else the newest one; undefined without bookings. */
export async function settledYear(sql: Sql, projectId: string): Promise<SettledYear | undefined> {
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

/**
 * Months in which VAT was settled with bank, cash or a creditor (some programs owe returns to one):
 * an entry of nothing but these and taxes. On accounts that only returns are settled on (`only`)
 * other lines do not matter, as where a statement is one entry.
 */
export function paidMonths(
  sql: Sql,
  projectId: string,
  { boekjaar, periode_min, periode_max }: SettledYear,
  accounts: {
    readonly vat: readonly string[];
    readonly owing: readonly string[];
    readonly only: readonly string[];
  },
): Promise<Settled[]> {
  const { vat, owing, only } = accounts;
  return sql.rows(PAID, [projectId, boekjaar, vat, owing, only, periode_min, periode_max]);
}

// Few journals hold both money and VAT, so the lines of sales and purchases are not looked into.
const PAID = `
  WITH money AS MATERIALIZED (
    SELECT rekening FROM accounts
    WHERE project_id = $1 AND groep IN ('liquide_middelen', 'bankschulden', 'crediteuren')),
  taxes AS MATERIALIZED (
    SELECT rekening FROM accounts
    WHERE project_id = $1
      AND (rekening = ANY ($3) OR groep IN ('belastingschulden', 'belastingvorderingen'))),
  journals AS MATERIALIZED (
    SELECT DISTINCT j.source_no, j.dagboek
    FROM journal_totals j
    JOIN sources s ON s.project_id = j.project_id AND s.source_no = j.source_no
    JOIN money ON money.rekening = j.rekening
    WHERE j.project_id = $1 AND s.boekjaar = $2)
  SELECT DISTINCT l.rekening, l.periode
  FROM journal_lines l
  JOIN journals j ON j.source_no = l.source_no AND j.dagboek = l.dagboek
  WHERE l.project_id = $1 AND l.periode BETWEEN $6 AND $7 AND l.rekening = ANY ($4)
    AND ${onDaysOfMonths('$6', '$7')}
    AND l.soort = 'mutatie' AND l.cents <> 0
    AND EXISTS (
      SELECT FROM journal_lines o JOIN money ON money.rekening = o.rekening
      WHERE o.project_id = l.project_id AND o.source_no = l.source_no AND o.entry_no = l.entry_no)
    AND (l.rekening = ANY ($5) OR NOT EXISTS (
      SELECT FROM journal_lines o
      WHERE o.project_id = l.project_id AND o.source_no = l.source_no AND o.entry_no = l.entry_no
        AND o.rekening NOT IN (SELECT rekening FROM money UNION ALL SELECT rekening FROM taxes)))
  ORDER BY l.rekening, l.periode`;

/** Months in which a debit left nothing to pay on an account. */
export function clearedMonths(
  sql: Sql,
  projectId: string,
  { boekjaar }: SettledYear,
  accounts: readonly string[],
): Promise<Settled[]> {
  return sql.rows(CLEARED, [projectId, boekjaar, accounts, NOTHING]);
}

const CLEARED = `
  SELECT rekening, periode FROM (
    SELECT m.rekening, m.periode,
           sum(m.debet) FILTER (WHERE m.soort = 'mutatie') AS debet,
           sum(sum(m.debet - m.credit)) OVER (PARTITION BY m.rekening ORDER BY m.periode) AS stand
    FROM monthly_summary m
    JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
    WHERE m.project_id = $1 AND s.boekjaar = $2 AND m.rekening = ANY ($3)
      AND m.soort <> 'afsluiting'
    GROUP BY m.rekening, m.periode) moved
  WHERE debet > $4 AND abs(stand) <= $4
  ORDER BY rekening, periode`;
