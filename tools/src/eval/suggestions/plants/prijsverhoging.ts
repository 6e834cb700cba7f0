import { ledger, type Account } from '../books/accounts.ts';
import type { Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const SERIES: readonly (readonly [string, Account, string, number, number])[] = [
  ['% Hosting', 'ict', 'Hosting en domeinen', 60, 240],
  ['Beveiliging', 'beveiliging', 'Alarmopvolging', 70, 260],
  ['% Vakblad', 'contributies', 'Abonnement vakblad', 45, 180],
  ['Koffieservice', 'representatie', 'Huur koffieautomaat', 80, 230],
  ['Afvalinzameling', 'onderhoudPand', 'Legen container', 75, 260],
  ['Zakelijk Mobiel', 'contributies', 'Mobiele bundels', 110, 390],
];

function supplied(desk: Desk) {
  const [trade, account, text, low, high] = desk.random.pick(SERIES);
  const usual = desk.amount(low, high);
  return {
    bill: { from: desk.supplier(trade), account, text },
    on: desk.random.whole(2, 24),
    usual,
  };
}

const told = (
  desk: Desk,
  { from, account }: ReturnType<typeof supplied>['bill'],
  back: number,
): Told => ({
  relaties: [from.relatie],
  rekeningen: [ledger(account)],
  months: [desk.month(back + 1), desk.month(0)],
});

const percent = (cents: number, more: number) => Math.round((cents * (100 + more)) / 100);

/** A price that rises so many percent, and five euros at least, so many months before the last. */
const risen = (desk: Desk, more: number, back: number, every = 1) => {
  const { bill, on, usual } = supplied(desk);
  const base = every === 1 ? usual : usual * 3;
  const higher = Math.max(percent(base, more), base + 520 * every);
  desk.series(bill, on, (month) => (month <= back ? higher : base), { every });
  return told(desk, bill, back);
};

export const prijsverhoging: Templates = {
  plants: {
    'enkele procenten': (desk) => risen(desk, desk.random.whole(5, 9), desk.random.whole(4, 10)),
    'een derde erbij': (desk) => risen(desk, desk.random.whole(28, 42), desk.random.whole(4, 9)),
    'ruim de helft erbij': (desk) =>
      risen(desk, desk.random.whole(50, 65), desk.random.whole(5, 10)),
    'per kwartaal': (desk) => risen(desk, desk.random.whole(8, 20), desk.random.pick([3, 6]), 3),
    'pas drie maanden': (desk) => risen(desk, desk.random.whole(7, 18), 3),
    'bij een vaste leverancier': (desk) => {
      const from = desk.known(
        'Telecom Zakelijk',
        'Werkbon Software B.V.',
        'Agenda Online B.V.',
        'Beeldlab Software B.V.',
      );
      if (!from) return null;
      const back = desk.random.whole(4, 9);
      const more = desk.random.whole(12, 30);
      for (const entry of desk.of(from.relatie, 'inkoop')) {
        if (entry.datum < desk.day(back, 1)) continue;
        const payments = desk.payments(entry);
        const lines = entry.lines.map((line) => ({
          ...line,
          cents: percent(line.cents, more),
          btw_cents: line.btw_cents === null ? null : percent(line.btw_cents, more),
        }));
        const off = lines.reduce((sum, { cents }) => sum + cents, 0);
        const whole = lines.map((line, index) =>
          index === 0 ? { ...line, cents: line.cents - off } : line,
        );
        desk.replace(entry, { lines: whole });
        const owed = whole[0]?.cents ?? 0;
        for (const payment of payments) {
          const paid = payment.lines.map((line) => ({
            ...line,
            cents: Math.sign(line.cents) * Math.abs(owed),
          }));
          desk.replace(payment, { lines: paid });
        }
      }
      const [first] = desk.of(from.relatie, 'inkoop');
      const rekening = first?.lines.find((line) => line.rekening >= '4000')?.rekening ?? '';
      const months = [desk.month(back + 1), desk.month(0)] as const;
      return { relaties: [from.relatie], rekeningen: [rekening], months };
    },
  },
  near: {
    'eenmalig hoger': (desk) => {
      const { bill, on, usual } = supplied(desk);
      const back = desk.random.whole(4, 8);
      desk.series(bill, on, (month) => (month === back ? percent(usual, 40) : usual));
      return told(desk, bill, back);
    },
    'wisselende bedragen': (desk) => {
      const { bill, on, usual } = supplied(desk);
      desk.series(bill, on, () => percent(usual, desk.random.whole(-35, 35)));
      return told(desk, bill, 11);
    },
    'verhoging teruggedraaid': (desk) => {
      const { bill, on, usual } = supplied(desk);
      const back = desk.random.whole(6, 9);
      const higher = percent(usual, 15);
      desk.series(bill, on, (month) => (month === back || month === back - 1 ? higher : usual));
      const credit = { ...bill, text: 'Creditnota prijsaanpassing', cents: (usual - higher) * 2 };
      desk.bill({ ...credit, day: desk.day(back - 2, 26), paidAfter: 3 });
      return told(desk, bill, back);
    },
    'een of twee procent': (desk) => {
      const { bill, on, usual } = supplied(desk);
      const back = desk.random.whole(4, 9);
      desk.series(bill, on, (month) => (month <= back ? percent(usual, 1.8) : usual));
      return told(desk, bill, back);
    },
    'langer dan een jaar geleden': (desk) => {
      const { bill, on, usual } = supplied(desk);
      desk.series(bill, on, (month) => (month <= 15 ? percent(usual, 20) : usual));
      return { ...told(desk, bill, 16) };
    },
    'goedkoper geworden': (desk) => {
      const { bill, on, usual } = supplied(desk);
      const back = desk.random.whole(4, 9);
      desk.series(bill, on, (month) => (month <= back ? percent(usual, -18) : usual));
      return told(desk, bill, back);
    },
  },
};
