import { numberOf } from './chart.ts';

/** An invoice and what is left of it, debit positive. */
export interface OpenItem {
  account_id: string;
  relation_id: string;
  invoice: string;
  /** Day of the invoice. */
  date: string;
  cents: number;
}

const OWED: ReadonlySet<string> = new Set([numberOf('debiteuren'), numberOf('crediteuren')]);

/** Invoices of customers and suppliers that are not paid yet. */
export class OpenItems {
  private readonly owed = new Map<string, OpenItem>();

  /** Adds a line to what is left of its invoice; a line about none changes nothing. */
  add(
    date: string,
    line: {
      account_id: string;
      relation_id: string | null;
      invoice: string | null;
      cents: number;
    },
  ): void {
    const { account_id, relation_id, invoice } = line;
    if (relation_id === null || invoice === null || !OWED.has(account_id)) return;
    const key = `${account_id} ${relation_id} ${invoice}`;
    const known = this.owed.get(key) ?? { account_id, relation_id, invoice, date, cents: 0 };
    const cents = known.cents + line.cents;
    if (cents === 0) this.owed.delete(key);
    else this.owed.set(key, { ...known, cents });
  }

  /** In order of booking. */
  list(): OpenItem[] {
    return [...this.owed.values()];
  }
}
