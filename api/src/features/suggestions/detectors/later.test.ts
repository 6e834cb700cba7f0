import { entry, type JournalEntry } from '../../../testing/journal-books.ts';
import { upload, withOrganisation } from '../../../testing/books.ts';
import { signedIn } from '../../../testing/running.ts';
import { companyBooks, purchase, received, sale } from '../testing/company.ts';
import { findAll } from '../find-all.ts';

const months = Array.from({ length: 12 }, (_, at) => at + 1);
const dayOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** What is other than usual in a month of the year in which all happens. */
type Odd = (month: number) => number;

/** A bill of so many euros on the fifth of each month, on an account of its own; none for none. */
const bills = (year: number, id: string, account: string, euros: Odd): JournalEntry[] =>
  months.flatMap((month) => {
    const number = `${id}-${year}${String(month).padStart(2, '0')}`;
    const amount = euros(month);
    if (amount === 0) return [];
    return [purchase(number, dayOf(year, month, 5), id, number, amount, `Vast ${id}`, account)];
  });

/** Sales on the first of each month to a customer, paid on a day of it. */
const sales = (year: number, id: string, euros: number, paidOn: Odd) =>
  months.map((month) => {
    const number = `${id}-${year}${String(month).padStart(2, '0')}`;
    return {
      sale: sale(dayOf(year, month, 1), id, number, euros),
      payment: received(`B${number}`, dayOf(year, month, paidOn(month)), id, number, euros),
    };
  });

const busy = (year: number, count: Odd): JournalEntry[] =>
  months.flatMap((month) =>
    Array.from({ length: count(month) }, (_, at) => {
      const day = dayOf(year, month, (at % 28) + 1);
      return entry(`M${year}-${month}-${at}`, day, 'Boeking', ['4600', 1], ['0500', -1]);
    }),
  );

const SUPPLIERS = ['R1', 'D1', 'M1', 'G1'];
const CUSTOMERS = ['Q1', 'Q2', 'Q3', 'Q4'];

/** The year in which each detector of months has something odd to find; all others go on as usual. */
const ODD_YEAR = 2023;

function books(year: number): string {
  const isOdd = year === ODD_YEAR;
  const now = (month: number) => year * 100 + month;
  const odd = (usual: number, other: Odd): Odd => (isOdd ? other : () => usual);
  const sold = [
    ...sales(
      year,
      'K1',
      100,
      odd(11, (month) => (month < 10 ? 11 : 25)),
    ),
    ...sales(year, 'K2', isOdd ? 900 : 300, () => 11),
    ...CUSTOMERS.flatMap((id) => sales(year, id, 300, () => 11)),
  ];
  return companyBooks({
    year,
    opening: [
      ['1100', 10_000_000],
      ['0500', -10_000_000],
    ],
    relations: [
      ...SUPPLIERS.map((id) => [id, `Leverancier ${id}`, 'S'] as const),
      ...CUSTOMERS.map((id) => [id, `Klant ${id}`, 'C'] as const),
    ],
    accounts: SUPPLIERS.map(
      (id, at) => [`4${700 + at}`, `Kosten ${id}`, 'P', 'WBedKanTef'] as const,
    ),
    purchases: [
      ...bills(year, 'R1', '4700', (month) => (now(month) < 202306 ? 500 : 550)),
      ...bills(year, 'D1', '4701', (month) => (now(month) < 202308 ? 200 : 400)),
      ...bills(
        year,
        'M1',
        '4702',
        odd(300, (month) => (month === 10 ? 0 : 300)),
      ),
      ...bills(
        year,
        'G1',
        '4703',
        odd(1000, (month) => (month === 12 ? 1400 : 1000)),
      ),
    ],
    sales: sold.map((one) => one.sale),
    bank: sold.map(({ payment }) => payment),
    cash: isOdd
      ? [
          entry('K1', `${year}-07-02`, 'Lunch', ['4100', 8_000], ['1000', -8_000]),
          entry('K2', `${year}-07-09`, 'Contant', ['1000', 10_000], ['8000', -10_000]),
        ]
      : [],
    memorial: busy(
      year,
      odd(60, (month) => (month === 8 ? 8 : 60)),
    ),
  });
}

/** Detectors that find something in the odd year alone. */
const OF_MONTHS = [
  'betaalt_later',
  'boeking_ontbreekt',
  'geld_negatief',
  'kosten_gestegen',
  'omzetconcentratie',
  'prijsverhoging',
  'verdubbeld',
  'weinig_boekingen',
];

const detectorsOf = (found: readonly { readonly detector: string }[]) =>
  [...new Set(found.map(({ detector }) => detector))].sort();

describe('what later months make of what nobody mended', () => {
  const { test, caller } = signedIn({ now: '2025-01-10T10:00:00Z', findSuggestions: findAll });

  it('is never said to be mended', async () => {
    const organisationId = await withOrganisation(caller);
    const read = (year: number, projectId?: string) =>
      upload(test, caller, {
        organisationId,
        content: books(year),
        ...(projectId && { projectId }),
      });
    const project_id = (await read(2022)).project_id ?? '';
    await read(ODD_YEAR, project_id);
    const list = async () => {
      await test.app.recurring.idle();
      await test.app.suggestions.idle();
      const query = { project_id, periode_min: 0, periode_max: 0 };
      return (await caller.ask('suggestions', { query })).suggestions;
    };
    expect(detectorsOf(await list())).toEqual(OF_MONTHS);
    await read(2024, project_id);
    const gone = (await list()).filter(({ ended }) => ended !== null);
    expect(detectorsOf(gone)).toEqual(OF_MONTHS);
    expect(new Set(gone.map(({ ended }) => ended?.words))).toEqual(
      new Set(['Verlopen: er zijn latere maanden geboekt']),
    );
  });
});
