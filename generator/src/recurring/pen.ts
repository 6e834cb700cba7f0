import { periodOfDay, type RecurringLine } from '@kengetal/ledger';
import type { RecurringLabel } from './labels.ts';

export interface Side {
  readonly rekening: string;
  readonly tegenpartij: string | null;
  readonly tegenpartij_naam: string | null;
  readonly dagboek: string;
  readonly dagboek_naam: string;
}

/** Writes the lines of made-up books and remembers which of them are a series. */
export class Pen {
  readonly lines: RecurringLine[] = [];
  readonly labels: RecurringLabel[] = [];
  private entry = 0;

  /** Books a line and answers the number of its entry. */
  book(side: Side, datum: string, cents: number, omschrijving: string): string {
    this.entry += 1;
    const boekstuk = String(this.entry).padStart(6, '0');
    this.lines.push({ ...side, datum, periode: periodOfDay(datum), cents, omschrijving, boekstuk });
    return boekstuk;
  }

  label(label: RecurringLabel): void {
    this.labels.push(label);
  }
}
