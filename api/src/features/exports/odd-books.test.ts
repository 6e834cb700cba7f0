import type { ReportEntry } from '@kengetal/contract';
import { projectWith } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import {
  capital,
  smallBooks,
  usual,
  type SmallBooks,
  type SmallEntry,
} from '../../testing/small-books.ts';
import { beginsWith, Exporting, rowsOf, type Look } from './testing/exporting.ts';

jest.setTimeout(60_000);

const ACCOUNTS: SmallBooks['accounts'] = [
  ...usual('0500', '1000', '1300', '8000'),
  ['1500', 'Btw te betalen', 'B', 'BSchBepBtwOla'],
  ['4100', 'Huur; kantoor', 'P', 'WBedHuiBeh'],
];

const sold = (day: string, euros: number): SmallEntry => ({
  day,
  lines: [
    ['1300', euros * 121],
    ['8000', -euros * 100],
    ['1500', -euros * 21],
  ],
});
const rent = (day: string, euros: number, period?: number): SmallEntry => ({
  day,
  period,
  lines: [
    ['4100', euros * 100],
    ['1000', -euros * 100],
  ],
});

/** Sold in July, credited in August, both in September, nothing in October; and a closing. */
const BROKEN = smallBooks({
  year: ['2023-07-01', '2024-06-30'],
  made: '2024-08-01',
  accounts: ACCOUNTS,
  opening: capital(100_000),
  entries: [
    sold('2023-07-05', 500),
    rent('2023-07-20', 80),
    sold('2023-08-05', -700),
    rent('2023-08-20', 80),
    sold('2023-09-05', 50),
    sold('2023-09-06', -50),
    sold('2023-12-05', 900),
    rent('2024-06-30', 25, 13),
  ],
});

const LOOKS: readonly Look[] = [
  {},
  { vergelijking: 'vorig_jaar' },
  { weergave: 'maanden' },
  { weergave: 'cumulatief' },
];

describe('exports of odd books', () => {
  const { test, caller } = signedIn();

  async function exporting(files: readonly (string | Buffer)[]) {
    const query = { project_id: await projectWith(test, caller, files) };
    const { reports } = await caller.ask('filters', { query });
    return { files: new Exporting(test, caller, query.project_id), reports };
  }

  const named = (reports: readonly ReportEntry[], naam: string): ReportEntry => {
    const report = reports.find((one) => one.naam === naam);
    if (!report) throw new Error(`no report ${naam}`);
    return report;
  };

  /** Rows of a report that its sheets do not hold as they are answered; how many they do. */
  async function compared(files: Exporting, report: ReportEntry, look: Look) {
    const sheets = await files.sheets(report, look);
    const missing: unknown[] = [];
    let held = 0;
    for (const { title, blocks } of await files.components(report, look)) {
      const rows = sheets.get(title.slice(0, 31)) ?? [];
      for (const wanted of blocks.flatMap(rowsOf)) {
        if (rows.some((row) => beginsWith(row, wanted))) held += 1;
        else missing.push([report.naam, look, title, wanted]);
      }
    }
    return { missing, held };
  }

  it('have every amount of a broken year, its period 13, credits and empty months', async () => {
    const { files, reports } = await exporting([BROKEN]);
    const names = ['Boekjaar 2023/2024', 'Augustus 2023', 'September 2023'];
    for (const naam of names) {
      for (const look of LOOKS) {
        const { missing, held } = await compared(files, named(reports, naam), look);
        expect(missing).toEqual([]);
        expect(held).toBeGreaterThan(30);
      }
    }
    const year = await files.sheets(named(reports, 'Boekjaar 2023/2024'), { weergave: 'maanden' });
    const rows = year.get('Winst-en-verliesrekening') ?? [];
    const months = rows.find((row) => row.includes('Afsluiting')) ?? [];
    const omzet = rows.find(([label]) => label === 'Netto-omzet') ?? [];
    const huur = rows.find(([label]) => label === '4100 Huur; kantoor') ?? [];
    // July to October; the closing bookings; all of it.
    expect(omzet.slice(1, 5)).toEqual([500, -700, 0, 0]);
    expect(huur[months.indexOf('Afsluiting')]).toBe(25);
    expect(omzet[months.indexOf('Totaal')]).toBe(700);
    expect(huur[months.indexOf('Totaal')]).toBe(185);
  });

  it('have them as CSV too, with a minus and a decimal comma', async () => {
    const { files, reports } = await exporting([BROKEN]);
    const { content } = await files.file(named(reports, 'Augustus 2023'), 'csv');
    const lines = content.toString('utf8').split('\r\n');
    // Against July: 500 and 80.
    expect(lines.find((line) => line.startsWith('Netto-omzet;'))).toMatch(
      /^Netto-omzet;-700,00;500,00;-1200,00;/,
    );
    expect(lines.find((line) => line.startsWith('"4100 Huur; kantoor";'))).toMatch(
      /^"4100 Huur; kantoor";80,00;80,00;0,00;/,
    );
    expect(lines).toContain('Eerste dag;01-08-2023');
    expect(lines).toContain('Laatste dag;31-08-2023');
  });

  it('have every amount of generated books with a long first year and period 13', async () => {
    const options = { seed: 6, firstMonth: 202210, firstYearMonths: 15, years: 2 };
    const made = { ...options, closingPeriod: true, trade: 'zzp' } as const;
    const { files, reports } = await exporting(await generatedFiles(made, 'multivers'));
    for (const report of reports.filter(({ type }) => type === 'jaar')) {
      for (const look of LOOKS.slice(1, 3)) {
        const { missing, held } = await compared(files, report, look);
        expect(missing).toEqual([]);
        expect(held).toBeGreaterThan(60);
      }
    }
  });
});
