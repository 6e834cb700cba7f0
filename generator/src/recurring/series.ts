import { addMonths, dayIn } from '@kengetal/ledger';
import { addDays } from '../days.ts';
import { share, type Random } from '../random.ts';
import type { RecurringClass, RecurringLabel } from './labels.ts';
import type { Pen, Side } from './pen.ts';
import { daysOf, lastDay, type Calendar } from './rhythms.ts';

type Frequency = RecurringLabel['frequency'];

/** How the class of a series shows. */
interface Recipe {
  readonly frequency: Frequency;
  /** Amounts differ by up to this much each way, in hundredths of a percent. */
  readonly varies?: number;
}

const RECIPES: Record<RecurringClass, Recipe> = {
  wekelijks: { frequency: 'wekelijks' },
  tweewekelijks: { frequency: 'tweewekelijks' },
  vierwekelijks: { frequency: 'vierwekelijks' },
  maandelijks: { frequency: 'maandelijks' },
  tweemaandelijks: { frequency: 'tweemaandelijks' },
  kwartaal: { frequency: 'kwartaal' },
  halfjaar: { frequency: 'halfjaar' },
  jaar: { frequency: 'jaar' },
  'maandelijks wisselend': { frequency: 'maandelijks', varies: 4_000 },
  'kwartaal wisselend': { frequency: 'kwartaal', varies: 4_000 },
  prijsverhoging: { frequency: 'maandelijks' },
  gemist: { frequency: 'maandelijks' },
  dubbel: { frequency: 'maandelijks' },
  'veel omschrijvingen': { frequency: 'maandelijks' },
  'geboekt in batches': { frequency: 'maandelijks' },
  'twee bij één leverancier': { frequency: 'maandelijks' },
  'abonnement van klant': { frequency: 'maandelijks' },
  'kleine verschillen': { frequency: 'maandelijks', varies: 400 },
  'losse facturen ertussen': { frequency: 'maandelijks' },
  'weken met vakantie': { frequency: 'wekelijks' },
  gestopt: { frequency: 'maandelijks' },
  nieuw: { frequency: 'maandelijks' },
};

export const RECURRING_CLASSES = Object.keys(RECIPES).filter((key): key is RecurringClass =>
  Object.hasOwn(RECIPES, key),
);

const WORDINGS = [
  'Kosten betaalpakket',
  'Zakelijk pakket bank',
  'Afrekening tarieven',
  'Bankkosten',
  'Service kosten rekening',
  'Pakketprijs zakelijk',
  'Kosten rekening-courant',
];

/** Books one series of a class and labels it. */
export function bookSeries(
  pen: Pen,
  calendar: Calendar,
  kind: RecurringClass,
  side: Side,
  random: Random,
): void {
  const { frequency, varies = 0 } = RECIPES[kind];
  const days = chosenDays(calendar, kind, random);
  const base = random.whole(2_500, 400_000);
  const sign = kind === 'abonnement van klant' ? -1 : 1;
  const rise = kind === 'prijsverhoging' ? Math.floor(days.length / 2) : Infinity;
  const extra = kind === 'dubbel' ? random.whole(2, days.length - 2) : -1;
  const entries: string[] = [];
  for (const [index, day] of days.entries()) {
    const moved = varies > 0 ? random.whole(10_000 - varies, 10_000 + varies) : 10_000;
    const price = index >= rise ? share(base, 11_000) : base;
    const cents = sign * share(price, moved);
    const words = kind === 'veel omschrijvingen' ? random.pick(WORDINGS) : 'Termijn';
    const text = `${words} ${day.slice(0, 7)} factuur ${String(random.whole(10_000, 99_999))}`;
    entries.push(pen.book(side, day, cents, text));
    if (index === extra)
      entries.push(pen.book(side, addDays(day, random.whole(0, 4)), cents, text));
  }
  if (kind === 'losse facturen ertussen') bookLoose(pen, calendar, side, random);
  const { rekening, tegenpartij } = side;
  // Fewer times say nothing, to whoever looks.
  if (days.length < (frequency === 'jaar' ? 2 : 3)) return;
  pen.label({ kind, frequency, fixed: varies < 1_000, rekening, tegenpartij, entries });
}

function chosenDays(calendar: Calendar, kind: RecurringClass, random: Random): string[] {
  const { frequency } = RECIPES[kind];
  const days = daysOf(calendar, frequency, random, kind === 'geboekt in batches');
  const end = lastDay(calendar);
  if (kind === 'gemist') {
    const hole = random.whole(3, days.length - 3);
    return days.filter((_, index) => index !== hole);
  }
  if (kind === 'weken met vakantie') return days.filter((_, index) => index % 26 < 24);
  if (kind === 'gestopt') return days.slice(0, Math.ceil(days.length / 2));
  if (kind === 'nieuw') return days.filter((day) => day > addDays(end, -130));
  return days;
}

/** Bills for something else on the same account: a third as many as there are months. */
function bookLoose(pen: Pen, { firstMonth, months }: Calendar, side: Side, random: Random): void {
  for (let count = Math.ceil(months / 3); count > 0; count -= 1) {
    const day = dayIn(addMonths(firstMonth, random.whole(0, months - 1)), random.whole(1, 28));
    pen.book(side, day, random.whole(2_500, 400_000), 'Termijn extra werk');
  }
}
