import type { Figure, PageData } from '@kengetal/contract';
import { xaf, hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { seen } from '../../testing/tables.ts';
import { valueOf } from '../../books/figures/values.ts';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';

jest.setTimeout(60_000);

const account = (id: string, name: string, type: string, code = '') =>
  `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`;
const accounts =
  account('1000', 'Bank', 'B', 'BLimBanRba') +
  account('1300', 'Debiteuren', 'B', 'BVorDebHad') +
  account('1500', 'Af te dragen btw hoog', 'B', 'BSchBepBtw') +
  account('1510', 'Af te dragen btw laag', 'B', 'BSchBepBtw') +
  account('1520', 'Te vorderen btw', 'B', 'BSchBepBtw') +
  account('4000', 'Kantoor', 'P', 'WBedKanOka') +
  account('8000', 'Omzet', 'P', 'WOmzNodOdh');
const codes =
  '<vatCodes><vatCode><vatID>H</vatID><vatDesc>Hoog tarief</vatDesc></vatCode><vatCode><vatID>EU</vatID><vatDesc>Verkoop binnen de EU</vatDesc></vatCode></vatCodes>';

type Row = readonly [account: string, euros: number, code?: string];

function file(months: Record<number, Row[][]>, before = codes): string {
  const entries = Object.entries(months).flatMap(([month, all]) =>
    all.map((rows) => {
      const lines = rows.map(
        ([id, euros, code]) =>
          `<trLine><nr>1</nr><accID>${id}</accID><effDate>2025-0${month}-02</effDate><amnt>${String(Math.abs(euros))}</amnt><amntTp>${euros < 0 ? 'C' : 'D'}</amntTp>${code === undefined ? '' : `<vat><vatID>${code}</vatID></vat>`}</trLine>`,
      );
      return `<transaction><nr>1</nr><periodNumber>${month}</periodNumber><trDt>2025-0${month}-02</trDt>${lines.join('')}</transaction>`;
    }),
  );
  return xaf({
    accounts,
    before,
    journals: `<journal><jrnID>M</jrnID><desc>M</desc><jrnTp>M</jrnTp>${entries.join('')}</journal>`,
  });
}

/** Sales of 1,000 high and 200 within the EU, a purchase of 100, and last quarter's return of 50. */
const FILE = file({
  1: [
    [
      ['1300', 1210],
      ['8000', -1000, 'H'],
      ['1500', -210],
    ],
  ],
  2: [
    [
      ['1300', 200],
      ['8000', -200, 'EU'],
    ],
    [
      ['1300', -121],
      ['4000', 100],
      ['1520', 21],
    ],
    [
      ['1500', 50],
      ['1000', -50],
    ],
  ],
});

describe('VAT', () => {
  const { test, caller } = signedIn();

  async function shown(
    content: string | Buffer,
    span: [number, number],
    type: 'maand' | 'kwartaal' | 'jaar',
  ) {
    const project_id = await projectWith(test, caller, [content]);
    const [periode_min, periode_max] = span;
    const body = { project_id, id: 'btw', type, periode_min, periode_max };
    const page = await caller.ask('reportComponent', { body });
    const opener = new Opener(caller, project_id ?? '');
    expect(await opener.faults(page)).toEqual([]);
    return page;
  }

  it('stands in the boxes that codes and accounts name, down to what was booked', async () => {
    const page = await shown(FILE, [202501, 202503], 'kwartaal');
    expect(amounts(page)).toEqual({
      '1a Leveringen en diensten, hoog tarief': [1000, 210],
      '3b Leveringen naar landen binnen de EU': [200, null],
      '5a Verschuldigde btw': [null, 210],
      '5b Voorbelasting': [null, 21],
      '5c Te betalen of terug te vragen': [null, 189],
      'Afgedragen en tegengeboekt': [null, -50],
      'Geboekt op de btw-rekeningen in deze periode': [null, 139],
    });
    expect(textOf(page, 'termijn')).toContain('uiterlijk 30 april 2025');
    expect(textOf(page, 'uitleg')).toContain('indicatie');
  });

  it('says by its name whether it is to be paid or claimed back, and of which day it stands', async () => {
    const items = async (span: [number, number], type: 'maand' | 'kwartaal') => {
      const { blocks } = await shown(FILE, span, type);
      return blocks
        .flatMap((block) => (block.kind === 'figures' ? block.items : []))
        .map(({ label, detail, figure }) => [label, detail, valueOf(figure)]);
    };
    // Booked up to February; without an opening in the file there is no balance.
    const standing = ['Stand van de btw-rekeningen', 'eind februari 2025', undefined];
    expect(await items([202501, 202503], 'kwartaal')).toEqual([
      ['Te betalen', undefined, 18_900],
      standing,
    ]);
    // In February only the purchase: 21 of input VAT, and 50 paid of the quarter before.
    expect(await items([202502, 202502], 'maand')).toEqual([
      ['Terug te vragen', undefined, 2_100],
      standing,
    ]);
  });

  it('tells both terms of a month, and the calendar quarter of it', async () => {
    const text = textOf(await shown(FILE, [202502, 202502], 'maand'), 'termijn');
    expect(text).toContain('uiterlijk 31 maart 2025');
    expect(text).toContain('uiterlijk 30 april 2025');
  });

  it('says when there are no accounts of VAT', async () => {
    const without = file({
      1: [
        [
          ['1300', 10],
          ['8000', -10],
        ],
      ],
    })
      .replace(/btw/g, 'iets')
      .replaceAll('BSchBepBtw', 'BSchOvp');
    const page = await shown(without, [202501, 202501], 'maand');
    expect(textOf(page, 'uitleg')).toContain('geen btw-rekeningen');
  });

  (hasRealFiles ? it : it.skip).each([
    ['multivers_32_2017.xaf', [201701, 201702], 'maand'],
    ['exactonline_32_2016.xaf', [201601, 201612], 'jaar'],
    ['banana_32_2018.xaf', [201801, 201812], 'jaar'],
  ] as const)(
    'of %s, ../shared/data present, opens into its lines',
    async (name, [first, last], type) => {
      const span: [number, number] = type === 'maand' ? [last, last] : [first, last];
      const page = await shown(realFile(name), span, type);
      expect(amounts(page)['5a Verschuldigde btw']?.[1]).not.toBeNull();
    },
  );
});

function amounts({ blocks }: Pick<PageData, 'blocks'>): Record<string, (number | null)[]> {
  const rows = seen({ blocks }).blocks.find((block) => block.kind === 'grid')?.rows ?? [];
  return Object.fromEntries(rows.map(({ label, cells }) => [label, cells.map(eurosOf)]));
}

function eurosOf(figure: Figure): number | null {
  if (figure.kind === 'absent') return null;
  return (figure.kind === 'derived' ? figure.value : figure.cents) / 100;
}

function textOf(page: Pick<PageData, 'blocks'>, key: string): string {
  const block = page.blocks.find((found) => found.key === key);
  return block && 'text' in block ? String(block.text) : '';
}
