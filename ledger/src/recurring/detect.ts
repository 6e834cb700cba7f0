import { amountsOf, near } from './amounts.ts';
import { CADENCES } from './cadences.ts';
import { certaintyOf } from './certainty.ts';
import { dayNumber, daysBetween } from './day-numbers.ts';
import { withIds } from './identity.ts';
import { grouped, itemsOf, oneADay } from './items.ts';
import { occurrencesOf } from './occurrences.ts';
import { divisions, type Part } from './parts.ts';
import { rhythmOf, type Rhythmic } from './rhythm.ts';
import { withRivals } from './rivals.ts';
import { sharedWords } from './shared-words.ts';
import { mostUsed } from './texts.ts';
import type { DataSpan, FoundSeries, RecurringLine, RecurringSeries } from './types.ts';

/** Shorter books say nothing about what comes back: too few times, of whatever rhythm. */
export const LEAST_DAYS = 90;
/** Two bookings a year apart say something only in books that go well beyond a year. */
const YEARLY_DAYS = 400;

/** True when books are long enough to find series in. */
export function isLongEnough({ first, last }: DataSpan): boolean {
  return daysBetween(first, last) >= LEAST_DAYS;
}

/**
 * Bookings that come back, from profit-and-loss lines of calendar periods. The order of the lines
 * does not matter, and lines of another account or relation change nothing.
 */
export function detectRecurring(lines: Iterable<RecurringLine>, span: DataSpan): RecurringSeries[] {
  if (!isLongEnough(span)) return [];
  const all = [...lines];
  return withRivals(
    groupLines(all).flatMap((group) => seriesOfGroup(group, span)),
    all,
  );
}

/** Lines by account and relation; those without a relation by account. */
export function groupLines(lines: Iterable<RecurringLine>): RecurringLine[][] {
  const groups = grouped(lines, ({ rekening, tegenpartij }) => `${rekening}\n${tegenpartij ?? ''}`);
  return [...groups.values()];
}

/** The series within the lines of one account and relation. */
export function seriesOfGroup(lines: readonly RecurringLine[], span: DataSpan): RecurringSeries[] {
  const sorted = [...lines].sort(inOrder);
  const hasYears = daysBetween(span.first, span.last) >= YEARLY_DAYS;
  const series = found(sorted, span.unread).filter(
    ({ occurrences }) => hasYears || occurrences.length > 2,
  );
  return withIds(series.sort((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1)));
}

function found(lines: readonly RecurringLine[], unread: DataSpan['unread']): FoundSeries[] {
  if (lines.length < 2) return [];
  const whole = seriesOf({ lines, by: 'all' }, unread);
  const worth = whole ? worthOf(whole, lines.length) : 0;
  if (whole && worth >= CLEAN) return [whole];
  if (lines.length > MOST_LINES) return whole ? [whole] : [];
  const [best] = divisions(lines)
    .map((parts) => partsFound(parts, lines.length, unread))
    .sort((one, other) => other.worth - one.worth);
  if (!whole) return best?.series ?? [];
  return best && best.worth > Math.max(worth + PER_SERIES, MOST) ? best.series : [whole];
}

/** A group this regular is not divided. */
const CLEAN = 0.97;
/** Of a group that is no series itself a small part must have come often enough to be no chance. */
const LARGE_PART = 0.5;
const FEW_PARTS = 6;
/** Parts replace a series of the whole group only when they explain this much of it. */
const MOST = 0.75;
/** Each further series must explain this part of the group at least. */
const PER_SERIES = 0.02;
/** Beyond this many bookings on one account, with one relation or none, parts are chance. */
const MOST_LINES = 5_000;

function partsFound(parts: readonly Part[], total: number, unread: DataSpan['unread']) {
  const series: FoundSeries[] = [];
  let worth = PER_SERIES;
  for (const part of parts) {
    const one = seriesOf(part, unread);
    if (!one || !(isFixed(one) || part.by === 'description')) continue;
    const size = part.lines.length / total;
    if (size < LARGE_PART && !isNoChance(one)) continue;
    series.push(one);
    worth += worthOf(one, total) - PER_SERIES;
  }
  // What comes after one another is one series whose amount changes, and no series each.
  const isOne = series.length > 1 && areInTurn(series);
  return { series, worth: isOne || series.length > FEW_PARTS ? worth / 2 : worth };
}

