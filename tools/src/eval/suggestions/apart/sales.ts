import { addDays } from '@kengetal/generator';
import { periodOfDay } from '@kengetal/ledger';
import { ledger } from '../books/accounts.ts';
import type { Entry } from '../books/books.ts';
import type { Desk } from '../plants/desk.ts';
import type { Templates, Told } from '../plants/templates.ts';

const told = (desk: Desk, relatie: string, ...documenten: readonly (Entry | string)[]): Told => ({
  relaties: [relatie],
  documenten,
  months: [desk.month(14), periodOfDay(desk.now)],
});

/** An invoice of an unused customer between these days before the end, paid once. */
function sold(desk: Desk, oldest: number, youngest: number) {
  for (const customer of desk.customers(5)) {
    const sale = desk.of(customer.relatie, 'verkoop').find((one) => {
      const isThen =
        one.datum >= addDays(desk.now, -oldest) && one.datum <= addDays(desk.now, -youngest);
      return isThen && desk.payments(one).length === 1;
    });
    if (sale) return { relatie: desk.use(customer).relatie, sale };
  }
  return null;
}

export const te_laat_open: Templates = {
  plants: {
    'vergeten factuur van vorig jaar': (desk) => {
      const own = sold(desk, 480, 200);
      if (!own) return null;
      desk.remove(...desk.payments(own.sale));
      return {
        ...told(desk, own.relatie, own.sale),
        months: [periodOfDay(own.sale.datum), periodOfDay(desk.now)],
      };
    },
    'vijf maanden oud': (desk) => {
      const own = sold(desk, 175, 140);
      if (!own) return null;
      desk.remove(...desk.payments(own.sale));
      return told(desk, own.relatie, own.sale);
    },
  },
  near: {
    'twee maanden oud': (desk) => {
      const own = sold(desk, 75, 45);
      if (!own) return null;
      desk.remove(...desk.payments(own.sale));
      return told(desk, own.relatie, own.sale);
    },
    'korting bij betaling': (desk) => {
      const own = sold(desk, 400, 150);
      const [payment] = own ? desk.payments(own.sale) : [];
      if (!own || !payment) return null;
      desk.replace(payment, {
        lines: payment.lines.map((line) => ({
          ...line,
          cents: line.cents - Math.sign(line.cents) * 2_500,
        })),
      });
      return told(desk, own.relatie, own.sale);
    },
  },
};

/** Delays the payments of the invoices of an unused customer that `days` gives some days for. */
function delayed(
  desk: Desk,
  days: (invoice: Entry, recent: readonly Entry[]) => number,
): Told | null {
  for (const customer of desk.customers(6)) {
    const sales = desk.of(customer.relatie, 'verkoop');
    const recent = sales.filter(({ datum }) => datum >= desk.day(4, 1) && datum <= desk.day(1, 25));
    if (recent.length < 2 || sales.length - recent.length < 4) continue;
    for (const sale of sales) {
      for (const payment of desk.payments(sale)) {
        desk.replace(payment, { datum: addDays(payment.datum, days(sale, recent)) });
      }
    }
    return told(desk, desk.use(customer).relatie, ...recent);
  }
  return null;
}

export const betaalt_later: Templates = {
  plants: {
    'vijf weken later dan anders': (desk) =>
      delayed(desk, (sale, recent) => (recent.includes(sale) ? 35 : 0)),
    'langzaam oplopend': (desk) =>
      delayed(desk, (sale, recent) => (recent.includes(sale) ? 25 + 6 * recent.indexOf(sale) : 0)),
  },
  near: {
    'de laatste iets later': (desk) =>
      delayed(desk, (sale, recent) => (sale === recent.at(-1) ? 26 : 0)),
    'betaalt iedereen laat, al jaren': (desk) => delayed(desk, () => 29),
  },
};

export const omzetconcentratie: Templates = {
  plants: { 'één grote opdrachtgever': (desk) => shifted(desk, 44) },
  near: { 'een kwart bij één klant': (desk) => shifted(desk, 22) },
};

/** A new customer with an order each month, of so many percent of all revenue of the last year. */
function shifted(desk: Desk, percent: number): Told {
  const rest = desk.entries
    .filter((entry) => desk.monthOf(entry) >= desk.month(11))
    .flatMap(({ lines }) => lines)
    .reduce(
      (sum, { rekening, cents }) => (rekening >= '8000' && rekening < '8900' ? sum - cents : sum),
      0,
    );
  const { relatie } = desk.relation('C', '% Projecten B.V.');
  const cents = Math.round((rest * percent) / (100 - percent) / 12);
  const vat = Math.round(cents * 0.21);
  for (let back = 23; back >= 0; back -= 1) {
    const about = { relatie, factuur: `P-${String(500 - back)}` };
    const sale = desk.post('verkoop', desk.day(back, 3), 'Projectfactuur', [
      { account: 'debiteuren', cents: cents + vat, ...about },
      { account: 'omzetWinkel', cents: -cents, vat: 'hoog', btw_cents: -vat, ...about },
      { account: 'btwAfTeDragen', cents: -vat, ...about },
    ]);
    desk.pay(sale, addDays(sale.datum, 20));
  }
  return { relaties: [relatie], months: [desk.month(12), desk.month(-1)] };
}

export const factuurnummer_ontbreekt: Templates = {
  plants: {
    'een eigen reeks met een gat': (desk) => numbered(desk, [17]),
    'vier nummers weg': (desk) => numbered(desk, [20, 21, 22, 23]),
  },
  near: {
    'een eigen reeks zonder gat': (desk) => numbered(desk, []),
    'een nieuw factuurboek': (desk) => numbered(desk, [], 100),
  },
};

/** A run of sales with a number of its own, without some of them; it jumps ahead halfway. */
function numbered(desk: Desk, gaps: readonly number[], jump = 0): Told {
  const { relatie } = desk.relation('C', 'Balie %');
  for (let turn = 1; turn <= 36; turn += 1) {
    if (gaps.includes(turn)) continue;
    const cents = desk.amount(60, 240);
    const vat = Math.round(cents * 0.21);
    const about = { relatie, factuur: `BAL${String(4_000 + turn + (turn > 18 ? jump : 0))}` };
    const day = desk.day(11 - Math.floor((turn - 1) / 3.3), 2 + ((turn * 7) % 24));
    const sale = desk.post('verkoop', day, 'Verkoop balie', [
      { account: 'debiteuren', cents: cents + vat, ...about },
      { account: 'omzetWinkel', cents: -cents, vat: 'hoog', btw_cents: -vat, ...about },
      { account: 'btwAfTeDragen', cents: -vat, ...about },
    ]);
    desk.pay(sale, addDays(day, 3));
  }
  const missed = gaps.map((turn) => `BAL${String(4_000 + turn)}`);
  return {
    documenten: missed.length > 0 ? missed : ['BAL4018', 'BAL4019'],
    rekeningen: [ledger('debiteuren')],
    months: [desk.month(11), desk.month(0)],
  };
}
