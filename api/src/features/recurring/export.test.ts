import { readSheet } from 'read-excel-file/node';
import {
  wholeSeries,
  type CallBodyInput,
  type Figure,
  type RecurringRow,
  type WholePage,
} from '@kengetal/contract';
import { projectWith } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { Caller } from '../../testing/caller.ts';
import { signedIn } from '../../testing/running.ts';
import { plainRows, sheetRows } from './export-rows.ts';

jest.setTimeout(60_000);

type Body = CallBodyInput<'recurringExport'>;
type Line = readonly unknown[];

/** Places of the columns, as they were agreed. */
const COLUMN = {
  name: 0,
  account: 1,
  frequency: 3,
  amount: 4,
  perYear: 8,
  perMonth: 9,
  last: 10,
  next: 11,
  certainty: 12,
  status: 13,
  signals: 15,
};

describe('recurring series as a file', () => {
  const { test, caller } = signedIn();
  let project_id: string;
  let page: WholePage;
  beforeAll(async () => {
    const options = { seed: 11, firstMonth: 202401, years: 1, scale: 0.2 };
    const [content = ''] = await generatedFiles(options);
    project_id = await projectWith(test, caller, [content]);
    await test.app.recurring.idle();
    const body = { project_id, page: 'analytics-recurring' as const, filters: [] };
    page = wholeSeries(await caller.ask('pages', { body }));
  });

  async function exported(more: Partial<Body> = {}) {
    const body: Body = { project_id, filters: [], format: 'xlsx', ...more };
    const made = await caller.ask('recurringExport', { body });
    const token = made.download_url.replace('/download?token=', '');
    const response = await new Caller(test).send('download', { query: { token } });
    expect(response.statusCode).toBe(200);
    return { filename: made.filename, bytes: response.rawPayload };
  }
  const sections = () => page.blocks.find((one) => one.kind === 'recurring')?.sections ?? [];
  const rowsOfPage = () => sections().flatMap(({ rows }) => rows);

  it('has every series of the page with its amounts and days, and the totals of the page', async () => {
    const { filename, bytes } = await exported();
    expect(filename).toBe('Periodieke transacties dec 2024.xlsx');
    const lines = await readSheet(bytes);
    for (const row of rowsOfPage()) {
      const line = lines.find((one) => one[0] === row.name && one[1] === row.rekening);
      expect(line && told(line)).toEqual(expectedOf(row));
    }
    const figures = page.blocks.find((one) => one.kind === 'figures')?.items ?? [];
    const total = (name: string) => lines.find(([label]) => label === name) ?? [];
    const value = (key: string) => centsOf(figures.find((one) => one.key === key)?.figure);
    expect(cents(total('Totaal vaste lasten')[COLUMN.perMonth])).toBe(value('kosten_per_maand'));
    expect(cents(total('Totaal vaste lasten')[COLUMN.perYear])).toBe(value('kosten_per_jaar'));
    expect(cents(total('Totaal terugkerende omzet')[COLUMN.perMonth])).toBe(
      value('omzet_per_maand'),
    );
  });

  it('as CSV has a line for each in Dutch, with its section', async () => {
    const { bytes } = await exported({ format: 'csv' });
    const [head, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n');
    expect(head).toMatch(/^\ufeffOnderdeel;Naam;Rekening;Rekeningnaam;Frequentie;/);
    expect(lines).toHaveLength(rowsOfPage().length);
    const lease = lines.find((line) => line.includes('Bestelwagen Lease B.V.')) ?? '';
    expect(lease).toMatch(/^Vaste lasten;.*;Maandelijks;[\d]+,\d\d;;;12;/);
    expect(lease).toMatch(/;\d\d-\d\d-2024;\d\d-\d\d-202\d;Zeker;Actief;ja;/);
  });

  it('has only what the filters leave, or the series that are named, in their order', async () => {
    const groep = { column: 'groep', operator: 'eq', value: 'huisvestingskosten' } as const;
    const filtered = await readSheet((await exported({ filters: [groep] })).bytes);
    const names = (lines: Line[]) => rowsOfPage().filter((row) => isIn(lines, row));
    expect(names(filtered).map(({ name }) => name)).toEqual([
      'Bedrijfspanden De Wetering',
      'Groene Stroom Nederland',
    ]);
    const two = (sections()[0]?.rows ?? []).slice(0, 2).map(({ id }) => id);
    const { bytes } = await exported({ series: [...two].reverse(), format: 'csv' });
    const lines = bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(';')[1])).toEqual(
      [...two].reverse().map((id) => rowsOfPage().find((row) => row.id === id)?.name),
    );
  });

  it('is not made of nothing, nor with filters that mean nothing here', async () => {
    const refused = (more: Partial<Body>) =>
      caller.problem('recurringExport', {
        body: { project_id, filters: [], format: 'csv', ...more },
      });
    expect((await refused({ series: ['weg'] })).status).toBe(409);
    const filters = [{ column: 'datum', operator: 'eq', value: '2024-01-01' } as const];
    expect((await refused({ filters })).status).toBe(422);
  });

  function expectedOf(row: RecurringRow) {
    return {
      amount: centsOf(row.amount),
      perMonth: centsOf(row.per_month ?? row.amount),
      last: row.last,
      next: row.next,
      certainty: row.certainty,
      status: row.status,
      hasSignals: row.signals.length > 0,
    };
  }
  function told(line: Line) {
    const day = (value: unknown) =>
      value instanceof Date ? value.toISOString().slice(0, 10) : null;
    return {
      amount: cents(line[COLUMN.amount]),
      perMonth: cents(line[COLUMN.perMonth]),
      last: day(line[COLUMN.last]),
      next: day(line[COLUMN.next]),
      certainty: String(line[COLUMN.certainty]).toLowerCase(),
      status: String(line[COLUMN.status]).toLowerCase(),
      hasSignals: line[COLUMN.signals] !== null,
    };
  }
});