function areInTurn(series: readonly FoundSeries[]): boolean {
  const ends = series
    .map(
      ({ occurrences }) => [occurrences[0]?.datum ?? '', occurrences.at(-1)?.datum ?? ''] as const,
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return ends.slice(1).every(([first], index) => first > (ends[index]?.[1] ?? ''));
}

/** Among other bookings a rhythm must be longer, or its amounts equal, to be more than chance. */
function isNoChance({ occurrences, rhythm, amounts }: FoundSeries): boolean {
  const { certain } = CADENCES[rhythm.cadence];
  const isEqual = near(amounts.highest, amounts.lowest, EQUAL);
  const least = Math.max(certain, isEqual ? LEAST_EQUAL : LEAST_NEAR);
  return occurrences.length >= least && rhythm.basis === 'dag' && rhythm.within >= REGULAR;
}
const EQUAL = 0.005;
const LEAST_EQUAL = 4;
const LEAST_NEAR = 7;
const REGULAR = 9_000;

/** How well a series explains the bookings of its group, 0 to 1. */
function worthOf({ rhythm, amounts, occurrences, lines }: FoundSeries, total: number): number {
  const doubles = occurrences.filter((one) => one.doubles.length > 0).length / occurrences.length;
  // Bills put together by month are one series only where they are none by themselves.
  const isSum = rhythm.basis === 'maand' && lines > occurrences.length * SEVERAL;
  const fit = amounts.kind === 'vast' ? amounts.within / WHOLE : amounts.kind === 'trede' ? 1 : 0.5;
  return (lines / total) * (rhythm.within / WHOLE) * fit * (1 - doubles / 2) * (isSum ? 0.9 : 1);
}
const WHOLE = 10_000;
/** More lines than this per month are several bills. */
const SEVERAL = 1.5;

function seriesOf({ lines, by }: Part, unread: DataSpan['unread']): FoundSeries | undefined {
  const items = itemsOf(lines, by);
  const rhythmic = rhythmOf(items, unread) ?? rhythmOf(oneADay(items), unread);
  const series = rhythmic && seriesFrom(rhythmic, lines);
  return series && unread ? { ...series, unread } : series;
}

/** A series of what was found to have a rhythm; undefined when that may well be chance. */
function seriesFrom(
  { rhythm, beats }: Rhythmic,
  lines: readonly RecurringLine[],
): FoundSeries | undefined {
  const amounts = amountsOf(
    beats.map(({ item }) => Math.abs(item.cents)),
    CADENCES[rhythm.cadence].perYear,
  );
  const certainty = certaintyOf(rhythm, amounts, beats.length);
  const [line] = lines;
  // Three bookings within a year are no yearly series with a double.
  const isPair = beats.length === 2 && beats.some(({ doubles }) => doubles.length > 0);
  if (!certainty || !line || isPair) return undefined;
  const omschrijvingen = lines.map(({ omschrijving }) => omschrijving);
  return {
    rekening: line.rekening,
    tegenpartij: line.tegenpartij,
    tegenpartij_naam:
      mostUsed(lines.flatMap(({ tegenpartij_naam }) => tegenpartij_naam ?? [])) || null,
    omschrijving: mostUsed(omschrijvingen),
    words: line.tegenpartij === null ? sharedWords(omschrijvingen) : '',
    dagboek_naam: mostUsed(lines.map(({ dagboek_naam }) => dagboek_naam)),
    rhythm,
    amounts,
    certainty,
    occurrences: occurrencesOf(beats),
    lines: beats.reduce(
      (count, { item, doubles }) =>
        doubles.reduce((sum, one) => sum + one.lines, count + item.lines),
      0,
    ),
  };
}

function isFixed({ amounts }: FoundSeries): boolean {
  return amounts.kind !== 'variabel';
}

const firstDay = ({ occurrences, amounts }: FoundSeries) =>
  `${occurrences[0]?.datum ?? ''} ${String(amounts.lowest).padStart(16, '0')}`;

/** By day, and then by all that a line has, so that the order of arrival does not matter. */
function inOrder(one: RecurringLine, other: RecurringLine): number {
  const day = dayNumber(one.datum) - dayNumber(other.datum);
  if (day !== 0) return day;
  const [left, right] = [textOf(one), textOf(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function textOf(line: RecurringLine): string {
  const { dagboek, boekstuk, cents, omschrijving, periode } = line;
  return [dagboek, boekstuk, String(cents), omschrijving, String(periode)].join('\n');
}
