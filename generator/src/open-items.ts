import { numberOf } from './chart.ts';

/** An invoice and what is left of it, debit positive. */
export interface OpenItem {
  rekening: string;
  relatie: string;
  factuur: string;
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
      rekening: string;
      relatie: string | null;
      factuur: string | null;
      cents: number;
    },
  ): void {
    const { rekening, relatie, factuur } = line;
    if (relatie === null || factuur === null || !OWED.has(rekening)) return;
    const key = `${rekening} ${relatie} ${factuur}`;
    const known = this.owed.get(key) ?? { rekening, relatie, factuur, date, cents: 0 };
    const cents = known.cents + line.cents;
    if (cents === 0) this.owed.delete(key);
    else this.owed.set(key, { ...known, cents });
  }

  /** In order of booking. */
  list(): OpenItem[] {
    return [...this.owed.values()];
  }
}
