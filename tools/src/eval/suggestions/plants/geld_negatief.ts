import { addDays } from '@kengetal/generator';
import { periodOfDay } from '@kengetal/ledger';
import { ledger, type Account } from '../books/accounts.ts';
import type { Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

type Money = 'kas' | 'bank';

const told = (desk: Desk, account: Money, from: string, upTo: string): Told => ({
  rekeningen: [ledger(account)],
  months: [periodOfDay(from), periodOfDay(upTo)],
});

/** Takes money out, and back after some days; null for never. */
function take(desk: Desk, account: Money, cents: number, day: string, days: number | null): void {
  const other: Account =
    account === 'kas' ? 'bank' : desk.books.kind === 'zzp' ? 'priveOpnamen' : 'rcHolding';
  const owner: Account = account === 'kas' ? 'rcDirectie' : other;
  desk.post(account, day, account === 'kas' ? 'Contant opgenomen' : 'Overboeking', [
    { account, cents: -cents },
    { account: owner, cents },
  ]);
  if (days === null) return;
  desk.post('bank', addDays(day, days), account === 'kas' ? 'Opname kas' : 'Terugbetaling', [
    { account: other, cents: -cents },
    { account, cents },
  ]);
}

const short = (desk: Desk, account: Money, back: number, less: number, days: number) => {
  const day = desk.day(back, desk.random.whole(5, 15));
  take(desk, account, Math.max(0, desk.balance(account, day)) + less, day, days);
  return told(desk, account, day, addDays(day, days));
};

export const geld_negatief: Templates = {
  plants: {
    'kas enkele dagen tekort': (desk) =>
      short(desk, 'kas', desk.random.whole(2, 9), desk.amount(30, 300), desk.random.whole(5, 14)),
    'kas een klein tekort': (desk) =>
      short(desk, 'kas', desk.random.whole(2, 9), desk.random.whole(310, 1_900), 9),
    'kas op dit moment tekort': (desk) => {
      const day = addDays(desk.now, -desk.random.whole(3, 12));
      take(desk, 'kas', desk.balance('kas', day) + desk.amount(250, 500), day, null);
      return told(desk, 'kas', day, desk.now);
    },
    'bank voor het eerst rood': (desk) => ({
      ...short(desk, 'bank', desk.random.whole(3, 9), desk.amount(2_500, 6_000), 12),
      also: ['btw_reservering'],
    }),
  },
  near: {
    'kas precies leeg': (desk) => {
      const day = desk.day(desk.random.whole(2, 8), 13);
      const cents = desk.balance('kas', day);
      take(desk, 'kas', cents, day, 0);
      return cents > 0 ? told(desk, 'kas', day, day) : null;
    },
    'langer dan een jaar geleden': (desk) => short(desk, 'kas', 14, desk.amount(20, 90), 6),
    'op dezelfde dag aangevuld': (desk) =>
      short(desk, 'kas', desk.random.whole(2, 8), desk.amount(30, 200), 0),
    'bank als krediet': (desk) => {
      const days = desk
        .months()
        .flatMap((_, back) => [desk.day(back, 1), desk.day(back, 15), desk.day(back, 28)]);
      const most = Math.max(...days.map((day) => desk.balance('bank', day)), desk.balance('bank'));
      const day = desk.day(desk.whole(), 2);
      desk.post('bank', day, 'Naar spaarrekening', [
        { account: 'bank', cents: -most - 5_000_000 },
        { account: 'spaar', cents: most + 5_000_000 },
      ]);
      return told(desk, 'bank', desk.day(11, 1), desk.now);
    },
  },
};
