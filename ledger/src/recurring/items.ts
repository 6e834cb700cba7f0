import { monthsBetween } from '../periods/months.ts';
import { median, near } from './amounts.ts';
import { dayNumber } from './day-numbers.ts';
import type { Evidence, RecurringLine } from './types.ts';

/** Lines that were booked together, as one amount on one day. */
export interface Item {
  readonly datum: string;
  readonly day: number;
  readonly periode: number;
  /** Months since the year 0. */
  readonly month: number;
  readonly cents: number;
  readonly evidence: readonly Evidence[];
  /** Number of lines. */
  readonly lines: number;
}

/** What tells the lines of a part of a group from the others of that group. */
export type EvidenceBy = 'all' | 'description' | 'amount';

/**
 * One amount per day, in order of time. Two bookings of about the same amount on a day that
 * usually has one stay apart: one of them may be a double. What goes against the direction of the
 * whole (credit notes, corrections) is left out.
 */
export function itemsOf(lines: readonly RecurringLine[], by: EvidenceBy): Item[] {
  const days = [...grouped(lines, ({ datum }) => datum)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, ofDay]) => [...grouped(ofDay, entryOf).values()].sort(byEntry));
  const usually = median(days.map((entries) => entries.length));
  const direction = Math.sign(lines.reduce((sum, { cents }) => sum + cents, 0));
  return days
    .flatMap((entries) => {
      const apart = usually === 1 && entries.length > 1 && allNear(entries.map(sumOf));
      return apart ? entries.map((entry) => itemOf(entry, by)) : [itemOf(entries.flat(), by)];
    })
    .filter(({ cents }) => cents !== 0 && Math.sign(cents) === direction);
}

/** Items put together as one, on the day of the first. */
export function together(items: readonly [Item, ...Item[]]): Item {
  return {
    ...items[0],
    cents: items.reduce((sum, { cents }) => sum + cents, 0),
    evidence: items.flatMap(({ evidence }) => evidence),
    lines: items.reduce((sum, { lines }) => sum + lines, 0),
  };
}

/** Items of one day put together: more of the same each time is no double. */
export function oneADay(items: readonly Item[]): Item[] {
  return [...grouped(items, ({ day }) => day).values()].flatMap(([first, ...others]) =>
    first ? [together([first, ...others])] : [],
  );
}

/** Values by key, in order of arrival. */
export function grouped<T, K>(values: Iterable<T>, keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

export function sumOf(lines: readonly RecurringLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

/** Key of the entry of a line within its day. */
export function entryOf({
  dagboek,
  boekstuk,
}: Pick<RecurringLine, 'dagboek' | 'boekstuk'>): string {
  return `${dagboek}\n${boekstuk}`;
}

function byEntry(one: RecurringLine[], other: RecurringLine[]): number {
  const [left, right] = [one[0], other[0]];
  return left && right && entryOf(left) < entryOf(right) ? -1 : 1;
}

function allNear(amounts: readonly number[]): boolean {
  const [first = 0] = amounts;
  return amounts.every((cents) => near(cents, first, 0.02));
}

function itemOf(lines: readonly RecurringLine[], by: EvidenceBy): Item {
  const [{ datum, periode }] = lines as [RecurringLine];
  const journals = [...grouped(lines, ({ dagboek }) => dagboek).values()];
  return {
    datum,
    day: dayNumber(datum),
    periode,
    month: monthsBetween(1, periode),
    cents: sumOf(lines),
    evidence: journals.map((ofJournal) => evidenceOf(ofJournal, by)),
    lines: lines.length,
  };
}

function evidenceOf(lines: readonly RecurringLine[], by: EvidenceBy): Evidence {
  const [{ rekening, tegenpartij, datum, dagboek }] = lines as [RecurringLine];
  const unique = <T extends string | number>(values: T[]) => [...new Set(values)].sort();
  return {
    rekening,
    tegenpartij,
    datum,
    periodes: unique(lines.map(({ periode }) => periode)),
    dagboek,
    entries: unique(lines.map(({ boekstuk }) => boekstuk)),
    cents: sumOf(lines),
    ...(by === 'description' && {
      omschrijvingen: unique(lines.map(({ omschrijving }) => omschrijving)),
    }),
    ...(by === 'amount' && { amounts: unique(lines.map(({ cents }) => cents)) }),
  };
}
