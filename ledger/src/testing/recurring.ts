import { periodOfDay } from '../periods.ts';
import type { Evidence, RecurringLine, RecurringSeries } from '../recurring/types.ts';

/** A line of a made-up supplier; say only what matters. */
export function line(
  datum: string,
  cents: number,
  rest: Partial<RecurringLine> = {},
): RecurringLine {
  return {
    account_id: '4300',
    party_id: 'L1',
    party_name: 'Leverancier',
    description: 'Termijn',
    datum,
    periode: periodOfDay(datum),
    cents,
    journal_id: '60',
    journal_name: 'Inkoopboek',
    entry_nr: `${datum} ${String(cents)}`,
    ...rest,
  };
}

/** Lines that a piece of evidence selects, as the drill-down does. */
function selected(lines: readonly RecurringLine[], evidence: Evidence): RecurringLine[] {
  const { account_id, party_id, others = [], datum, journal_id, entries } = evidence;
  return lines.filter(
    (one) =>
      one.account_id === account_id &&
      one.datum === datum &&
      one.journal_id === journal_id &&
      entries.includes(one.entry_nr) &&
      (party_id === null || one.party_id === party_id) &&
      !(one.party_id !== null && others.includes(one.party_id)) &&
      (evidence.descriptions?.includes(one.description) ?? true) &&
      (evidence.amounts?.includes(one.cents) ?? true) &&
      evidence.periodes.includes(one.periode),
  );
}

/** Occurrences whose evidence does not add up to their amount. */
export function wrongEvidence(lines: readonly RecurringLine[], series: RecurringSeries): string[] {
  return series.occurrences
    .flatMap((one) => [one, ...one.doubles])
    .filter(({ cents, evidence }) => {
      const sums = evidence.map((each) =>
        selected(lines, each).reduce((sum, one) => sum + one.cents, 0),
      );
      return sums.reduce((sum, each) => sum + each, 0) !== cents;
    })
    .map(({ datum, cents }) => `${series.id} ${datum} ${String(cents)}`);
}
