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
  if (series.every(({ party_id }) => party_id !== null)) return [...series];
  const named = lines.filter(({ party_id }) => party_id !== null);
  const byEntry = grouped(named, (line) => entryKey(line, entryOf(line)));
  const rivalsOf = (evidence: Evidence): Evidence => {
    const { journal_id, entries } = evidence;
    const found = entries.flatMap(
      (entry_nr) => byEntry.get(entryKey(evidence, entryOf({ journal_id, entry_nr }))) ?? [],
    );
    if (found.length === 0) return evidence;
    return {
      ...evidence,
      others: [...new Set(found.flatMap((line) => line.party_id ?? []))].sort(),
    };
  };
  return series.map((one) =>
    one.party_id === null ? { ...one, occurrences: one.occurrences.map(each(rivalsOf)) } : one,
  );
}

function entryKey({ account_id, datum }: { account_id: string; datum: string }, entry: string) {
  return `${account_id}\n${datum}\n${entry}`;
}

const each =
  (change: (evidence: Evidence) => Evidence) =>
  (occurrence: Occurrence): Occurrence => ({
    ...occurrence,
    evidence: occurrence.evidence.map(change),
    doubles: occurrence.doubles.map((one) => ({ ...one, evidence: one.evidence.map(change) })),
  });
