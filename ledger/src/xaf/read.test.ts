import { journal, read, xaf } from '../testing/reading.ts';

const SALE = [
  ['1000', '121.00', 'D'],
  ['8000', '121.00', 'C'],
] as const;

const codes = async (content: string) =>
  (await read(content)).summary.warnings.map(({ code }) => code);

test('the header comes first, accounts before lines, the summary last', async () => {
  const { events } = await read(xaf({ journals: journal(SALE) }));
  expect(events.filter((kind) => kind !== 'progress')).toEqual([
    'header',
    'accounts',
    'lines',
    'summary',
  ]);
});

test('a line carries its period, month, kind, day, journal, entry and words', async () => {
  const { lines } = await read(xaf({ journals: journal(SALE) }));
  expect(lines[1]).toEqual({
    journal_no: 1,
    entry_no: 1,
    line_no: 2,
    cents: -12_100,
    soort: 'mutatie',
    boekjaar: '2025',
    boekperiode: 3,
    periode: 202503,
    datum: '2025-03-05',
    rekening: '8000',
    dagboek: 'M',
    dagboek_naam: 'Memo',
    boekstuk: '1',
    relatie: null,
    relatie_naam: null,
    omschrijving: 'Café',
    btw_code: null,
    btw_cents: null,
    btw_rekening: null,
    btw_soort: null,
    document_ref: null,
    tegenpartij: null,
    tegenpartij_naam: null,
    factuur: null,
    kostenplaats: null,
    kostendrager: null,
    derived: false,
  });
});

describe('signs', () => {
  test('a negative debit is a credit', async () => {
    const { lines } = await read(
      xaf({
        journals: journal([
          ['1000', '-195.42', 'D'],
          ['8000', '-195.42', 'C'],
        ]),
      }),
    );
    expect(lines.map(({ cents }) => cents)).toEqual([-19_542, 19_542]);
  });

  test('CLAIR2 subtracts credit, and adds it where credits are negative', async () => {
    const line = (account: string, debit: string, credit: string) =>
      `<line><accountID>${account}</accountID><debitAmount>${debit}</debitAmount><creditAmount>${credit}</creditAmount></line>`;
    const file = (credit: string) =>
      `<auditfile><header><auditfileVersion>CLAIR2.00.00</auditfileVersion><companyName>X</companyName><fiscalYear>2013</fiscalYear></header><generalLedger><ledgerAccount><accountID>1</accountID><accountDesc>Bank</accountDesc><accountType>B</accountType></ledgerAccount></generalLedger><transactions><journal><journalID>M</journalID><transaction><transactionID>1</transactionID><period>2013</period><transactionDate>2013-04-02</transactionDate>${line('1', '5.00', '0.00')}${line('1', '0.00', credit)}</transaction></journal></transactions></auditfile>`;
    for (const credit of ['5.00', '-5.00']) {
      const { lines, summary } = await read(file(credit));
      expect(lines.map(({ cents }) => cents)).toEqual([500, -500]);
      // A year is no period number: the date decides.
      expect(lines[0]).toMatchObject({ periode: 201304, boekperiode: 4 });
      expect(summary).toMatchObject({ version: 'CLAIR2.00.00', company: { name: 'X' } });
    }
  });
});

describe('opening balance', () => {
  const movement = journal(SALE);
  const opening = '<obLine><accID>1000</accID><amnt>10</amnt><amntTp>D</amntTp></obLine>';

  test.each([
    ['an element', 'element', { before: `<openingBalance>${opening}</openingBalance>` }],
    [
      'a journal of type O, dated in the year',
      'journal',
      {
        journals: journal(
          [['1000', '10', 'D']],
          '<nr>B</nr><periodNumber>7</periodNumber><trDt>2025-07-05</trDt>',
          '<jrnID>O</jrnID><jrnTp>O</jrnTp>',
        ),
      },
    ],
    [
      'period 0',
      'period',
      { journals: journal([['1000', '10', 'D']], '<nr>B</nr><periodNumber>0</periodNumber>') },
    ],
  ] as const)('%s', async (_, source, pieces) => {
    const { journals = '', before = '' } = { journals: '', before: '', ...pieces };
    const { lines, summary } = await read(xaf({ before, journals: journals + movement }));
    const first = lines.find(({ soort }) => soort === 'opening');
    expect(first).toMatchObject({ cents: 1000, periode: 202501, datum: '2025-01-01' });
    expect(summary.opening).toMatchObject({ source, lines: 1, debit_cents: 1000 });
    expect(summary.warnings.map(({ code }) => code)).toContain('beginbalans_ongelijk');
    expect(summary.result_cents).toBe(12_100);
  });

  test('none is said and none is made up', async () => {
    const { lines, summary } = await read(xaf({ journals: movement }));
    expect(summary.opening.source).toBe('none');
    expect(summary.warnings.map(({ code }) => code)).toEqual(['geen_beginbalans']);
    expect(lines).toHaveLength(2);
  });
});

