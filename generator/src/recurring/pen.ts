import { periodOfDay, type RecurringLine } from '@kengetal/ledger';
import type { RecurringLabel } from './labels.ts';

export interface Side {
  readonly account_id: string;
  readonly party_id: string | null;
  readonly party_name: string | null;
  readonly journal_id: string;
  readonly journal_name: string;
}

/** Writes the lines of made-up books and remembers which of them are a series. */
export class Pen {
  readonly lines: RecurringLine[] = [];
  readonly labels: RecurringLabel[] = [];
  private entry = 0;

  /** Books a line and answers the number of its entry. */
  book(side: Side, datum: string, cents: number, description: string): string {
    this.entry += 1;
    const entry_nr = String(this.entry).padStart(6, '0');
    this.lines.push({ ...side, datum, periode: periodOfDay(datum), cents, description, entry_nr });
    return entry_nr;
  }

  label(label: RecurringLabel): void {
    this.labels.push(label);
  }
}
