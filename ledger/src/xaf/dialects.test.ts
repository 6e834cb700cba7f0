import { journal, read, xaf } from '../testing/reading.ts';

const ODB = 'http://www.odb.belastingdienst.nl/Belastingdienst/BCPP';

const SALE = [
  ['1000', '121.00', 'D'],
  ['8000', '121.00', 'C'],
] as const;

test.each([
  ['http://www.auditfiles.nl/XAF/3.0', '3.0'],
  ['http://www.auditfiles.nl/XAF/3.1', '3.1'],
  ['http://www.auditfiles.nl/XAF/3.2', '3.2'],
  [`${ODB}/1.0/structures/XmlAuditfileFinancieel3.2.1`, '3.2.1'],
  [`${ODB}/1.1/structures/XmlauditfileXAF_4.0`, '4.0'],
  ['http://www.auditfiles.nl/XAF/4.0', '4.0'],
  ['http://www.example.org/', 'onbekend'],
  ['', 'onbekend'],
])('the namespace ‘%s’ is version %s and makes no difference', async (namespace, version) => {
  const plain = await read(xaf({ journals: journal(SALE) }));
  const { summary, lines } = await read(
    xaf({ journals: journal(SALE) }).replace('http://www.auditfiles.nl/XAF/3.2', namespace),
  );
  expect(summary.version).toBe(version);
  expect(lines).toEqual(plain.lines);
});

test('3.1 lists the RGS codes beside the accounts', async () => {
  const ledger = `<ledgerAccount><accID>1000</accID><accDesc>ING</accDesc><accTp>B</accTp></ledgerAccount>
    <ledgerAccount><accID>8000</accID><accDesc>Baten</accDesc><accTp>M</accTp></ledgerAccount>
    <taxonomies><taxonomy><taxoRef>rgs</taxoRef>
      <taxoElement><txCd>BLimBanRba</txCd><glAccID>1000</glAccID></taxoElement>
      <taxoElement><txCd>WOmzNohOlh</txCd><glAccID>8000</glAccID></taxoElement>
    </taxonomy></taxonomies>`;
  const { accounts, summary } = await read(xaf({ accounts: ledger, journals: journal(SALE) }));
  expect(accounts.get('1000')).toMatchObject({ rgs_code: 'BLimBanRba', groep: 'bank_en_kas' });
  expect(accounts.get('8000')).toMatchObject({ rgs_code: 'WOmzNohOlh', type: 'resultaat' });
  expect(summary.result_cents).toBe(12_100);
});

test('3.2 hangs them below the account', async () => {
  const ledger = `<ledgerAccount><accID>8000</accID><accDesc>Baten</accDesc><accTp>P</accTp>
    <leadReference>1</leadReference>
    <taxonomy><taxoRef>rgs</taxoRef><entryPoint><conceptRef>WOmzNohOlh</conceptRef></entryPoint></taxonomy></ledgerAccount>`;
  const { accounts } = await read(xaf({ accounts: ledger }));
  expect(accounts.get('8000')?.rgs_code).toBe('WOmzNohOlh');
});

