import { dayIn } from '@kengetal/ledger';
import { createRandom } from '../random.ts';
import type { LabelledBooks } from './labels.ts';
import { NOISE } from './noise.ts';
import { Pen, type Side } from './pen.ts';
import { lastDay, type Calendar } from './rhythms.ts';
import { bookSeries, RECURRING_CLASSES } from './series.ts';

export interface LabelledOptions {
  readonly seed: number;
  /** First month of the books, YYYYMM. */
  readonly firstMonth: number;
  /** Months of books; series that come once a year need more than 24. */
  readonly months: number;
}

/**
 * Made-up books with one series of every class, and noise beside and between them: the same
 * suppliers send other bills to other accounts, and some accounts have no relation at all.
 */
export function labelledBooks({ seed, firstMonth, months }: LabelledOptions): LabelledBooks {
  const random = createRandom(seed);
  const calendar: Calendar = { firstMonth, months };
  const pen = new Pen();
  const purchases = { dagboek: '60', dagboek_naam: 'Inkoopboek' };
  const sales = { dagboek: '70', dagboek_naam: 'Verkoopboek' };
  for (const [index, kind] of RECURRING_CLASSES.entries()) {
    const supplier = { tegenpartij: `L${String(index)}`, tegenpartij_naam: `Leverancier ${kind}` };
    const side: Side = {
      rekening: String(4_100 + 10 * (index % 9)),
      ...(kind === 'veel omschrijvingen'
        ? { rekening: '4950', tegenpartij: null, tegenpartij_naam: null }
        : supplier),
      ...(kind === 'abonnement van klant' ? { ...sales, rekening: '8100' } : purchases),
    };
    bookSeries(pen, calendar, kind, side, random);
    if (kind === 'twee bij één leverancier') bookSeries(pen, calendar, kind, side, random);
    // The same supplier sends loose bills too, for something else.
    if (index % 3 === 0)
      NOISE['losse facturen'](pen, calendar, { ...side, rekening: '4900' }, random);
  }
  for (const [index, noise] of Object.values(NOISE).entries()) {
    for (let count = 0; count < 3; count += 1) {
      const party = `N${String(index)}-${String(count)}`;
      const side = { ...purchases, rekening: '4900', tegenpartij: party, tegenpartij_naam: party };
      noise(pen, calendar, side, random);
    }
  }
  // Beside the bank's fee its account has what else the bank charges, without a relation.
  NOISE.correcties(
    pen,
    calendar,
    { ...purchases, rekening: '4950', tegenpartij: null, tegenpartij_naam: null },
    random,
  );
  return {
    lines: pen.lines,
    labels: pen.labels,
    first: dayIn(firstMonth, 1),
    last: lastDay(calendar),
  };
}
