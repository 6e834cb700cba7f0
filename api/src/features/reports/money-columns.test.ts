import type { PageData, ReportEntry } from '@kengetal/contract';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { capital, smallBooks, usual, type SmallEntry } from '../../testing/small-books.ts';
import { checksIn, Looking, rowOf, tableOf, type Look } from './testing/looking.ts';

jest.setTimeout(60_000);

const EARLIER = { vergelijking: 'vorig_jaar' } as const;
const SO_FAR = { weergave: 'cumulatief' } as const;
const LOOKS: readonly Look[] = [
  {},
  EARLIER,
  SO_FAR,
  { weergave: 'maanden' },
  { vergelijking: 'begroting' },
];

/** Begin, cash flow and end of a column in whole euros; the reason where there is none. */
function moneyOf(page: PageData, column: number) {
  return ['liquide_begin', 'totaal_kasstroom', 'liquide_eind'].map((key) => {
    const cell = rowOf(page, key)[column];
    if (!cell || cell.kind === 'absent') return cell?.reason;
    return (cell.kind === 'derived' ? cell.value : cell.cents) / 100;
  });
}

/**
 * Columns of amounts whose begin and cash flow do not make the end, with the closing bookings that
 * lie between; how many columns do.
 */
function moneyIn(page: PageData): { held: number; faults: string[] } {
  const roles = ['current', 'comparison', 'month', 'total'];
  const columns = tableOf(page).columns.flatMap(({ role, label }, index) => {
    const [begin, flow, end] = moneyOf(page, index);
    const isKnown = typeof begin === 'number' && typeof flow === 'number';
    if (!roles.includes(role) || !isKnown || typeof end !== 'number') return [];
    const closed = rowOf(page, 'liquide_afsluiting')[index];
    const between = closed?.kind === 'booked' ? closed.cents : 0;
    const apart = Math.round(100 * (begin + flow - end)) + between;
    return [apart === 0 ? undefined : `${label}: ${begin} + ${flow} is not ${end}`];
  });
  const faults = columns.filter((fault) => fault !== undefined);
  return { held: columns.length - faults.length, faults };
}

const ACCOUNTS = usual('0500', '1000', '4100', '8000');

/** Sold on the 10th, and rent of what is left on the 20th, both by bank. */
const month = (month: string, sold: number, rent: number): SmallEntry[] => [
  {
    day: `${month}-10`,
    lines: [
      ['1000', sold * 100],
      ['8000', -sold * 100],
    ],
  },
  {
    day: `${month}-20`,
    lines: [
      ['4100', rent * 100],
      ['1000', -rent * 100],
    ],
  },
];

/** € 60 more each month of 2024 and € 5 less in its period 13: from 1,000 to 1,715. */
const YEAR_BEFORE = smallBooks({
  year: 2024,
  made: '2025-01-20',
  accounts: ACCOUNTS,
  opening: capital(100_000),
  entries: [
    ...Array.from({ length: 12 }, (_, index) =>
      month(`2024-${String(index + 1).padStart(2, '0')}`, 100, 40),
    ).flat(),
    {
      day: '2024-12-31',
      period: 13,
      lines: [
        ['4100', 500],
        ['1000', -500],
      ],
    },
  ],
});

/** € 150 more in January and in February; € 300 on 10 March. */
const yearSoFar = (made: string, march: SmallEntry[]): string =>
  smallBooks({
    year: 2025,
    made,
    accounts: ACCOUNTS,
    opening: capital(171_500),
    entries: [...month('2025-01', 200, 50), ...month('2025-02', 200, 50), ...march],
  });