test('4.0: capital letters, RGScode, amounts of relations, no texts of them', async () => {
  const file = `<auditfile xmlns="${ODB}/1.1/structures/XmlauditfileXAF_4.0">
    <header><fiscalYear>2024</fiscalYear><startDate>2024-01-01</startDate><endDate>2024-12-31</endDate>
      <curCode>EUR</curCode><softwareDesc>Pakket</softwareDesc><softwareVersion>7</softwareVersion><RGSVersion>3.7</RGSVersion></header>
    <company><Commercenr>12345678</Commercenr><companyName>Proef</companyName><taxRegIdent>NL1</taxRegIdent>
      <customersSuppliers><customerSupplier><custSupID>K1</custSupID><custSupName>Jansen</custSupName><custSupTp>C</custSupTp>
        <opBalDesc>333.33</opBalDesc><opBalTp>D</opBalTp><clBalDesc>444.44</clBalDesc><clBalTp>D</clBalTp>
        <streetAddress><city>Ede</city></streetAddress></customerSupplier></customersSuppliers>
      <generalLedger>
        <ledgerAccount><accID>1000</accID><accDesc>Kas</accDesc><accTp>B</accTp><RGScode>BLimKas</RGScode></ledgerAccount>
        <ledgerAccount><accID>8000</accID><accDesc>Verkoop</accDesc><accTp>P</accTp><RGScode>WOmzNohOlh</RGScode></ledgerAccount></generalLedger>
      <periods><period><periodNumber>1</periodNumber><startDatePeriod>2024-01-01</startDatePeriod><endDatePeriod>2024-01-31</endDatePeriod></period></periods>
      <openingBalance><linesCount>2</linesCount><totalDebit>5</totalDebit><totalCredit>5</totalCredit>
        <obLine><nr>1</nr><accID>1000</accID><amnt>5.00</amnt><amntTp>D</amntTp></obLine>
        <obLine><nr>2</nr><accID>0500</accID><amnt>5.00</amnt><amntTp>C</amntTp></obLine></openingBalance>
      <transactions><linesCount>2</linesCount><totalDebit>9.5</totalDebit><totalCredit>9.5</totalCredit>
        <journal><jrnID>V</jrnID><desc>Verkoop</desc><jrnTp>S</jrnTp><transaction><nr>1</nr><desc>Factuur</desc><periodNumber>1</periodNumber><trDt>2024-01-20</trDt><Source>x</Source><User>y</User>
          <trLine><nr>1</nr><accID>1000</accID><docRef>F1</docRef><effDate>2024-01-19</effDate><settDate>2024-02-19</settDate><amnt>9.5</amnt><amntTp>D</amntTp><custSupID>K1</custSupID>
            <cost><costID>A</costID></cost><bankAccNr>NL00</bankAccNr><offsetBankAccNr>NL01</offsetBankAccNr></trLine>
          <trLine><nr>2</nr><accID>8000</accID><docRef>F1</docRef><effDate>2024-01-19</effDate><amnt>9.5</amnt><amntTp>C</amntTp></trLine>
        </transaction></journal></transactions></company></auditfile>`;
  const { summary, lines, accounts } = await read(file);
  expect(summary).toMatchObject({
    version: '4.0',
    producer: 'Pakket 7',
    company: { name: 'Proef', ident: '12345678', tax_id: 'NL1' },
    result_cents: 950,
    opening: { source: 'element', debit_cents: 500 },
  });
  expect(accounts.get('1000')?.rgs_code).toBe('BLimKas');
  expect(lines[2]).toMatchObject({
    datum: '2024-01-19',
    relatie_naam: 'Jansen',
    omschrijving: 'Factuur',
    document_ref: 'F1',
  });
  expect(summary.warnings.map(({ code }) => code)).toEqual(['rekening_onbekend']);
});

