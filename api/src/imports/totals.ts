import type { LedgerLine, LineKind } from '../ledger/index.ts';

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
}

/** The monthly summary of one source, summed while its lines pass by. */
export class MonthlyTotals {
  readonly #totals = new Map<string, Total>();

  add({ boekjaar, periode, account_id: rekening, soort, cents }: LedgerLine): void {
    const key = `${periode} ${soort} ${rekening}`;
    let total = this.#totals.get(key);
    if (!total) {
      total = { boekjaar, periode, rekening, soort, debet: 0, credit: 0, aantal: 0 };
      this.#totals.set(key, total);
    }
    if (cents > 0) total.debet += cents;
    else total.credit -= cents;
    total.aantal += 1;
  }

  /** Rows of the table, for a source. */
  rows({ projectId, sourceNo }: { projectId: string; sourceNo: number }) {
    return [...this.#totals.values()].map((total) => [
      projectId,
      sourceNo,
      total.periode,
      total.rekening,
      total.boekjaar,
      total.soort,
      total.debet,
      total.credit,
      total.aantal,
    ]);
  }
}
