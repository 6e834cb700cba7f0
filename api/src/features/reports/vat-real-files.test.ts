import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { valueOf } from '../../books/figures/values.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { seenTable } from '../../testing/tables.ts';
import { Looking } from './testing/looking.ts';

jest.setTimeout(120_000);

type Row = readonly [base: number | null, vat: number | null];

/**
 * Base and VAT by box, added up by hand from the lines of each file: VAT from what stands on its
 * accounts, bases from the lines that carry its code, as far as VAT was charged on them.
 */
const TABLES: readonly (readonly [file: string, report: string, Record<string, Row>])[] = [
  [
    // Codes 1 to 4 serve sales and purchases: 1500 and 1510 owe, 1520 deducts.
    'exactonline_32_2016.xaf',
    'Boekjaar 2016',
    {
      '1a': [79_102.25, 15_898.04],
      '1b': [10_822.71, 649.37],
      '1e': [12_000, null],
      '5a': [null, 16_547.41],
      '5b': [null, 12_427.83],
      '5c': [null, 4_119.58],
      geen: [6_000, null],
      geboekt: [null, 4_119.58],
    },
  ],
  [
    // Three purchases have VAT on 1710 and on 1770: reversed, without a code that says how.
    'multivers_32_2017.xaf',
    'Boekjaar 2017',
    {
      '1a': [29_677.18, 6_232.21],
      '1b': [942.17, 56.53],
      verschuldigd: [null, 1_799.26],
      '5a': [null, 8_088],
      '5b': [null, 4_186.96],
      '5c': [null, 3_901.04],
      geboekt: [null, 3_901.04],
    },
  ],
  [
    // Purchases from the EU and reversed ones are booked with VAT: 1.210 and 3.327,50.
    'banana_32_2018.xaf',
    'Boekjaar 2018',
    {
      '1a': [25_985.95, 5_457.05],
      '1b': [2_176.88, 130.62],
      '1e': [500, null],
      '2a': [2_750, 577.5],
      '4b': [1_000, 210],
      verschuldigd: [null, -0.29],
      '5a': [null, 6_374.88],
      '5b': [null, 1_611.34],
      '5c': [null, 4_763.54],
      verrekening: [null, -2_365],
      geboekt: [null, 2_398.54],
    },
  ],
  [
    'eekboek_clair2_2013.xaf',
    'Boekjaar 2013',
    {
      '1a': [null, 1_590.28],
      '5a': [null, 1_590.28],
      '5b': [null, 161.06],
      '5c': [null, 1_429.22],
      geboekt: [null, 1_429.22],
    },
  ],
  [
    // No code on any line: 1510 is credited beside sales, 1500 debited beside purchases.
    'afas_32_2016_rebuilt.xaf',
    'Boekjaar 2016',
    {
      verschuldigd: [null, 1_535_534.31],
      '5a': [null, 1_535_534.31],
      '5b': [null, 368_605.42],
      '5c': [null, 1_166_928.89],
      verrekening: [null, -1_121_975],
      geboekt: [null, 44_953.89],
    },
  ],
];

(hasRealFiles ? describe : describe.skip)('VAT of real files, ../shared/data present', () => {
  const { test, caller } = signedIn();

  async function btw(file: string, naam: string) {
    const looking = await Looking.at(test, caller, [realFile(file)]);
    const page = await looking.component('btw', await looking.report(naam));
    const tables = page.blocks.filter((block) => block.kind === 'grid').map(seenTable);
    const rowsOf = (key: string) =>
      Object.fromEntries(
        (tables.find((table) => table.key === key)?.rows ?? []).map(({ key: row, cells }) => [
          row,
          cells.map((figure) => {
            const cents = valueOf(figure);
            return cents === undefined ? null : cents / 100;
          }),
        ]),
      );
    const items = page.blocks.flatMap((block) => (block.kind === 'figures' ? block.items : []));
    const note = page.blocks.flatMap((block) =>
      block.kind === 'text' && block.key === 'aangiften_gelijk' ? block.text : [],
    );
    const opener = new Opener(caller, looking.projectId);
    return { rowsOf, items, note, faults: () => opener.faults(page) };
  }

  it.each(TABLES)('%s: %s is in its boxes, down to its lines', async (file, naam, table) => {
    const { rowsOf, faults } = await btw(file, naam);
    expect(rowsOf('btw')).toEqual(table);
    expect(await faults()).toEqual([]);
  });

  it('sets the returns that AFAS has booked against the months that they settle', async () => {
    const { rowsOf, items, note } = await btw('afas_32_2016_rebuilt.xaf', 'Boekjaar 2016');
    // By the texts of the entries, 'maand 3, 2016'; that of December is not in the books.
    expect(rowsOf('aangiften')).toEqual({
      201601: [32_196.49, 34_238, -2_041.51],
      201602: [46_654.18, 51_046, -4_391.82],
      201603: [44_781.11, 50_362, -5_580.89],
      201604: [144_613.51, 144_725, -111.49],
      201605: [122_941.11, 127_261, -4_319.89],
      201606: [110_454.03, 110_453, 1.03],
      201607: [91_468.85, 91_734, -265.15],
      201608: [107_679.77, 107_413, 266.77],
      201609: [122_587.45, 122_030, 557.45],
      201610: [111_494.03, 112_542, -1_047.97],
      201611: [128_375.16, 128_359, 16.16],
      201612: [103_683.2, null, null],
    });
    expect(items.map(({ label, detail, figure }) => [label, detail, valueOf(figure)])).toEqual([
      ['Nog te betalen', 'december 2016, uiterlijk 31 januari 2017', 10_368_320],
      ['Btw over 2016', undefined, 116_692_889],
      ['Daarvan afgedragen', '11 van 12 maanden', 108_016_300],
      expect.anything(),
    ]);
    expect(note.join()).toMatch(/^1 van de 11 afgedragen aangiften komt overeen met de boeken/);
  });
});
