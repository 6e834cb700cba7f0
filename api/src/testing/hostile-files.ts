import { LIMITS } from '@kengetal/contract';
import { journal, xaf } from '@kengetal/ledger/testing';
import { brokenZips } from './hostile-zips.ts';
import { read, refused, type HostileFile, type Outcome } from './hostile-outcome.ts';

export type { HostileFile } from './hostile-outcome.ts';

const SALE = [
  ['1000', '121.00', 'D'],
  ['8000', '121.00', 'C'],
] as const;
const ENTRY = '<nr>1</nr><periodNumber>3</periodNumber><trDt>2025-03-04</trDt>';
const HEAD = '<jrnID>M</jrnID><desc>Memo</desc>';

const file = (name: string, content: () => string | Buffer, expected: Outcome): HostileFile => ({
  name,
  filename: 'boeken.xaf',
  bytes: () => Promise.resolve(Buffer.from(content())),
  expected,
});

/** A file of one sale in which a piece of the text is another. */
const changed = (name: string, from: string, to: () => string, expected: Outcome): HostileFile =>
  file(name, () => xaf({ journals: journal(SALE) }).replace(from, to), expected);

const amounts = (name: string, amount: string, expected: Outcome): HostileFile => {
  const lines = [
    ['1000', amount, 'D'],
    ['8000', amount, 'C'],
  ] as const;
  return file(name, () => xaf({ journals: journal(lines) }), expected);
};

const listed = (pieces: number, each: (at: number) => string): string =>
  Array.from({ length: pieces }, (_, at) => each(at)).join('');
const account = (at: number) =>
  `<ledgerAccount><accID>${at}</accID><accDesc>Kosten ${at}</accDesc><accTp>P</accTp></ledgerAccount>`;

const LONG = 'x'.repeat(10_000);
const LARGE = 'x'.repeat(LIMITS.xmlText.max + 300_000);
const NOT_READ = /(fout in de XML|houdt midden)/;

const FORMS: readonly HostileFile[] = [
  file('nothing', () => '', refused(/leeg/)),
  file('spaces', () => ' \n'.repeat(2_000), refused(/leeg/)),
  file('zeros', () => Buffer.alloc(5_000), refused(/./)),
  file('text', () => 'dit is een brief '.repeat(500), refused(/geen XML/)),
  file('a table', () => '"datum";"bedrag"\r\n"1";"2"\r\n', refused(/csv/)),
  file('one endless line', () => `${','.repeat(500_000)}`, refused(/XML|csv/)),
  file('a page', () => '<html><body/></html>', refused(/webpagina/)),
  file('another element', () => `<${'a'.repeat(50_000)}/>`, refused(/begint met/)),
  file(
    'bytes at random',
    () =>
      Buffer.from(
        listed(4_000, (at) => String.fromCharCode((at * 7919) % 256)),
        'latin1',
      ),
    refused(/./),
  ),
  file(
    'bytes that are no text',
    () => Buffer.concat([Buffer.from(xaf({}).slice(0, 200)), Buffer.alloc(900_000, 0xff)]),
    refused(/./),
  ),
  file('cut off', () => xaf({ journals: journal(SALE) }).slice(0, -200), refused(/houdt midden/)),
  file('twice in one', () => xaf({ journals: journal(SALE) }).repeat(2), refused(NOT_READ)),
  file(
    'an encoding that is none',
    () => xaf({ declaration: '<?xml version="1.0" encoding="EBCDIC"?>' }),
    refused(/EBCDIC/),
  ),
  file(
    'an endless encoding',
    () => xaf({ declaration: `<?xml version="1.0" encoding="${LONG}"?>` }),
    read(),
  ),
  file(
    'UTF-16 with half characters',
    () =>
      Buffer.from(
        `\ufeff${xaf({ journals: journal(SALE) }).replace('Café', 'Caf\ud800')}`,
        'utf16le',
      ),
    read(),
  ),
  file(
    'UTF-16 that ends in half a unit',
    () => Buffer.from(`\ufeff${xaf({})}`, 'utf16le').subarray(0, -1),
    refused(/./),
  ),
  file(
    'UTF-8 of surrogates',
    () =>
      Buffer.from(
        xaf({ journals: journal(SALE) }).replace('Café', 'Caf\u00ed\u00a0\u0080'),
        'latin1',
      ),
    read('tekencodering'),
  ),
  file('no year', () => '<auditfile><header/></auditfile>', refused(/boekjaar/)),
  file('only a beginning', () => '<?xml version="1.0"?><auditfile>', refused(/houdt midden/)),
];

