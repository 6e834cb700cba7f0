import { share } from '@kengetal/generator';
import { ledger, type Account } from '../books/accounts.ts';
import type { Entry } from '../books/books.ts';
import { spanOf, type Desk, type Part } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const told = (from: string, account: Account, entry: Entry): Told => ({
  relaties: [from],
  rekeningen: [ledger(account)],
  documenten: [entry],
  months: spanOf([entry.datum]),
  also: ['btw_code_afwijkend'],
});

/** A bill whose VAT was typed in as this, of a supplier of few bills. */
function typed(
  desk: Desk,
  vatOf: (cents: number) => number,
  euros: readonly [number, number] = [220, 1_900],
) {
  const account = desk.random.pick(['kleine', 'drukwerk', 'reclame', 'transport'] as const);
  const from = desk.supplier(desk.random.pick(['Techniek', 'Signing', 'Winkelinrichting']));
  const bill = { from, account, text: desk.random.pick(['Levering', 'Werkzaamheden', 'Order']) };
  desk.series(bill, 8, () => desk.amount(120, 700), { every: 5, to: 5 });
  const cents = desk.amount(...euros);
  const day = desk.day(desk.random.whole(2, 9), desk.random.whole(2, 27));
  const entry = desk.bill({ ...bill, cents, day, vatCents: vatOf(cents) });
  return told(from.relatie, account, entry);
}

/** A bill of several lines, each with VAT of its own. */
function ofLines(desk: Desk, parts: readonly Part[]) {
  const from = desk.supplier('Totaalinkoop');
  const day = desk.day(desk.random.whole(2, 9), 14);
  const about = { relatie: from.relatie, factuur: desk.number(from, day) };
  const sum = parts.reduce((total, { cents }) => total + cents, 0);
  const entry = desk.post('inkoop', day, `Levering ${from.name}`, [
    { account: 'crediteuren', cents: -sum, ...about },
    ...parts.map((part) => ({ ...part, ...about })),
  ]);
  desk.pay(entry, desk.day(1, 20));
  return told(from.relatie, 'kleine', entry);
}

export const btw_grondslag: Templates = {
  plants: {
    'over het bedrag inclusief': (desk) =>
      typed(desk, (cents) => share(share(cents, 12_100), 2_100)),
    'cijfers verwisseld': (desk) =>
      typed(desk, (cents) => share(cents, 2_100) + desk.random.pick([900, 1_800, 2_700, -900])),
    'tarief van 9 procent op de hoge code': (desk) => typed(desk, (cents) => share(cents, 900)),
    'oud tarief van 19 procent': (desk) => typed(desk, (cents) => share(cents, 1_900)),
    'een tien te veel': (desk) => typed(desk, (cents) => share(cents, 2_100) + 1_000),
    'op een verkoop': (desk) => {
      const [customer] = desk.customers(6, false);
      const sale = customer && desk.of(customer.relatie, 'verkoop').at(-2);
      if (!customer || !sale) return null;
      const payments = desk.payments(sale);
      const more = desk.random.whole(1_500, 9_000);
      const lines = sale.lines.map((line) => {
        if (line.rekening === ledger('debiteuren')) return { ...line, cents: line.cents + more };
        if (line.btw_cents !== null) return { ...line, btw_cents: line.btw_cents - more };
        return { ...line, cents: line.cents - more };
      });
      const base = Math.abs(lines.find(({ btw_cents }) => btw_cents !== null)?.cents ?? 0);
      if (sale.lines.length !== 3 || more < base / 200) return null;
      const entry = desk.replace(sale, { lines });
      for (const payment of payments) {
        const paid = payment.lines.map((line) => ({
          ...line,
          cents: line.cents + Math.sign(line.cents) * more,
        }));
        desk.replace(payment, { lines: paid });
      }
      return told(desk.use(customer).relatie, 'omzetInstallatie', entry);
    },
  },
  near: {
    'afgerond op de cent': (desk) =>
      typed(desk, (cents) => share(cents, 2_100) + desk.random.pick([-2, -1, 1, 2])),
    'ruim een euro op een grote factuur': (desk) =>
      typed(desk, (cents) => share(cents, 2_100) - 135, [3_000, 6_000]),
    'twee tarieven op één factuur': (desk) => {
      const [high, low] = [desk.amount(100, 600), desk.amount(60, 300)];
      return ofLines(desk, [
        { account: 'kleine', cents: high, vat: 'hoog', btw_cents: share(high, 2_100) },
        { account: 'representatie', cents: low, vat: 'laag', btw_cents: share(low, 900) },
        { account: 'btwVoorbelasting', cents: share(high, 2_100) + share(low, 900) },
      ]);
    },
    'deels vrijgesteld': (desk) => {
      const [high, free] = [desk.amount(100, 600), desk.amount(60, 300)];
      return ofLines(desk, [
        { account: 'kleine', cents: high, vat: 'hoog', btw_cents: share(high, 2_100) },
        { account: 'kleine', cents: free, text: 'Statiegeld' },
        { account: 'btwVoorbelasting', cents: share(high, 2_100) },
      ]);
    },
    verlegd: (desk) => {
      const from = desk.supplier('Onderaanneming');
      const bill = { from, account: 'onderhoudPand', text: 'Werk, btw verlegd' } as const;
      const own = { ...bill, cents: desk.amount(400, 2_500), day: desk.day(5, 12) };
      return told(from.relatie, 'onderhoudPand', desk.bill({ ...own, vat: 'verlegd' }));
    },
    'veel regels, per regel afgerond': (desk) => {
      const cents = Array.from({ length: 9 }, () => desk.random.whole(317, 4_983));
      const vat = cents.map((own) => share(own, 2_100));
      const lines = cents.map((own, index): Part => ({
        account: 'kleine',
        cents: own,
        vat: 'hoog',
        btw_cents: vat[index] ?? 0,
      }));
      const sum = vat.reduce((total, own) => total + own, 0);
      return ofLines(desk, [...lines, { account: 'btwVoorbelasting', cents: sum }]);
    },
  },
};
