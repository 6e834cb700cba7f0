import type { GeneratedRelation } from '@kengetal/generator';
import { ledger } from '../books/accounts.ts';
import type { Entry } from '../books/books.ts';
import type { Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const revenueOf = ({ lines }: Entry) =>
  lines.reduce(
    (sum, { rekening, cents }) => (rekening >= '8000' && rekening < '8900' ? sum - cents : sum),
    0,
  );

const lastYear = (desk: Desk, entry: Entry) => desk.monthOf(entry) >= desk.month(11);

const total = (desk: Desk, entries: readonly Entry[]) =>
  entries
    .filter((entry) => lastYear(desk, entry))
    .reduce((sum, entry) => sum + revenueOf(entry), 0);

const told = (desk: Desk, ...customers: readonly GeneratedRelation[]): Told => ({
  relaties: customers.map(({ relatie }) => relatie),
  months: [desk.month(12), desk.month(-1)],
});

/** Sells a customer so many times as much, and has it pay that. */
function grow(desk: Desk, sales: readonly Entry[], factor: number): void {
  for (const sale of sales) {
    const payments = desk.payments(sale);
    const parts = sale.lines.map((line) => ({
      ...line,
      cents: Math.round(line.cents * factor),
      btw_cents: line.btw_cents === null ? null : Math.round(line.btw_cents * factor),
    }));
    const off = parts.reduce((sum, { cents }) => sum + cents, 0);
    const lines = parts.map((line) =>
      line.rekening === ledger('debiteuren') ? { ...line, cents: line.cents - off } : line,
    );
    desk.replace(sale, { lines });
    const owed = lines.find(({ rekening }) => rekening === ledger('debiteuren'))?.cents ?? 0;
    for (const payment of payments) {
      const paid = payment.lines.map((line) => ({ ...line, cents: Math.sign(line.cents) * owed }));
      desk.replace(payment, { lines: paid });
    }
  }
}

/** Lets a customer grow to a share of last year's revenue, in percent. */
function toShare(
  desk: Desk,
  customer: GeneratedRelation,
  percent: number,
  which = (_: Entry) => true,
): boolean {
  const sales = desk.of(customer.relatie, 'verkoop').filter(which);
  const own = total(desk, sales);
  const rest = total(desk, desk.entries) - own;
  if (own <= 0 || sales.some((sale) => desk.payments(sale).length > 1)) return false;
  grow(desk, sales, (percent * rest) / ((100 - percent) * own));
  return true;
}

const one = (desk: Desk, percent: number) => {
  const [customer] = desk.customers(5, desk.books.kind === 'zzp' ? null : false);
  if (!customer || !toShare(desk, customer, percent)) return null;
  return told(desk, desk.use(customer));
};

export const omzetconcentratie: Templates = {
  plants: {
    'ruim de helft': (desk) => one(desk, desk.random.whole(52, 68)),
    'twee vijfde': (desk) => one(desk, desk.random.whole(38, 46)),
    'net boven de grens': (desk) => one(desk, desk.random.whole(32, 34)),
    'twee samen meer dan de helft': (desk) => {
      const [first, second] = desk.customers(5, desk.books.kind === 'zzp' ? null : false);
      if (!first || !second || !toShare(desk, first, 28)) return null;
      // What the second takes makes the first smaller; it then grows back.
      const turns = [second, first, second, first, second];
      if (!turns.every((turn) => toShare(desk, turn, 28.5))) return null;
      return told(desk, desk.use(first), desk.use(second));
    },
  },
  near: {
    'een vijfde': (desk) => one(desk, desk.random.whole(18, 23)),
    'diverse debiteuren': (desk) => {
      const [customer] = desk.customers(5, desk.books.kind === 'zzp' ? null : false);
      if (!customer || !toShare(desk, customer, 40)) return null;
      const other = desk.named(
        'C',
        desk.random.pick(['Diverse debiteuren', 'Kassaverkopen', 'Contante verkopen']),
      );
      for (const journal of ['verkoop', 'bank'] as const) {
        for (const entry of desk.of(customer.relatie, journal)) {
          const lines = entry.lines.map((line) =>
            line.relatie === null ? line : { ...line, relatie: other.relatie },
          );
          desk.replace(entry, { lines });
        }
      }
      return told(desk, other);
    },
    'het jaar ervoor': (desk) => {
      const [customer] = desk.customers(8, desk.books.kind === 'zzp' ? null : false);
      const before =
        customer && desk.of(customer.relatie, 'verkoop').filter((sale) => !lastYear(desk, sale));
      if (!customer || !before || before.length === 0) return null;
      grow(desk, before, desk.books.kind === 'zzp' ? 7 : 12);
      return told(desk, desk.use(customer));
    },
  },
};
