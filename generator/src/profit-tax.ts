import { addMonths, dayIn } from '@kengetal/ledger';
import { addDays } from './days.ts';
import type { Month } from './month.ts';
import { share } from './random.ts';

const EURO = 100;

interface Rates {
  /** First calendar year in which a fiscal year begins that they are of. */
  readonly since: number;
  /** Taxable profit up to which the low rate holds, in cents. */
  readonly upTo: number;
  /** Hundredths of a percent. */
  readonly low: number;
  readonly high: number;
}

/**
 * Rates of the vennootschapsbelasting (Wet Vpb 1969, art. 22, as changed by the Belastingplannen
 * of those years), newest first; a change is of fiscal years that begin in that year.
 */
const RATES: readonly Rates[] = [
  { since: 2023, upTo: 20_000_000, low: 1900, high: 2580 },
  { since: 2022, upTo: 39_500_000, low: 1500, high: 2580 },
  { since: 2021, upTo: 24_500_000, low: 1500, high: 2500 },
  { since: 2020, upTo: 20_000_000, low: 1650, high: 2500 },
  { since: 2019, upTo: 20_000_000, low: 1900, high: 2500 },
];
const OLDEST: Rates = { since: 2011, upTo: 20_000_000, low: 2000, high: 2500 };

const floorEuro = (cents: number) => Math.floor(cents / EURO) * EURO;

/**
 * Tax on the profit of a fiscal year that begins in this calendar year. Whole euros, of whole
 * euros; nil on a loss.
 */
export function profitTax(profit: number, year: number): number {
  const rates = RATES.find(({ since }) => since <= year) ?? OLDEST;
  const taxable = Math.max(0, floorEuro(profit));
  const low = Math.min(taxable, rates.upTo);
  return floorEuro(share(low, rates.low) + share(taxable - low, rates.high));
}

/** Of a year before the books began there is no tax to go by. */
const FIRST_ASSESSMENT = 2_220_000;
/** Part of food and drink that is not deducted (Wet Vpb 1969, art. 8 lid 5), in hundredths of a percent. */
const NOT_DEDUCTED = 2650;
/** Months after the year in which it is assessed; later there would be interest (AWR, art. 30fc). */
const UNTIL_ASSESSED = 6;
const SIX_WEEKS = 42;

/** A year that was declared and not assessed yet. */
interface Declared {
  /** Month of the assessment. */
  readonly periode: number;
  /** What the books of the year have as its tax. */
  readonly charged: number;
  readonly provisional: number;
  readonly assessed: number;
}

/**
 * Profit tax of a B.V.: a provisional assessment at the begin of the year for what the year before
 * came to, paid month by month; at year end the tax on its profit; in the next year the assessment
 * of the return, of which what was paid comes off.
 */
export class ProfitTax {
  private charged = FIRST_ASSESSMENT;
  private provisional = 0;
  private declared: Declared[] = [];

  bookMonth(month: Month): void {
    if (month.number === 1) this.assessProvisionally(month);
    const { books, periode, number, months } = month;
    const cents = Math.floor(this.provisional / months);
    books.post(
      'memoriaal',
      number,
      dayIn(periode, 31),
      'Voorlopige aanslag vennootschapsbelasting',
      [
        { account: 'vpbLast', cents },
        { account: 'vpb', cents: -cents },
      ],
    );
    for (const declared of this.declared) {
      if (declared.periode === periode) assess(month, declared);
    }
  }

  /**
   * In equal terms that end with the year; in six weeks where fewer than two whole months are left
   * of it (Invorderingswet 1990, art. 9).
   */
  private assessProvisionally({ books, periode, months }: Month): void {
    this.provisional = floorEuro((this.charged * months) / 12);
    const terms = months - 1;
    if (terms < 2) {
      pay(books, addDays(dayIn(periode, 31), SIX_WEEKS), this.provisional, 'voorlopige');
      return;
    }
    const term = floorEuro(this.provisional / terms);
    for (let index = 1; index <= terms; index += 1) {
      const cents = index < terms ? term : this.provisional - term * (terms - 1);
      pay(books, dayIn(addMonths(periode, index), 31), cents, 'voorlopige');
    }
  }

  /** The tax on the year's profit, in the given period. */
  bookYearEnd({ books, periode, months }: Month, period: number): void {
    const year = Math.floor(addMonths(periode, 1 - months) / 100);
    const profit = books.result() + books.balance('vpbLast') + books.balance('vpbVorig');
    const charged = profitTax(profit, year);
    const declared = profit + share(books.balance('kantine'), NOT_DEDUCTED);
    const correction = charged - books.balance('vpbLast');
    books.post(
      'memoriaal',
      period,
      dayIn(periode, 31),
      'Vennootschapsbelasting over het boekjaar',
      [
        { account: 'vpbLast', cents: correction },
        { account: 'vpb', cents: -correction },
      ],
    );
    this.declared.push({
      periode: addMonths(periode, UNTIL_ASSESSED),
      charged,
      provisional: this.provisional,
      assessed: profitTax(declared, year),
    });
    this.charged = Math.floor((charged * 12) / months);
  }
}

function assess({ books, periode, number }: Month, declared: Declared): void {
  const { charged, provisional, assessed } = declared;
  const day = dayIn(periode, 12);
  books.post(
    'memoriaal',
    number,
    day,
    'Definitieve aanslag vennootschapsbelasting vorig boekjaar',
    [
      { account: 'vpbVorig', cents: assessed - charged },
      { account: 'vpb', cents: charged - assessed },
    ],
  );
  pay(books, addDays(day, SIX_WEEKS), assessed - provisional, 'definitieve');
}

function pay(
  books: Month['books'],
  datum: string,
  cents: number,
  which: 'voorlopige' | 'definitieve',
): void {
  if (cents === 0) return;
  const omschrijving = `Belastingdienst ${which} aanslag vpb`;
  books.schedule({
    ...{ datum, account: 'vpb', cents: -cents, omschrijving },
    relatie: null,
    factuur: null,
  });
}
