import { entryOf, grouped } from './items.ts';
import type { Evidence, Occurrence, RecurringLine, RecurringSeries } from './types.ts';

/**
 * Names the relations whose lines stand in the same entries as lines without one, so that the
 * evidence of a series without a relation is exactly its own lines.
 * @param lines all lines of the accounts of the series
 */
export function withRivals(
  series: readonly RecurringSeries[],
  lines: readonly RecurringLine[],
): RecurringSeries[] {
  if (series.every(({ tegenpartij }) => tegenpartij !== null)) return [...series];
  const named = lines.filter(({ tegenpartij }) => tegenpartij !== null);
  const byEntry = grouped(named, (line) => entryKey(line, entryOf(line)));
  const rivalsOf = (evidence: Evidence): Evidence => {
    const { dagboek, entries } = evidence;
    const found = entries.flatMap(
      (boekstuk) => byEntry.get(entryKey(evidence, entryOf({ dagboek, boekstuk }))) ?? [],
    );
    if (found.length === 0) return evidence;
    return {
      ...evidence,
      others: [...new Set(found.flatMap((line) => line.tegenpartij ?? []))].sort(),
    };
  };
  return series.map((one) =>
    one.tegenpartij === null ? { ...one, occurrences: one.occurrences.map(each(rivalsOf)) } : one,
  );
}

function entryKey({ rekening, datum }: { rekening: string; datum: string }, entry: string) {
  return `${rekening}\n${datum}\n${entry}`;
}

const each =
  (change: (evidence: Evidence) => Evidence) =>
  (occurrence: Occurrence): Occurrence => ({
    ...occurrence,
    evidence: occurrence.evidence.map(change),
    doubles: occurrence.doubles.map((one) => ({ ...one, evidence: one.evidence.map(change) })),
  });
