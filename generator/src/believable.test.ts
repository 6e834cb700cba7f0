import fc from 'fast-check';
import { simulate, type AdministrationOptions, type GeneratedYear } from './index.ts';
import { Books } from './books.ts';
import type { AccountName } from './chart.ts';
import type { Month } from './month.ts';
import { profitTax } from './profit-tax.ts';
import { createRandom } from './random.ts';
import { createRelations } from './relations.ts';
import { holdMeeting } from './shareholders.ts';

const FIRM = { firstMonth: 202301, years: 5, scale: 0.3, varied: true };
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** What an accountant goes through: the entries of some years. */
const entriesOf = (options: AdministrationOptions) =>
  [...simulate(options)].flatMap((year) => year.entries);
type Entry = GeneratedYear['entries'][number];

const sumOn = (entries: readonly Entry[], rekening: string) =>
  entries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.rekening === rekening)
    .reduce((sum, { cents }) => sum + cents, 0);
const called = (entries: readonly Entry[], text: string) =>
  entries.filter(({ lines }) => lines[0]?.omschrijving === text);

describe('VAT returns', () => {
  // High, low, reversed to me, deducted.
  const ACCOUNTS = ['1500', '1505', '1510', '1520'];

  it('are in whole euros, each box in favour of who files, and empty the accounts of VAT', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const entries = entriesOf({ ...FIRM, seed });
        const returns = called(entries, 'Btw-aangifte');
        expect(returns).toHaveLength(20);
        let from = 0;
        for (const filed of returns) {
          // In order of booking: the accountant's bill of a month is of the next.
          const at = entries.indexOf(filed);
          const quarter = entries.slice(from, at);
          from = at + 1;
          const vat = (rekening: string) => sumOn(quarter, rekening) / 100;
          const boxes = ['1500', '1505', '1510'].map((account) => Math.floor(-vat(account)));
          const owed = boxes.reduce((sum, box) => sum + box, 0) - Math.ceil(vat('1520'));
          expect(sumOn([filed], '1550')).toBe(-100 * owed);
          for (const account of ACCOUNTS) {
            expect(sumOn([filed], account) + sumOn(quarter, account)).toBe(0);
          }
          const paid = called(entries, 'Belastingdienst omzetbelasting').find(
            ({ datum }) => datum > filed.datum,
          );
          if (paid) expect(sumOn([paid], '1550')).toBe(100 * owed);
        }
      }),
      { numRuns: 3 },
    );
  });
});

describe('profit tax', () => {
  it.each([
    // 20% and 25%, from 2011.
    [2018, 250_000, 40_000 + 12_500],
    [2019, 250_000, 38_000 + 12_500],
    [2020, 250_000, 33_000 + 12_500],
    [2021, 250_000, 36_750 + 1_250],
    [2022, 400_000, 59_250 + 1_290],
    [2023, 300_000, 38_000 + 25_800],
    [2026, 123_456.78, 23_456],
    [2024, -1_000, 0],
  ])('of %i on € %d is € %d', (year, profit, tax) => {
    expect(profitTax(profit * 100, year)).toBe(tax * 100);
  });

  it('is paid in terms, charged on the profit of the year, and settled by the assessment', () => {
    const years = [...simulate({ ...FIRM, seed: 4 })];
    const charges = years.map(({ entries }) => sumOn(entries, '9500'));
    years.forEach(({ entries }, index) => {
      const result = entries
        .flatMap(({ lines }) => lines)
        .filter(({ rekening }) => rekening >= '4000' && rekening < '9500')
        .reduce((sum, { cents }) => sum - cents, 0);
      // 19% of whole euros, in whole euros; these firms stay below € 200,000.
      expect(charges[index]).toBe(Math.floor(Math.floor(result / 100) * 0.19) * 100);
      const terms = called(entries, 'Belastingdienst voorlopige aanslag vpb');
      expect(terms.map(({ datum }) => datum.slice(5, 7))).toEqual([
        '02',
        '03',
        '04',
        '05',
        '06',
        '07',
        '08',
        '09',
        '10',
        '11',
        '12',
      ]);
      const provisional = index === 0 ? 2_220_000 : charges[index - 1];
      expect(sumOn(terms, '1800')).toBe(provisional);

      const next = years[index + 1];
      if (!next) return;
      // A canteen of € 62 a month, of which 26.5% is not deducted: € 197.16 a year.
      const assessed = Math.floor(Math.floor(result / 100 + 197.16) * 0.19) * 100;
      expect(sumOn(next.entries, '9510')).toBe(assessed - (charges[index] ?? 0));
      const [settled] = called(next.entries, 'Belastingdienst definitieve aanslag vpb');
      expect(settled && sumOn([settled], '1800')).toBe(assessed - (provisional ?? 0));
    });
  });
});

