import { MONTH_LETTERS, shortRow, type Figure, type ShortSeriesRow } from '@kengetal/contract';
import type { RecurringCertainty } from '@kengetal/contract/api';
import {
  agendaOf,
  CADENCES,
  monthsOf,
  outlookOf,
  type Booking,
  type ChosenSeries,
  type DataSpan,
  type Outlook,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { lookedAheadTo } from './days-ahead.ts';
import { bookingFigure, perMonth, shortBooking } from './figures.ts';
import { sectionOf, signOf, type SectionKey } from './kinds.ts';
import { nameOf } from './names.ts';
import { rangeOf } from './range.ts';
import { signalsOf } from './signals.ts';

/** A series as the page shows it, whatever the chosen months and filters. */
export interface SeriesRow {
  readonly section: SectionKey;
  readonly row: ShortSeriesRow;
  /** A letter for each of the months that were asked. */
  readonly letters: string;
  /** Bookings in each of them, where one has more than one. */
  readonly times?: readonly number[];
  /** The usual amount as it is shown, and what it comes to in a year. */
  readonly cents: number;
  /** Where it varies. */
  readonly lowest?: number;
  readonly highest?: number;
  /** Whether it came with the very same amount each time. */
  readonly isEqual: boolean;
  readonly perYear: number;
  /** What the price before came to a year, where it changed lately. */
  readonly perYearBefore: number | undefined;
  /** Where its price changed: the month and the amount of each, the first one included. */
  readonly prices?: readonly { readonly periode: number; readonly figure: Figure }[];
  /** Days on which it is expected soon. */
  readonly expected: readonly string[];
}

/** A series as a row, over these months, against the last day of the data. */
export function seriesRow(
  series: ChosenSeries,
  { accounts }: Pick<Books, 'accounts'>,
  months: readonly number[],
  span: DataSpan,
): SeriesRow {
  const account = accounts.get(series.rekening);
  const section = sectionOf(series, account?.groep);
  const sign = signOf(account?.groep);
  const outlook = outlookOf(series, span);
  const { perYear } = CADENCES[series.rhythm.cadence];
  const usual = usualOf(series);
  const range = rangeOf(series);
  const counts = countsOf(series, section, outlook);
  const before = counts ? priceBefore(series, outlook) : undefined;
  const held = monthsOf(series, outlook, months, span);
  const last = series.occurrences[series.occurrences.length - 1]?.datum ?? span.last;
  const isExpected = counts && section !== 'vaste_boekingen';
  return {
    section,
    row: shortRow({
      ...headOf(series, account?.naam ?? ''),
      sign,
      amount: shortened(amountOf(series, usual, sign), last),
      ...(range && {
        lowest: shortened(amountOf(series, range.lowest, sign), last),
        highest: shortened(amountOf(series, range.highest, sign), last),
      }),
      ...(perYear !== MONTHLY && { per_month: perMonth(sign * usual.cents * perYear) }),
      ...(before && { before: shortened(amountOf(series, before, sign), last) }),
      last,
      next: outlook.next,
      counts,
      status: outlook.status,
      ...some('signals', signalsOf(series, outlook, section)),
    }),
    letters: held.map(({ state }) => MONTH_LETTERS[state]).join(''),
    ...(held.some(({ count }) => count > 1) && { times: held.map(({ count }) => count) }),
    cents: sign * usual.cents,
    ...(range && { lowest: sign * range.lowest.cents, highest: sign * range.highest.cents }),
    isEqual: series.amounts.lowest === series.amounts.highest,
    perYear: sign * usual.cents * perYear,
    perYearBefore: before && sign * before.cents * perYear,
    ...pricesOf(series, sign),
    expected: isExpected ? agendaOf(series, outlook, span, lookedAheadTo(span)) : [],
  };
}

function pricesOf({ amounts, occurrences }: ChosenSeries, sign: 1 | -1): Pick<SeriesRow, 'prices'> {
  if (amounts.kind !== 'trede') return {};
  const first = amounts.levels.flatMap(({ from }) => occurrences[from] ?? []);
  // What was found before lines were kept has nothing that opens.
  if (first.some(({ evidence }) => evidence.length === 0)) return {};
  return {
    prices: first.map((each) => ({ periode: each.periode, figure: bookingFigure(each, sign) })),
  };
}

const MONTHLY = CADENCES.maandelijks.perYear;

function headOf(series: ChosenSeries, accountName: string) {
  const { id, rekening, tegenpartij, rhythm, amounts } = series;
  return {
    id,
    name: nameOf(series, accountName),
    rekening,
    ...(tegenpartij !== null && { tegenpartij }),
    frequentie: rhythm.cadence,
    amount_kind: amounts.kind,
    certainty: certaintyOf(series),
    ...(isTooFew(series) && { too_few: true as const }),
  };
}

/** Whether it is a guess because it came too few times, and not because it varies. */
export function isTooFew(series: ChosenSeries): boolean {
  const { certain } = CADENCES[series.rhythm.cadence];
  return certaintyOf(series) === 'onzeker' && series.occurrences.length < certain;
}

/** The occurrence with the amount that is usual today. */
export function usualOf({ occurrences, amounts }: ChosenSeries): Booking {
  const usual = occurrences[amounts.usual];
  if (!usual) throw new Error('a series without occurrences');
  return usual;
}

function some<Key extends string, Value>(key: Key, values: Value[]) {
  return values.length > 0 ? ({ [key]: values } as Record<Key, Value[]>) : {};
}

/** Short where it is one booking of the very account and relation of the series. */
function amountOf(
  { rekening, tegenpartij }: ChosenSeries,
  booking: Booking,
  sign: 1 | -1,
): ShortSeriesRow['amount'] {
  const [evidence, ...others] = booking.evidence;
  const isOwn = evidence?.rekening === rekening && evidence.tegenpartij === tegenpartij;
  return evidence && isOwn && others.length === 0
    ? shortBooking(evidence, sign)
    : bookingFigure(booking, sign);
}

/** An amount without its day, where that is the last of the series. */
function shortened(amount: ShortSeriesRow['amount'], last: string): ShortSeriesRow['amount'] {
  if ('kind' in amount || amount.datum !== last) return amount;
  const { datum: _, ...others } = amount;
  return others;
}

/** The booking with the price before, when it changed in the last year. */
function priceBefore(
  { occurrences }: ChosenSeries,
  { change, signals }: Outlook,
): Booking | undefined {
  const isRecent = signals.some(({ key }) => key.startsWith('prijs'));
  return change && isRecent ? occurrences[change.from] : undefined;
}

function certaintyOf({ confirmed, certainty }: ChosenSeries): RecurringCertainty {
  return confirmed ? 'bevestigd' : certainty;
}

/** Whether a series is in the totals: still running, and not a mere guess. */
function countsOf(series: ChosenSeries, section: SectionKey, { status }: Outlook): boolean {
  return status !== 'gestopt' && section !== 'genegeerd' && certaintyOf(series) !== 'onzeker';
}
