import * as fc from 'fast-check';
import { dayNumber } from '../recurring/day-numbers.ts';
import { bandsOf } from './band.ts';
import { sumWithin, weekEnds } from './days.ts';
import { expectCash } from './expect.ts';
import type { CashHistory, CashInvoice, CashSeries, DayCents } from './types.ts';

const day = dayNumber;
const EMPTY: CashHistory = {
  first: day('2024-01-01'),
  last: day('2025-12-31'),
  moves: [],
  invoices: [],
  charged: { debiteuren: [], crediteuren: [] },
  settled: { debiteuren: [], crediteuren: [] },
  tells: { debiteuren: true, crediteuren: true },
  direct: [],
  series: [],
  vat: { rhythm: null, charged: [], paid: [] },
  payroll: { wages: [], tax: [], paid: [] },
};

/** An invoice of € 100, paid after some days or not at all. */
const invoice = (relatie: string, on: string, days: number | null, due?: string): CashInvoice => ({
  side: 'debiteuren',
  relatie,
  day: day(on),
  due: due === undefined ? null : day(due),
  cents: 10_000,
  paid: days === null ? 0 : 10_000,
  paidOn: days === null ? null : day(on) + days,
});

/** Invoices in the order in which they were paid. */
const paidInOrder = (invoices: CashInvoice[]) =>
  invoices.sort((one, other) => (one.paidOn ?? Infinity) - (other.paidOn ?? Infinity));

const AT = day('2025-06-15');
const openOf = (invoices: CashInvoice[]) => {
  const { items, unknown } = expectCash(
    { ...EMPTY, invoices: paidInOrder(invoices) },
    AT,
    AT + 200,
  );
  return { items: items.map(({ day: on, by }) => [on, by]), unknown };
};
const past = (relatie: string, days: readonly number[]) =>
  days.map((each, index) => invoice(relatie, `2025-0${index + 1}-01`, each));

describe('an open invoice', () => {
  it('is expected as late as its relation usually pays', () => {
    const open = invoice('A', '2025-06-10', null);
    expect(openOf([...past('A', [20, 22, 40]), ...past('B', [9, 9, 9, 9]), open]).items).toEqual([
      [day('2025-07-02'), 'relatie'],
    ]);
  });

  it('is expected as late as all pay where its relation tells nothing', () => {
    const open = invoice('C', '2025-06-10', null);
    expect(openOf([...past('A', [20, 22, 40]), ...past('B', [10, 9]), open]).items).toEqual([
      [day('2025-06-30'), 'allen'],
    ]);
  });

  it('is expected when it falls due where nobody tells', () => {
    const open = invoice('C', '2025-06-10', null, '2025-07-05');
    expect(openOf([open]).items).toEqual([[day('2025-07-05'), 'vervaldag']]);
  });

  it('that is later than usual is expected as what took even longer, and learned from', () => {
    // Usually after 20 days; this one is open for 30, and two took 50.
    const open = invoice('A', '2025-05-16', null);
    expect(openOf([...past('A', [20, 50, 50, 20, 20]), open]).items).toEqual([
      [day('2025-07-05'), 'later'],
    ]);
  });

  it('is left out where it is a quarter later than ever', () => {
    const open = invoice('A', '2025-01-20', null);
    expect(openOf([...past('A', [20, 20, 20]), open])).toEqual({
      items: [],
      unknown: [{ what: 'te_lang_open', side: 'debiteuren', cents: 10_000, count: 1 }],
    });
  });
});

/** Rent of € 300 and 21 % VAT, on the 1st of each month, by an invoice. */
const RENT: CashSeries = {
  id: 'huur',
  rekening: '4100',
  tegenpartij: 'V',
  rhythm: {
    cadence: 'maandelijks',
    basis: 'dag',
    within: 10_000,
    gaps: { shortest: 28, median: 30, longest: 31 },
  },
  occurrences: [1, 2, 3, 4, 5, 6].map((month) => ({
    datum: `2025-0${month}-01`,
    periode: 202_500 + month,
    cents: 30_000,
    evidence: [],
    doubles: [],
  })),
  via: 'crediteuren',
  cash: -121,
  booked: 100,
};

