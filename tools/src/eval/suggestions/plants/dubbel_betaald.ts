import { addDays } from '@kengetal/generator';
import type { Account } from '../books/accounts.ts';
import type { Entry } from '../books/books.ts';
import { documentOf, spanOf, type Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const TRADES: readonly (readonly [string, Account, string])[] = [
  ['Reclame', 'reclame', 'Campagne'],
  ['Bouwmaterialen', 'onderhoudPand', 'Materiaal pand'],
  ['Opleidingen', 'opleiding', 'Cursus'],
  ['Notariaat', 'advies', 'Advies'],
  ['Verhuur', 'transport', 'Huur aanhanger'],
];

/** A supplier whose bills are all paid; one of them, paid some months ago. */
function withPaid(desk: Desk) {
  const [trade, account, text] = desk.random.pick(TRADES);
  const from = desk.supplier(trade);
  const bills = desk.loose({ from, account, text }, [150, 1_600], 4);
  const one = desk.random.pick(bills.slice(-6));
  const payment = desk.payments(one)[0];
  return payment ? { from, account, text, one, payment } : null;
}

function told(from: string, entries: readonly (Entry | null)[]): Told {
  const there = entries.filter((entry) => entry !== null);
  return {
    relaties: [from],
    documenten: there,
    months: spanOf(there.map(({ datum }) => datum)),
    also: ['betaling_zonder_factuur', 'dubbele_factuur'],
  };
}

/** Pays a bill once more, so many days after the first time. */
const repaid = (desk: Desk, days: number, pay: { text?: string; from?: 'kas' } = {}) => {
  const paid = withPaid(desk);
  if (!paid) return null;
  const { from, one, payment } = paid;
  const second = desk.pay(one, addDays(payment.datum, days), pay);
  return second && told(from.relatie, [one, payment, second]);
};

/** Pays the same amount to a supplier without its number. */
function paidLoose(desk: Desk, days: number) {
  const paid = withPaid(desk);
  if (!paid) return null;
  const { from, one, payment } = paid;
  const cents = one.lines[0]?.cents ?? 0;
  const day = addDays(payment.datum, days);
  const text = desk.random.pick([from.name, `Betaling ${from.name}`, `Overboeking ${from.name}`]);
  const about = { relatie: from.relatie };
  const second = desk.post('bank', day, text, [
    { account: 'bank', cents, ...about },
    { account: 'crediteuren', cents: -cents, ...about },
  ]);
  return { ...paid, cents, second };
}

export const dubbel_betaald: Templates = {
  plants: {
    'dezelfde dag of week': (desk) => repaid(desk, desk.random.whole(0, 6)),
    'weken later nog eens': (desk) => repaid(desk, desk.random.whole(10, 35)),
    'met alleen het nummer': (desk) =>
      repaid(desk, desk.random.whole(3, 20), { text: 'Openstaande factuur' }),
    'zonder nummer': (desk) => {
      const paid = paidLoose(desk, desk.random.whole(1, 24));
      return paid && told(paid.from.relatie, [paid.one, paid.payment, paid.second]);
    },
    'per bank en daarna uit de kas': (desk) => {
      const paid = withPaid(desk);
      if (!paid) return null;
      const { from, account, text } = paid;
      const day = desk.day(desk.random.whole(4, 8), 6);
      const one = desk.bill({ from, account, text, cents: desk.amount(20, 60), day });
      const [payment = null] = desk.payments(one);
      const second = desk.pay(one, addDays(day, 8), { from: 'kas' });
      // The till must hold it.
      desk.post('bank', day, 'Opname kas', [
        { account: 'bank', cents: one.lines[0]?.cents ?? 0 },
        { account: 'kas', cents: -(one.lines[0]?.cents ?? 0) },
      ]);
      return second && told(from.relatie, [one, payment, second]);
    },
  },
  near: {
    teruggestort: (desk) => {
      const paid = withPaid(desk);
      if (!paid) return null;
      const { from, one, payment } = paid;
      const second = desk.pay(one, addDays(payment.datum, 4));
      const back = desk.post(
        'bank',
        addDays(payment.datum, desk.random.whole(9, 40)),
        `Terugbetaling ${from.name}`,
        [],
      );
      const lines = payment.lines.map((line) => ({ ...line, cents: -line.cents }));
      desk.replace(back, { lines });
      return second && told(from.relatie, [one, payment, second]);
    },
    'tweede factuur van hetzelfde bedrag': (desk) => {
      const paid = withPaid(desk);
      if (!paid) return null;
      const { from, account, text, one } = paid;
      const cents = one.lines.find(({ rekening }) => rekening >= '4000')?.cents ?? 0;
      const day = addDays(one.datum, desk.random.whole(10, 20));
      const second = desk.bill({ from, account, text, cents, day });
      return told(from.relatie, [one, second]);
    },
    'vooruitbetaald, later gefactureerd': (desk) => {
      const paid = paidLoose(desk, desk.random.whole(2, 12));
      if (!paid) return null;
      const { from, account, text, one, second } = paid;
      const cents = one.lines.find(({ rekening }) => rekening >= '4000')?.cents ?? 0;
      const day = addDays(second.datum, desk.random.whole(8, 20));
      const invoice = desk.bill({ from, account, text, cents, day, paidAfter: null });
      return told(from.relatie, [one, second, invoice]);
    },
    'gestorneerd en opnieuw betaald': (desk) => {
      const paid = withPaid(desk);
      if (!paid) return null;
      const { from, one, payment } = paid;
      const back = desk.post('bank', addDays(payment.datum, 1), `Storno ${from.name}`, []);
      desk.replace(back, {
        lines: payment.lines.map((line) => ({
          ...line,
          cents: -line.cents,
          omschrijving: 'Storno',
        })),
      });
      const second = desk.pay(one, addDays(payment.datum, 5));
      return second && told(from.relatie, [one, payment, second]);
    },
    'twee deelbetalingen van een helft': (desk) => {
      const paid = withPaid(desk);
      if (!paid) return null;
      const { from, one, payment } = paid;
      const half = payment.lines.map((line) => ({ ...line, cents: Math.trunc(line.cents / 2) }));
      const rest = payment.lines.map((line, index) => ({
        ...line,
        cents: line.cents - (half[index]?.cents ?? 0),
      }));
      const first = desk.replace(payment, { lines: half });
      const back = desk.post('bank', addDays(payment.datum, 9), documentOf(one), []);
      return told(from.relatie, [one, first, desk.replace(back, { lines: rest })]);
    },
  },
};
