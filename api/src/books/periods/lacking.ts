import {
  addMonths,
  fiscalMonths,
  fiscalYearAt,
  type GroupKey,
  monthDays,
  monthName,
  monthsBetween,
  periodRange,
  type Span,
  spanName,
  type Summary,
  type Window,
  windowOf,
} from '@kengetal/ledger';
import { standAfter } from './fiscal.ts';
import { toldMonths } from './reach.ts';
import { monthRead } from './reading.ts';
import type { BookedYear, Lacking } from './reports.ts';

interface Account {
  readonly rekening: string;
  readonly naam: string;
  readonly groep: GroupKey;
  readonly type: string;
  readonly rgs: string | null;
}

interface Told {
  readonly years: readonly BookedYear[];
  readonly months: ReadonlySet<number>;
  readonly summary: Summary;
}

/** Accounts that hold what is under way between others, and are empty when all is done. */
const UNDER_WAY = /kruispost|tussenrekening|onderweg|suspense/i;
const UNDER_WAY_RGS = /^(BLimKru|BSchTus|BVorTus)/;
/** Accounts for what nobody could place yet. */
const QUESTIONS = /vraagpost|uit te zoeken|nader te (bepalen|boeken|specificeren)/i;

/** What happens in so many months in a row happens every month. */
const ALWAYS = 6;
/** What is under way has come, or moved, by the second month after. */
const UNDER_WAY_MONTHS = 2;
/** A bank of which nothing was booked for longer is not used any more. */
const NOT_USED_MONTHS = 12;

/** True for an account of what nobody could place yet. */
export const isForQuestions = ({ type, naam }: Pick<Account, 'type' | 'naam'>): boolean =>
  type === 'balans' && QUESTIONS.test(naam);

/** True for an account that holds what is under way between others. */
export const isUnderWay = ({ type, naam, rgs }: Omit<Account, 'rekening' | 'groep'>): boolean =>
  type === 'balans' && (UNDER_WAY_RGS.test(rgs ?? '') || UNDER_WAY.test(naam));

/** All that the books prove to be missing, be it on the day on which their sources were made. */
export function lackingIn(books: Told, accounts: readonly Account[]): Lacking[] {
  const told = toldMonths(books);
  if (!told) return [];
  return [
    ...emptyMonths(books, told),
    ...accounts.flatMap((account) =>
      account.groep === 'bank_en_kas'
        ? (stopped(books, told, account) ?? [])
        : (unsettled(books, told, account) ?? []),
    ),
  ];
}

/** Months without bookings after, or before, half a year in which each month had some. */
function emptyMonths({ years, months }: Told, told: Span): Lacking[] {
  const ends = years.map((year) => fiscalMonths(year).last);
  const ended = (month: number) =>
    monthRead(years, month) === 'whole' &&
    years.some(({ as_of, ...year }) => {
      const { first, last } = fiscalMonths(year);
      return first <= month && month <= last && monthDays(month).last < as_of;
    });
  const empty = periodRange(told.periode_min, Math.max(told.periode_max, ...ends)).filter(
    (month) => !months.has(month) && ended(month),
  );
  const always = (from: number, to: number) =>
    periodRange(from, to).every((month) => months.has(month));
  return runsOf(empty).flatMap((run) => {
    const isRule =
      always(addMonths(run.periode_min, -ALWAYS), addMonths(run.periode_min, -1)) ||
      always(addMonths(run.periode_max, 1), addMonths(run.periode_max, ALWAYS));
    if (!isRule) return [];
    const text = `In ${spanName(run)} is niets geboekt; in andere maanden wel.`;
    return [{ kind: 'maanden' as const, from: run.periode_min, to: run.periode_max, text }];
  });
}

/** Months as spans of those that follow each other. */
function runsOf(months: readonly number[]): Span[] {
  const runs: Span[] = [];
  for (const month of months) {
    const run = runs[runs.length - 1];
    if (run && addMonths(run.periode_max, 1) === month) {
      runs[runs.length - 1] = { ...run, periode_max: month };
    } else runs.push({ periode_min: month, periode_max: month });
  }
  return runs;
}

/** A bank that moved each month, and does not any more while others do. */
function stopped(books: Told, told: Span, { rekening, naam }: Account): Lacking | undefined {
  const { summary } = books;
  const moved = (month: number) =>
    summary.account(rekening, { periode_min: month, periode_max: month, soorten: ['mutatie'] }) !==
    0;
  const newest = told.periode_max;
  const recent = periodRange(addMonths(newest, -NOT_USED_MONTHS), newest);
  const last = recent.findLast(moved);
  if (last === undefined || last === newest || balanceAt(books, rekening, newest) === 0) {
    return undefined;
  }
  if (!periodRange(addMonths(last, 1 - ALWAYS), last).every(moved)) return undefined;
  const text = `Op ${rekening} ${naam} is na ${monthName(last)} niets meer geboekt.`;
  return { kind: 'bank', from: addMonths(last, 1), text };
}

/**
 * An account that should be empty, from the month since which it is not. What is under way goes on
 * each month where there is trade, so that it lacks something only when nothing has moved for long.
 */
function unsettled(books: Told, told: Span, account: Account): Lacking | undefined {
  const isQuestion = isForQuestions(account);
  if (!isQuestion && !isUnderWay(account)) return undefined;
  const { rekening, naam } = account;
  const all = periodRange(told.periode_min, told.periode_max);
  const at = (month: number) => balanceAt(books, rekening, month);
  const left = at(told.periode_max);
  if (left === 0) return undefined;
  const before = all.findLast((month) => (isQuestion ? at(month) === 0 : at(month) !== left));
  const from = before === undefined ? told.periode_min : addMonths(before, 1);
  if (!isQuestion && monthsBetween(from, told.periode_max) < UNDER_WAY_MONTHS) return undefined;
  const since = before === undefined ? '' : ` sinds ${monthName(from)}`;
  return { kind: 'tussenrekening', from, text: `${rekening} ${naam} staat${since} niet op nul.` };
}

/** A balance after a month, debit positive; where it cannot be told, as if it were empty. */
function balanceAt({ years, summary }: Told, rekening: string, month: number): number {
  if (!fiscalYearAt(years, month)) return 0;
  const stand = standAfter(years, { periode_min: month, periode_max: month });
  const window: Window | null = windowOf('stock', stand, years);
  return window ? summary.account(rekening, window) : 0;
}
