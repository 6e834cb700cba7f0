import type { LedgerLine, LineKind } from '@kengetal/ledger';

/** Columns of the summary in the order of {@link MonthlyTotals.rows}. */
export const SUMMARY_COLUMNS = [
  'project_id',
  'source_no',
  'periode',
  'rekening',
  'boekjaar',
  'soort',
  'debet',
  'credit',
  'aantal',
  'datum_min',
  'datum_max',
] as const;

interface Total {
  readonly boekjaar: string;
  readonly periode: number;
  readonly rekening: string;
  readonly soort: LineKind;
  debet: number;
  /** Sum of credit amounts, positive. */
  credit: number;
  aantal: number;
  datumMin: string;
  datumMax: string;
}

const KINDS: readonly LineKind[] = ['opening', 'mutatie', 'afsluiting'];

/** The monthly summary of one source, summed while its lines pass by. */
export class MonthlyTotals {
  /** By account, then by month and kind as one number, which is found faster than a text. */
  readonly #totals = new Map<string, Map<number, Total>>();

  add(line: LedgerLine): void {
    const total = this.#totalOf(line);
    if (line.cents > 0) total.debet += line.cents;
    else total.credit -= line.cents;
    total.aantal += 1;
    if (line.datum < total.datumMin) total.datumMin = line.datum;
    else if (line.datum > total.datumMax) total.datumMax = line.datum;
  }

  #totalOf({ boekjaar, periode, rekening, soort, datum }: LedgerLine): Total {
    let ofAccount = this.#totals.get(rekening);
    if (!ofAccount) this.#totals.set(rekening, (ofAccount = new Map<number, Total>()));
    const key = periode * KINDS.length + KINDS.indexOf(soort);
    let total = ofAccount.get(key);
    if (!total) {
      const nothing = { debet: 0, credit: 0, aantal: 0, datumMin: datum, datumMax: datum };
      total = { boekjaar, periode, rekening, soort, ...nothing };
      ofAccount.set(key, total);
    }
    return total;
  }

  /** Rows of the table, for a source. */
  rows({ projectId, sourceNo }: { projectId: string; sourceNo: number }) {
    const totals = [...this.#totals.values()].flatMap((ofAccount) => [...ofAccount.values()]);
    return totals.map((total) => [
      projectId,
      sourceNo,
      total.periode,
      total.rekening,
      total.boekjaar,
      total.soort,
      total.debet,
      total.credit,
      total.aantal,
      total.datumMin,
      total.datumMax,
    ]);
  }
}
