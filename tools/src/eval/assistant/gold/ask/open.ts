import { cents, type GoldRow, type OneGold } from '../gold.ts';
import { openInvoices, type OpenGroup, type OpenInvoice } from '../open-items.ts';
import type { GoldBooks } from '../books.ts';
import { answer, type Ask } from './ask.ts';
import type { RowsAsk } from './lists.ts';

const total = (items: readonly OpenInvoice[]) => items.reduce((sum, item) => sum + item.cents, 0);

/** Per relation what is open of its invoices, largest first. */
function byRelation(items: readonly OpenInvoice[]): GoldRow[] {
  const names = [...new Set(items.map(({ name }) => name))];
  const rows = names.map((name) => ({
    names: [name],
    values: [cents(total(items.filter((item) => item.name === name)))],
  }));
  return rows.toSorted((a, b) => (b.values[0]?.value ?? 0) - (a.values[0]?.value ?? 0));
}

type Which = (item: OpenInvoice) => boolean;

/** Those that fell due before the moment that is asked; only where due dates are known. */
export const late: Which = ({ due, days }) => {
  if (due === null) throw new Error('Without due dates nothing is late.');
  return days > 0;
};
/** Open for more than so many days since they fell due, or without due dates since the invoice. */
export const openFor =
  (least: number): Which =>
  ({ days }) =>
    days > least;

const whole: Which = () => true;

const itemsOf = (books: GoldBooks, group: OpenGroup, when: string, which: Which) =>
  openInvoices(books, group, when).filter(which);

/** Sum of what is open. */
export const openTotal =
  (group: OpenGroup, when: string, which = whole): Ask<OneGold> =>
  (books) =>
    answer([cents(total(itemsOf(books, group, when, which)))]);

/** Who owes, or is owed, what. */
export const openRelations =
  (group: OpenGroup, when: string, { which = whole, top = 0 } = {}): RowsAsk =>
  (books) => {
    const rows = byRelation(itemsOf(books, group, when, which));
    return {
      kind: 'rows',
      rows: top > 0 ? rows.slice(0, top) : rows,
      order: top > 0 ? 'ordered' : 'set',
    };
  };

const invoiceRow = ({ invoice, cents: open }: OpenInvoice): GoldRow => ({
  names: [invoice],
  values: [cents(open)],
});

/** The invoices themselves; of one relation where it is named. */
export const openList =
  (group: OpenGroup, when: string, { which = whole, of = '' } = {}): RowsAsk =>
  (books) => {
    const items = itemsOf(books, group, when, which);
    const own = items.filter(({ name }) => of === '' || name === of);
    if (own.length === 0) throw new Error('No invoice is open then.');
    return { kind: 'rows', rows: own.map(invoiceRow), order: 'set' };
  };

/** The invoice that has been open longest. */
export const oldest =
  (group: OpenGroup, when: string): RowsAsk =>
  (books) => {
    const items = itemsOf(books, group, when, whole).toSorted((a, b) => b.days - a.days);
    return { kind: 'rows', rows: items.slice(0, 1).map(invoiceRow), order: 'ordered' };
  };
