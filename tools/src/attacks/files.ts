import { deflateRawSync } from 'node:zlib';
import { tampered, zipOf } from '../../../api/src/testing/zip.ts';
import type { Attack } from './attack.ts';
import { imported, monthlyPurchases, newOrganisation } from './odd-books.ts';

const MB = 1_000_000;
const ENDED: readonly string[] = ['gereed', 'geweigerd'];

/** Files that are read or refused in words; never a fault of ours, never for long. */
export const files: readonly Attack[] = [
  {
    name: 'vijandige bestanden',
    run: async (arena, tally) => {
      for (const [name, make] of Object.entries(FILES)) {
        const organisation_id = await newOrganisation(arena);
        const bytes = await make();
        tally.requests += 1;
        const job = await imported(arena, { organisation_id, bytes }).catch((error: unknown) =>
          tally.fault(`${name}: ${String(error)}`),
        );
        if (!job) continue;
        const { status, message } = job;
        if (!ENDED.includes(status)) tally.fault(`${name}: ${status} ${message}`);
        if (status === 'geweigerd' && !message) tally.fault(`${name}: geweigerd zonder reden`);
      }
    },
  },
];

const GOOD = monthlyPurchases((month) => `Huur ${month}`);
const within = (field: string, value: string) =>
  GOOD.replace(new RegExp(`<${field}>[^<]*</${field}>`, 'g'), `<${field}>${value}</${field}>`);
const doctype = (text: string) => GOOD.replace('?>', `?><!DOCTYPE auditfile [${text}]>`);
const zipped = (text: string | Buffer, name = 'boeken.xaf') => zipOf({ [name]: text });

