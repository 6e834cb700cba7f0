import { amountsOf, median, near } from './amounts.ts';
import { CADENCE_KEYS, CADENCES, type CadenceKey } from './cadences.ts';
import { grouped, together, type Item } from './items.ts';
import type { DayRange, Rhythm, RhythmBasis } from './types.ts';
import { readInTurn } from './unread.ts';

/** One time that a series came, with what came again too soon after it. */
export interface Beat {
  readonly item: Item;
  readonly doubles: readonly Item[];
}

export interface Rhythmic {
  readonly rhythm: Rhythm;
  readonly beats: readonly Beat[];
}

/** Intervals over days that were never read say nothing. */
type Unread = readonly DayRange[] | undefined;

/** Part of the intervals that must be regular. */
const SHARE = 0.8;
/** Doubles are rare, or they are no doubles. */
const DOUBLES = 0.15;
/** Mean interval in days that parts four-weekly from monthly. */
const FOUR_WEEKLY = 29.2;
const WHOLE = 10_000;

/**
 * The rhythm of items in order of time: by days, and by months where the days are those of
 * booking in batches and the amounts are fixed. Undefined when there is none.
 */
export function rhythmOf(items: readonly Item[], unread: Unread): Rhythmic | undefined {
  const byDay = CADENCE_KEYS.flatMap((key) => dayRhythm(items, key, unread) ?? []);
  const [best] = byDay.sort(
    (one, other) => doublesIn(one) - doublesIn(other) || share(other) - share(one),
  );
  if (best && doublesIn(best) === 0) return best;
  const byMonth = CADENCE_KEYS.flatMap((key) => monthRhythm(items, key, unread) ?? []);
  const [other] = byMonth.sort((one, two) => share(two) - share(one));
  if (!other) return best;
  if (!best) return other;
  return doublesIn(other) < doublesIn(best) ? other : best;
}

/** The same items told by a rhythm that someone chose, whether they keep to it or not. */
export function forcedRhythm(items: readonly Item[], key: CadenceKey, unread: Unread): Rhythmic {
  const beats = beatsBy(items, CADENCES[key].days[0] / 2);
  const gaps = gapsOf(beats, unread);
  return { rhythm: measured(gaps, key, 'dag', inBand(gaps, key)), beats };
}

const doublesIn = ({ beats }: Rhythmic) =>
  beats.reduce((count, { doubles }) => count + doubles.length, 0);
const share = ({ rhythm }: Rhythmic) => rhythm.within;

function dayRhythm(items: readonly Item[], key: CadenceKey, unread: Unread): Rhythmic | undefined {
  const { days, least } = CADENCES[key];
  if (items.length < least) return undefined;
  const beats = beatsBy(items, days[0] / 2);
  const gaps = gapsOf(beats, unread);
  const found = { rhythm: measured(gaps, key, 'dag', inBand(gaps, key)), beats };
  const isRhythm =
    gaps.length >= least - 1 &&
    share(found) >= SHARE * WHOLE &&
    doublesIn(found) <= Math.max(1, beats.length * DOUBLES) &&
    hasMean(gaps, key);
  return isRhythm ? found : undefined;
}

/** Monthly and four-weekly share a band: their means do not. */
function hasMean(gaps: readonly number[], key: CadenceKey): boolean {
  if (key !== 'vierwekelijks' && key !== 'maandelijks') return true;
  const regular = gaps.filter((gap) => gap >= 25 && gap <= 36);
  const mean = regular.reduce((sum, gap) => sum + gap, 0) / regular.length;
  if (key === 'vierwekelijks') return mean < FOUR_WEEKLY;
  return mean >= FOUR_WEEKLY || gaps.length + 1 < CADENCES.vierwekelijks.least;
}

/** Items without those that follow within some days and have about the same amount: doubles. */
function beatsBy(items: readonly Item[], days: number): Beat[] {
  const beats: { item: Item; doubles: Item[] }[] = [];
  for (const item of items) {
    const last = beats[beats.length - 1];
    const isDouble = last && item.day - last.item.day < days && near(item.cents, last.item.cents);
    if (isDouble) last.doubles.push(item);
    else beats.push({ item, doubles: [] });
  }
  return beats;
}

function gapsOf(beats: readonly Beat[], unread: Unread): number[] {
  return inTurn(beats, unread).map(([before, after]) => after.day - before.day);
}

function inTurn(beats: readonly Beat[], unread: Unread) {
  return readInTurn(
    beats.map(({ item }) => item),
    unread,
  );
}

function inBand(gaps: readonly number[], key: CadenceKey): number {
  const [shortest, longest] = CADENCES[key].days;
  return gaps.filter((gap) => gap >= shortest && gap <= longest).length / gaps.length;
}

function measured(
  gaps: readonly number[],
  cadence: CadenceKey,
  basis: RhythmBasis,
  within: number,
): Rhythm {
  return {
    cadence,
    basis,
    within: Math.round((within || 0) * WHOLE),
    gaps: {
      shortest: gaps.length > 0 ? Math.min(...gaps) : 0,
      median: median(gaps),
      longest: gaps.length > 0 ? Math.max(...gaps) : 0,
    },
  };
}

function monthRhythm(
  items: readonly Item[],
  key: CadenceKey,
  unread: Unread,
): Rhythmic | undefined {
  const { months, least } = CADENCES[key];
  if (months === 0 || items.length <= least || months === 12) return undefined;
  const beats = monthBeats(items);
  const steps = inTurn(beats, unread).map(([before, after]) => after.month - before.month);
  if (steps.length < least) return undefined;
  const within = steps.filter((step) => step === months).length / steps.length;
  const found = { rhythm: measured(gapsOf(beats, unread), key, 'maand', within), beats };
  const isRhythm =
    share(found) >= SHARE * WHOLE &&
    doublesIn(found) <= Math.max(1, beats.length * DOUBLES) &&
    amountsOf(
      beats.map(({ item }) => Math.abs(item.cents)),
      CADENCES[key].perYear,
    ).kind !== 'variabel';
  return isRhythm ? found : undefined;
}

/** One beat a month: where months usually have one item, an equal second one is a double. */
function monthBeats(items: readonly Item[]): Beat[] {
  const months = [...grouped(items, ({ month }) => month).values()];
  const usually = median(months.map((ofMonth) => ofMonth.length));
  return months.flatMap((ofMonth) => {
    const [first, ...others] = ofMonth;
    if (!first) return [];
    const areDoubles = usually === 1 && others.every(({ cents }) => near(cents, first.cents));
    return areDoubles
      ? [{ item: first, doubles: others }]
      : [{ item: together([first, ...others]), doubles: [] }];
  });
}