describe('formulas of the sheet', () => {
  const row = (cents: number, frequentie: 'maandelijks' | 'vierwekelijks', counts?: false) => ({
    section: 'kosten' as const,
    account: 'Autokosten',
    row: {
      ...{ id: 'x', name: 'Lease', rekening: '4400', sign: 1 as const, frequentie },
      ...{ amount_kind: 'vast' as const, last: '2025-03-01', next: null },
      ...{ certainty: 'zeker' as const, ...(counts === false && { counts }) },
      amount: { cents, datum: '2025-03-01', dagboek: '1', boekstukken: ['1'] },
    },
    ...{ letters: '', expected: [], isEqual: true, perYearBefore: undefined },
    cents,
    perYear: cents * (frequentie === 'maandelijks' ? 12 : 13),
  });
  const sections = [
    {
      title: 'Vaste lasten',
      rows: [row(10_001, 'vierwekelijks'), row(5_000, 'maandelijks', false)],
    },
  ];
  const above = { title: 't', about: 'a', above: 3 };
  const lines = [...sheetRows(sections, above)];
  const formulas = lines.map((cells) =>
    cells.flatMap((cell) => (cell && 'formula' in cell ? [[cell.formula, cell.value]] : [])),
  );

  it('make a year and a month of each amount, and add up what counts', () => {
    // 13 × 100.01 = 1,300.13 a year, which is 108.34 a month.
    expect(formulas[5]).toEqual([
      ['E6*H6', 130_013],
      ['ROUND(I6/12,2)', 10_834],
    ]);
    expect(formulas[7]).toEqual([
      ['SUMIF(O6:O7,"ja",I6:I7)', 130_013],
      ['ROUND(I8/12,2)', 10_834],
    ]);
  });

  it('stand in columns of the right names, and not in a list', () => {
    const labels = (lines[3] ?? []).map((cell) => cell && 'text' in cell && cell.text);
    expect([labels[4], labels[7], labels[8], labels[14]]).toEqual([
      'Gebruikelijk bedrag',
      'Keer per jaar',
      'Per jaar',
      'Telt mee',
    ]);
    const cells = [...plainRows(sections)].flat();
    expect(cells.some((cell) => cell && 'formula' in cell)).toBe(false);
  });
});

const cents = (value: unknown): number => Math.round(Number(value) * 100);
const isIn = (lines: Line[], row: RecurringRow) =>
  lines.some((line) => line[COLUMN.name] === row.name && line[COLUMN.account] === row.rekening);

function centsOf(figure: Figure | undefined): number | undefined {
  if (!figure || figure.kind === 'absent') return undefined;
  return figure.kind === 'derived' ? figure.value : figure.cents;
}
