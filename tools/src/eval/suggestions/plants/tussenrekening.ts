import { addDays } from '@kengetal/generator';
import { periodOfDay } from '@kengetal/ledger';
import { ledger, type Account } from '../books/accounts.ts';
import type { Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const CROSSINGS = ['kruisposten', 'onderweg', 'pinTussen'] as const;

const told = (desk: Desk, account: Account): Told => ({
  rekeningen: [ledger(account)],
  months: [desk.month(desk.whole()), periodOfDay(desk.now)],
});

/** Transfers to savings each quarter by way of a crossing account, each there within days. */
function transfers(desk: Desk, account: (typeof CROSSINGS)[number]): void {
  for (const back of desk.months().map((_, index) => index)) {
    if (back % 4 !== 3) continue;
    move(desk, account, desk.amount(100, 700), desk.day(back, 8), 2);
  }
}

/** Money out of the bank, and on to savings after some days; null for never. */
function move(
  desk: Desk,
  account: (typeof CROSSINGS)[number],
  cents: number,
  day: string,
  days: number | null,
) {
  const text = account === 'pinTussen' ? 'Pinbetalingen' : 'Overboeking';
  const out = desk.post('bank', day, text, [
    { account: 'bank', cents: -cents },
    { account, cents },
  ]);
  if (days !== null) {
    desk.post('memoriaal', addDays(day, days), 'Bij spaarrekening', [
      { account: 'spaar', cents },
      { account, cents: -cents },
    ]);
  }
  return out;
}

const stuck = (desk: Desk, back: number, cents: number, left: (cents: number) => number) => {
  const account = desk.random.pick(CROSSINGS);
  transfers(desk, account);
  const day = desk.day(back, desk.random.whole(3, 24));
  const on = cents - left(cents);
  if (on === 0) move(desk, account, cents, day, null);
  else {
    move(desk, account, left(cents), day, null);
    move(desk, account, on, day, 3);
  }
  return told(desk, account);
};

export const tussenrekening: Templates = {
  plants: {
    'overboeking nooit aangekomen': (desk) =>
      stuck(desk, desk.random.whole(2, 9), desk.amount(150, 900), (all) => all),
    'klein verschil blijft staan': (desk) =>
      stuck(desk, desk.random.whole(3, 12), desk.amount(200, 900), () =>
        desk.random.whole(1_500, 6_000),
      ),
    'van meer dan een jaar geleden': (desk) =>
      stuck(desk, desk.random.whole(13, 18), desk.amount(80, 600), (all) => all),
    'bijschrijving zonder tegenboeking': (desk) => {
      const account = desk.random.pick(CROSSINGS);
      transfers(desk, account);
      const cents = desk.amount(60, 480);
      desk.post('bank', desk.day(desk.random.whole(2, 8), 15), 'Ontvangst onderweg', [
        { account: 'bank', cents },
        { account, cents: -cents },
      ]);
      return told(desk, account);
    },
  },
  near: {
    'nog onderweg': (desk) => {
      const account = desk.random.pick(CROSSINGS);
      transfers(desk, account);
      move(desk, account, desk.amount(100, 600), addDays(desk.now, -desk.random.whole(0, 5)), null);
      return told(desk, account);
    },
    'alles aangekomen': (desk) => {
      const account = desk.random.pick(CROSSINGS);
      transfers(desk, account);
      move(desk, account, desk.amount(100, 900), desk.day(4, 10), 21);
      return told(desk, account);
    },
    'enkele euro’s': (desk) =>
      stuck(desk, 5, desk.amount(200, 700), () => desk.random.whole(90, 890)),
    'in delen aangekomen': (desk) => {
      const account = desk.random.pick(CROSSINGS);
      transfers(desk, account);
      const cents = desk.amount(300, 900);
      const day = desk.day(desk.random.whole(3, 9), 5);
      move(desk, account, cents, day, null);
      for (const part of [Math.trunc(cents / 3), cents - Math.trunc(cents / 3)]) {
        desk.post('memoriaal', addDays(day, 4), 'Bij spaarrekening', [
          { account: 'spaar', cents: part },
          { account, cents: -part },
        ]);
      }
      return told(desk, account);
    },
  },
};
