import { ledger, type Account } from '../books/accounts.ts';
import type { Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const SERIES: readonly (readonly [string, Account, string, number, number])[] = [
  ['Opslag %', 'transport', 'Huur opslagruimte', 180, 560],
  ['% Parkeren', 'parkeren', 'Huur parkeerplaatsen', 75, 260],
  ['Plantenservice', 'representatie', 'Onderhoud planten', 60, 190],
  ['% Systeembeheer', 'ict', 'Beheer werkplekken', 140, 480],
  ['Bewaking', 'beveiliging', 'Surveillance', 95, 330],
];

function supplied(desk: Desk) {
  const [trade, account, text, low, high] = desk.random.pick(SERIES);
  const bill = { from: desk.supplier(trade), account, text };
  return { bill, on: desk.random.whole(2, 12), usual: desk.amount(low, high) };
}

const told = (desk: Desk, relatie: string, account: string, from: number, to = from): Told => ({
  relaties: [relatie],
  rekeningen: [account],
  months: [desk.month(from), desk.month(to)],
});

/** A series without the bills of these months back. */
const without = (desk: Desk, missed: readonly number[], every = 1) => {
  const { bill, on, usual } = supplied(desk);
  desk.series(bill, on, (back) => (missed.includes(back) ? null : usual), { every });
  return told(
    desk,
    bill.from.relatie,
    ledger(bill.account),
    Math.max(...missed),
    Math.min(...missed),
  );
};

export const boeking_ontbreekt: Templates = {
  plants: {
    'een maand in het midden': (desk) => without(desk, [desk.random.whole(4, 9)]),
    'de laatste maand': (desk) => without(desk, [0]),
    'de laatste twee maanden': (desk) => without(desk, [1, 0]),
    'een kwartaal': (desk) => ({ ...without(desk, [desk.random.pick([3, 6])], 3) }),
    'van een vaste leverancier': (desk) => {
      const from = desk.known(
        'Bedrijfspanden De Wetering',
        'Bestelwagen Lease B.V.',
        'Telecom Zakelijk',
        'Groene Stroom Nederland',
        'Werkbon Software B.V.',
      );
      const back = desk.random.whole(4, 9);
      const entry =
        from &&
        desk.of(from.relatie, 'inkoop').find((one) => desk.monthOf(one) === desk.month(back));
      if (!from || !entry) return null;
      desk.remove(entry, ...desk.payments(entry));
      const rekening = entry.lines.find((line) => line.rekening >= '4000')?.rekening ?? '';
      return told(desk, from.relatie, rekening, back);
    },
  },
  near: {
    gestopt: (desk) => without(desk, [4, 3, 2, 1, 0]),
    'op een andere rekening geboekt': (desk) => {
      const { bill, on, usual } = supplied(desk);
      const back = desk.random.whole(4, 8);
      desk.series(bill, on, (month) => (month === back ? null : usual));
      desk.bill({ ...bill, account: 'algemeen', cents: usual, day: desk.day(back, on) });
      return told(desk, bill.from.relatie, ledger(bill.account), back);
    },
    'bij een andere leverancier geboekt': (desk) => {
      const { bill, on, usual } = supplied(desk);
      const back = desk.random.whole(4, 8);
      desk.series(bill, on, (month) => (month === back ? null : usual));
      const from = desk.supplier('Diversen');
      desk.bill({ ...bill, from, cents: usual, day: desk.day(back, on) });
      return told(desk, bill.from.relatie, ledger(bill.account), back);
    },
    'een jaar vooruitbetaald': (desk) => {
      const { bill, on, usual } = supplied(desk);
      desk.series(bill, on, (month) => (month === 8 ? usual * 12 : month > 8 ? usual : null));
      return told(desk, bill.from.relatie, ledger(bill.account), 7, 0);
    },
    'een maand later twee keer': (desk) => {
      const { bill, on, usual } = supplied(desk);
      const back = desk.random.whole(5, 8);
      desk.series(bill, on, (month) => (month === back ? null : usual));
      desk.bill({ ...bill, cents: usual, day: desk.day(back - 1, 1) });
      return told(desk, bill.from.relatie, ledger(bill.account), back);
    },
    'komt zonder regelmaat': (desk) => {
      const { bill } = supplied(desk);
      desk.loose(bill, [80, 700]);
      return told(desk, bill.from.relatie, ledger(bill.account), 8, 0);
    },
  },
};
