import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { capital, posting, smallBooks, usual, type SmallBooks } from '../../testing/small-books.ts';
import { Exporting } from './testing/exporting.ts';
import { Worksheet } from './testing/workbook.ts';

/** In February all that would tell a plus from a minus is zero. */
const BOOKS: SmallBooks = {
  year: 2024,
  made: '2025-02-01',
  accounts: [
    ...usual('0200', '0500', '1000', '8000'),
    ['1500', 'Btw hoog', 'B', 'BSchBepBtwOla'],
    ['1510', 'Te vorderen btw', 'B', 'BVorVbkTvo'],
    ['4100', 'Huur', 'P', 'WBedHuiHui'],
  ],
  opening: capital(100_000),
  entries: [
    {
      day: '2024-02-05',
      lines: [
        ['1000', 121_000],
        ['8000', -100_000],
        ['1500', -21_000],
      ],
    },
    posting('2024-02-20', '4100', '1000', 40_000),
    {
      day: '2024-02-21',
      lines: [
        ['4100', 10_000],
        ['1510', 2_100],
        ['1000', -12_100],
      ],
    },
    {
      day: '2024-02-22',
      lines: [
        ['1000', 12_100],
        ['1510', -2_100],
        ['4100', -10_000],
      ],
    },
  ],
};

describe('formulas of an exported report', () => {
  const { test, caller } = signedIn();
  let files: Exporting;
  beforeAll(async () => {
    files = new Exporting(test, caller, await projectWith(test, caller, [smallBooks(BOOKS)]));
  });

  async function sheetOf(title: string, column = 'B') {
    const { reports } = await caller.ask('filters', { query: { project_id: files.projectId } });
    const report = reports.find(({ naam }) => naam === 'Februari 2024');
    if (!report) throw new Error('no report');
    const names = [...(await files.sheets(report)).keys()];
    const { content } = await files.file(report, 'xlsx');
    return Worksheet.of(content, names.indexOf(title) + 1, column);
  }

  it('take what costs money from what earns it, also where it is zero now', async () => {
    const sheet = await sheetOf('Winst-en-verliesrekening');
    expect(sheet.shown('Brutomarge')).toBe(1000);
    // Cost price 300, wages 50, interest -20 and tax 10 come to 1.000 - 300 - 400 - 50 - 20 - 10.
    const typed = {
      'Kostprijs van de omzet': 300,
      Personeelskosten: 50,
      'Financiële baten en lasten': -20,
      Belastingen: -10,
    };
    expect(sheet.shown('Brutomarge', typed)).toBe(700);
    expect(sheet.shown('Bedrijfswinst', typed)).toBe(250);
    expect(sheet.shown('Nettowinst', typed)).toBe(220);
  });

  it('have the signs of the balance and of the cash flow', async () => {
    const balance = await sheetOf('Balans');
    expect(balance.shown('Totaal activa', { 'Materiële vaste activa': 25 })).toBe(1835);
    expect(balance.shown('Totaal passiva', { 'Onverdeeld resultaat': 625 })).toBe(1835);
    const flow = await sheetOf('Kasstroomoverzicht');
    expect(flow.shown('Totale kasstroom')).toBe(810);
    expect(flow.shown('Totale kasstroom', { Afschrijvingen: 30 })).toBe(840);
  });

  it('take deducted VAT from what is due', async () => {
    const sheet = await sheetOf('Btw', 'C');
    // 210 due; of 21 deducted 21 was given back the next day.
    expect(sheet.shown('5c Te betalen of terug te vragen')).toBe(210);
    expect(sheet.shown('5c Te betalen of terug te vragen', { '5b Voorbelasting': 30 })).toBe(180);
    expect(
      sheet.shown('Geboekt op de btw-rekeningen in deze periode', { '5b Voorbelasting': 30 }),
    ).toBe(180);
  });
});
