import { LIMITS } from '@kengetal/contract';
import { formatCents } from '../index.ts';
import { journal, read, xaf } from '../testing/reading.ts';

type Line = readonly [string, string, string];

const codesOf = ({ summary }: Awaited<ReturnType<typeof read>>) =>
  summary.warnings.map(({ code }) => code);

describe('amounts', () => {
  const first = async (amount: string, side = 'D') => {
    const reading = await read(xaf({ journals: journal([['1000', amount, side]]) }));
    return { cents: reading.lines[0]?.cents, codes: codesOf(reading) };
  };

  test.each([
    ['+12.50', 1250],
    ['.5', 50],
    ['12.', 1200],
    ['0012', 1200],
    ['7.5000', 750],
    ['-0.00', 0],
    ['\n  3.14 ', 314],
    ['1000000000000.00', LIMITS.totalEuros.max * 100],
  ])('%s', async (text, cents) => {
    const read = await first(text);
    expect(read.cents).toBe(cents);
    expect(read.codes).not.toContain('bedrag_notatie');
  });

  test.each([
    ['1234,56', 123_456],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['-1.234.567,8', -123_456_780],
  ])('%s is read, and that is told', async (text, cents) => {
    const read = await first(text);
    expect(read.cents).toBe(cents);
    expect(read.codes).toContain('bedrag_notatie');
  });

  test.each([
    ['1e3', /niet te lezen/],
    ['1 234', /niet te lezen/],
    ['€ 5', /niet te lezen/],
    ['NaN', /niet te lezen/],
    ['1,234,567', /niet te lezen/],
    ['0.001', /twee decimalen/],
    ['1,234', /twee decimalen/],
    ['1.234', /twee decimalen/],
    ['4,000', /twee decimalen/],
    ['90071992547409.92', /te groot/],
    ['9'.repeat(500), /te groot/],
  ])('%s is refused with its place', async (text, why) => {
    await expect(first(text)).rejects.toThrow(why);
    await expect(first(text)).rejects.toThrow(/boeking 1 van dagboek Memo/);
  });

  test('sums that are no longer exact are refused', async () => {
    const large = formatCents(LIMITS.totalEuros.max * 100);
    const lines: Line[] = [
      ['1000', large, 'D'],
      ['8000', large, 'C'],
      ['1000', large, 'D'],
      ['8000', large, 'C'],
    ];
    await expect(read(xaf({ journals: journal(lines) }))).rejects.toThrow(/samen meer dan/);
  });

  test('without a side a minus is credit', async () => {
    expect(await first('-5', '')).toMatchObject({ cents: -500 });
    expect((await first('5', 'x')).codes).toContain('zijde_onbekend');
    expect(await first('5', 'Credit')).toMatchObject({ cents: -500 });
  });

  test('none at all counts as nothing, and that is told', async () => {
    expect(await first('')).toMatchObject({
      cents: 0,
      codes: expect.arrayContaining(['bedrag_ontbreekt']) as unknown,
    });
  });

  test('VAT is a note: it is not added, and what cannot be read is left out', async () => {
    const vat = (amount: string) =>
      `<vat><vatID>H</vatID><vatAmnt>${amount}</vatAmnt><vatAmntTp>C</vatAmntTp></vat>`;
    const file = xaf({ journals: journal([['8000', '5', 'C']]) });
    const withVat = file.replace('</trLine>', `${vat('1.05')}${vat('2')}${vat('?')}</trLine>`);
    const reading = await read(withVat);
    expect(reading.lines[0]).toMatchObject({ cents: -500, btw_code: 'H', btw_cents: -305 });
    expect(reading.summary.counted.credit_cents).toBe(500);
    expect(codesOf(reading)).toContain('btw_onleesbaar');
  });
});

const SALE: Line[] = [
  ['1000', '121.00', 'D'],
  ['8000', '121.00', 'C'],
];

