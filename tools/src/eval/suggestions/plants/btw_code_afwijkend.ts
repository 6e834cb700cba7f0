import type { VatName } from '@kengetal/generator';
import { ledger, type Account } from '../books/accounts.ts';
import type { Entry } from '../books/books.ts';
import { spanOf, type Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const TRADES: readonly (readonly [string, Account, string, VatName])[] = [
  ['% Bloemen', 'representatie', 'Bloemen', 'laag'],
  ['Broodjes', 'representatie', 'Lunch', 'laag'],
  ['% Vakboeken', 'opleiding', 'Boeken', 'laag'],
  ['Elektro', 'onderhoudPand', 'Onderhoud installatie', 'hoog'],
  ['% Koeriers', 'transport', 'Vracht', 'hoog'],
  ['Webdiensten', 'ict', 'Beheer website', 'hoog'],
];

const told = (from: string, account: Account, entry: Entry): Told => ({
  relaties: [from],
  rekeningen: [ledger(account)],
  documenten: [entry],
  months: spanOf([entry.datum]),
  also: ['btw_grondslag'],
});

/** A bill each month, with a code by months back; answers the entries. */
function coded(
  desk: Desk,
  code: (back: number, usual: VatName) => VatName | null,
  euros: readonly [number, number] = [140, 620],
) {
  const [trade, account, text, usual] = desk.random.pick(TRADES);
  const from = desk.supplier(trade);
  const cents = desk.amount(...euros);
  const entries = new Map<number, Entry>();
  for (let back = desk.whole(); back >= 0; back -= 1) {
    const moved = Math.round((cents * desk.random.whole(95, 105)) / 100);
    const own = { from, account, text, cents: moved, day: desk.day(back, 11) };
    entries.set(back, desk.bill({ ...own, vat: code(back, usual) }));
  }
  return { from, account, entries };
}

const other = (usual: VatName): VatName => (usual === 'laag' ? 'hoog' : 'laag');

/** One bill with another code, so many months back. */
const oneOf = (desk: Desk, back: number, code: (usual: VatName) => VatName | null) => {
  const { from, account, entries } = coded(desk, (month, usual) =>
    month === back ? code(usual) : usual,
  );
  const entry = entries.get(back);
  return entry ? told(from.relatie, account, entry) : null;
};

export const btw_code_afwijkend: Templates = {
  plants: {
    'één keer het andere tarief': (desk) => oneOf(desk, desk.random.whole(2, 10), other),
    'laatste factuur met het andere tarief': (desk) => oneOf(desk, 0, other),
    'één keer zonder btw': (desk) => oneOf(desk, desk.random.whole(2, 9), () => null),
    'één keer verlegd': (desk) => oneOf(desk, desk.random.whole(2, 9), () => 'verlegd'),
    'een verkoop met laag tarief': (desk) => {
      const [customer] = desk.customers(9);
      if (!customer) return null;
      const sales = desk.of(customer.relatie, 'verkoop');
      const accounts = new Map<string, Entry[]>();
      for (const sale of sales) {
        const rekening = sale.lines.find(({ btw_cents }) => btw_cents !== null)?.rekening ?? '';
        accounts.set(rekening, [...(accounts.get(rekening) ?? []), sale]);
      }
      const own = [...accounts.values()].find((list) => list.length >= 9);
      const sale = own?.at(-3);
      if (!sale) return null;
      desk.use(customer);
      const base = sale.lines.find(({ btw_cents }) => btw_cents !== null)?.cents ?? 0;
      const vat = Math.round(base * 0.09);
      const payments = desk.payments(sale);
      const lines = sale.lines.map((line) => {
        if (line.rekening === ledger('debiteuren')) return { ...line, cents: -base - vat };
        if (line.btw_cents !== null) return { ...line, btw_cents: vat, vat: 'laag' as const };
        return { ...line, rekening: ledger('btwLaag'), cents: vat };
      });
      const changed = desk.replace(sale, { lines });
      for (const payment of payments) {
        const paid = payment.lines.map((line) => ({
          ...line,
          cents: Math.sign(line.cents) * Math.abs(base + vat),
        }));
        desk.replace(payment, { lines: paid });
      }
      const rekening = lines.find(({ vat: code }) => code === 'laag')?.rekening ?? '';
      return { ...told(customer.relatie, 'omzetAdvies', changed), rekeningen: [rekening] };
    },
  },
  near: {
    'altijd al wisselend': (desk) => {
      const { from, account, entries } = coded(desk, (back, usual) =>
        back % 3 === 0 ? other(usual) : usual,
      );
      const entry = entries.get(3);
      return entry ? told(from.relatie, account, entry) : null;
    },
    'voortaan een andere code': (desk) => {
      const since = desk.random.whole(3, 8);
      const { from, account, entries } = coded(desk, (back, usual) =>
        back <= since ? other(usual) : usual,
      );
      const entry = entries.get(since);
      return entry
        ? { ...told(from.relatie, account, entry), months: [desk.month(since), desk.month(0)] }
        : null;
    },
    'nog te weinig facturen': (desk) => {
      const from = desk.supplier('Advies');
      const bill = { from, account: 'advies', text: 'Advies' } as const;
      desk.series(bill, 13, () => desk.amount(300, 500), { from: 6, to: 3 });
      const entry = desk.bill({ ...bill, cents: 40_000, day: desk.day(2, 13), vat: null });
      return told(from.relatie, 'advies', entry);
    },
    'verschil van enkele euro’s': (desk) => {
      const back = desk.random.whole(2, 8);
      const { from, account, entries } = coded(
        desk,
        (month, usual) => (month === back ? other(usual) : usual),
        [14, 32],
      );
      const entry = entries.get(back);
      return entry ? told(from.relatie, account, entry) : null;
    },
  },
};