const FILES: Readonly<Record<string, () => string | Buffer | Promise<Buffer>>> = {
  leeg: () => ' ',
  'alleen nullen': () => Buffer.alloc(MB),
  ruis: () => Buffer.from(Array.from({ length: MB }, (_, index) => (index * 7919) % 251)),
  'de helft': () => GOOD.slice(0, GOOD.length / 2),
  'afgebroken in een teken': () => Buffer.from(within('desc', '€'.repeat(9))).subarray(0, -400),
  'twee achter elkaar': () => GOOD + GOOD,
  'halve tekens in UTF-8': () => Buffer.from(within('desc', '\u00ff\u00fe'), 'latin1'),
  'UTF-16 zonder merk': () => Buffer.from(GOOD, 'utf16le'),
  'UTF-32 die UTF-8 heet': () => Buffer.from([...GOOD].join('\0\0\0')),
  'een codering die niet bestaat': () => GOOD.replace('UTF-8', 'EBCDIC-NL'),
  'een miljard keer gelachen': () => {
    const lol = (n: number) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`;
    const all = Array.from({ length: 9 }, (_, n) => lol(n)).join('');
    return doctype(`<!ENTITY l0 "lol">${all}`).replace(/Huur 1</, '&l9;<');
  },
  'een bestand van de machine': () =>
    doctype('<!ENTITY x SYSTEM "file:///etc/passwd">').replace(/Huur 1</, '&x;<'),
  'een adres op het net': () => doctype('<!ENTITY % x SYSTEM "http://127.0.0.1:1/x"> %x;'),
  'diep genest': () => GOOD.replace('<header>', `<header>${'<a>'.repeat(200_000)}`),
  'honderdduizend attributen': () =>
    GOOD.replace(
      '<header>',
      `<header ${Array.from({ length: 100_000 }, (_, n) => `a${n}="1"`).join(' ')}>`,
    ),
  'een naam van 5 MB': () => GOOD.replace('<header>', `<header><${'x'.repeat(5 * MB)}/>`),
  'een commentaar van 20 MB': () =>
    GOOD.replace('<header>', `<!--${' '.repeat(20 * MB)}--><header>`),
  'een omschrijving van 20 MB': () =>
    within('desc', 'x').replace('>x<', `>${'x'.repeat(20 * MB)}<`),
  'een rekeningnummer van 10 kB': () => within('accID', '4'.repeat(10_000)),
  'een rekening zonder nummer': () => within('accID', ''),
  'een bedrag van honderd cijfers': () => within('amnt', '9'.repeat(100)),
  'een bedrag dat geen getal is': () => within('amnt', 'NaN'),
  'een bedrag met een macht': () => within('amnt', '1e308'),
  'datum 0000-00-00': () => within('effDate', '0000-00-00'),
  'jaar 0000': () => GOOD.replaceAll('2024-', '0000-'),
  'jaar 9999': () => GOOD.replaceAll('2024-', '9999-'),
  'periode min een': () => within('periodNumber', '-1'),
  'periode twee miljard': () => within('periodNumber', '2147483648'),
  'een boekjaar van duizend jaar': () => within('endDate', '3024-12-31'),
  'een bedrijf met een script als naam': () => within('companyName', '&lt;script&gt;alert(1)'),
  'half teken als omschrijving': () => within('desc', '&#xD800;'),
  'nul als teken': () => within('desc', '&#0;'),
  'een naam van 1 MB voor het bedrijf': () => within('companyName', 'x'.repeat(MB)),
  'valuta die niet bestaat': () => within('curCode', 'XXX'.repeat(1_000)),
  'CDATA zonder einde': () => GOOD.replace('Huur 1<', '<![CDATA['),
  'elke regel dezelfde sleutel': () => within('nr', '1'),
  'nummers van 100 kB': () => within('nr', '7'.repeat(100_000)),
  'zip in een zip in een zip': async () =>
    zipped(await zipped(await zipped(GOOD), 'a.zip'), 'b.zip'),
  'zip van 1.000 keer zo groot': () => zipped(Buffer.alloc(200 * MB, ' ')),
  'zip die liegt over de maat': async () => tampered(await zipped(GOOD), 'unpackedSize', () => 9),
  'zip met een verkeerde controle': async () =>
    tampered(await zipped(GOOD), 'crc', (crc) => crc ^ 1),
  'zip die naar zichzelf wijst': async () => tampered(await zipped(GOOD), 'offset', () => 2 ** 31),
  'zip met een onbekende methode': async () => tampered(await zipped(GOOD), 'method', () => 99),
  'zip met een wachtwoord': async () => tampered(await zipped(GOOD), 'flags', (flags) => flags | 1),
  'zip met tienduizend bestanden': () =>
    zipOf(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`${n}.xaf`, 'x']))),
  'zip met alleen een map': () => zipOf({ 'map/': '' }),
  'zip zonder einde': async () => (await zipped(GOOD)).subarray(0, -30),
  'zip met een staart': async () => Buffer.concat([await zipped(GOOD), Buffer.alloc(MB)]),
  'deflate zonder zip': () => deflateRawSync(GOOD),
  gzip: () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
  pdf: () => '%PDF-1.7\n',
  html: () => '<!doctype html><script>alert(1)</script>',
  json: () => JSON.stringify({ auditfile: [] }),
  'naamruimte van een ander': () => GOOD.replace('auditfiles.nl', 'example.test'),
  'versie die niet bestaat': () => GOOD.replace('XAF/3.2', 'XAF/99.9'),
  'geen enkele regel': () => GOOD.replace(/<trLine>.*?<\/trLine>/gs, ''),
  'geen enkele rekening': () => GOOD.replace(/<ledgerAccount>.*?<\/ledgerAccount>/gs, ''),
  'regels op rekeningen die er niet zijn': () =>
    GOOD.replace(/<trLine>(.*?)<accID>4100/gs, '<trLine>$1<accID>onbekend'),
  'niet in evenwicht': () => GOOD.replace('<amnt>100.00', '<amnt>999999999.99'),
  'koppen in een lus': () => GOOD.replace('<header>', '<header>'.repeat(50_000)),
};
