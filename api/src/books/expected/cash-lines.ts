import { dayNumber, type DayCents, type RecurringLine } from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';

/** What an account is for the expectation of money. */
type CashRole = 'geld' | 'debiteuren' | 'crediteuren' | 'btw' | 'resultaat' | 'balans';

/** Numbers of the accounts of money, of those who owe and are owed, and of VAT. */
interface RoleAccounts {
  readonly money: readonly string[];
  readonly debtors: readonly string[];
  readonly creditors: readonly string[];
  readonly vat: readonly string[];
}

export interface CashDays extends RoleAccounts {
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly last: string;
}

/** What a day books on accounts of one kind, debit positive, and what else its entries hold. */
interface RoleDay {
  readonly role: CashRole;
  readonly datum: string;
  /** Of entries with a line of bank or cash, and with one of the result. */
  readonly through_money: boolean;
  readonly with_result: boolean;
  readonly cents: number;
}

/** The sums that all days of money are made of. */
export async function roleDays(
  { sql, projectId }: ReadBooks,
  { money, debtors, creditors, vat, from, last }: CashDays,
): Promise<readonly RoleDay[]> {
  return sql.rows<RoleDay>(ROLE_DAYS, [projectId, money, debtors, creditors, vat, from, last]);
}

const ROLE = `CASE WHEN l.rekening = ANY ($2) THEN 'geld' WHEN l.rekening = ANY ($3) THEN 'debiteuren'
  WHEN l.rekening = ANY ($4) THEN 'crediteuren' WHEN l.rekening = ANY ($5) THEN 'btw'
  WHEN a.type = 'resultaat' THEN 'resultaat' ELSE 'balans' END`;

const LINES = `journal_lines l
  JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
  JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening`;

/**
 * Without a join of entries with their lines: right after an import the database knows nothing of
 * how many there are, and took ten seconds for books of some thousand lines.
 */
const ROLE_DAYS = `WITH lines AS (
    SELECT l.datum, ${ROLE} AS role, l.cents,
           l.rekening = ANY ($3::text[] || $4::text[] || $5::text[]) AS has_role,
           bool_or(l.rekening = ANY ($2) AND l.datum BETWEEN $6 AND $7) OVER entry AS through_money,
           bool_or(a.type = 'resultaat') OVER entry AS with_result
    FROM ${LINES}
    WHERE l.project_id = $1 AND l.soort <> 'opening'
    WINDOW entry AS (PARTITION BY l.source_no, l.entry_no))
  SELECT role, datum, through_money, through_money AND with_result AS with_result,
         sum(cents)::bigint AS cents
  FROM lines WHERE datum BETWEEN $6 AND $7 AND (through_money OR has_role)
  GROUP BY role, datum, through_money, through_money AND with_result
  ORDER BY datum`;

/** Days of some of these sums, in order, with the sign that money has. */
export function daysOf(
  days: readonly RoleDay[],
  isOne: (day: RoleDay) => boolean,
  sign: 1 | -1,
): DayCents[] {
  const sums = new Map<string, number>();
  for (const day of days) {
    if (isOne(day)) sums.set(day.datum, (sums.get(day.datum) ?? 0) + sign * day.cents);
  }
  return [...sums].map(([datum, cents]) => ({ day: dayNumber(datum), cents }));
}

/** Entries with a line of bank or cash; its index leads to few of all. */
const PAID = `paid AS MATERIALIZED (
    SELECT DISTINCT l.source_no, l.entry_no FROM journal_lines l
    WHERE l.project_id = $1 AND l.rekening = ANY ($2) AND l.datum BETWEEN $6 AND $7
      AND l.soort <> 'opening')`;

/** Lines of the balance sheet that money was moved against, but for those of these accounts. */
export const balanceLines = (
  { sql, projectId }: ReadBooks,
  { money, debtors, creditors, vat, from, last }: CashDays,
  others: readonly string[],
): Promise<RecurringLine[]> =>
  sql.rows<RecurringLine>(
    `WITH ${PAID}
     SELECT l.rekening, l.tegenpartij, l.tegenpartij_naam, l.omschrijving, l.datum, l.periode,
            l.cents, l.dagboek, l.dagboek_naam, l.boekstuk
     FROM ${LINES} JOIN paid p ON p.source_no = l.source_no AND p.entry_no = l.entry_no
     WHERE l.project_id = $1 AND a.type = 'balans' AND a.groep <> 'kruisposten'
       AND l.rekening <> ALL ($2::text[] || $3::text[] || $4::text[] || $5::text[] || $8::text[])
       AND l.soort = 'mutatie' AND l.datum BETWEEN $6 AND $7
     ORDER BY l.datum, l.source_no, l.entry_no, l.line_no LIMIT ${MOST_LINES}`,
    [projectId, money, debtors, creditors, vat, from, last, others],
  );

/** Many more are no repayments: some other account through which all of a shop goes. */
const MOST_LINES = 20_000;
