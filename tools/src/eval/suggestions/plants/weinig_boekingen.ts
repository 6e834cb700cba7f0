import { dayIn } from '@kengetal/ledger';
import type { Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const told = (desk: Desk, back: number): Told => ({
  months: [desk.month(back), desk.month(back)],
  whole: true,
});

/** Entries of an ordinary month. */
function usual(desk: Desk): number {
  const counts = desk.months(1, 12).map((month) => {
    return desk.entries.filter((entry) => desk.monthOf(entry) === month).length;
  });
  return counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
}

/** Receipts of a web shop each day; `share` of them, in percent, by months back. */
function shop(desk: Desk, months: number, share: (back: number) => number): void {
  const count = Math.round(usual(desk) * 1.5) + 20;
  for (let back = months; back >= 0; back -= 1) {
    const own = Math.round((count * share(back)) / 100);
    for (let turn = 0; turn < own; turn += 1) {
      const day = dayIn(desk.month(back), 1 + Math.floor((turn * 28) / own));
      const cents = desk.random.whole(1_400, 9_500);
      const vat = Math.round(cents * 0.21);
      desk.post('bank', day, `Bestelling ${String(desk.random.whole(40_000, 99_999))}`, [
        { account: 'bank', cents: cents + vat },
        { account: 'omzetWinkel', cents: -cents, vat: 'hoog', btw_cents: -vat },
        { account: 'btwAfTeDragen', cents: -vat },
      ]);
    }
  }
}

export const weinig_boekingen: Templates = {
  plants: {
    'bestellingen van de laatste maand niet geboekt': (desk) => {
      shop(desk, 15, (back) => (back === 0 ? 0 : 100));
      return told(desk, 0);
    },
    'een maand van de winkel vergeten': (desk) => {
      const missed = desk.random.whole(1, 2);
      shop(desk, 16, (back) => (back === missed ? 4 : 100));
      return told(desk, missed);
    },
  },
  near: {
    'elk jaar in deze maand dicht': (desk) => {
      shop(desk, 26, (back) => (back === 1 || back === 13 || back === 25 ? 3 : 100));
      return told(desk, 1);
    },
    'twee derde van gewoon': (desk) => {
      shop(desk, 15, (back) => (back === 1 ? 55 : 100));
      return told(desk, 1);
    },
    'een rustige administratie': (desk) => told(desk, 0),
  },
};