describe('a dividend', () => {
  it('is paid without its tax, which is paid within a month', () => {
    const [, second] = [...simulate({ ...FIRM, seed: 4, years: 2 })];
    const entries = second?.entries ?? [];
    const [decided] = called(entries, 'Resultaatbestemming vorig boekjaar');
    const dividend =
      -sumOn(decided ? [decided] : [], '1850') - sumOn(decided ? [decided] : [], '1860');
    expect(dividend).toBeGreaterThan(2_000_000);
    const [net] = called(entries, 'Uitkering dividend');
    const [tax] = called(entries, 'Belastingdienst dividendbelasting');
    expect(net && sumOn([net], '1850')).toBe(dividend * 0.85);
    expect(tax && sumOn([tax], '1860')).toBe(dividend * 0.15);
    expect(tax && decided && daysFrom(decided.datum, tax.datum)).toBeLessThanOrEqual(30);
  });

  it.each([
    // 45% of 10,000 is 4,500: whole thousands.
    ['from the profit', 10_000, 50_000, 4_000],
    ['only as far as losses of before leave reserves', 10_000, -7_500, 2_000],
    ['not without reserves', 10_000, -12_000, 0],
    ['not of a loss', -5_000, 50_000, 0],
  ])('is paid %s', (_, profit, reserve, expected) => {
    const books = new Books(false);
    const balances: [AccountName, number][] = [
      ['onverdeeld', profit * -100],
      ['reserve', reserve * -100],
    ];
    books.begin([...balances, ['bank', (profit + reserve) * 100]]);
    books.open('2024-01-01');
    holdMeeting(monthOf(books));
    const owed = 0 - books.balance('dividend') - books.balance('dividendbelasting');
    expect(owed).toBe(expected * 100);
    expect(books.balance('onverdeeld')).toBe(0);
    expect(books.balance('reserve')).toBe((profit + reserve - expected) * -100);
  });
});

describe('fixed assets', () => {
  const KINDS = [
    ['0210', '0215'],
    ['0220', '0225'],
    ['0230', '0235'],
  ] as const;

  it.each(['installatie', 'zzp'] as const)(
    'of a firm (%s) are never worth less than nothing, and bought as old ones leave',
    (trade) => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const years = [...simulate({ ...FIRM, trade, years: 12, seed })];
          const value = new Map(years[0]?.opening.map((one) => [one.rekening, one.cents]));
          let gone = 0;
          for (const { datum, lines } of years.flatMap((year) => year.entries)) {
            for (const { rekening, cents } of lines) {
              value.set(rekening, (value.get(rekening) ?? 0) + cents);
            }
            for (const [asset, off] of KINDS) {
              expect((value.get(asset) ?? 0) + (value.get(off) ?? 0)).toBeGreaterThanOrEqual(0);
              const bought = lines.find(({ rekening, cents }) => rekening === asset && cents > 0);
              const left = lines.find(({ rekening, cents }) => rekening === asset && cents < 0);
              if (left) gone += 1;
              if (!bought) continue;
              // Bought when another leaves in the same month.
              const same = years
                .flatMap((year) => year.entries)
                .filter(
                  (one) =>
                    one.datum.slice(0, 7) === datum.slice(0, 7) &&
                    one.lines.some((line) => line.rekening === asset && line.cents < 0),
                );
              expect(same).toHaveLength(1);
            }
          }
          expect(gone).toBeGreaterThanOrEqual(trade === 'zzp' ? 2 : 10);
        }),
        { numRuns: 2 },
      );
    },
  );

  it('that are sold bring what they bring less what they were still worth', () => {
    const entries = entriesOf({ ...FIRM, seed: 4, years: 5 });
    const sold = entries.filter(({ lines }) =>
      lines.some(
        ({ rekening, omschrijving }) =>
          rekening === '8900' && omschrijving.startsWith('Verkoop bestelauto'),
      ),
    );
    expect(sold.length).toBeGreaterThanOrEqual(2);
    const written = entries.filter(({ lines }) =>
      lines.some(({ omschrijving }) => omschrijving === 'Verkocht: bestelauto'),
    );
    const [first] = written;
    // € 28,500 of which € 24,000 was written off.
    expect(
      first && [sumOn([first], '0220'), sumOn([first], '0225'), sumOn([first], '8900')],
    ).toEqual([-2_850_000, 2_400_000, 450_000]);
  });
});

test('lease is billed twelve times a year, and one bill of all is booked twice', () => {
  for (const seed of [1, 2, 3]) {
    const years = [...simulate({ ...FIRM, seed })];
    for (const { entries } of years) {
      const lease = entries.filter(({ lines }) =>
        lines.some(({ rekening }) => rekening === '4210'),
      );
      expect(lease).toHaveLength(12);
      expect(new Set(lease.map(({ datum }) => datum.slice(0, 7))).size).toBe(12);
    }
    const bills = years
      .flatMap((year) => year.entries)
      .filter(({ journal }) => journal === 'inkoop')
      .map(({ lines: [owed] }) => `${owed?.relatie ?? ''} ${owed?.factuur ?? ''}`);
    expect(bills.length - new Set(bills).size).toBe(1);
  }
});

function monthOf(books: Books): Month {
  const random = createRandom(1);
  return {
    ...{ books, random, relations: createRelations(random, 14), periode: 202406, number: 6 },
    ...{ months: 12, remaining: 6, year: 1, scale: 1, varied: false, uneventful: false },
  };
}

function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