const XML: readonly HostileFile[] = [
  file(
    'an entity bomb',
    () => `<!DOCTYPE a [<!ENTITY a "${'&b;'.repeat(100)}">]>${xaf({})}`,
    refused(/DOCTYPE/),
  ),
  file(
    'an entity of a file',
    () => `<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>${xaf({})}`,
    refused(/DOCTYPE/),
  ),
  changed('an entity that is not declared', 'Café', () => '&geheim;', refused(/fout in de XML/)),
  changed('NUL', 'Café', () => 'a\u0000b', refused(/fout in de XML/)),
  changed('NUL by number', 'Café', () => 'a&#0;b', refused(/fout in de XML/)),
  changed('half a character by number', 'Café', () => 'a&#xD800;b', refused(/fout in de XML/)),
  changed('a character beyond all', 'Café', () => 'a&#x110000;b', refused(/fout in de XML/)),
  changed('elements in each other', 'Café', () => '<a>'.repeat(100_000), refused(/te diep/)),
  changed('an endless text', 'Café', () => LARGE, refused(/4 MB/)),
  changed(
    'an endless text in pieces',
    'Café',
    () => `${'x'.repeat(60_000)}<!-- -->`.repeat(80),
    refused(/4 MB/),
  ),
  changed('an endless attribute', '<company>', () => `<company a="${LARGE}">`, refused(/4 MB/)),
  changed(
    'endless attributes',
    '<company>',
    () => `<company ${listed(400_000, (at) => `a${at}="1" `)}>`,
    refused(/4 MB/),
  ),
  changed('an endless comment', '<company>', () => `<!-- ${LARGE} --><company>`, refused(/4 MB/)),
  changed('an endless instruction', '<company>', () => `<?a ${LARGE}?><company>`, refused(/4 MB/)),
  changed('an endless name', '<company>', () => `<${LARGE}/><company>`, refused(/4 MB/)),
  changed(
    'endless names',
    '<company>',
    () => `${listed(200_000, (at) => `<a${at}>1</a${at}>`)}<company>`,
    read(),
  ),
  changed('endless elements', '<company>', () => `${'<a/>'.repeat(1_000_000)}<company>`, read()),
];

const TEXTS: readonly HostileFile[] = [
  ...['accID', 'nr', 'jrnID'].map((key) =>
    file(
      `a key of 10 kB: ${key}`,
      () =>
        xaf({ journals: journal(SALE) }).replace(
          new RegExp(`(<trLine>.*?|<journal>)<${key}>`),
          `$1<${key}>${LONG}`,
        ),
      refused(/255 tekens/),
    ),
  ),
  ...['custSupID', 'invRef', 'costID', 'prodID', 'projID'].map((key) =>
    changed(
      `a key of 10 kB: ${key}`,
      '<amnt>',
      () => `<${key}>${LONG}</${key}><amnt>`,
      refused(/255 tekens/),
    ),
  ),
  changed(
    'a VAT code of 10 kB',
    '<amnt>',
    () => `<vat><vatID>${LONG}</vatID></vat><amnt>`,
    refused(/btw-code/),
  ),
  changed(
    'a company number of 10 kB',
    '<companyName>',
    () => `<companyIdent>${LONG}</companyIdent><companyName>`,
    refused(/bedrijfsnummer/),
  ),
  file(
    'keys as long as they may be',
    () => {
      const key = (of: string) => of.repeat(LIMITS.keyCharacters.max);
      const parts = `<custSupID>${key('€')}</custSupID><invRef>${key('é')}</invRef><costID>${key('ß')}</costID><vat><vatID>${key('v')}</vatID></vat><amnt>`;
      return xaf({ journals: journal(SALE, ENTRY, `<jrnID>${key('ø')}</jrnID>`) })
        .replaceAll('<amnt>', parts)
        .replaceAll('8000', key('8'));
    },
    read(),
  ),
  changed('a description of 3.9 MB', 'Café', () => 'x '.repeat(1_950_000), read('tekst_ingekort')),
  changed(
    'a company name of 1 MB',
    'Proef B.V.',
    () => 'N'.repeat(1_000_000),
    read('tekst_ingekort'),
  ),
  changed('an account name of 1 MB', 'Omzet', () => 'o'.repeat(1_000_000), read('tekst_ingekort')),
  changed(
    'a name cut within a character',
    'Omzet',
    () => '𝄞'.repeat(1_000),
    read('tekst_ingekort'),
  ),
  changed('markup', 'Café', () => '&lt;script&gt;alert(1)&lt;/script&gt;', read()),
  changed('a formula', 'Café', () => '=HYPERLINK("http://x";"y")', read()),
  changed('signs that turn the text', 'Café', () => '\u202e\u2066\u200b\ufeff', read()),
  ...(
    [
      ['dashes', (at: number) => `huur pand${'-'.repeat(40_000)}a maand ${at}`],
      ['letters', (at: number) => `${'a'.repeat(80_000)} ${at}`],
      ['accents', (at: number) => `e${'\u0301'.repeat(40_000)} ${at}`],
      ['spaces', (at: number) => `a${' '.repeat(40_000)}b ${at}`],
    ] as const
  ).map(([of, text]) =>
    file(
      `twelve months described by ${of}`,
      () => xaf({ journals: poisoned(text) }),
      read('tekst_ingekort'),
    ),
  ),
];

/** Rent of every month of the year, each with a description of its own. */
function poisoned(text: (month: number) => string): string {
  return listed(12, (at) => {
    const day = `2025-${String(at + 1).padStart(2, '0')}-01`;
    const entry = `<nr>${at}</nr><periodNumber>${at + 1}</periodNumber><trDt>${day}</trDt>`;
    return journal(SALE, entry).replaceAll('Café', text(at)).replaceAll('2025-03-05', day);
  });
}

