import { periodOfDay } from '../periods/months.ts';
import type { Evidence, RecurringLine, RecurringSeries } from '../recurring/types.ts';

/** A line of a made-up supplier; say only what matters. */
export function line(
  datum: string,
  cents: number,
  rest: Partial<RecurringLine> = {},
): RecurringLine {
  return {
    rekening: '4300',
    tegenpartij: 'L1',
    tegenpartij_naam: 'Leverancier',
    omschrijving: 'Termijn',
    datum,
    periode: periodOfDay(datum),
    cents,
    dagboek: '60',
    dagboek_naam: 'Inkoopboek',
    boekstuk: `${datum} ${String(cents)}`,
    ...rest,
  };
}

/** Lines that a piece of evidence selects, as the drill-down does. */
function selected(lines: readonly RecurringLine[], evidence: Evidence): RecurringLine[] {
  const { rekening, tegenpartij, others = [], datum, dagboek, entries } = evidence;
  return lines.filter(
    (one) =>
      one.rekening === rekening &&
      one.datum === datum &&
      one.dagboek === dagboek &&
      entries.includes(one.boekstuk) &&
      (tegenpartij === null || one.tegenpartij === tegenpartij) &&
      !(one.tegenpartij !== null && others.includes(one.tegenpartij)) &&
      (evidence.omschrijvingen?.includes(one.omschrijving) ?? true) &&
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
