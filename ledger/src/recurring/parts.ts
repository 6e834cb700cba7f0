import { near } from './amounts.ts';
import { entryOf, grouped, sumOf, type EvidenceBy } from './items.ts';
import { normalised } from './texts.ts';
import type { RecurringLine } from './types.ts';

/** Lines that may be one series, and what tells them from the rest of their group. */
export interface Part {
  readonly lines: readonly RecurringLine[];
  readonly by: EvidenceBy;
}

/** Ways to divide a group: by the words of the bookings, by their amounts, by equal lines. */
export function divisions(lines: readonly RecurringLine[]): Part[][] {
  return [byText(lines), byEntryAmount(lines), byLineAmount(lines)].filter(
    (parts) => parts.length > 1,
  );
}

function byText(lines: readonly RecurringLine[]): Part[] {
  // Normalising is slow, and many lines have the same words.
  const same = grouped(lines, ({ omschrijving }) => omschrijving);
  const texts = grouped(same.values(), ([line]) => normalised(line?.omschrijving ?? ''));
  return [...texts.values()]
    .map((part) => part.flat())
    .map((part) => ({ lines: part, by: 'description' }));
}

/** Entries with about the same amount on this account. */
function byEntryAmount(lines: readonly RecurringLine[]): Part[] {
  const entries = [...grouped(lines, (line) => `${line.datum}\n${entryOf(line)}`).values()];
  const sorted = entries
    .map((entry) => ({ entry, cents: sumOf(entry) }))
    .sort((one, other) => one.cents - other.cents);
  const clusters: { base: number; lines: RecurringLine[] }[] = [];
  for (const { entry, cents } of sorted) {
    const last = clusters[clusters.length - 1];
    if (last && near(cents, last.base, CLUSTER)) last.lines.push(...entry);
    else clusters.push({ base: cents, lines: [...entry] });
  }
  // Entries are told apart by their number, so no further evidence is needed.
  return clusters.map(({ lines: part }) => ({ lines: part, by: 'all' }));
}

/** Amounts of one cluster lie within this part of the smallest. */
const CLUSTER = 0.12;

function byLineAmount(lines: readonly RecurringLine[]): Part[] {
  return [...grouped(lines, ({ cents }) => cents).values()].map((part) => ({
    lines: part,
    by: 'amount',
  }));
}
