import type { Figure, ReportEntry } from '@kengetal/contract';
import {
  bareMonth,
  definition,
  type DefinitionKey,
  fiscalMonths,
  fiscalYearName,
  monthName,
  quarterName,
  quarterOf,
  type Span,
  spanName,
  spanNameTo,
  uncapitalised,
  yearOf,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import type { ReportCheck } from '../../books/reports/parts.ts';
import { valueOf } from '../../books/figures/values.ts';
import type { Named } from './sentence.ts';

/** Amounts of a period, or of what it is held against. */
export type SummaryColumn = Pick<
  PeriodColumn,
  'naam' | 'span' | 'day' | 'ahead' | 'stand' | 'figure' | 'account'
>;

/** What a summary is made of. */
export interface SummarySource {
  readonly books: Pick<Books, 'calendar' | 'accountsOf' | 'lacksOpening' | 'isOfPerson'>;
  readonly report: ReportEntry;
  readonly current: SummaryColumn;
  readonly comparison: SummaryColumn;
  /** The comparison is a budget instead of an earlier period. */
  readonly isBudget: boolean;
  /** The checks below the statements, those that hold too. */
  readonly checks: readonly ReportCheck[];
  /** True of headings whose bills come in some periods and not in others. */
  readonly comesNowAndThen: (key: DefinitionKey) => boolean;
  /** True of an account on which nothing is booked in most periods. */
  readonly comesSeldom: (key: DefinitionKey, rekening: string) => boolean;
}

/** A figure of the period and of what it is held against, both known. */
export interface Pair {
  readonly key: DefinitionKey;
  readonly now: Named;
  readonly then: Named;
  /** Change in cents. */
  readonly change: number;
}

/** A figure of the period, ready to be named as an operand. */
export function named({ current }: SummarySource, key: DefinitionKey): Named {
  return operand(current, key);
}

const operand = (column: SummaryColumn, key: DefinitionKey): Named => ({
  label: `${definition(key).name}, ${uncapitalised(column.naam)}`,
  figure: column.figure(key),
});

/** Value of a figure of the period; undefined where it is absent. */
export function centsOf(source: SummarySource, key: DefinitionKey): number | undefined {
  return valueOf(named(source, key).figure);
}

/** The figure beside its comparison; undefined when either is absent. */
export function pairOf(source: SummarySource, key: DefinitionKey): Pair | undefined {
  return pair(key, named(source, key), operand(source.comparison, key));
}

/** The same of one account. */
export function accountPair(
  source: SummarySource,
  key: DefinitionKey,
  rekening: string,
  label: string,
): Pair | undefined {
  const of = (column: SummaryColumn): Named => ({
    label: `${label}, ${uncapitalised(column.naam)}`,
    figure: column.account(rekening, definition(key)),
  });
  return pair(key, of(source.current), of(source.comparison));
}

function pair(key: DefinitionKey, now: Named, then: Named): Pair | undefined {
  const [value, base] = [valueOf(now.figure), valueOf(then.figure)];
  if (value === undefined || base === undefined) return undefined;
  return { key, now, then, change: value - base };
}

/** What amounts of this period are held against to see whether they matter, in cents. */
export function scaleOf(source: SummarySource): number {
  const keys = ['omzet', 'kosten'] as const;
  return Math.max(...keys.map((key) => Math.abs(centsOf(source, key) ?? 0)));
}

/**
 * 'maart 2025', 'het 1e kwartaal 2025' or 'boekjaar 2025/2026'; of a period that is not over
 * '1 t/m 14 maart 2025' or 'het 1e kwartaal 2025 tot en met 14 maart'.
 */
export function periodName(source: SummarySource, column: SummaryColumn): string {
  const { span, day, ahead } = column;
  const naam = ahead?.naam ?? column.naam;
  if (isMonthSoFar(column)) return spanNameTo(span, day);
  // A period that is not over says itself how far it goes.
  const [start = '', end] = naam.split(' t/m ');
  const isOfReport = end !== undefined && /\d{4}/.test(start);
  if (!isOfReport) return day === undefined ? spanInWords(source, span) : spanNameTo(span, day);
  const whole = /^\d/.test(start) ? `het ${ofYear(start)}` : uncapitalised(start);
  return `${whole} tot en met ${lastOf(start, column)}`;
}

/** 'in maart 2025', 'in het 1e kwartaal 2025', but 'van 1 t/m 14 maart 2025'. */
export function inPeriod(source: SummarySource, column: SummaryColumn, ofDays = 'van'): string {
  return `${isMonthSoFar(column) ? ofDays : 'in'} ${periodName(source, column)}`;
}

const isMonthSoFar = ({ span, day }: SummaryColumn) =>
  day !== undefined && span.periode_min === span.periode_max;

/** '14 maart', with its year where the name of the whole does not say it. */
function lastOf(whole: string, { span: { periode_max }, day }: SummaryColumn): string {
  const isSaid = whole.includes(String(yearOf(periode_max)));
  const month = isSaid ? bareMonth(periode_max) : monthName(periode_max);
  return day === undefined ? month : `${day} ${month}`;
}

/** '4e kwartaal van boekjaar 2024/2025', as it is said in a sentence. */
const ofYear = (quarter: string) => quarter.replace('kwartaal boekjaar', 'kwartaal van boekjaar');

function spanInWords({ books }: SummarySource, span: Span): string {
  if (span.periode_min === span.periode_max) return monthName(span.periode_max);
  for (const year of books.calendar.years) {
    const { first, last } = fiscalMonths(year);
    if (span.periode_min < first || span.periode_max > last) continue;
    if (isSame(span, { periode_min: first, periode_max: last })) {
      return fiscalYearName(year).toLowerCase();
    }
    const quarter = quarterOf(year, span.periode_min);
    if (isSame(span, quarter)) return `het ${ofYear(quarterName(year, quarter.number))}`;
  }
  return spanName(span);
}

function isSame(one: Span, other: Span): boolean {
  return one.periode_min === other.periode_min && one.periode_max === other.periode_max;
}

/** 'dan in februari 2025' or 'dan begroot'. */
export function thanComparison(source: SummarySource): string {
  if (source.isBudget) return 'dan begroot';
  return `dan ${inPeriod(source, source.comparison)}`;
}

/** True when a budget of whole months stands beside a month that runs. */
export function isWholeBudget({ isBudget, comparison }: SummarySource): boolean {
  return isBudget && comparison.naam.endsWith('(hele maand)');
}

/** The reason why there is nothing to compare with; undefined where there is. */
export function whyNoComparison({ comparison }: SummarySource): string | undefined {
  const result: Figure = comparison.figure('nettoresultaat');
  return result.kind === 'absent' ? result.reason : undefined;
}
