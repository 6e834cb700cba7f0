import type { Caller } from '../../../testing/caller.ts';
import type { Block, BookedFigure, Figure, FilterItem, OpenItemsPage } from '@kengetal/contract';
import { xaf } from '@kengetal/ledger/testing';
import { seenTable } from '../../../testing/tables.ts';

const account = (id: string, type: string, code: string) =>
  `<ledgerAccount><accID>${id}</accID><accDesc>${code}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`;
const accounts =
  account('1000', 'B', 'BLimBanRba') +
  account('1300', 'B', 'BVorDebHad') +
  account('8000', 'P', 'WOmzNodOdh');
const customers =
  '<customersSuppliers><customerSupplier><custSupID>A</custSupID><custSupName>Anker</custSupName></customerSupplier><customerSupplier><custSupID>B</custSupID><custSupName>Boei</custSupName></customerSupplier></customersSuppliers>';

export interface Booking {
  readonly day: string;
  readonly who: string;
  readonly invoice: string;
  readonly euros: number;
  /** Its description, and the document that it refers to. */
  readonly text?: string;
  readonly document?: string;
}

/** An audit file of a year with sales and receipts on the debtors' account, and an opening balance of it. */
export function year(
  label: number,
  opening: number,
  sold: Booking[],
  received: Booking[],
  days = '',
): string {
  const line = (acc: string, day: string, euros: number, more = '') =>
    `<trLine><nr>1</nr><accID>${acc}</accID><effDate>${day}</effDate><amnt>${String(Math.abs(euros))}.00</amnt><amntTp>${euros < 0 ? 'C' : 'D'}</amntTp>${more}</trLine>`;
  const entry = ({ day, who, invoice, euros, text = '', document = '' }: Booking, other: string) =>
    `<transaction><nr>1</nr><periodNumber>${String(Number(day.slice(5, 7)))}</periodNumber><trDt>${day}</trDt>${line('1300', day, euros, `<custSupID>${who}</custSupID><invRef>${invoice}</invRef><docRef>${document}</docRef><desc>${text}</desc>`)}${line(other, day, -euros)}</transaction>`;
  const journal = (id: string, type: string, entries: string) =>
    `<journal><jrnID>${id}</jrnID><desc>${id}</desc><jrnTp>${type}</jrnTp>${entries}</journal>`;
  const obLine = (acc: string, euros: number) =>
    `<obLine><nr>1</nr><accID>${acc}</accID><amnt>${String(Math.abs(euros))}.00</amnt><amntTp>${euros < 0 ? 'C' : 'D'}</amntTp></obLine>`;
  const balance =
    opening === 0
      ? ''
      : `<openingBalance>${obLine('1300', opening)}${obLine('1000', -opening)}</openingBalance>`;
  return xaf({
    header: `<fiscalYear>${String(label)}</fiscalYear><startDate>${String(label)}-01-01</startDate><endDate>${String(label)}-12-31</endDate>`,
    accounts,
    before: customers + balance,
    journals:
      journal('V', 'S', sold.map((booking) => entry(booking, '8000')).join('')) +
      journal('B', 'B', received.map((booking) => entry(booking, '1000')).join('')) +
      days,
  }).replace('<companyName>', '<companyIdent>99</companyIdent><companyName>');
}

/** A line of a day, of whom, on which invoice, in euros. */
export const book = (day: string, who: string, invoice: string, euros: number): Booking => ({
  day,
  who,
  invoice,
  euros,
});

/** Amounts of the first table by row, in euros; null where there is none. */
export function amounts(page: {
  readonly blocks: readonly Block[];
}): Record<string, (number | null)[]> {
  const grid = page.blocks.find((block) => block.kind === 'grid');
  if (!grid) throw new Error(`no table: ${JSON.stringify(page.blocks)}`);
  const { rows } = seenTable(grid);
  return Object.fromEntries(rows.map(({ label, cells }) => [label, cells.map(eurosOf)]));
}

function eurosOf(figure: Figure): number | null {
  if (figure.kind === 'absent') return null;
  return (figure.kind === 'derived' ? figure.value : figure.cents) / 100;
}

/** Asks for the open invoices in the report of a month, or of the year that ends with it. */
export const openInvoicesOf =
  (caller: Caller) =>
  (project_id: string, periode: number, type: 'maand' | 'jaar' = 'maand') =>
    caller.ask('reportComponent', {
      body: {
        project_id,
        id: 'debiteuren-en-crediteuren',
        type,
        periode_min: type === 'jaar' ? periode - 11 : periode,
        periode_max: periode,
      },
    });

/** What each item of a list of open items opens into, as the screen asks for it. */
export function itemFigures({ items, selection, sign }: OpenItemsPage): BookedFigure[] {
  const eq = (column: FilterItem['column'], value: string): FilterItem => ({
    ...{ column, value },
    operator: 'eq',
  });
  return items.map(({ cents, relatie, rekening, factuur }) => {
    const own = [
      eq('tegenpartij', relatie),
      ...(rekening === null ? [] : [eq('rekening', rekening)]),
      ...(factuur === null ? [] : [eq('post', factuur)]),
    ];
    const filters = [...selection.filters, ...own];
    return { kind: 'booked', cents, sign, selection: { ...selection, filters } };
  });
}
