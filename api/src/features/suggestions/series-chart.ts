import type { Figure, SeriesBlock } from '@kengetal/contract';
import { addMonths, periodRange, type Span } from '@kengetal/ledger';
import { sumFigure } from './proof.ts';
import { bookingFigure, perYear, type CostSeries } from './series.ts';

/** Months that are drawn at least, and times that it came before what is found. */
const MONTHS = 12;
const BEFORE = 4;
const NOTHING: Figure = { kind: 'absent', reason: 'In deze maand niet geboekt.' };

/** What comes back by month, with the months that were found marked; several stand on each other. */
export function seriesChart(title: string, all: readonly CostSeries[], found: Span): SeriesBlock {
  const came = all.flatMap(({ series }) => series.occurrences.map(({ periode }) => periode));
  const last = Math.max(found.periode_max, ...came);
  const times = Math.min(MONTHS, ...all.map(({ series }) => perYear(series)));
  const from = Math.min(
    addMonths(last, 1 - MONTHS),
    addMonths(found.periode_min, (-BEFORE * MONTHS) / times),
  );
  const periods = periodRange(Math.max(from, Math.min(...came)), last);
  return {
    kind: 'series',
    key: 'verloop',
    title,
    periods,
    series: all.map((one) => ({
      key: one.series.id,
      label: one.naam,
      role: all.length === 1 ? 'kosten' : 'overig',
      figures: periods.map((periode) => inMonth(one, periode) ?? NOTHING),
    })),
    highlight: found,
  };
}

/** What a series came to in a month; null where it did not come. */
export function inMonth({ series, naam }: CostSeries, month: number): Figure | null {
  const found = series.occurrences.filter(({ periode }) => periode === month);
  if (found.length === 0) return null;
  const about = { label: naam, explanation: 'Zonder btw, zoals het is geboekt.' };
  return sumFigure(
    found.map((one) => ({ label: naam, figure: bookingFigure(one, about) })),
    about,
  );
}
