import { addMonths, dayIn } from '@kengetal/ledger';
import type { Random } from '../random.ts';
import type { Pen, Side } from './pen.ts';
import type { Calendar } from './rhythms.ts';

/** Prices that come back without any rhythm. */
const STANDARD = [2_995, 4_995, 12_500, 18_000, 25_000];

/** What does not come back, however often it is booked. */
export const NOISE = {
  /** Bills now and then, of any amount. */
  'losse facturen': (pen, calendar, side, random) => {
    for (let count = random.whole(2, 30); count > 0; count -= 1) {
      pen.book(side, anyDay(calendar, random), random.whole(1_000, 300_000), 'Levering');
    }
  },
  /** Sales of the same few prices on any day. */
  'vaste prijzen': (pen, calendar, side, random) => {
    for (let count = random.whole(5, 40); count > 0; count -= 1) {
      pen.book(side, anyDay(calendar, random), -random.pick(STANDARD), 'Verkoop artikel');
    }
  },
  /** A bill each month on any day, of any amount. */
  'elke maand iets': (pen, { firstMonth, months }, side, random) => {
    for (let month = 0; month < months; month += 1) {
      const day = dayIn(addMonths(firstMonth, month), random.whole(1, 28));
      pen.book(side, day, random.whole(5_000, 90_000), 'Onderhoud');
    }
  },
  /** Small purchases, many a month. */
  boodschappen: (pen, calendar, side, random) => {
    for (let count = calendar.months * random.whole(3, 9); count > 0; count -= 1) {
      pen.book(side, anyDay(calendar, random), random.whole(300, 9_000), 'Boodschappen');
    }
  },
  /** Bills and their credit notes. */
  correcties: (pen, calendar, side, random) => {
    for (let count = random.whole(3, 10); count > 0; count -= 1) {
      const cents = random.whole(2_000, 80_000);
      const day = anyDay(calendar, random);
      pen.book(side, day, cents, 'Factuur');
      pen.book(side, anyDay(calendar, random), -cents, 'Creditnota');
    }
  },
} as const satisfies Record<
  string,
  (pen: Pen, calendar: Calendar, side: Side, random: Random) => void
>;

function anyDay({ firstMonth, months }: Calendar, random: Random): string {
  return dayIn(addMonths(firstMonth, random.whole(0, months - 1)), random.whole(1, 28));
}
