import { entryOf, grouped, sumOf } from './lines.ts';
import type { OwedGroup } from './open-now.ts';
import type { Owed, OwedLine } from './owed.ts';

/** What one entry charged, or took off, by one number. */
export interface Invoice {
  readonly lines: readonly OwedLine[];
  readonly datum: string;
  readonly dagboek: string;
  readonly boekstuk: string;
  readonly omschrijving: string;
  /** Number that the relation gave it; null where the books have only their own. */
  readonly nummer: string | null;
  /** What is owed by it, a credit note negative. */
  readonly cents: number;
}

/** A credit note has its VAT rounded anew: with a difference of so many cents it is of the whole bill. */
export const ROUNDED = 5;

/** Sign by which what is owed is positive. */
export const signOf = (groep: OwedGroup): 1 | -1 => (groep === 'crediteuren' ? -1 : 1);

/** Invoices and credit notes, one for each entry and number, by day; payments are none. */
export function invoicesOf({ groep, lines }: Owed): Invoice[] {
  const sign = signOf(groep);
  const charged = lines.filter(({ geld }) => !geld);
  const entries = grouped(charged, (line) => `${entryOf(line)} ${line.factuur ?? ''}`);
  return [...entries.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { datum, dagboek, boekstuk, omschrijving, factuur } = first;
    const nummer = factuur === boekstuk ? null : factuur;
    const cents = sign * sumOf(own);
    return cents === 0
      ? []
      : [{ lines: own, datum, dagboek, boekstuk, omschrijving, nummer, cents }];
  });
}

/** Payments of what is owed, and what was paid back; by day. */
export const paymentsOf = ({ lines }: Owed): OwedLine[] => lines.filter(({ geld }) => geld);

/** How an invoice is called in a sentence that begins with it. */
export const invoiceName = ({ nummer, datum }: Invoice, dayName: (day: string) => string): string =>
  nummer === null ? `De factuur van ${dayName(datum)}` : `Factuur ${nummer}`;
