import { PRODUCERS, auditfiles, type Dialect } from './index.ts';

const BOOKS = {
  seed: 6,
  firstMonth: 202501,
  years: 1,
  closingPeriod: true,
  closeResult: true,
};

async function bytesOf(dialect: Dialect): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for (const { bytes } of auditfiles(BOOKS, dialect)) {
    for await (const chunk of bytes) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/** Per program what its bytes must show, and what they must not. */
const SHOWN: readonly [Dialect, readonly RegExp[], readonly RegExp[]][] = [
  ['plain_3.1', [/<taxoElement><txCd>BLimBanRba</, /<periodNumber>13</], [/<conceptRef>/]],
  ['plain_3.2', [/<conceptRef>BLimBanRba</, /<openingBalance><opBalDate>/], [/\r/]],
  ['plain_4.0', [/<RGScode>BLimBanRba</, /<Commercenr>/], [/<opBalDate>/, /<companyIdent>/]],
  [
    'exact',
    [/^<\?xml[^>]*>\n<!--/, /<leadReference>BLimBanRba</, /<jrnTp>O</],
    [/<openingBalance>/],
  ],
  ['exact_globe', [/<jrnTp>B<\/jrnTp><offsetAccID>1100</], [/<accID>1100<\/accID><docRef/]],
  ['multivers', [/encoding="ISO-8859-1"/, /<vatDesc \/>/], [/<custSupTp>/]],
  [
    'twinfield',
    [/\r\n/, /<periodNumber>55</, /<nr>202500009</, /<nr>KAS\.202500004\.1</],
    [/[^\r]\n/, /<periodNumber>13</],
  ],
  ['afas', [/<nr>Beginbalans5</, /<effDate>2024-12-31</, /<jrnTp>O</], [/<periods>/, /BLimBan/]],
  [
    'eboekhouden',
    [/^<auditfile/, /<endDate>2026-01-01</, /<amnt>-[\d.]+<\/amnt><amntTp>D</, /<custSupID>\s</],
    [/<amnt>-[\d.]+<\/amnt><amntTp>C</],
  ],
  ['banana', [/<leadReference>1</, /<vatCode><vatID>V21</], [/<vat><vatID>V21</]],
  ['banana_clair2', [/<period>2025</, /<creditAmount>-/], [/<period>0</, /xmlns/]],
  ['eekboek', [/<period>0</, /<period>01</, /<leadCode>1100</], [/<creditAmount>-/, /xmlns/]],
  ['odoo', [/<openingBalance>/], [/<obLine><nr>\d+<\/nr><accID>0520/]],
  [
    'osfinancials',
    [/^<auditfile/, /<fiscalYear>2004</, /<\/journal>\n<linesCount>/],
    [/<docRef/, /<curCode>/],
  ],
];

test.each(SHOWN)('%s shows its habits', async (dialect, shown, absent) => {
  const text = (await bytesOf(dialect)).toString(PRODUCERS[dialect].encoding).replace('\ufeff', '');
  for (const pattern of shown) expect(text).toMatch(pattern);
  for (const pattern of absent) expect(text).not.toMatch(pattern);
});

test('encodings: a mark for some, single bytes for others', async () => {
  expect((await bytesOf('exact')).subarray(0, 3)).toEqual(BOM);
  expect((await bytesOf('plain_3.2')).subarray(0, 3)).not.toEqual(BOM);
  const single = await bytesOf('multivers');
  expect(single.includes(Buffer.from('Reclamebureau Zo\u00eb', 'latin1'))).toBe(true);
  expect(single.includes(Buffer.from('Reclamebureau Zo\u00eb', 'utf8'))).toBe(false);
});
