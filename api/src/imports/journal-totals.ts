import type { LedgerLine } from '@kengetal/ledger';
import type { CopyLine } from '../db/copy-text.ts';

/** Columns of a journal's total in the order of {@link JournalTotals.rows}. */
export const JOURNAL_COLUMNS = ['dagboek', 'rekening', 'debet', 'credit', 'aantal'] as const;

interface Total {
  debet: number;
  /** Sum of credit amounts, positive. */
  credit: number;
  aantal: number;
}

/** What the lines of each journal add up to on each account, while they pass by. */
export class JournalTotals {
  readonly #totals = new Map<string, Map<string, Total>>();

  add({ dagboek, rekening, cents }: LedgerLine): void {
    let ofJournal = this.#totals.get(dagboek);
    if (!ofJournal) this.#totals.set(dagboek, (ofJournal = new Map()));
    let total = ofJournal.get(rekening);
    if (!total) ofJournal.set(rekening, (total = { debet: 0, credit: 0, aantal: 0 }));
    if (cents > 0) total.debet += cents;
    else total.credit -= cents;
    total.aantal += 1;
  }

  rows(): CopyLine[] {
    return [...this.#totals].flatMap(([dagboek, ofJournal]) =>
      [...ofJournal].map(([rekening, { debet, credit, aantal }]) => [
        dagboek,
        rekening,
        debet,
        credit,
        aantal,
      ]),
    );
  }
}
