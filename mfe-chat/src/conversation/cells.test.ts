import type { Figure } from '@kengetal/contract';
import { booked } from '@kengetal/platform/testing';
import { plainTable, resultTable, sortedRows } from './cells.ts';
import { chartOf } from './chart-of.ts';
import { parseCsv, writeCsv, writeTabs } from './csv.ts';

const figures = { t1: booked(123_456), t2: booked(-5_000), t3: booked(118_456) };
const CSV =
  'Klant;Omzet\nIJssel;[€ 1.235](figure:t1)\n"Ab;c ""x""";[€ -50](figure:t2)\nTotaal;[€ 1.185](figure:t3)';

function tableOf(text: string) {
  const csv = parseCsv(text);
  if (!csv) throw new Error('no table');
  return resultTable(csv, figures);
}

describe('the result of a tool', () => {
  it('is a table with a header and rows of as many cells', () => {
    expect(parseCsv(CSV)?.rows[1]).toEqual(['Ab;c "x"', '[€ -50](figure:t2)']);
    expect(parseCsv('a;b\r\n1;2\r\n')).toEqual({ columns: ['a', 'b'], rows: [['1', '2']] });
  });

  it('is a table between commas too, which sentences are not', () => {
    expect(parseCsv('Maand,Omzet\njanuari,"1,50"')).toEqual({
      columns: ['Maand', 'Omzet'],
      rows: [['januari', '1,50']],
    });
  });

  it.each([
    'Er is niets gevonden.',
    'a;b\n1;2;3',
    'a;b\n1',
    '',
    'a;"b',
    'Ja, dat klopt.\nNee, dat niet.',
    'Ja,dat klopt.',
  ])('%j is text', (text) => {
    expect(parseCsv(text)).toBeNull();
  });

  it('has the months and days of fields that hold them (specification §3)', () => {
    const { rows, columns } = tableOf(
      'periode;periode_max;datum;created_at;rekening;aantal\n202503;2025-M-04;2025-03-05;2025-03-05T10:00:00Z;08000;1.200',
    );
    expect(rows[0]?.map(({ text }) => text)).toEqual([
      ...['Mrt 2025', 'Apr 2025', '05-03-2025', '05-03-2025', '08000', '1.200'],
    ]);
    expect(columns.map(({ isNumber }) => isNumber)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('shows days as days in whatever column stands full of them', () => {
    const { rows, columns } = tableOf(
      'post;volgende verwacht;boekstuk\nHuur;2026-11-01;2026-0012\nLease;;2026-11-01',
    );
    expect(rows.map((row) => row[1])).toEqual([
      { text: '01-11-2026', value: 20_261_101 },
      { text: '', value: null },
    ]);
    expect([rows[1]?.[2]?.text, columns[1]?.isNumber]).toEqual(['2026-11-01', false]);
  });

  it('has numbers of accounts and documents as names', () => {
    const { columns, rows } = tableOf('jaar;Rekening;Boekstuk;Boekingen\n2024;4100;259000014;3');
    expect(columns.map(({ isNumber }) => isNumber)).toEqual([false, false, false, true]);
    expect(rows[0]?.map(({ value }) => value).slice(1)).toEqual([null, null, 3]);
  });

  it('is sorted by what cells are, with totals at the end', () => {
    const names = (at: number, descending: boolean) =>
      sortedRows(tableOf(CSV), at, descending).map(([first]) => first?.text);
    expect(names(1, true)).toEqual(['IJssel', 'Ab;c "x"', 'Totaal']);
    expect(names(1, false)).toEqual(['Ab;c "x"', 'IJssel', 'Totaal']);
    expect(names(0, true)).toEqual(['IJssel', 'Ab;c "x"', 'Totaal']);
  });

  it('is handed out with exact amounts, and without formulas', () => {
    expect(writeCsv(plainTable(tableOf(CSV)))).toBe(
      '\uFEFFKlant;Omzet\r\nIJssel;1234,56\r\n"Ab;c ""x""";-50,00\r\nTotaal;1184,56\r\n',
    );
    const text = 'Naam;Waarde\n=1+1;-5\n@SOM;+3%\n-x;a';
    expect(writeCsv(plainTable(tableOf(text)))).toContain("'=1+1;-5\r\n'@SOM;+3%\r\n'-x;a");
    expect(writeTabs(plainTable(tableOf('a;b\n"x\ty";1')))).toBe('a\tb\nx y\t1');
  });
});

describe('percentages that are handed out', () => {
  const share: Figure = {
    kind: 'derived',
    value: 3_290,
    unit: 'percent',
    terms: [],
  } as never;
  const handed = (text: string) => {
    const csv = parseCsv(text);
    if (!csv) throw new Error('no table');
    const table = resultTable(csv, { ...figures, p: share });
    return [writeTabs(plainTable(table)), writeCsv(plainTable(table, true)).slice(1)];
  };

  it('keep their sign where they are pasted, and have it in the head where they are saved', () => {
    expect(handed('Klant;Aandeel\nIJssel;[32,9%](figure:p)')).toEqual([
      'Klant\tAandeel\nIJssel\t32,90%',
      'Klant;Aandeel (%)\r\nIJssel;32,90\r\n',
    ]);
  });

  it('keep it beside amounts in one column', () => {
    expect(handed('Post;Waarde\nOmzet;[€ 1.235](figure:t1)\nMarge;[32,9%](figure:p)')[1]).toBe(
      'Post;Waarde\r\nOmzet;1234,56\r\nMarge;32,90%\r\n',
    );
  });
});

describe('a table as a picture', () => {
  const over = (...labels: string[]) =>
    chartOf(
      tableOf(
        `Maand;Omzet;Verschil\n${labels.map((each) => `${each};[a](figure:t1);[b](figure:t2)`).join('\n')}`,
      ),
      'Omzet',
    );

  it('is a chart over time where its rows are months, quarters or years', () => {
    expect(over('januari 2025', 'februari 2025')).toMatchObject({
      kind: 'time',
      block: {
        periods: [202501, 202502],
        labels: [
          { short: 'jan', long: 'januari 2025' },
          { short: 'feb', long: 'februari 2025' },
        ],
        series: [{ label: 'Omzet', figures: [figures.t1, figures.t1] }],
      },
    });
    expect(over('1e kwartaal 2025', '2e kwartaal 2025')).toMatchObject({
      block: { labels: [{ short: 'K1' }, { short: 'K2' }] },
    });
    expect(over('boekjaar 2024', 'boekjaar 2025')).toMatchObject({
      block: { periods: [202401, 202501] },
    });
  });

  it('is bars of parts otherwise, without their total', () => {
    expect(chartOf(tableOf(CSV), 'Omzet')).toMatchObject({
      kind: 'parts',
      parts: [{ label: 'IJssel' }, { label: 'Ab;c "x"' }],
    });
  });

  it('is none without two amounts', () => {
    expect(over('januari 2025')).toBeNull();
    expect(chartOf(tableOf('a;b\n1;2\n3;4'), 'x')).toBeNull();
  });

  it('is none of amounts that are not of one kind', () => {
    const often = (other: string) =>
      chartOf(
        tableOf(
          `Post;Hoe vaak;Bedrag\nHuur;maandelijks;[a](figure:t1)\nGas;${other};[b](figure:t2)`,
        ),
        'Vaste lasten',
      );
    expect(often('elk kwartaal')).toBeNull();
    expect(often('maandelijks')).toMatchObject({ kind: 'parts', count: 2 });
  });

  it('is none of bookings by day', () => {
    const days = ['2025-03-31', '2025-03-30'].map((day) => `${day};Rente;[a](figure:t1)`);
    const csv = ['Datum;Omschrijving;Bedrag', ...days].join('\n');
    expect(chartOf(tableOf(csv), 'Bank')).toBeNull();
  });
});
