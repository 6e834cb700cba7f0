import type { BookedFigure, Figure } from '@kengetal/contract';
import { capitalised, monthsIn, spanName, uncapitalised } from '@kengetal/ledger';
import type { BooksCalendar } from '../books/calendar.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import type { Answer } from './answer.ts';
import { askedSpan, monthsOf } from './complete.ts';
import type { AnswerSources } from './sources.ts';

/** More than these say nothing more: every amount opens by itself. */
const MOST = 3;

/** The bookings behind an answer. */
export interface ReadFrom {
  /** By the key of a figure; of one that is computed by the places of a term of it, from outside in. */
  readonly sources: readonly {
    readonly figure: string;
    readonly terms?: readonly number[];
    readonly title: string;
    /** Its lines, where that is known without reading them. */
    readonly count?: number;
  }[];
  /** How many accounts these are on, where that is known, and of how many months. */
  readonly accounts?: number;
  readonly months: number;
  /** When the books last changed. */
  readonly updated_at: string | null;
}

/** Says which bookings an answer was read from, the newest months first. */
export async function readFrom(
  read: ReadBooks,
  { figures }: Pick<Answer, 'figures'>,
  { counted }: Pick<AnswerSources, 'counted'>,
): Promise<ReadFrom> {
  const { calendar } = read.books;
  const shown = sourcesIn(figures).slice(0, MOST);
  const accounts = new Set<string>();
  const months = new Set<number>();
  const sources = [];
  for (const { key, terms, figure } of shown) {
    const { selection } = figure;
    const periode_min = Math.max(selection.periode_min, calendar.booked?.periode_min ?? 0);
    for (const month of monthsOf({ ...selection, periode_min })) months.add(month.periode_min);
    const known = await counted(read, selection);
    for (const rekening of known?.accounts ?? []) accounts.add(rekening);
    sources.push({
      figure: key,
      ...(terms.length > 0 && { terms }),
      title: titleOf(figure, calendar),
      ...(known && { count: known.count }),
    });
  }
  return {
    sources,
    ...(accounts.size > 0 && { accounts: accounts.size }),
    months: months.size,
    updated_at: calendar.updatedAt,
  };
}

interface Source {
  readonly key: string;
  readonly terms: readonly number[];
  readonly figure: BookedFigure;
}

/**
 * Booked figures that answer, or what those are computed of; else those beside the answer, or what
 * its table comes to in the end. The same bookings once; other rows of a table open in it.
 */
function sourcesIn(figures: Answer['figures']): Source[] {
  const found = new Map<string, Source>();
  const add = (source: Source) => {
    const same = JSON.stringify(source.figure.selection);
    if (!found.has(same)) found.set(same, source);
  };
  for (const role of ['a', 'c', 'tse']) {
    for (const [key, figure] of Object.entries(figures)) {
      if (!key.startsWith(role)) continue;
      for (const booked of bookedIn(figure)) add({ key, ...booked });
    }
    if (found.size > 0) break;
  }
  const endOf = ({ figure }: Source) => figure.selection.periode_max;
  return [...found.values()].sort((one, other) => endOf(other) - endOf(one));
}

/** A booked figure, or those that a computed one comes from. */
function bookedIn(figure: Figure, terms: readonly number[] = []): Omit<Source, 'key'>[] {
  if (figure.kind === 'booked') return [{ figure, terms }];
  if (figure.kind !== 'derived') return [];
  return figure.terms.flatMap((term, at) => bookedIn(term.figure, [...terms, at]));
}

/** Its label, with its months as the answer calls them: 'boekjaar 2025' is no 'januari t/m december'. */
function titleOf({ about, selection }: BookedFigure, calendar: BooksCalendar): string {
  const name = uncapitalised(askedSpan(calendar, selection).naam);
  const months = spanName(selection);
  if (!about) return `Boekingen, ${name}`;
  return monthsIn(selection) > 1 ? capitalised(about.label.replace(months, name)) : about.label;
}