describe('CLAIR2', () => {
  const line = (account: string, debit: string, credit: string) =>
    `<line><recordID>1</recordID><accountID>${account}</accountID><custSupID>K1</custSupID><documentID>F9</documentID><effectiveDate>2013-04-03</effectiveDate><debitAmount>${debit}</debitAmount><creditAmount>${credit}</creditAmount><vat><vatCode>H</vatCode><vatPercentage>2.1E1</vatPercentage><vatAmount>1.05</vatAmount></vat><currency><currencyCode>USD</currencyCode></currency></line>`;
  const entry = (...lines: string[]) =>
    `<transaction><transactionID>1</transactionID><description>Inkoop</description><period>04</period><transactionDate>2013-04-02</transactionDate>${lines.join('')}</transaction>`;
  const account = (id: string, type: string) =>
    `<ledgerAccount><accountID>${id}</accountID><accountDesc>Rekening</accountDesc><accountType>${type}</accountType><leadCode>1</leadCode></ledgerAccount>`;
  const file = (
    entries: string,
    relations = 'customersSuppliers',
    [balance = 'Balans', result = 'Winst &amp; verlies'] = [],
  ) =>
    `<auditfile><header><auditfileVersion>CLAIR2.00.00</auditfileVersion><companyID>7</companyID><taxRegistrationNr>8</taxRegistrationNr><companyName>X</companyName><fiscalYear>2013</fiscalYear><startDate>2013-01-01</startDate><endDate>2013-12-31</endDate><currencyCode>EUR</currencyCode><productID>EB</productID></header>
      <generalLedger><taxonomy>geen</taxonomy>${account('1', balance)}${account('8', result)}</generalLedger>
      <${relations}><customerSupplier><custSupID>K1</custSupID><type>C</type><companyName>Smit</companyName></customerSupplier></${relations}>
      <transactions><numberEntries>2</numberEntries><totalDebit>5.00</totalDebit><totalCredit>5.00</totalCredit><journal><journalID>I</journalID><description>Inkoop</description>${entries}</journal></transactions></auditfile>`;
  const purchase = entry(line('8', '5.00', '0.00'), line('1', '0.00', '5.00'));

  test.each(['customersSuppliers', 'customerSuppliers'])('%s', async (relations) => {
    const { summary, lines } = await read(file(purchase, relations));
    expect(summary).toMatchObject({
      version: 'CLAIR2.00.00',
      company: { name: 'X', ident: '7', tax_id: '8' },
      result_cents: -500,
      declared: { lines: 2, debit_cents: 500 },
    });
    expect(lines[0]).toMatchObject({
      periode: 201304,
      datum: '2013-04-03',
      relatie_naam: 'Smit',
      document_ref: 'F9',
      btw_code: 'H',
      btw_cents: 105,
    });
  });

  test.each([
    ['B', 'P'],
    ['balans', 'W'],
    ['Balance sheet', 'Profit &amp; Loss'],
    ['Activa', 'Kosten'],
    ['Passiva', 'Opbrengsten'],
    ['BAL', 'V&amp;W'],
  ])('the words for accounts are free: %s and %s', async (...words) => {
    const { accounts } = await read(file(purchase, undefined, words));
    expect([accounts.get('1')?.type, accounts.get('8')?.type]).toEqual(['balans', 'resultaat']);
  });

  test('negative credits, also in an entry that is out of balance', async () => {
    const negative = entry(line('8', '5.00', '0.00'), line('1', '0.00', '-5.00'));
    const odd = entry(line('8', '5.00', '0.00'), line('1', '0.00', '-4.00'));
    const { lines } = await read(file(negative + odd));
    expect(lines.map(({ cents }) => cents)).toEqual([500, -500, 500, -400]);
  });

  test('one column may be absent', async () => {
    const short = purchase
      .replace('<creditAmount>0.00</creditAmount>', '')
      .replace('<debitAmount>0.00</debitAmount>', '<debitAmount/>');
    expect((await read(file(short))).lines.map(({ cents }) => cents)).toEqual([500, -500]);
  });
});

describe('order', () => {
  test('the name of the company may come after its ledger', async () => {
    const name = '<companyName>Proef B.V.</companyName>';
    const plain = await read(xaf({ journals: journal(SALE) }));
    for (const place of ['<transactions>', '</company>']) {
      const file = xaf({ journals: journal(SALE) })
        .replace(name, '')
        .replace(place, name + place);
      const { summary, lines, events } = await read(file);
      expect(summary.company).toEqual(plain.summary.company);
      expect(lines).toEqual(plain.lines);
      expect(events.find((kind) => kind !== 'progress')).toBe('header');
    }
  });

  test('the header may come after the ledger', async () => {
    const file = xaf({ journals: journal(SALE) });
    const [header = ''] = /<header>.*<\/header>/.exec(file) ?? [];
    const moved = file.replace(header, '').replace('<transactions>', `${header}<transactions>`);
    expect((await read(moved)).summary).toEqual((await read(file)).summary);
  });

  test('a header after the entries is refused, saying so', async () => {
    const file = xaf({ journals: journal(SALE) });
    const [header = ''] = /<header>.*<\/header>/.exec(file) ?? [];
    const moved = file.replace(header, '').replace('</auditfile>', `${header}</auditfile>`);
    await expect(read(moved)).rejects.toThrow(/vóór de boekingen geen boekjaar/);
  });

  test('relations after the entries are still given out', async () => {
    const relations =
      '<customersSuppliers><customerSupplier><custSupID>9</custSupID><custSupName>Smit</custSupName></customerSupplier></customersSuppliers>';
    const { events } = await read(
      xaf({ journals: journal(SALE) }).replace('</company>', `${relations}</company>`),
    );
    expect(events).toContain('relations');
  });
});