describe('numbers that repeat or lack', () => {
  test('journals, entries and lines have ordinals of our own', async () => {
    const { lines, summary } = await read(xaf({ journals: journal(SALE).repeat(2) }));
    expect(
      lines.map(({ journal_no, entry_no, line_no }) => [journal_no, entry_no, line_no]),
    ).toEqual([
      [1, 1, 1],
      [1, 1, 2],
      [2, 2, 1],
      [2, 2, 2],
    ]);
    expect(summary.counted).toMatchObject({ journals: 2, entries: 2, lines: 4 });
  });

  test('an account that is listed twice keeps its first name, and all lines count', async () => {
    const account = (name: string) =>
      `<ledgerAccount><accID>8000</accID><accDesc>${name}</accDesc><accTp>P</accTp></ledgerAccount>`;
    const file = xaf({ accounts: account('Omzet') + account('Kosten'), journals: journal(SALE) });
    const reading = await read(file);
    expect(reading.accounts.get('8000')?.naam).toBe('Omzet');
    expect(reading.summary.result_cents).toBe(12_100);
    expect(codesOf(reading)).toContain('rekening_dubbel');
  });

  test('a relation that is listed twice keeps its first name', async () => {
    const relation = (name: string) =>
      `<customerSupplier><custSupID>1</custSupID><custSupName>${name}</custSupName></customerSupplier>`;
    const before = `<customersSuppliers>${relation('Jansen')}${relation('Smit')}</customersSuppliers>`;
    const file = xaf({ before, journals: journal(SALE) });
    const reading = await read(file.replaceAll('<effDate>', '<custSupID>1</custSupID><effDate>'));
    expect(reading.lines[0]?.relatie_naam).toBe('Jansen');
    expect(codesOf(reading)).toContain('relatie_dubbel');
  });

  test('a line without an account is not lost', async () => {
    const reading = await read(
      xaf({
        journals: journal([
          ['', '5', 'D'],
          ['8000', '5', 'C'],
        ]),
      }),
    );
    expect(reading.accounts.get(reading.lines[0]?.rekening ?? '')?.naam).toBe(
      'Regels zonder rekeningnummer',
    );
    expect(codesOf(reading)).toEqual(
      expect.arrayContaining(['rekening_leeg', 'rekening_onbekend']),
    );
  });

  test('an entry outside a journal, and empty elements', async () => {
    const [, entry = ''] = /(<transaction>.*<\/transaction>)/.exec(journal(SALE)) ?? [];
    const { lines, summary } = await read(
      xaf({ journals: `${entry}<journal/><journal><jrnID/></journal><transaction></transaction>` }),
    );
    expect(lines).toHaveLength(2);
    expect(summary.result_cents).toBe(12_100);
  });
});

describe('texts', () => {
  const description = async (content: string | Uint8Array) => {
    const { lines } = await read(content);
    return lines[0]?.omschrijving;
  };
  const file = (text: string) => xaf({ journals: journal(SALE) }).replaceAll('Café', text);

  test.each([
    ['<![CDATA[A & B]]>', 'A & B'],
    ['Caf&#233; &#xe9; &amp; &lt;', 'Café é & <'],
    ['\r\n  Café\t', 'Café'],
    ['Ca<!-- -->fé', 'Café'],
    ['Ca<?pi x?>fé', 'Café'],
  ])('%s', async (text, expected) => {
    expect(await description(file(text))).toBe(expected);
  });

  test('an empty text is none: that of the entry counts', async () => {
    const entry = '<nr>1</nr><desc>Boeking</desc><periodNumber>1</periodNumber>';
    const content = xaf({ journals: journal(SALE, entry) }).replaceAll(
      '<desc>Café</desc>',
      '<desc>\n </desc>',
    );
    expect(await description(content)).toBe('Boeking');
  });

  test('declarations: none, XML 1.1, with white space before it, with a comment after it', async () => {
    for (const declaration of [
      '',
      '<?xml version="1.1" encoding="UTF-8"?>',
      '\r\n <?xml version="1.0"?>\r\n',
      '<?xml version="1.0"?><!-- gemaakt -->',
    ]) {
      expect(await description(xaf({ declaration, journals: journal(SALE) }))).toBe('Café');
    }
  });

  test('a file in CRLF says the same', async () => {
    const lines = (content: string) => content.replaceAll('><', '>\n<');
    const [unix, dos] = await Promise.all([
      read(lines(xaf({ journals: journal(SALE) }))),
      read(lines(xaf({ journals: journal(SALE) })).replaceAll('\n', '\r\n')),
    ]);
    expect(dos.lines).toEqual(unix.lines);
    expect(dos.summary).toEqual(unix.summary);
  });
});

test('a currency other than the euro is told; without one it is the euro', async () => {
  const header =
    '<fiscalYear>2025</fiscalYear><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate>';
  const plain = await read(xaf({ header }));
  const dollars = await read(xaf({ header: `${header}<curCode>usd</curCode>` }));
  expect([plain.summary.currency, dollars.summary.currency]).toEqual(['EUR', 'USD']);
  expect(codesOf(dollars)).toContain('valuta');
  expect(codesOf(plain)).not.toContain('valuta');
});

test('entries that are all in period 0 make no year, and that is told', async () => {
  const entry = '<nr>1</nr><periodNumber>0</periodNumber>';
  expect(codesOf(await read(xaf({ journals: journal(SALE, entry) })))).toContain(
    'alleen_beginbalans',
  );
});

test('every warning is a Dutch sentence', async () => {
  const { summary } = await read(
    xaf({
      journals: journal(
        [
          ['', '1,00', ''],
          ['4711', '', 'D'],
        ],
        '<nr>1</nr>',
      ),
    }),
  );
  expect(summary.warnings.length).toBeGreaterThan(5);
  for (const { message } of summary.warnings) expect(message).toMatch(/^[A-ZÉ0-9].*\.$/);
});
