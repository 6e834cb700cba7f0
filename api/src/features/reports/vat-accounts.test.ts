import type { Figure } from '@kengetal/contract';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { capital, smallBooks, usual, type SmallBooks } from '../../testing/small-books.ts';
import { valueOf } from '../../books/figures/values.ts';
import { Looking, tableOf } from './testing/looking.ts';

jest.setTimeout(60_000);

const ACCOUNTS: SmallBooks['accounts'] = [
  ...usual('1000', '8000'),
  ['0500', 'Algemene reserve', 'B', 'BEivOvrAlr'],
  ['7000', 'Inkoopwaarde', 'P', 'WKprInhInh'],
];

interface VatBooks {
  readonly accounts: SmallBooks['accounts'];
  readonly vatCodes?: SmallBooks['vatCodes'];
  /** Codes on the lines of sales and of purchases. */
  readonly codes?: readonly [sales: string, purchases: string];
}

/**
 * Each month from January to March 2025 a sale of € 10.000 with € 2.100 of VAT on account 1500,
 * and a purchase of € 2.000 with € 420 on account 1510: € 6.300 and € 1.260 in the quarter, so
 * € 5.040 to pay.
 */
function quarter({ accounts, vatCodes, codes: [sold, bought] = ['', ''] }: VatBooks): string {
  const coded = (code: string) => (code === '' ? undefined : code);
  return smallBooks({
    year: 2025,
    made: '2025-04-02',
    accounts: [...ACCOUNTS, ...accounts],
    opening: capital(5_000_000),
    ...(vatCodes && { vatCodes }),
    entries: ['2025-01', '2025-02', '2025-03'].flatMap((month) => [
      {
        day: `${month}-05`,
        lines: [
          ['1000', 1_210_000],
          ['8000', -1_000_000, coded(sold)],
          ['1500', -210_000, coded(sold)],
        ],
      },
      {
        day: `${month}-06`,
        lines: [
          ['7000', 200_000, coded(bought)],
          ['1510', 42_000, coded(bought)],
          ['1000', -242_000],
        ],
      },
    ]),
  });
}

const QUARTER = {
  '1a': [30_000, 6_300],
  '5a': [null, 6_300],
  '5b': [null, 1_260],
  '5c': [null, 5_040],
  geboekt: [null, 5_040],
};

describe('accounts of VAT', () => {
  const { test, caller } = signedIn();

  async function boxes(files: readonly string[], naam = '1e kwartaal 2025') {
    const looking = await Looking.at(test, caller, files);
    const report = await looking.report(naam);
    const page = await looking.component('btw', report);
    const opener = new Opener(caller, looking.projectId);
    expect(await opener.faults(page)).toEqual([]);
    const rows = tableOf(page).rows.map(({ key, cells }) => [key, cells.map(eurosOf)]);
    const [kengetal] = (await looking.component('kengetallen', report)).blocks
      .flatMap((block) => (block.kind === 'figures' ? block.items : []))
      .filter(({ key }) => key === 'btw_positie');
    return {
      rows: Object.fromEntries(rows) as Record<string, (number | null)[]>,
      position: kengetal && eurosOf(kengetal.figure),
    };
  }

  it.each(['', 'BVorVbkTvo', 'BSchBepBtw'])(
    'take input VAT as voorbelasting when names and codes say inkopen (RGS %p)',
    async (rgs) => {
      const { rows } = await boxes([
        quarter({
          accounts: [
            ['1500', 'Btw verkopen hoog', 'B', rgs === '' ? '' : 'BSchBepBtw'],
            ['1510', 'Btw inkopen hoog', 'B', rgs],
          ],
          vatCodes: [
            ['V', 'BTW hoog, verkopen 21%'],
            ['I', 'BTW hoog, inkopen 21%'],
          ],
          codes: ['V', 'I'],
        }),
      ]);
      expect(rows).toEqual(QUARTER);
    },
  );

  it('are known by RGS code, by the word ob and by VAT codes, alike in boxes and key figures', async () => {
    const byCode = await boxes([
      quarter({
        accounts: [
          ['1500', 'Af te dragen hoog', 'B', 'BSchBepBla'],
          ['1510', 'Te vorderen', 'B', 'BVorVbkTvo'],
        ],
      }),
    ]);
    const withoutCodes = { ...QUARTER, '1a': [null, 6_300] };
    expect(byCode).toEqual({ rows: withoutCodes, position: 5_040 });

    const byWord = await boxes([
      quarter({
        accounts: [
          ['1500', 'Af te dragen OB hoog', 'B', ''],
          ['1510', 'Te vorderen O.B.', 'B', ''],
        ],
      }),
    ]);
    expect(byWord).toEqual({ rows: withoutCodes, position: 5_040 });

    const byVatCode = await boxes([
      quarter({
        accounts: [
          ['1500', 'Reservering fiscus', 'B', ''],
          ['1510', 'Tegoed fiscus', 'B', 'BVorOvrOvk'],
        ],
        vatCodes: [
          ['V', 'Verkoop hoog', '1500'],
          ['I', 'Inkoop hoog', '1510'],
        ],
        codes: ['V', 'I'],
      }),
    ]);
    expect(byVatCode).toEqual({ rows: QUARTER, position: 5_040 });
  });

  it('read a VAT code as its own year lists it, as after a change of package', async () => {
    const year = (fiscal: number, name: string, vat: number, bank: number) =>
      smallBooks({
        year: fiscal,
        accounts: [...ACCOUNTS, ['1500', 'Af te dragen btw', 'B', 'BSchBepBtw']],
        opening: capital(bank),
        vatCodes: [['1', name]],
        entries: [
          {
            day: `${fiscal}-05-05`,
            lines: [
              ['1000', 1_000_000 + vat],
              ['8000', -1_000_000, '1'],
              ['1500', -vat, '1'],
            ],
          },
        ],
      });
    const files = [
      year(2023, 'Btw laag 9%', 90_000, 5_000_000),
      year(2024, 'Btw hoog 21%', 210_000, 6_090_000),
    ];
    const low = await boxes(files, 'Boekjaar 2023');
    expect(low.rows).toMatchObject({ '1b': [10_000, 900], '5a': [null, 900] });
    expect(low.rows).not.toHaveProperty('1a');
    const high = await boxes(files, 'Boekjaar 2024');
    expect(high.rows).toMatchObject({ '1a': [10_000, 2_100], '5a': [null, 2_100] });
    expect(high.rows).not.toHaveProperty('1b');
  });
});

function eurosOf(figure: Figure): number | null {
  const cents = valueOf(figure);
  return cents === undefined ? null : cents / 100;
}
