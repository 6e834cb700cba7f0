import type { BookedFigure, Figure } from '@kengetal/contract';
import { dayName, periodOfDay } from '@kengetal/ledger';
import { bookedFigure, type About } from '../figures/booked.ts';
import type { ReadBooks } from '../store/reader.ts';
import { vatTotal } from '../vat/sum.ts';

/** One side of some accounts. */
export interface BookedSide {
  readonly accounts: readonly string[];
  readonly side: 'debet' | 'credit';
}

/** What one day books on that side. */
interface BookedDay {
  readonly source_id: string;
  /** YYYY-MM-DD */
  readonly datum: string;
  readonly periode: number;
  /** Debit positive. */
  readonly cents: number;
}

/** Days of a calendar month together. */
export interface BookedMonth {
  readonly periode: number;
  readonly cents: number;
  readonly days: readonly BookedDay[];
}

/** What is booked on one side of accounts by month of its days, oldest first; no openings. */
export async function monthsBooked(
  { sql, projectId }: ReadBooks,
  { accounts, side }: BookedSide,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<BookedMonth[]> {
  const days = await sql.rows<BookedDay>(DAYS, [
    ...[projectId, accounts, first, last],
    side === 'debet' ? 1 : -1,
  ]);
  const months = new Map<number, BookedDay[]>();
  for (const day of days) {
    const periode = periodOfDay(day.datum);
    const here = months.get(periode);
    if (here) here.push(day);
    else months.set(periode, [day]);
  }
  return [...months].map(([periode, own]) => ({
    periode,
    cents: own.reduce((sum, { cents }) => sum + cents, 0),
    days: own,
  }));
}

const DAYS = `
  SELECT s.source_id, l.datum, l.periode, sum(l.cents)::bigint AS cents
  FROM journal_lines l
  JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
  WHERE l.project_id = $1 AND l.rekening = ANY ($2) AND l.datum BETWEEN $3 AND $4
    AND l.soort = 'mutatie' AND sign(l.cents) = $5
  GROUP BY s.source_id, l.datum, l.periode
  ORDER BY l.datum, s.source_id, l.periode`;

/** What a month books on a side, opening into exactly its lines. */
export function monthFigure(
  { days }: BookedMonth,
  side: BookedSide,
  sign: 1 | -1,
  about: About,
): Figure {
  const figures = days.map((day) => dayFigure(day, side, sign, about));
  const [only] = figures;
  if (only && figures.length === 1) return only;
  const parts = figures.map((figure, at) => ({
    label: `Geboekt op ${dayName(days[at]?.datum ?? '')}`,
    figure,
  }));
  return { ...vatTotal(about.label, parts), about };
}

function dayFigure(
  { source_id, datum, periode, cents }: BookedDay,
  { accounts, side }: BookedSide,
  sign: 1 | -1,
  about: About,
): BookedFigure {
  const window = { periode_min: periode, periode_max: periode, soorten: ['mutatie' as const] };
  return bookedFigure(cents, window, {
    sign,
    filters: [
      { column: 'rekening', operator: 'in', value: [...accounts] },
      { column: 'bron', operator: 'eq', value: source_id },
      { column: 'datum', operator: 'eq', value: datum },
      { column: 'zijde', operator: 'eq', value: side },
    ],
    about,
  });
}
