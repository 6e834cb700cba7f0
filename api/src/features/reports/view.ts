import type { ReportEntry } from '@kengetal/contract';
import {
  capitalised,
  fiscalMonths,
  shortMonth,
  type Span,
  spanName,
  uncapitalised,
  yearAround,
} from '@kengetal/ledger';
import { comparisonColumn, currentColumn } from '../../books/columns/comparison.ts';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import {
  earlierSpan,
  reachedSpan,
  type AskedSpan,
  type ReachedSpan,
} from '../../books/periods/compared.ts';
import type { ComponentRequest } from './component.ts';
import { monthsView, type MonthsView } from './months-view.ts';

/** A period beside what it is held against. */
export interface BesideView {
  readonly kind: 'beside';
  readonly current: PeriodColumn;
  readonly comparison: PeriodColumn;
}

/** The columns that a report is looked at in. */
export type View = BesideView | MonthsView;

export async function viewOf(request: ComponentRequest): Promise<View> {
  const { books, report, weergave } = request;
  return weergave === 'maanden' ? monthsView(books, report) : besideView(request);
}

/** The period, or the fiscal year up to its end, beside what it is held against. */
export async function besideView(request: ComponentRequest): Promise<BesideView> {
  if (request.weergave === 'cumulatief') return cumulativeView(request);
  const { report, vergelijking } = request;
  return {
    kind: 'beside',
    current: await currentColumn(request, report),
    comparison: await comparisonColumn(request, report, vergelijking),
  };
}

/** A fiscal year so far is held against the same months of the year before, or against a budget. */
async function cumulativeView(request: ComponentRequest): Promise<BesideView> {
  const { books, report, vergelijking } = request;
  const { calendar } = books;
  const asked = yearToDate(request, report);
  const current = await currentColumn(request, asked, toDate);
  if (vergelijking === 'begroting') {
    const comparison = await comparisonColumn(request, asked, vergelijking);
    const { day, ...months } = reachedSpan(calendar, asked);
    const whole = uncapitalised(toDate(months).naam);
    const naam = `Begroting ${whole}${day === undefined ? '' : ' (hele maand)'}`;
    return { kind: 'beside', current, comparison: { ...comparison, naam } };
  }
  const comparison = await comparisonColumn(request, asked, 'vorig_jaar');
  const { naam } = toDate(earlierSpan(calendar, asked, 'vorig_jaar'));
  return { kind: 'beside', current, comparison: { ...comparison, naam } };
}

/** Named 'Cumulatief t/m mrt 2025', or 'Cumulatief t/m 14 mrt 2025' while the month runs. */
function toDate(span: ReachedSpan): ReachedSpan {
  const day = span.day === undefined ? '' : `${span.day} `;
  return { ...span, naam: `Cumulatief t/m ${day}${shortMonth(span.periode_max)}` };
}

function yearToDate({ books }: ComponentRequest, { periode_max }: ReportEntry): AskedSpan {
  const periode_min = fiscalMonths(yearAround(books.calendar.years, periode_max)).first;
  const span = { periode_min, periode_max };
  return { ...span, naam: capitalised(spanName(span)) };
}

/** The months that a view is about. */
export function spanOf(view: View): Span {
  return view.kind === 'beside' ? view.current.span : view.span;
}
