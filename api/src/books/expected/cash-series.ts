import {
  detectRecurring,
  type CashSeries,
  type ChosenSeries,
  type DataSpan,
  type RecurringLine,
} from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';
import { balanceLines, type CashDays } from './cash-lines.ts';
import { shownSeries } from './kept-series.ts';

/** What the entries of the usual booking of a series hold, debit positive. */
interface EntrySums {
  readonly nr: number;
  readonly result: number;
  readonly vat: number;
  readonly debtors: number;
  readonly creditors: number;
  readonly through_money: boolean;
}

/** A series that is expected, with its name for people. */
export interface NamedSeries {
  readonly series: CashSeries;
  readonly name: string;
}

/**
 * Costs and revenue that come back and count, with what one booking becomes as money; and what
 * comes back on bank and cash against the balance sheet, as repayments.
 * @param others accounts of the balance sheet that are expected otherwise: wages and their tax
 */
export async function cashSeries(
  read: ReadBooks,
  days: CashDays,
  others: readonly string[],
): Promise<NamedSeries[]> {
  const chosen = (await shownSeries(read.sql, read.projectId)).filter(counts);
  const sums = new Map((await entrySums(read, days, chosen)).map((row) => [row.nr, row]));
  const ofResult = chosen.flatMap((series, nr): NamedSeries[] => {
    const money = moneyOf(sums.get(nr));
    return money ? [{ series: { ...series, ...money }, name: nameOf(read, series) }] : [];
  });
  const lines = await balanceLines(read, days, others);
  return [...ofResult, ...moneySeries(read, lines, { first: days.from, last: days.last })];
}

const counts = ({ ignored, confirmed, certainty }: ChosenSeries) =>
  !ignored && (confirmed || certainty !== 'onzeker');

function moneySeries(
  read: ReadBooks,
  lines: readonly RecurringLine[],
  span: DataSpan,
): NamedSeries[] {
  return detectRecurring(lines, span)
    .filter(({ certainty }) => certainty !== 'onzeker')
    .map((series) => ({
      series: { ...series, via: 'balans', cash: -1, booked: 1 },
      name: nameOf(read, series),
    }));
}

function nameOf(
  { books }: ReadBooks,
  { tegenpartij_naam, rekening }: Pick<ChosenSeries, 'tegenpartij_naam' | 'rekening'>,
): string {
  const account = books.accounts.get(rekening)?.naam ?? rekening;
  return tegenpartij_naam ? `${tegenpartij_naam}, ${account.toLowerCase()}` : account;
}

/** Through whose account a booking is paid, and its VAT; undefined for what never becomes money. */
function moneyOf(
  sums: EntrySums | undefined,
): Pick<CashSeries, 'via' | 'cash' | 'booked'> | undefined {
  if (!sums || sums.result === 0) return undefined;
  const { result: booked, vat, debtors, creditors } = sums;
  if (sums.through_money) return { via: 'geld', cash: 0 - booked - vat, booked };
  if (debtors !== 0) return { via: 'debiteuren', cash: debtors, booked };
  return creditors === 0 ? undefined : { via: 'crediteuren', cash: creditors, booked };
}

async function entrySums(
  { sql, projectId }: ReadBooks,
  { money, debtors, creditors, vat }: CashDays,
  series: readonly ChosenSeries[],
): Promise<EntrySums[]> {
  const asked = series.flatMap(({ occurrences, amounts }, nr) => {
    const [evidence] = occurrences[amounts.usual]?.evidence ?? [];
    return evidence?.entries.map((boekstuk) => ({ nr, ...evidence, boekstuk })) ?? [];
  });
  return sql.rows<EntrySums>(ENTRY_SUMS, [
    ...[projectId, money, debtors, creditors, vat],
    asked.map(({ nr }) => nr),
    asked.map(({ rekening }) => rekening),
    asked.map(({ datum }) => datum),
    asked.map(({ dagboek }) => dagboek),
    asked.map(({ boekstuk }) => boekstuk),
  ]);
}

const ENTRY_SUMS = `
  WITH entry AS (
    SELECT DISTINCT o.nr, l.source_no, l.entry_no
    FROM unnest($6::int[], $7::text[], $8::date[], $9::text[], $10::text[])
      AS o (nr, rekening, datum, dagboek, boekstuk)
    JOIN journal_lines l ON l.project_id = $1 AND l.rekening = o.rekening AND l.datum = o.datum
      AND l.dagboek = o.dagboek AND l.boekstuk = o.boekstuk
    JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no)
  SELECT e.nr,
         coalesce(sum(l.cents) FILTER (WHERE a.type = 'resultaat'), 0)::bigint AS result,
         coalesce(sum(l.cents) FILTER (WHERE l.rekening = ANY ($5)), 0)::bigint AS vat,
         coalesce(sum(l.cents) FILTER (WHERE l.rekening = ANY ($3)), 0)::bigint AS debtors,
         coalesce(sum(l.cents) FILTER (WHERE l.rekening = ANY ($4)), 0)::bigint AS creditors,
         bool_or(l.rekening = ANY ($2)) AS through_money
  FROM entry e
  JOIN journal_lines l ON l.project_id = $1 AND l.source_no = e.source_no AND l.entry_no = e.entry_no
  JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
  GROUP BY e.nr`;
