import type { GeneratedRelation } from '@kengetal/generator';
import { ledger, type Account } from '../books/accounts.ts';
import type { Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const KINDS: readonly (readonly [string, Account, string, number, number])[] = [
  ['% Verzekeringen', 'verzekeringen', 'Bedrijfsverzekering', 90, 240],
  ['% Online', 'software', 'Abonnement planning', 40, 190],
  ['Alarmcentrale', 'beveiliging', 'Abonnement alarm', 55, 160],
  ['Glasvezel %', 'telefoon', 'Internet', 50, 140],
];

function kind(desk: Desk) {
  const [trade, account, text, low, high] = desk.random.pick(KINDS);
  const vat = account === 'verzekeringen' ? null : undefined;
  const from = desk.supplier(trade);
  const bill = { from, account, text, ...(vat === null && { vat }) };
  return { bill, trade, on: desk.random.whole(2, 24), usual: desk.amount(low, high) };
}

const told = (
  desk: Desk,
  account: Account,
  back: number,
  ...from: readonly GeneratedRelation[]
): Told => ({
  relaties: from.map(({ relatie }) => relatie),
  rekeningen: [ledger(account)],
  months: [desk.month(back + 1), desk.month(0)],
});

const stepped = (desk: Desk, percent: number, back: number, every = 1) => {
  const { bill, on, usual } = kind(desk);
  const higher = Math.round((usual * percent) / 100);
  desk.series(bill, on, (month) => (month <= back ? higher : usual), { every });
  return told(desk, bill.account, back, bill.from);
};

/** From some month another supplier bills the same; the old one goes on up to so many back. */
const twoSuppliers = (desk: Desk, back: number, to: number) => {
  const { bill, trade, on, usual } = kind(desk);
  desk.series(bill, on, () => usual, { to });
  const from = desk.supplier(trade);
  const other = Math.round((usual * desk.random.whole(80, 120)) / 100);
  desk.series({ ...bill, from }, Math.min(28, on + 3), () => other, { from: back });
  return told(desk, bill.account, back, bill.from, from);
};

export const verdubbeld: Templates = {
  plants: {
    'ineens het dubbele': (desk) => stepped(desk, 200, desk.random.whole(4, 9)),
    'ruim drie kwart meer': (desk) =>
      stepped(desk, desk.random.whole(178, 195), desk.random.whole(4, 9)),
    'meer dan het dubbele': (desk) =>
      stepped(desk, desk.random.whole(210, 280), desk.random.whole(4, 8)),
    'kwartaalpremie verdubbeld': (desk) => stepped(desk, 200, 6, 3),
    'nieuwe leverancier terwijl de oude doorloopt': (desk) =>
      twoSuppliers(desk, desk.random.whole(4, 8), 0),
  },
  near: {
    'eenmalig dubbel': (desk) => {
      const { bill, on, usual } = kind(desk);
      const back = desk.random.whole(4, 8);
      desk.series(bill, on, (month) => (month === back ? usual * 2 : usual));
      return told(desk, bill.account, back, bill.from);
    },
    overgestapt: (desk) => {
      const back = desk.random.whole(5, 9);
      return twoSuppliers(desk, back, back + 1);
    },
    'elke zomer dubbel': (desk) => {
      const { bill, on, usual } = kind(desk);
      desk.series(bill, on, (back) =>
        desk.month(back) % 100 >= 6 && desk.month(back) % 100 <= 8 ? usual * 2 : usual,
      );
      return { ...told(desk, bill.account, 11, bill.from), also: ['kosten_gestegen'] };
    },
    'een derde duurder': (desk) => ({
      ...stepped(desk, 133, desk.random.whole(4, 9)),
      also: ['prijsverhoging'],
    }),
  },
};
