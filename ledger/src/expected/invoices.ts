import type { PaymentHabits } from './habits.ts';
import type {
  CashExpected,
  CashHistory,
  CashInvoice,
  CashItem,
  CashUnknown,
  Day,
  OwedSide,
} from './types.ts';

/** What is open of an invoice on a day. */
function openAt({ day, cents, paid, paidOn }: CashInvoice, at: Day): number {
  if (day > at) return 0;
  return paidOn === null || paidOn > at ? cents : cents - paid;
}

/** Open invoices of one side on the days on which they are expected to be paid. */
export function openInvoices(
  { invoices }: Pick<CashHistory, 'invoices'>,
  side: OwedSide,
  habits: PaymentHabits,
  { at, until }: { readonly at: Day; readonly until: Day },
): CashExpected {
  const items: CashItem[] = [];
  const left: CashInvoice[] = [];
  for (const invoice of invoices) {
    if (invoice.side !== side) continue;
    const cents = openAt(invoice, at);
    if (cents === 0) continue;
    const expected = habits.expected(invoice);
    if (!expected) left.push({ ...invoice, cents });
    else if (expected.day <= until) {
      const kind = side === 'debiteuren' ? 'klanten' : 'leveranciers';
      items.push({ ...expected, cents, kind, relatie: invoice.relatie });
    }
  }
  return { items, unknown: leftOut(side, left) };
}

function leftOut(side: OwedSide, left: readonly CashInvoice[]): CashUnknown[] {
  if (left.length === 0) return [];
  const cents = left.reduce((sum, invoice) => sum + invoice.cents, 0);
  return [{ what: 'te_lang_open', side, cents, count: left.length }];
}
