import fc from 'fast-check';
import { AuditfileRefused, readAuditfile } from '../index.ts';
import { chunks, journal, read, xaf } from '../testing/reading.ts';

const SALE = [
  ['1000', '121.00', 'D'],
  ['8000', '121.00', 'C'],
] as const;

async function refusal(content: Uint8Array | string): Promise<AuditfileRefused> {
  const error: unknown = await read(content).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof AuditfileRefused) return error;
  throw new Error('this was not refused');
}

describe('encodings', () => {
  const name = (reading: Awaited<ReturnType<typeof read>>) => reading.lines[0]?.omschrijving;
  const text = (encoding: string) =>
    xaf({
      journals: journal(SALE),
      declaration: `<?xml version="1.0" encoding="${encoding}"?>`,
    });

  test.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text('utf-8')}`)],
    ['ISO-8859-1', Buffer.from(text('ISO-8859-1'), 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${text('UTF-16')}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${text('UTF-16')}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(text('UTF-16'), 'utf16le')],
    ['UTF-8 that says UTF-16', Buffer.from(text('UTF-16'))],
    ['ISO-8859-15', Buffer.from(text('ISO-8859-15'), 'latin1')],
    ['Latin-1 that says UTF-8', Buffer.from(text('UTF-8'), 'latin1')],
    ['Latin-1 that says nothing', Buffer.from(text('').replace(' encoding=""', ''), 'latin1')],
    ['UTF-8 that says Latin-1', Buffer.from(text('ISO-8859-1'))],
  ])('%s', async (_, bytes) => {
    expect(name(await read(bytes))).toBe('Café');
  });

  test.each([
    ['UTF-8', 'latin1', 'tekencodering'],
    ['ISO-8859-1', 'utf8', 'tekencodering_utf8'],
  ] as const)('a declaration of %s over %s is told', async (declared, bytes, code) => {
    const { summary } = await read(Buffer.from(text(declared), bytes));
    expect(summary.warnings.map((warning) => warning.code)).toContain(code);
  });

  test('capitals with an accent before a quote are Latin-1, though they could be UTF-8', async () => {
    const latin = Buffer.from(text('ISO-8859-1').replaceAll('é', '\u00c9\u0092S'), 'latin1');
    const reading = await read(latin);
    expect(name(reading)).toBe('CafÉ’S');
    expect(reading.summary.warnings.map(({ code }) => code)).not.toContain('tekencodering_utf8');
  });

  test('windows-1252 has the euro sign', async () => {
    const bytes = Buffer.from(text('windows-1252').replaceAll('é', '\u0080'), 'latin1');
    expect(name(await read(bytes))).toBe('Caf€');
  });

  test('where the chunks are cut makes no difference', async () => {
    const utf8 = Buffer.from(xaf({ journals: journal(SALE) }).replaceAll('Café', 'Café € 𝄞'));
    const [head = '', tail = ''] = utf8.toString('latin1').split('Memo');
    const mixed = Buffer.from(`${head}M\u00e9mo${tail}`, 'latin1');
    const lying = Buffer.from(utf8.toString().replace('UTF-8', 'Latin1'));
    const whole = await read(utf8);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 700 }), async (size) => {
        expect((await read(chunks(utf8, size))).lines).toEqual(whole.lines);
        expect((await read(chunks(lying, size))).lines).toEqual(whole.lines);
        expect((await read(chunks(mixed, size))).lines[0]).toMatchObject({
          dagboek_naam: 'Mémo',
          omschrijving: 'Café € 𝄞',
        });
      }),
      { numRuns: 40 },
    );
  });
});

describe('refusals say what it is and what to do', () => {
  test.each([
    ['', 'leeg', /leeg/],
    [' \r\n', 'leeg', /leeg/],
    ['PK\u0003\u0004rest', 'geen_xml', /zip- of Excelbestand/],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'geen_xml', /oud Excel- of Wordbestand/],
    [Buffer.from('1f8b0800', 'hex'), 'geen_xml', /gzip/],
    [Buffer.from('9c3e0102a7f0070411ee03', 'hex'), 'geen_xml', /\.xac/],
    ['%PDF-1.7', 'geen_xml', /pdf/],
    ['{"a": 1}', 'geen_xml', /JSON/],
    [':20:940A\n:25:NL', 'geen_xml', /bankafschrift/],
    ['"datum";"bedrag"\r\n"1";"2"', 'geen_xml', /csv/],
    ['hallo', 'geen_xml', /geen XML/],
    ['CLAIR1.00.00 ADF', 'adf', /ADF/],
    ['<html><body/></html>', 'ander_bestand', /webpagina/],
    ['<!DOCTYPE html>\n<html><br></html>', 'ander_bestand', /webpagina/],
    ['<planten/>', 'ander_bestand', /planten/],
    ['<eExact><GLAccounts/></eExact>', 'ander_bestand', /Exact/],
    ['<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance"/>', 'ander_bestand', /XBRL/],
    [
      '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>',
      'ander_bestand',
      /UBL/,
    ],
    ['<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"/>', 'ander_bestand', /CAMT/],
    ['<Message xmlns="http://www.auditfiles.nl/XAS/7"/>', 'andere_auditfile', /salaris/],
    ['<auditfile xmlns="http://www.auditfiles.nl/XAS/7"/>', 'andere_auditfile', /salaris/],
    [
      '<auditfile xmlns="http://www.auditfiles.nl/XAA/3.1"/>',
      'andere_auditfile',
      /afrekensystemen/,
    ],
    ['<AuditFile xmlns="urn:StandardAuditFile-Taxation:NO"/>', 'andere_auditfile', /SAF-T/],
    [
      '<AuditFile><Header><A/></Header><MasterFiles><B/></MasterFiles></AuditFile>',
      'andere_auditfile',
      /SAF-T/,
    ],
    ['<!DOCTYPE a [<!ENTITY b "c">]><auditfile/>', 'niet_veilig', /DOCTYPE/],
    ['<auditfile><header></auditfile>', 'xml_onleesbaar', /fout in de XML/],
    [xaf({ journals: journal(SALE) }).slice(0, -200), 'onvolledig', /houdt midden/],
    ['<auditfile><header/></auditfile>', 'boekjaar_onbekend', /boekjaar/],
    [xaf({ journals: journal([['1000', '1.2.3', 'D']]) }), 'bedrag_onleesbaar', /1\.2\.3/],
    [xaf({ declaration: '<?xml version="1.0" encoding="EBCDIC"?>' }), 'xml_onleesbaar', /EBCDIC/],
    [`<auditfile>${'<a>'.repeat(100)}`, 'te_groot', /te diep/],
    [`<auditfile><a>${'x'.repeat(5 * 1024 * 1024)}`, 'te_groot', /4 MB/],
  ])('%.30s', async (content, code, message) => {
    const error = await refusal(content);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/xporteer|lees het dan|\.xac/);
  });

  test('a text of many pieces is refused when it gets too long', async () => {
    const pieces = `<![CDATA[${'x'.repeat(64 * 1024)}]]><!-- -->`.repeat(80);
    expect((await refusal(`<auditfile><a>${pieces}</a></auditfile>`)).message).toMatch(/4 MB/);
  });

  test('an element of endless names takes no endless time', async () => {
    const fields = Array.from({ length: 200_000 }, (_, at) => `<a${String(at)}>1</a${String(at)}>`);
    const start = performance.now();
    await refusal(`<auditfile><header>${fields.join('')}</header></auditfile>`);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test('more bytes than allowed', async () => {
    const reading = readAuditfile(chunks(xaf({})), { maxBytes: 100 });
    await expect(reading.next()).rejects.toMatchObject({ code: 'te_groot' });
  });
});