describe('the money of a cash flow', () => {
  const { test, caller } = signedIn();

  /** The end of every column of every report in every look, with its money opened. */
  async function walked(looking: Looking, reports: readonly ReportEntry[]): Promise<number> {
    const opener = new Opener(caller, looking.projectId);
    let columns = 0;
    for (const report of reports) {
      for (const look of LOOKS) {
        const page = await looking.component('kasstroom', report, look);
        const { held, faults } = moneyIn(page);
        expect([report.naam, look, ...faults]).toEqual([report.naam, look]);
        const money = ['liquide_begin', 'liquide_afsluiting', 'liquide_eind'];
        expect(await opener.faults(money.map((key) => rowOf(page, key)))).toEqual([]);
        columns += held;
      }
    }
    return columns;
  }

  describe('while a month runs, up to its 14th', () => {
    let looking: Looking;
    beforeAll(async () => {
      const march = month('2025-03', 300, 0).slice(0, 1);
      looking = await Looking.at(test, caller, [YEAR_BEFORE, yearSoFar('2025-03-14', march)]);
    });

    it.each([
      // End of January 1,715 + 150; 200 of 10 February.
      ['Maart 2025', {}, [2_015, 300, 2_315], [1_865, 200, 2_065]],
      // End of February 2024 1,000 + 2 × 60; 100 of 10 March.
      ['Maart 2025', EARLIER, [2_015, 300, 2_315], [1_120, 100, 1_220]],
      // End of September 1,000 + 9 × 60; 2 × 60 and 100 of 10 December, without period 13.
      ['1e kwartaal 2025', {}, [1_715, 600, 2_315], [1_540, 220, 1_760]],
      // The opening of 2024; 2 × 60 and 100 of 10 March.
      ['1e kwartaal 2025', EARLIER, [1_715, 600, 2_315], [1_000, 220, 1_220]],
      ['Boekjaar 2025', {}, [1_715, 600, 2_315], [1_000, 220, 1_220]],
      ['Boekjaar 2025', EARLIER, [1_715, 600, 2_315], [1_000, 220, 1_220]],
      ['Maart 2025', SO_FAR, [1_715, 600, 2_315], [1_000, 220, 1_220]],
      // Nothing runs: the year with its period 13, and the quarter without.
      ['Boekjaar 2024', {}, [1_000, 715, 1_715], undefined],
      ['Februari 2025', {}, [1_865, 150, 2_015], [1_715, 150, 1_865]],
    ] as const)('%s %j is as by hand', async (naam, look, current, comparison) => {
      const page = await looking.component('kasstroom', await looking.report(naam), look);
      expect(moneyOf(page, 0)).toEqual(current);
      if (comparison) expect(moneyOf(page, 1)).toEqual(comparison);
    });

    it('makes an end within a month of begin and cash flow, and says of which day it is', async () => {
      const page = await looking.component('kasstroom', await looking.report('Maart 2025'));
      const [, end] = rowOf(page, 'liquide_eind');
      expect(end).toMatchObject({
        kind: 'derived',
        value: 206_500,
        about: { label: 'Liquide middelen aan het eind, stand 14 februari 2025' },
        terms: [
          { factor: 1, figure: { kind: 'booked', cents: 186_500 } },
          { factor: 1, figure: { kind: 'booked', cents: 20_000 } },
        ],
      });
    });

    it('shows the closing bookings that lie between the months of two years', async () => {
      const quarter = await looking.report('1e kwartaal 2025');
      const page = await looking.component('kasstroom', quarter, { weergave: 'maanden' });
      const total = tableOf(page).columns.length - 1;
      // April 2024 to March 2025: from 1,180, 9 × 60 and 600 more, and 5 less in period 13.
      expect(moneyOf(page, total)).toEqual([1_180, 1_140, 2_315]);
      const between = rowOf(page, 'liquide_afsluiting');
      expect(between[total]).toMatchObject({
        cents: -500,
        selection: { soorten: ['afsluiting'], periode_max: 202412 },
      });
      expect(between.slice(0, total).every(({ kind }) => kind === 'absent')).toBe(true);
      expect(checksIn(page)).toEqual([
        expect.objectContaining({ label: 'Sluit aan op liquide middelen', state: 'goed' }),
      ]);
    });

    it('agrees in every column of every report', async () => {
      expect(await walked(looking, await looking.reports())).toBeGreaterThan(100);
    });
  });

  it('ends a year that runs where the months that it is held against end', async () => {
    const looking = await Looking.at(test, caller, [YEAR_BEFORE, yearSoFar('2025-02-28', [])]);
    const page = await looking.component('kasstroom', await looking.report('Boekjaar 2025'));
    expect(tableOf(page).columns[1]?.label).toBe('Boekjaar 2024 t/m feb');
    expect(moneyOf(page, 0)).toEqual([1_715, 300, 2_015]);
    // The opening of 2024 and 2 × 60, not the 1,715 at the end of 2024.
    expect(moneyOf(page, 1)).toEqual([1_000, 120, 1_120]);
    expect(rowOf(page, 'liquide_eind')[1]).toMatchObject({
      kind: 'booked',
      about: { label: 'Liquide middelen aan het eind, stand eind februari 2024' },
    });
  });

  it.each([
    ['a broken fiscal year with period 13', { seed: 5, firstMonth: 202307, years: 2 }],
    ['a long first year', { seed: 6, firstMonth: 202210, firstYearMonths: 15, years: 3 }],
    ['a short first year', { seed: 7, firstMonth: 202311, firstYearMonths: 2, years: 3 }],
  ] as const)('agrees in every column of generated books with %s', async (_name, options) => {
    const made = { ...options, lastMonth: 202503, closingPeriod: true, scale: 0.2 };
    const looking = await Looking.at(test, caller, await generatedFiles(made, 'multivers'));
    const reports = await looking.reports();
    const isTaken = ({ type, periode_max }: ReportEntry, index: number) =>
      type === 'jaar' || periode_max >= 202412 || index % 9 === 0;
    expect(await walked(looking, reports.filter(isTaken))).toBeGreaterThan(80);
  });
});
