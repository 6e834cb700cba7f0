import { addDays } from '@kengetal/generator';
import { periodOfDay } from '@kengetal/ledger';
import { ledger } from '../books/accounts.ts';
import type { Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const TEXTS = [
  'Onbekende afschrijving',
  'Pin Hubo',
  'Bol.com',
  'Betaling zonder bon',
  'CJIB',
  'Incasso onbekend',
];

const ACCOUNTS = ['vraagposten', 'priveZakelijk'] as const;
type Question = (typeof ACCOUNTS)[number];

const told = (desk: Desk, account: Question): Told => ({
  rekeningen: [ledger(account)],
  months: [desk.month(desk.whole()), periodOfDay(desk.now)],
});

/** A payment that nobody knows; a receipt when below 0. */
function asked(desk: Desk, account: Question, cents: number, day: string): void {
  desk.post('bank', day, desk.random.pick(TEXTS), [
    { account: 'bank', cents: -cents },
    { account, cents },
  ]);
}

function cleared(desk: Desk, account: Question, cents: number, day: string): void {
  desk.post('memoriaal', day, 'Vraagpost uitgezocht', [
    { account: 'algemeen', cents },
    { account, cents: -cents },
  ]);
}

const open = (desk: Desk, days: readonly number[], sign = 1) => {
  const account = desk.random.pick(ACCOUNTS);
  for (const back of days) {
    asked(desk, account, sign * desk.amount(20, 380), addDays(desk.now, -back));
  }
  return told(desk, account);
};

export const vraagposten: Templates = {
  plants: {
    'één betaling van maanden geleden': (desk) => open(desk, [desk.random.whole(60, 200)]),
    'van drie weken geleden': (desk) => open(desk, [desk.random.whole(19, 27)]),
    'een rijtje': (desk) => open(desk, [210, 160, 95, 33]),
    'een ontvangst': (desk) => open(desk, [desk.random.whole(40, 150)], -1),
    'van een jaar terug': (desk) => open(desk, [desk.random.whole(370, 500)]),
  },
  near: {
    'alles uitgezocht': (desk) => {
      const account = desk.random.pick(ACCOUNTS);
      for (const back of [9, 6, 3]) {
        const cents = desk.amount(20, 200);
        asked(desk, account, cents, desk.day(back, 4));
        cleared(desk, account, cents, desk.day(back, 26));
      }
      return told(desk, account);
    },
    'van deze week': (desk) => open(desk, [desk.random.whole(0, 10)]),
    'in twee delen uitgezocht': (desk) => {
      const account = desk.random.pick(ACCOUNTS);
      const cents = desk.amount(100, 200);
      asked(desk, account, cents, desk.day(5, 4));
      cleared(desk, account, 4_000, desk.day(5, 20));
      cleared(desk, account, cents - 4_000, desk.day(4, 20));
      return told(desk, account);
    },
    'teruggeboekt op de bank': (desk) => {
      const account = desk.random.pick(ACCOUNTS);
      const cents = desk.amount(40, 200);
      asked(desk, account, cents, desk.day(6, 4));
      asked(desk, account, -cents, desk.day(6, 18));
      return told(desk, account);
    },
  },
};
