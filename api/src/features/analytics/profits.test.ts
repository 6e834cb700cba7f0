import { gridEarlier, type GridBlock } from '@kengetal/contract';
import { smallBooks, usual } from '../../testing/small-books.ts';
import { Opener } from '../../testing/figures.ts';
import { Analyst, grid, type Asked } from './testing/asking.ts';

jest.setTimeout(60_000);

/** Sales of goods and of advice, purchases and wages by month, in euros. */
const YEARS = {
  2024: [
    [1_000, 500, 400, 850],
    [2_000, 500, 900, 850],
  ],
  2025: [
    [1_100, 0, 500, 900],
    [900, 0, 0, 900],
  ],
} as const;
const SIGNS = [-1, -1, 1, 1] as const;

const booksOf = (year: keyof typeof YEARS) =>
  smallBooks({
    year,
    accounts: [
      ...usual('1000', '4000'),
      ['8000', 'Handel', 'P', 'WOmzNohOlh'],
      ['8100', 'Advies', 'P', 'WOmzNodOdh'],
      ['7000', 'Inkoop', 'P', 'WKprInh'],
    ],
    entries: YEARS[year].map((amounts, month) => {
      const cents = amounts.map((amount, place) => (SIGNS[place] ?? 1) * amount * 100);
      const [goods = 0, advice = 0, purchases = 0, wages = 0] = cents;
      return {
        day: `${year}-0${month + 1}-15`,
        lines: [
          ['8000', goods],
          ['8100', advice],
          ['7000', purchases],
          ['4000', wages],
          ['1000', -(goods + advice + purchases + wages)],
        ],
      };
    }),
  });

let analyst: Analyst;
let projectId: string;
beforeAll(async () => {
  analyst = await Analyst.start();
  projectId = await analyst.imported([booksOf(2024), booksOf(2025)]);
});
afterAll(() => analyst.end());

const tree = async (months: Asked['months'], view: Asked['view']) =>
  grid(
    await analyst.ask(projectId, { page: 'analytics-profits', months, view }),
    'winst-en-verlies',
  );

/** Amounts in euros, of the months and of a year earlier. */
const rowOf = ({ rows }: GridBlock, key: string) => {
  const row = rows.find((one) => one.key === key);
  const euros = (cents: readonly (number | null)[] | undefined) =>
    cents?.map((amount) => amount && amount / 100);
  return row && { label: row.label, now: euros(row.values.slice(0, 2)), then: euros(row.earlier) };
};

describe('winst en verlies beside the same months a year earlier', () => {
  const january = [202501, 202502] as const;
  const beside = { vergelijking: 'vorige_periode', vorig_jaar_per_maand: true } as const;

  it('has the amounts of both, worked out by hand, in every row that has either', async () => {
    const block = await tree(january, beside);
    expect(rowOf(block, 'netto_omzet')).toMatchObject({ now: [1_100, 900], then: [1_500, 2_500] });
    // Advice was only sold in 2024.
    expect(rowOf(block, 'rekening_8100')).toMatchObject({ now: [0, 0], then: [500, 500] });
    // January 2025: 1,100 − 500 − 900; February: 900 − 900. A loss beside profits.
    expect(rowOf(block, 'totaal_nettoresultaat')).toEqual({
      label: 'Nettoresultaat',
      now: [-300, 0],
      then: [250, 750],
    });
    const page = await analyst.ask(projectId, {
      page: 'analytics-profits',
      months: january,
      view: beside,
    });
    expect(await new Opener(analyst.caller, projectId).faults(page)).toEqual([]);
  });

  it('says why a month that the books lack has none', async () => {
    const block = await tree([202412, 202501], beside);
    expect(rowOf(block, 'netto_omzet')?.then).toEqual([null, 1_500]);
    const [row] = block.rows;
    expect(row && gridEarlier(block.columns, row, 0)).toMatchObject({
      kind: 'absent',
      reason: 'De boekhouding over december 2023 is niet ingelezen.',
    });
  });

  it('goes by quarter too, as far as it is booked', async () => {
    const block = await tree([202410, 202503], { ...beside, per: 'kwartaal' });
    expect(rowOf(block, 'netto_omzet')?.then).toEqual([null, 4_000]);
    expect(block.columns[1]?.earlier).toMatchObject({
      lines: { periode_min: 202401, periode_max: 202402 },
    });
  });

  it('is only there when asked for, and leaves the other amounts as they are', async () => {
    const [plain, both] = [
      await tree(january, { vergelijking: 'vorige_periode' }),
      await tree(january, beside),
    ];
    expect(rowOf(plain, 'rekening_8100')).toBeUndefined();
    expect(plain.columns).toEqual(both.columns.map(({ earlier: _, ...column }) => column));
    for (const { key, values, earlier } of plain.rows) {
      expect(earlier).toBeUndefined();
      expect(both.rows.find((row) => row.key === key)?.values).toEqual(values);
    }
  });
});
