import { createHash } from 'node:crypto';
import { grouped } from './items.ts';
import { normalised } from './texts.ts';
import type { FoundSeries, RecurringSeries } from './types.ts';

/**
 * Gives each series of one account and relation its id: a digest of account, relation (without
 * one the words of the bookings), and whether it counts in weeks or in months, with a number where
 * several would have the same. Amounts and dates stand outside it, so that a newer file, a price
 * rise or a missed month keeps the id; `keepIds` mends what still changes.
 */
export function withIds(series: readonly FoundSeries[]): RecurringSeries[] {
  const counts = new Map<string, number>();
  return series.map((one) => {
    const key = keyOf(one);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const { lines: _, ...own } = one;
    return { ...own, id: digest(count === 1 ? key : `${key}\n${String(count)}`) };
  });
}

function keyOf({ rekening, tegenpartij, omschrijving, rhythm }: FoundSeries): string {
  const who = tegenpartij === null ? `tekst ${normalised(omschrijving)}` : `relatie ${tegenpartij}`;
  const unit = rhythm.cadence.endsWith('wekelijks') ? 'weken' : 'maanden';
  return [rekening, who, unit].join('\n');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * Gives series the ids that they had before: a series whose id is new takes over one that is gone,
 * of the same account and relation, when at least half of the smaller one's days are the same.
 */
export function keepIds(
  series: readonly RecurringSeries[],
  before: readonly RecurringSeries[],
): RecurringSeries[] {
  const ids = new Set(series.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  const gone = grouped(
    before.filter(({ id }) => !ids.has(id)),
    placeOf,
  );
  return series.map((one) => {
    if (known.has(one.id)) return one;
    const candidates = gone.get(placeOf(one)) ?? [];
    const match = candidates.find((other) => isSame(one, other));
    if (!match) return one;
    candidates.splice(candidates.indexOf(match), 1);
    return { ...one, id: match.id };
  });
}

const placeOf = ({ rekening, tegenpartij }: RecurringSeries) => `${rekening}\n${tegenpartij ?? ''}`;

function isSame(one: RecurringSeries, other: RecurringSeries): boolean {
  const days = new Set(other.occurrences.map(({ datum, cents }) => `${datum} ${String(cents)}`));
  const shared = one.occurrences.filter(({ datum, cents }) =>
    days.has(`${datum} ${String(cents)}`),
  );
  return shared.length * 2 >= Math.min(one.occurrences.length, other.occurrences.length);
}