const DAYS: readonly HostileFile[] = [
  ...['0000-00-00', '0000-01-01', '0001-01-01', '9999-12-31', '2025-02-30', '-2025-01-01'].map(
    (day) => changed(`the date ${day}`, '2025-03-05', () => day, read()),
  ),
  ...(
    [
      ['0000-01-01', '0000-12-31'],
      ['0001-01-01', '9999-12-31'],
      ['9999-01-01', '9999-12-31'],
    ] as const
  ).map(([first, last]) =>
    file(
      `a year from ${first} to ${last}`,
      () =>
        xaf({
          header: `<startDate>${first}</startDate><endDate>${last}</endDate>`,
          journals: journal(SALE),
        }),
      refused(/boekjaar/),
    ),
  ),
  file(
    'a year backwards',
    () =>
      xaf({
        header: '<startDate>2025-12-31</startDate><endDate>2025-01-01</endDate>',
        journals: journal(SALE),
      }),
    read('boekjaar_afgeleid'),
  ),
  ...['-1', '999', '99999999999', '1e9', '0'].map((period) =>
    file(
      `the period ${period}`,
      () => xaf({ journals: journal(SALE, ENTRY.replace('>3<', `>${period}<`)) }),
      read(),
    ),
  ),
];

const AMOUNTS: readonly HostileFile[] = [
  amounts('an amount beyond what is exact', '90071992547409.93', refused(/te groot|biljoen|euro/)),
  amounts('an amount at the end of what is exact', '90071992547409.91', refused(/euro/)),
  amounts('an amount of a hundred digits', '9'.repeat(100), refused(/te groot|te lezen/)),
  amounts('NaN', 'NaN', refused(/NaN/)),
  amounts('an exponent', '1e999', refused(/1e999/)),
  amounts('a hexadecimal', '0x10', refused(/0x10/)),
  amounts('infinity', 'Infinity', refused(/Infinity/)),
  amounts('less than nothing', '-0.00', read()),
  file(
    'sums beyond what is exact',
    () =>
      xaf({
        journals: journal(
          listed(20, () => 'x')
            .split('')
            .flatMap(
              () =>
                [
                  ['1000', '99999999999.00', 'D'],
                  ['8000', '99999999999.00', 'C'],
                ] as const,
            ),
        ),
      }),
    refused(/euro/),
  ),
  changed(
    'VAT that adds up beyond',
    '<amnt>',
    () =>
      listed(99, () => '<vat><vatID>1</vatID><vatAmnt>90071992547409.91</vatAmnt></vat>') +
      '<amnt>',
    refused(/euro/),
  ),
];

const MANY: readonly HostileFile[] = [
  file(
    '60,000 accounts',
    () => xaf({ accounts: listed(60_000, account), journals: journal(SALE) }),
    refused(/20\.000 rekeningen/),
  ),
  file(
    '60,000 accounts that lines alone name',
    () =>
      xaf({
        journals: listed(600, (at) =>
          journal(Array.from({ length: 100 }, (_, line) => [`${at}-${line}`, '0', 'D'] as const)),
        ),
      }),
    refused(/20\.000 rekeningen/),
  ),
  file(
    'the same account 1,000 times',
    () => xaf({ accounts: listed(1_000, () => account(8000)), journals: journal(SALE) }),
    read('rekening_dubbel'),
  ),
  file(
    '20,000 journals',
    () => xaf({ journals: listed(20_000, (at) => `<journal><jrnID>${at}</jrnID></journal>`) }),
    refused(/10\.000 codes/),
  ),
  file(
    '20,000 VAT codes',
    () =>
      xaf({
        before: `<vatCodes>${listed(20_000, (at) => `<vatCode><vatID>${at}</vatID></vatCode>`)}</vatCodes>`,
      }),
    refused(/10\.000 codes/),
  ),
  file(
    'an entry of 60,000 lines',
    () =>
      xaf({
        journals: `<journal>${HEAD}<transaction>${ENTRY}${'<trLine><accID>1000</accID><amnt>0</amnt></trLine>'.repeat(60_000)}</transaction></journal>`,
      }),
    refused(/50\.000 regels/),
  ),
  file(
    'the same relation again and again',
    () =>
      xaf({
        before: `<customersSuppliers>${'<customerSupplier><custSupID>1</custSupID></customerSupplier>'.repeat(50_000)}</customersSuppliers>`,
        journals: journal(SALE),
      }),
    read('relatie_dubbel'),
  ),
  changed(
    '100,000 VAT elements of a line',
    '<amnt>',
    () => '<vat><vatID>1</vatID></vat>'.repeat(100_000) + '<amnt>',
    refused(/50\.000 regels/),
  ),
];

/** Every file, with what must come of it. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...FORMS,
  ...XML,
  ...TEXTS,
  ...DAYS,
  ...AMOUNTS,
  ...MANY,
  ...brokenZips,
];
