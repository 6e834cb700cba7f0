import { refusalOf, refusalOfAll, refusalOfContent } from './file-checks.ts';

const file = (name: string, ...content: BlobPart[]) => new File(content, name);

describe('by name and size', () => {
  it.each(['boekjaar.xaf', 'BOEKJAAR.XAF', 'auditfile.xml', 'Jaren.ZIP'])(
    'lets %s pass',
    (name) => {
      expect(refusalOf({ name, size: 1 })).toBeNull();
    },
  );

  it.each([
    ['jaar.pdf', 10, 'is een pdf'],
    ['jaar', 10, 'is geen auditfile'],
    ['jaar.XLSX', 10, 'is een spreadsheet'],
    ['jaar.docx', 10, 'is een document'],
    ['jaar.xaf.gz', 10, 'Maak er een .zip van'],
    ['jaar.xaf', 0, 'is leeg'],
    ['jaar.xaf', 2_000_000_001, 'hooguit 2,0\u00a0GB'],
  ])('refuses %s of %d bytes', (name, size, words) => {
    expect(refusalOf({ name, size })).toContain(words);
  });

  it('refuses a zip file among others', () => {
    expect(refusalOfAll([file('a.xaf', '<'), file('b.zip', 'PK')])).toContain('Kies één zip');
    expect(refusalOfAll([file('a.xaf', '<'), file('b.xaf', '<')])).toBeNull();
  });
});

describe('by the first bytes', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x3c, 0x00, 0x3f, 0x00]);

  it.each([
    ['XML', file('a.xaf', '<?xml version="1.0"?>')],
    ['XML after a mark and white space', file('a.xaf', '\uFEFF\r\n  <auditfile>')],
    ['XML in UTF-16', file('a.xml', utf16)],
    ['a zip file', file('a.zip', 'PK\u0003\u0004...')],
  ])('lets %s pass', async (_case, chosen) => {
    expect(await refusalOfContent(chosen)).toBeNull();
  });

  it.each([
    ['a zip file that is none', file('a.zip', '<auditfile/>'), 'geen zip-bestand'],
    ['an empty zip file', file('a.zip', 'PK\u0005\u0006'), 'leeg zip-bestand'],
    ['a zip file by another name', file('a.xaf', 'PK\u0003\u0004'), 'extensie .zip'],
    ['a pdf by another name', file('a.xaf', '%PDF-1.7'), 'is een pdf'],
    ['gzip by another name', file('a.xaf', new Uint8Array([0x1f, 0x8b, 8])), 'gzip'],
    ['plain text', file('a.xml', 'datum;bedrag'), 'geen XML-bestand'],
  ])('refuses %s', async (_case, chosen, words) => {
    expect(await refusalOfContent(chosen)).toContain(words);
  });
});
