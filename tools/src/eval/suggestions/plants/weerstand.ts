import { periodOfDay } from '@kengetal/ledger';
import type { Account } from '../books/accounts.ts';
import type { Desk } from './desk.ts';
import { standing } from './standing.ts';
import type { Templates, Told } from './templates.ts';

const told = (desk: Desk): Told => ({
  months: [desk.month(12), Math.max(desk.month(-1), periodOfDay(desk.now))],
  whole: true,
});

const whole = (cents: number) => Math.ceil(cents / 100_000) * 100_000;

/** Books an amount between two accounts; false where there is none to book. */
function book(
  desk: Desk,
  text: string,
  day: string,
  cents: number,
  debit: Account,
  credit: Account,
): boolean {
  if (cents < 500_000) return false;
  desk.post('memoriaal', day, text, [
    { account: debit, cents },
    { account: credit, cents: -cents },
  ]);
  return true;
}

/** Buys a building with a mortgage, so that equity becomes such a part of all that is owned. */
function mortgaged(desk: Desk, percent: number, day: string): boolean {
  const { equity, total } = standing(desk);
  const cents = whole((equity * 100) / percent - total);
  return book(desk, 'Aankoop bedrijfspand', day, cents, 'gebouw', 'hypotheek');
}

/** Buys machines on short credit, so that the quick ratio becomes so many hundredths. */
function onCredit(desk: Desk, hundredths: number, day: string): boolean {
  const { quick, short } = standing(desk);
  const cents = whole((quick * 100) / hundredths - short);
  const bought = desk.books.kind === 'zzp' ? 'inventaris' : 'machines';
  return book(desk, 'Aankoop machine met financiering', day, cents, bought, 'kortLening');
}

const healthyQuick = (desk: Desk) => {
  const { quick, short } = standing(desk);
  return short <= 0 || quick / short >= 1;
};
const healthyEquity = (desk: Desk) => {
  const { equity, total } = standing(desk);
  return equity / total >= 0.3;
};

export const weerstand: Templates = {
  plants: {
    'pand met hypotheek': (desk) =>
      mortgaged(desk, desk.random.whole(14, 22), desk.day(desk.random.whole(2, 9), 15))
        ? told(desk)
        : null,
    'machine op kort krediet': (desk) =>
      onCredit(desk, desk.random.whole(45, 70), desk.day(desk.random.whole(2, 9), 20))
        ? told(desk)
        : null,
    'uitgekeerd aan de eigenaar': (desk) => {
      const { equity, total } = standing(desk);
      const cents = whole(equity - total * 0.17);
      const from = desk.books.kind === 'zzp' ? 'priveOpnamen' : 'reserve';
      const day = desk.day(desk.random.whole(2, 9), 12);
      return book(desk, 'Uitkering, te betalen', day, cents, from, 'rcDirectie')
        ? told(desk)
        : null;
    },
    'schadeclaim, nog te betalen': (desk) => {
      const { equity, total } = standing(desk);
      const cents = whole(equity - total * 0.15);
      const day = desk.day(desk.random.whole(5, 9), 28);
      return book(desk, 'Schadeclaim', day, cents, 'divers', 'kortLening') ? told(desk) : null;
    },
  },
  near: {
    'gedaald, maar nog genoeg': (desk) =>
      healthyQuick(desk) && mortgaged(desk, desk.random.whole(31, 37), desk.day(4, 15))
        ? told(desk)
        : null,
    'nog net genoeg op korte termijn': (desk) => {
      const isBought = onCredit(desk, desk.random.whole(96, 110), desk.day(5, 20));
      return isBought && healthyEquity(desk) ? told(desk) : null;
    },
    'laag, maar beter dan een jaar geleden': (desk) => {
      if (!healthyQuick(desk) || !mortgaged(desk, 12, desk.day(desk.whole(), 20))) return null;
      const { total, equity } = standing(desk);
      const cents = whole(total * 0.2 - equity);
      const own = desk.books.kind === 'zzp' ? 'ondernemingsvermogen' : 'kapitaal';
      const day = desk.day(4, 10);
      return book(desk, 'Lening omgezet in kapitaal', day, cents, 'hypotheek', own)
        ? told(desk)
        : null;
    },
  },
};