describe('periods', () => {
  const at = async (number: string, header?: string) => {
    const entry = `<nr>1</nr><periodNumber>${number}</periodNumber><trDt>2025-09-22</trDt>`;
    const { lines } = await read(xaf({ header, journals: journal(SALE, entry) }));
    return lines[0];
  };

  test('a number beyond the last month is closing, in that month', async () => {
    expect(await at('55')).toMatchObject({ soort: 'afsluiting', periode: 202512, boekperiode: 55 });
  });

  test('a broken year counts from its own first month', async () => {
    const header = '<startDate>2024-07-01</startDate><endDate>2025-06-30</endDate>';
    expect(await at('3', header)).toMatchObject({ periode: 202409, boekjaar: '2024/2025' });
    expect(await at('13', header)).toMatchObject({ periode: 202506, soort: 'afsluiting' });
  });

  test('an end on the first of a month is exclusive', async () => {
    const header = '<startDate>2025-01-01</startDate><endDate>2026-01-01</endDate>';
    expect(await at('13', header)).toMatchObject({ periode: 202512, soort: 'afsluiting' });
  });

  test('an extended first year has more than twelve months', async () => {
    const header = '<startDate>2024-10-01</startDate><endDate>2025-12-31</endDate>';
    expect(await at('13', header)).toMatchObject({ periode: 202510, soort: 'mutatie' });
  });
});

describe('oddities are told and read', () => {
  test('totals that are declared wrong', async () => {
    const journals = `${journal(SALE)}<linesCount>5</linesCount><totalDebit>1.00</totalDebit>`;
    expect(await codes(xaf({ journals }))).toContain('totalen_wijken_af');
  });

  test.each([
    // A debit of 50 and a debit of -50: 50 on both sides, or nothing on either.
    ['moved to the other side', 2, '50.00', '50.00'],
    ['as they are written', 2, '0.00', '0.00'],
    ['by entry', 1, '50.00', '50.00'],
    ['with the opening balance', 4, '80.00', '80.00'],
  ])('totals that a program declares %s are right', async (_, lines, debit, credit) => {
    const own = `<linesCount>${String(lines)}</linesCount><totalDebit>${debit}</totalDebit><totalCredit>${credit}</totalCredit>`;
    const opening = ['1000', '8000']
      .map(
        (account, at) =>
          `<obLine><nr>${String(at)}</nr><accID>${account}</accID><amnt>30.00</amnt><amntTp>${at === 0 ? 'D' : 'C'}</amntTp></obLine>`,
      )
      .join('');
    const content = xaf({
      before: `<openingBalance><opBalDate>2025-01-01</opBalDate>${opening}</openingBalance>`,
      journals: `${own}${journal([
        ['1000', '50.00', 'D'],
        ['8000', '-50.00', 'D'],
      ])}`,
    });
    expect(await codes(content)).not.toContain('totalen_wijken_af');
  });

  test('an entry out of balance', async () => {
    expect(await codes(xaf({ journals: journal([['1000', '1', 'D']]) }))).toContain(
      'boeking_ongelijk',
    );
  });

  test('an account that is not listed is not lost', async () => {
    const { accounts, summary } = await read(xaf({ journals: journal([['4711', '0', 'D']]) }));
    expect(accounts.get('4711')?.groep).toBe('niet_ingedeeld_balans');
    expect(summary.warnings.map(({ code }) => code)).toContain('rekening_onbekend');
  });

  test('accounts may stand after the lines that use them', async () => {
    const plain = await read(xaf({ journals: journal(SALE) }));
    const [, ledger = ''] = /(<generalLedger>.*<\/generalLedger>)/.exec(xaf({})) ?? [];
    const moved = xaf({ journals: journal(SALE) })
      .replace(ledger, '')
      .replace('</company>', `${ledger}</company>`);
    const { accounts, summary } = await read(moved);
    expect(accounts).toEqual(plain.accounts);
    expect(summary).toEqual(plain.summary);
  });

  test('prefixes, order, empty elements and CDATA do not matter', async () => {
    const plain = await read(xaf({ journals: journal(SALE) }));
    const odd = xaf({ journals: journal(SALE) })
      .replaceAll(/<(\/?)(\w)/g, '<$1x:$2')
      .replace('xmlns=', 'xmlns:x=')
      .replaceAll(
        '<x:desc>Café</x:desc>',
        '<x:custSupID>\n</x:custSupID><x:desc><![CDATA[Café]]></x:desc>',
      );
    expect((await read(odd.replace('<?x:xml', '<?xml'))).lines).toEqual(plain.lines);
  });
});

test('the event loop turns while a long file is read from memory', async () => {
  const journals = journal(SALE).repeat(10_000);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await read(xaf({ journals }));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});
