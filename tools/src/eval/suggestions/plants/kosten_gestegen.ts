import type { Account } from '../books/accounts.ts';
import { ledger } from '../books/accounts.ts';
import type { Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

/** Accounts that nothing else is booked on. */
const COSTS: readonly (readonly [Account, string, string])[] = [
  ['keuringen', 'Keuringen', 'Keuring'],
  ['vergaderen', 'Catering', 'Vergaderarrangement'],
  ['beurzen', 'Standbouw', 'Beurs'],
  ['uitzend', 'Uitzendbureau %', 'Uitzendkracht'],
  ['geschenken', 'Kerstpakketten', 'Attenties'],
  ['huurGereedschap', 'Verhuur', 'Huur hoogwerker'],
  ['juridisch', 'Advocaten', 'Juridisch advies'],
  ['archief', 'Archiefbeheer', 'Opslag dozen'],
];

/** An account with a bill each month of about so much. */
function costs(desk: Desk) {
  const [account, trade, text] = desk.random.pick(COSTS);
  return { account, text, from: desk.supplier(trade), usual: desk.amount(500, 2_400) };
}

const told = (desk: Desk, account: Account): Told => ({
  rekeningen: [ledger(account)],
  months: [desk.books.last, desk.books.last],
});

const about = (desk: Desk, cents: number) => Math.round((cents * desk.random.whole(94, 106)) / 100);

/** Bills of each month of about the usual, but the last: so many percent of it. */
const lastMonth = (desk: Desk, percent: number) => {
  const own = costs(desk);
  const { usual, ...bill } = own;
  desk.series(bill, 9, (back) =>
    back === 0 ? Math.round((usual * percent) / 100) : about(desk, usual),
  );
  return told(desk, own.account);
};

export const kosten_gestegen: Templates = {
  plants: {
    'factuur van de laatste maand veel hoger': (desk) =>
      lastMonth(desk, desk.random.whole(165, 290)),
    'een extra factuur': (desk) => {
      const own = costs(desk);
      const { usual, ...bill } = own;
      desk.series(bill, 9, () => about(desk, usual));
      desk.bill({
        ...bill,
        cents: about(desk, usual),
        day: desk.day(0, 19),
        text: `${bill.text} extra`,
      });
      return told(desk, own.account);
    },
    'veel kleine facturen': (desk) => {
      const own = costs(desk);
      const { usual, ...bill } = own;
      desk.series(bill, 9, () => about(desk, usual));
      for (const day of [3, 11, 16, 22, 25]) {
        desk.bill({
          ...bill,
          cents: Math.round(usual / 5) + desk.amount(20, 60),
          day: desk.day(0, day),
        });
      }
      return told(desk, own.account);
    },
    'nieuwe leverancier erbij': (desk) => {
      const own = costs(desk);
      const { usual, ...bill } = own;
      desk.series(bill, 12, () => about(desk, usual));
      const from = desk.supplier('Diensten');
      desk.bill({ ...bill, from, cents: desk.amount(900, 3_000), day: desk.day(0, 21) });
      return told(desk, own.account);
    },
    'ruim een kwart hoger': (desk) => {
      const own = costs(desk);
      const { usual, ...bill } = own;
      const cents = usual + 100_000;
      desk.series(bill, 9, (back) => (back === 0 ? Math.round(cents * 1.34) : cents));
      return told(desk, own.account);
    },
  },
  near: {
    'elk jaar in deze maand zo': (desk) => {
      const own = costs(desk);
      const { usual, ...bill } = own;
      desk.series(bill, 9, (back) => (back % 12 === 0 ? usual * 2 : about(desk, usual)));
      return told(desk, own.account);
    },
    'jaarnota zoals verwacht': (desk) => {
      const own = costs(desk);
      const { usual, ...bill } = own;
      desk.series(bill, 5, (back) => (back % 12 === 0 ? usual + 60_000 : null));
      return told(desk, own.account);
    },
    kwartaalnota: (desk) => {
      const own = costs(desk);
      const { usual, ...bill } = own;
      desk.series(bill, 5, () => usual, { every: 3 });
      return told(desk, own.account);
    },
    'vorige maand overgeslagen, nu ingehaald': (desk) => {
      const own = costs(desk);
      const { usual, ...bill } = own;
      desk.series(bill, 20, (back) => (back === 1 ? null : usual));
      desk.bill({ ...bill, cents: usual, day: desk.day(0, 2) });
      return told(desk, own.account);
    },
    'een zesde hoger': (desk) => lastMonth(desk, 114),
    'flink hoger, maar klein': (desk) => {
      const own = costs(desk);
      const { usual: _, ...bill } = own;
      const cents = desk.amount(90, 180);
      desk.series(bill, 9, (back) => (back === 0 ? Math.round(cents * 2.2) : cents));
      return told(desk, own.account);
    },
  },
};
