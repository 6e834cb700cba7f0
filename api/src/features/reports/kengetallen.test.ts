import type { FiguresBlock } from '@kengetal/contract';
import { signedIn } from '../../testing/running.ts';
import {
  capital,
  smallBooks,
  usual,
  type SmallBooks,
  type SmallEntry,
} from '../../testing/small-books.ts';
import { KENGETAL_GROUPS, shownBasis } from './kengetal-groups.ts';
import { Looking, type Look } from './testing/looking.ts';

jest.setTimeout(60_000);

const EARLIER = { vergelijking: 'vorig_jaar' } as const;

const ACCOUNTS: SmallBooks['accounts'] = [
  ...usual('0500', '1000', '1300', '4100', '8000'),
  ['1500', 'Btw te betalen', 'B', 'BSchBepBtwOla'],
];

/** Euros: sold on the 10th with 21% VAT on account; paid to us and rent paid on the 20th. */
const month = (month: string, sold: number, paid: number, rent: number): SmallEntry[] => [
  {
    day: `${month}-10`,
    lines: [
      ['1300', sold * 121],
      ['8000', -sold * 100],
      ['1500', -sold * 21],
    ],
  },
  {
    day: `${month}-20`,
    lines: [
      ['1000', paid * 100],
      ['1300', -paid * 100],
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

/** At the end of 2024, of 12 sales: debtors 1,452 − 720, VAT 252, bank 1,000 + 720 − 600. */
const YEAR_BEFORE = smallBooks({
  year: 2024,
  made: '2025-01-20',
  accounts: ACCOUNTS,
  opening: capital(100_000),
  entries: Array.from({ length: 12 }, (_, index) =>
    month(`2024-${String(index + 1).padStart(2, '0')}`, 100, 60, index < 9 ? 0 : 200),
  ).flat(),
});

/** At the end of February: debtors 732 + 284, VAT 252 + 84, bank 1,120 − 600. */
const yearSoFar = (made: string, march: SmallEntry[]): string =>
  smallBooks({
    year: 2025,
    made,
    accounts: ACCOUNTS,
    opening: [
      ['1000', 112_000],
      ['1300', 73_200],
      ['1500', -25_200],
      ['0500', -160_000],
    ],
    entries: [...month('2025-01', 200, 100, 400), ...month('2025-02', 200, 100, 400), ...march],
  });

test.each(KENGETAL_GROUPS)('$title has figures of one moment or period', ({ keys }) => {
  expect(new Set(keys.map(shownBasis)).size).toBe(1);
});

describe('the key figures of a period that runs', () => {
  const { test, caller } = signedIn();
  let inFebruary: Looking;
  let inMarch: Looking;
  beforeAll(async () => {
    inFebruary = await Looking.at(test, caller, [YEAR_BEFORE, yearSoFar('2025-02-28', [])]);
    const march = month('2025-03', 300, 0, 0).slice(0, 1);
    inMarch = await Looking.at(test, caller, [YEAR_BEFORE, yearSoFar('2025-03-14', march)]);
  });

  /** By key: the figure that it is held against, and after which words that stands. */
  async function heldAgainst(looking: Looking, naam: string, look: Look = {}) {
    const page = await looking.component('kengetallen', await looking.report(naam), look);
    const blocks = page.blocks.filter((block): block is FiguresBlock => block.kind === 'figures');
    return Object.fromEntries(
      blocks
        .flatMap(({ items }) => items)
        .map(({ key, comparison, change }) => {
          if (!comparison || comparison.kind === 'absent') return [key, comparison?.reason];
          const value = comparison.kind === 'derived' ? comparison.value : comparison.cents;
          return [key, [value, change?.label, comparison.about?.label.split(', ')[1]]];
        }),
    );
  }

  it('takes balances, ratios, VAT and runway of one moment: the end of the year before', async () => {
    const moment = ['t.o.v. 31 dec 2024', 'stand eind december 2024'];
    expect(await heldAgainst(inFebruary, 'Boekjaar 2025')).toMatchObject({
      bank_en_kas: [112_000, ...moment],
      // (1,120 + 732) / 252 = 7.349…
      current_ratio: [735, ...moment],
      quick_ratio: [735, ...moment],
      // 1,120 / (1,540 at the end of September − 1,120) × 92 days = 245.33…
      runway: [2_453, ...moment],
      // 1,600 / 1,852 = 86.393…%
      solvabiliteit: [8_639, ...moment],
      vreemd_vermogen: [25_200, ...moment],
      // 1,852 − 252
      werkkapitaal: [160_000, ...moment],
      btw_positie: [25_200, ...moment],
    });
  });

  it('takes days of payment and margins of as many months as are booked', async () => {
    const months = ['t.o.v. jan – feb 2024', 'januari t/m februari 2024'];
    expect(await heldAgainst(inFebruary, 'Boekjaar 2025')).toMatchObject({
      // (242 − 120) / 242 × 60 days = 30.2479…
      dso: [302, ...months],
      // 122 / 200 × 60
      dso_excl_btw: [366, ...months],
      dpo: 'De boekhouding heeft geen crediteurenrekening.',
    });
    // All that was sold; of 2025 400 − 800 is left.
    expect(await heldAgainst(inFebruary, 'Boekjaar 2025')).toMatchObject({
      nettomarge: [10_000, ...months],
    });
  });

  it('names the whole months that days of payment are of, while a month runs', async () => {
    expect(await heldAgainst(inMarch, 'Maart 2025')).toMatchObject({
      // 200 of 10 February; its rent was paid on the 20th.
      nettomarge: [10_000, 't.o.v. 1 – 14 feb', '1 t/m 14 februari 2025'],
      // (1,016) / 242 × 28 days = 117.55…
      dso: [1_176, 't.o.v. feb 2025', 'februari 2025'],
      btw_positie: [33_600, 't.o.v. 28 feb 2025', 'stand eind februari 2025'],
      // 1,016 + 520 − 336
      werkkapitaal: [120_000, 't.o.v. 28 feb 2025', 'stand eind februari 2025'],
    });
  });

  it('holds a quarter that runs against the end of the whole quarter before', async () => {
    expect(await heldAgainst(inMarch, '1e kwartaal 2025')).toMatchObject({
      btw_positie: [25_200, 't.o.v. 31 dec 2024', 'stand eind december 2024'],
      werkkapitaal: [160_000, 't.o.v. 31 dec 2024', 'stand eind december 2024'],
      // 732 / 363 × 92 days = 185.52…
      dso: [1_855, 't.o.v. okt – dec 2024', 'oktober t/m december 2024'],
    });
  });

  it('holds a period of a year ago against the end of its months then', async () => {
    expect(await heldAgainst(inMarch, 'Boekjaar 2025', EARLIER)).toMatchObject({
      // 3 × 21, and 3 × 61 + 1,180 − 63.
      btw_positie: [6_300, 't.o.v. 31 mrt 2024', 'stand eind maart 2024'],
      werkkapitaal: [130_000, 't.o.v. 31 mrt 2024', 'stand eind maart 2024'],
      // 183 / 363 × 91 days = 45.876…
      dso: [459, 't.o.v. jan – mrt 2024', 'januari t/m maart 2024'],
    });
  });
});
