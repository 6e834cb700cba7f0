import type { GoldBooks } from './books.ts';
import { FIGURES, isPartOf } from './figures.ts';
import { daysBetween, lastDay } from './months.ts';
import { momentOf } from './period.ts';
import { accountOf } from './sums.ts';

export type OpenGroup = 'debiteuren' | 'crediteuren';

export interface OpenInvoice {
  readonly relation: string;
  readonly name: string;
  readonly invoice: string;
  readonly day: string;
  readonly due: string | null;
  /** Days since it fell due, or where no due dates are known since the invoice. */
  readonly days: number;
  /** What is owed, positive. */
  readonly cents: number;
}

/** Invoices that are not settled at the end of a month, by their own number. */
export function openInvoices(books: GoldBooks, group: OpenGroup, when: string): OpenInvoice[] {
  const { month } = momentOf(books, when);
  const figure = FIGURES[group];
  const items = new Map<
    string,
    { day: string; cents: number; relation: string; invoice: string }
  >();
  for (const { account, kind, month: own, year, relation, invoice, day, cents } of books.lines) {
    if (!isPartOf(accountOf(books, account).code, figure)) continue;
    if (own > month || (kind === 'opening' && year > 0)) continue;
    if (relation === null || invoice === null) continue;
    const key = `${relation} ${invoice}`;
    const item = items.get(key) ?? { day, cents: 0, relation, invoice };
    items.set(key, { ...item, cents: item.cents + figure.sign * cents });
  }
  return [...items].flatMap(([key, { relation, invoice, day, cents }]) => {
    if (cents === 0) return [];
    const known = books.invoices.get(key);
    const due = known?.due ?? null;
    const days = daysBetween(due ?? known?.day ?? day, lastDay(month));
    const name = books.relations.get(relation) ?? relation;
    return [{ relation, name, invoice, day: known?.day ?? day, due, days, cents }];
  });
}