describe('what comes back', () => {
  it('is paid with its VAT, and once: its booking is the open invoice', () => {
    const bill = (month: number, days: number | null): CashInvoice => ({
      ...invoice('V', `2025-0${month}-01`, days),
      side: 'crediteuren',
      cents: -36_300,
      paid: days === null ? 0 : -36_300,
    });
    const invoices = [
      bill(1, 30),
      bill(2, 30),
      bill(3, 30),
      bill(4, 30),
      bill(5, 30),
      bill(6, null),
    ];
    const history = { ...EMPTY, series: [RENT], invoices };
    const { items } = expectCash(history, AT, day('2025-08-05'));
    expect(items.map(({ day: on, kind, cents }) => [on, kind, cents])).toEqual([
      // The bill of June, and that of July, each after thirty days.
      [day('2025-07-01'), 'leveranciers', -36_300],
      [day('2025-07-31'), 'reeks', -36_300],
    ]);
  });
});

describe('what is usual', () => {
  it('is the mean of half a year, and nothing where most months have none', () => {
    const each = (months: readonly number[]): DayCents[] =>
      months.map((month) => ({ day: day(`2025-0${month}-10`), cents: -18_200 }));
    const direct = (months: readonly number[]) =>
      expectCash({ ...EMPTY, first: day('2025-01-01'), direct: each(months) }, AT, AT + 7).items;
    // Within the 166 days of the books six times € 182: € 6,58 a day.
    expect(direct([1, 2, 3, 4, 5, 6])).toEqual([{ day: AT + 7, cents: -4_605, kind: 'overig' }]);
    expect(direct([1, 6])).toEqual([]);
  });
});

describe('the expectation on a day', () => {
  const days = fc.array(
    fc.record({
      day: fc.integer({ min: AT - 400, max: AT + 100 }),
      cents: fc.integer({ min: -1e6, max: 1e6 }),
    }),
    { maxLength: 40 },
  );

  it('knows nothing of what came after it', () => {
    const upTo = (all: readonly DayCents[]) => all.filter((one) => one.day <= AT);
    fc.assert(
      fc.property(days, days, days, (one, two, three) => {
        const whole: CashHistory = {
          ...EMPTY,
          series: [RENT],
          direct: one,
          charged: { debiteuren: two, crediteuren: three },
          vat: { rhythm: 'kwartaal', charged: two, paid: three },
        };
        const known: CashHistory = {
          ...whole,
          direct: upTo(one),
          charged: { debiteuren: upTo(two), crediteuren: upTo(three) },
          vat: { rhythm: 'kwartaal', charged: upTo(two), paid: upTo(three) },
        };
        expect(expectCash(whole, AT, AT + 56)).toEqual(expectCash(known, AT, AT + 56));
      }),
    );
  });
});

describe('weeks and bands', () => {
  it('end on Sundays, the first after the day', () => {
    expect(weekEnds(day('2025-11-30'), 2)).toEqual([day('2025-12-07'), day('2025-12-14')]);
    expect(weekEnds(day('2025-12-03'), 1)).toEqual([day('2025-12-07')]);
    expect(
      sumWithin(
        [
          { day: 3, cents: 5 },
          { day: 4, cents: 7 },
        ],
        3,
        4,
      ),
    ).toBe(7);
  });

  it('leave out the outermost of past errors, and say nothing of few', () => {
    const errors = Array.from({ length: 24 }, (_, index) => Array(8).fill(index * 100) as number[]);
    // 8 % of 25 places is the second of 24.
    expect(bandsOf(errors)[0]).toEqual({ low: 100, high: 2_200 });
    expect(bandsOf(errors.slice(0, 7))).toEqual(Array(8).fill(null));
  });
});
