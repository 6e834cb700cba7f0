import { spokenOut, type SeriesMonths, type ShortRecurringBlock } from '@kengetal/contract';
import { addMonths, CADENCE_KEYS, CADENCES, type DataSpan } from '@kengetal/ledger';
import { MONTHS, type AllRows } from './all-rows.ts';
import type { Expectation } from './expectation.ts';
import type { SectionKey } from './kinds.ts';
import type { SeriesRow } from './rows.ts';
import { SECTIONS } from './sections.ts';
import { totalsOf } from './totals.ts';
import { HOW_OFTEN } from './words.ts';

type Times = ShortRecurringBlock['sections'][number]['times'];
type Said = Pick<ShortRecurringBlock, 'accounts' | 'frequencies'>;

/** What is asked of the series of a project. */
export interface AskedSeries {
  /** Last of the twelve months. */
  readonly last: number;
  readonly rows: readonly SeriesRow[];
  readonly expected: Expectation;
  readonly accountName: (rekening: string) => string;
}

/**
 * The asked series as a block, with what it says once of them all. Whether there is history enough
 * depends on all series: filters that leave none are no lack of it.
 */
export function seriesBlock(
  all: AllRows,
  { last, rows, accountName, expected }: AskedSeries,
  data: DataSpan,
): Omit<ShortRecurringBlock, 'searching'> {
  const months = monthsUpTo(last);
  const from = all.months.indexOf(months[0] ?? 0);
  const inSection = new Map<SectionKey, SeriesRow[]>(SECTIONS.map(({ key }) => [key, []]));
  for (const row of rows) inSection.get(row.section)?.push(row);
  const of = (key: SectionKey) => inSection.get(key) ?? [];
  const sections = SECTIONS.map((section) => ({ ...section, rows: of(section.key) })).filter(
    (section) => section.rows.length > 0,
  );
  return {
    kind: 'short_recurring',
    key: 'reeksen',
    title: 'Periodieke transacties',
    state: all.rows.length > 0 ? 'gereed' : 'te_kort',
    ...(!all.rows.some(isCertain) && { message: all.rows.length > 0 ? UNCERTAIN : NOTHING }),
    as_of: data.last,
    months,
    ...saidOf(rows, accountName),
    totals: totalsOf(of),
    sections: sections.map((section) => ({
      ...section,
      rows: section.rows.map(({ row }) => row),
      ...monthsOfAll(section.rows, from),
    })),
    ...agendaOf(
      expected,
      sections.flatMap((section) => section.rows),
    ),
  };
}

const isCertain = ({ row }: SeriesRow) => ['zeker', 'bevestigd'].includes(spokenOut(row).certainty);
const UNCERTAIN =
  'Onvoldoende gegevens om een reeks zeker te noemen. Wat hier staat, is nog te weinig geboekt of wisselt te veel.';
const NOTHING =
  'Onvoldoende gegevens: in deze boekhouding komt nog niets vaak en regelmatig genoeg terug (minstens 3 betalingen).';

/** What a block says once of its rows. */
export function saidOf(
  rows: readonly Pick<SeriesRow, 'row'>[],
  accountName: AskedSeries['accountName'],
): Said {
  const accounts = new Set(rows.map(({ row }) => row.rekening));
  const names = [...accounts].map((rekening) => [rekening, accountName(rekening)] as const);
  return { accounts: Object.fromEntries(names), frequencies: FREQUENCIES };
}

const FREQUENCIES = Object.fromEntries(
  CADENCE_KEYS.map((key) => [key, { per_year: CADENCES[key].perYear, words: HOW_OFTEN[key] }]),
) as Said['frequencies'];

/** Twelve months up to and including one. */
export function monthsUpTo(last: number): number[] {
  return Array.from({ length: MONTHS }, (_, index) => addMonths(last, index - MONTHS + 1));
}

function monthsOfAll(rows: readonly SeriesRow[], from: number) {
  const times: Times = {};
  const months = rows.map((row, place) => {
    const { months, times: counts } = monthsOf(row, from);
    if (counts) times[place] = [...counts];
    return months;
  });
  return { months, times };
}

/** What a row has in the twelve months that begin at this place; nothing before all bookings. */
export function monthsOf({ letters, times }: SeriesRow, from: number): SeriesMonths {
  if (from < 0) return { months: '-'.repeat(MONTHS) };
  const months = letters.slice(from, from + MONTHS);
  const counts = times?.slice(from, from + MONTHS);
  return counts?.some((count) => count > 1) ? { months, times: counts } : { months };
}

/** What is expected: series by their place over all sections, the rest whole. */
function agendaOf(
  { items, unknown, weeks, until }: Expectation,
  rows: readonly SeriesRow[],
): Pick<ShortRecurringBlock, 'agenda' | 'dues' | 'unknown' | 'weeks' | 'until'> {
  const places = new Map(rows.map((row, place) => [row, place]));
  const days = new Map<string, number[]>();
  const dues: ShortRecurringBlock['dues'] = [];
  for (const item of items) {
    if (item.kind !== 'reeks') {
      const { cents: _, ...due } = item;
      dues.push(due);
      continue;
    }
    const place = places.get(item.series);
    if (place !== undefined) days.set(item.datum, [...(days.get(item.datum) ?? []), place]);
  }
  return {
    agenda: [...days].map(([datum, own]) => ({
      datum,
      rows: own.sort((one, other) => one - other),
    })),
    dues,
    unknown: [...unknown],
    weeks: [...weeks],
    until,
  };
}

/** Said where there are no series to show. */
export function emptyBlock(
  state: 'te_kort' | 'bezig',
  message: string | undefined,
  data: DataSpan | undefined,
): ShortRecurringBlock {
  const short = data
    ? 'Te weinig historie (minstens 3 betalingen). Onvoldoende gegevens: de boekhouding beslaat nog geen drie maanden.'
    : 'Te weinig historie (minstens 3 betalingen). Er zijn nog geen boekingen.';
  return {
    kind: 'short_recurring',
    key: 'reeksen',
    title: 'Periodieke transacties',
    state,
    searching: state === 'bezig',
    message: message ?? short,
    as_of: data?.last ?? null,
    months: [],
    accounts: {},
    frequencies: FREQUENCIES,
    totals: [],
    sections: [],
    ...{ agenda: [], dues: [], unknown: [], weeks: [], until: null },
  };
}
