import { addDays, share } from '@kengetal/generator';
import { periodOfDay } from '@kengetal/ledger';
import { ledger } from '../books/accounts.ts';
import { spanOf, type Desk } from '../plants/desk.ts';
import { standing } from '../plants/standing.ts';
import type { Templates, Told } from '../plants/templates.ts';
import { whole } from './about.ts';

export const geld_negatief: Templates = {
  plants: {
    'kasboek loopt onder nul': (desk) => {
      const day = desk.day(desk.random.whole(1, 10), 8);
      const cents = Math.max(0, desk.balance('kas', day)) + desk.amount(15, 180);
      const parts = [
        { account: 'kas', cents: -cents },
        { account: 'rcDirectie', cents },
      ] as const;
      desk.post('kas', day, 'Voorschot directie', parts);
      desk.post(
        'kas',
        addDays(day, 17),
        'Voorschot terug',
        parts.map((part) => ({ ...part, cents: -part.cents })),
      );
      return { rekeningen: [ledger('kas')], months: spanOf([day, addDays(day, 17)]) };
    },
  },
  near: {
    'kas laag, niet leeg': (desk) => {
      const day = desk.day(desk.random.whole(1, 10), 8);
      const cents = desk.balance('kas', day) - 150;
      if (cents <= 0) return null;
      const parts = [
        { account: 'kas', cents: -cents },
        { account: 'bank', cents },
      ] as const;
      desk.post('kas', day, 'Afstorting', parts);
      desk.post(
        'bank',
        addDays(day, 1),
        'Opname',
        parts.map((part) => ({ ...part, cents: -part.cents })),
      );
      return { rekeningen: [ledger('kas')], months: spanOf([day]) };
    },
  },
};

/** Receipts over the counter; in the months of `quiet` so many percent. */
function counter(desk: Desk, quiet: (back: number) => number, from: number, told: number): Told {
  const month = desk.entries.filter((entry) => desk.monthOf(entry) === desk.month(4)).length;
  for (let back = from; back >= 0; back -= 1) {
    const count = Math.round(((month * 1.6 + 25) * quiet(back)) / 100);
    for (let turn = 0; turn < count; turn += 1) {
      const cents = desk.random.whole(900, 5_500);
      const vat = share(cents, 900);
      desk.post('bank', desk.day(back, 1 + (turn % 28)), 'Pin balie', [
        { account: 'bank', cents: cents + vat },
        { account: 'omzetWinkel', cents: -cents, vat: 'laag', btw_cents: -vat },
        { account: 'btwLaag', cents: -vat },
      ]);
    }
  }
  return { months: [desk.month(told), desk.month(told)], whole: true };
}

export const weinig_boekingen: Templates = {
  plants: {
    'pinontvangsten van een maand niet verwerkt': (desk) =>
      counter(desk, (back) => (back === 1 ? 2 : 100), 16, 1),
  },
  near: { 'elk jaar dicht': (desk) => counter(desk, (back) => (back % 12 === 2 ? 2 : 100), 27, 2) },
};

/** Money on an account between other accounts: out, and gone after some days. */
const between = (
  desk: Desk,
  account: 'onderweg' | 'kruisposten' | 'vraagposten' | 'priveZakelijk',
  cents: number,
  days: number,
  cleared: number | null,
): Told => {
  const day = addDays(desk.now, -days);
  desk.post('bank', day, account === 'onderweg' ? 'iDEAL-afrekening' : 'Onbekend', [
    { account: 'bank', cents: -cents },
    { account, cents },
  ]);
  if (cleared !== null) {
    desk.post('memoriaal', addDays(day, cleared), 'Afgeletterd', [
      { account: 'algemeen', cents },
      { account, cents: -cents },
    ]);
  }
  return { rekeningen: [ledger(account)], months: [desk.month(24), periodOfDay(desk.now)] };
};

export const tussenrekening: Templates = {
  plants: {
    'afrekening zonder tegenhanger': (desk) =>
      between(desk, 'onderweg', desk.amount(40, 300), desk.random.whole(45, 300), null),
    'oud verschil': (desk) =>
      between(
        desk,
        'kruisposten',
        desk.random.whole(1_200, 4_000),
        desk.random.whole(90, 500),
        null,
      ),
  },
  near: {
    'binnen een week verwerkt': (desk) => between(desk, 'onderweg', desk.amount(40, 200), 80, 6),
    'gisteren verstuurd': (desk) => between(desk, 'onderweg', desk.amount(40, 300), 1, null),
  },
};

export const vraagposten: Templates = {
  plants: {
    'uitzoeken blijft liggen': (desk) =>
      between(desk, 'vraagposten', desk.amount(25, 400), desk.random.whole(30, 300), null),
    'privé of zakelijk': (desk) =>
      between(desk, 'priveZakelijk', desk.amount(25, 400), desk.random.whole(30, 300), null),
  },
  near: {
    'na een maand uitgezocht': (desk) =>
      between(desk, 'vraagposten', desk.amount(25, 200), 110, 31),
    'pas een week': (desk) => between(desk, 'priveZakelijk', desk.amount(25, 400), 7, null),
  },
};

/** Takes a loan for something that lasts, so that equity becomes such a part of the whole. */
const borrowed = (desk: Desk, percent: number): Told | null => {
  const { equity, total, quick, short } = standing(desk);
  const cents = Math.ceil((equity * 100) / percent - total);
  if (cents < 100_000 || quick < short) return null;
  desk.post('memoriaal', desk.day(desk.random.whole(2, 10), 6), 'Nieuwe financiering', [
    { account: 'inventaris', cents },
    { account: 'lening', cents: -cents },
  ]);
  return whole(desk, 12);
};

export const weerstand: Templates = {
  plants: { 'zwaar geleend': (desk) => borrowed(desk, desk.random.whole(12, 21)) },
  near: { 'matig geleend': (desk) => borrowed(desk, desk.random.whole(30, 38)) },
};
