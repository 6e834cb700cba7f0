import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { ByteChunks } from '@kengetal/ledger';
import { tampered, zipOf } from '../testing/zip.ts';
import { openUpload } from './archive.ts';

const WHOLE = '<auditfile><header><fiscalYear>2024</fiscalYear></header></auditfile>';
const PART = '<!-- Vervolgbestand 2 van 3 --><auditfile><company/></auditfile>';

describe('what was uploaded', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kengetal-archive-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Opens an upload and answers each file as the texts of its parts. */
  async function read(content: Buffer | string, limits = {}) {
    const path = join(folder, 'upload');
    await writeFile(path, content);
    const upload = await openUpload(path, 'boeken.xaf', { limits });
    try {
      const files: [string, string[]][] = [];
      for (const { name, parts } of upload.files) {
        const texts: string[] = [];
        for (const part of parts) texts.push(await textOf(part));
        files.push([name, texts]);
      }
      const expandedBytes = upload.files.reduce((sum, { bytes }) => sum + bytes, 0);
      return { files, ignored: upload.ignored, expandedBytes };
    } finally {
      await upload.close();
    }
  }
  const refusal = (content: Buffer, limits = {}) => expect(read(content, limits)).rejects;

  it('is a plain file as it is, under the name that the user gave', async () => {
    expect(await read(WHOLE)).toEqual({
      files: [['boeken.xaf', [WHOLE]]],
      ignored: [],
      expandedBytes: WHOLE.length,
    });
    expect((await read('')).files).toEqual([['boeken.xaf', ['']]]);
  });

  it.each([false, true])('is every audit file of a zip (zip64: %s)', async (zip64) => {
    const files = {
      'b/2024.XAF': `${WHOLE} b`,
      '2023.xml': WHOLE,
      'b/': '',
      'b/leesmij.txt': 'Hallo',
      '__MACOSX/b/._2024.XAF': 'x',
      '.verborgen.xaf': 'x',
    };
    expect(await read(await zipOf(files, { zip64, stored: ['2023.xml'] }))).toEqual({
      files: [
        ['2023.xml', [WHOLE]],
        ['b/2024.XAF', [`${WHOLE} b`]],
      ],
      ignored: ['b/leesmij.txt'],
      expandedBytes: 2 * WHOLE.length + 2,
    });
  });

  it('is safe from paths that lead elsewhere', async () => {
    const zip = await zipOf({ 'aa/bb/boeken.xaf': WHOLE });
    const odd = Buffer.from(zip.toString('latin1').replaceAll('aa/bb/', '../../'), 'latin1');
    expect((await read(odd)).files).toEqual([['boeken.xaf', [WHOLE]]]);
  });

  it('gives back the bytes that were packed, whatever they are', async () => {
    const content = fc.uint8Array({ maxLength: 100_000, size: 'max' });
    await fc.assert(
      fc.asyncProperty(content, fc.boolean(), async (bytes, isStored) => {
        const stored = isStored ? ['a.xaf'] : [];
        const zip = await zipOf({ 'a.xaf': Buffer.from(bytes) }, { stored });
        expect((await read(zip)).files).toEqual([['a.xaf', [Buffer.from(bytes).toString()]]]);
      }),
      { numRuns: 20 },
    );
  });

  describe('in parts', () => {
    it('joins them in order, each folder for itself', async () => {
      const zip = await zipOf({
        'x-10.xaf': `${PART} 10`,
        ...Object.fromEntries([9, 8, 7, 6, 5, 4, 3].map((n) => [`x-${n}.xaf`, `${PART} ${n}`])),
        'x.xaf': WHOLE,
        'X-2.XAF': `${PART} 2`,
        'y/x.xaf': WHOLE,
        'y/x-2.xaf': Buffer.from(`\ufeff${PART}`, 'utf16le'),
      });
      const [[, parts = []] = [], [, others = []] = [], ...rest] = (await read(zip)).files;
      expect(rest).toEqual([]);
      expect(parts).toEqual([WHOLE, ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `${PART} ${n}`)]);
      expect(others).toHaveLength(2);
    });

    it('leaves a numbered file with a header of its own apart', async () => {
      const zip = await zipOf({ 'x.xaf': WHOLE, 'x-2.xaf': WHOLE, 'x-2024.xaf': WHOLE });
      const names = (await read(zip)).files.map(([name]) => name).sort();
      expect(names).toEqual(['x-2.xaf', 'x-2024.xaf', 'x.xaf']);
    });

    it.each([
      ['the second', ['x.xaf', 'x-3.xaf'], 'Deel 2 van x.xaf ontbreekt (x-2.xaf)'],
      ['the first', ['x-2.xaf'], 'x-2.xaf is een vervolg op x.xaf, dat er niet bij zit'],
    ])('says which is missing: %s', async (_which, names, message) => {
      const files = names.map((name) => [name, name === 'x.xaf' ? WHOLE : PART]);
      await refusal(await zipOf(Object.fromEntries(files) as Record<string, string>)).toMatchObject(
        {
          code: 'onvolledig',
          message: expect.stringContaining(message) as string,
        },
      );
    });
  });

  it.each([
    ['nothing', {}, 'Dit zipbestand is leeg.'],
    [
      'other files',
      { 'a.pdf': '', 'b.csv': '', 'c.csv': '', 'd.csv': '', 'e.csv': '', 'f.csv': '' },
      'geen auditfile, wel a.pdf, b.csv, c.csv, d.csv, e.csv en nog 1.',
    ],
    ['a zip', { 'x.xaf': WHOLE, 'map/oud.zip': 'PK' }, 'nog een zipbestand (oud.zip)'],
    ['a workbook', { '[Content_Types].xml': '', 'xl/workbook.xml': '' }, 'Dit is een Excelbestand'],
    ['a letter', { '[Content_Types].xml': '', 'word/document.xml': '' }, 'Dit is een Wordbestand'],
    ['a sheet', { mimetype: '', 'content.xml': '' }, 'Dit is een OpenDocument-bestand'],
  ])('refuses a zip of %s by name', async (_what, files: Record<string, string>, message) => {
    await refusal(await zipOf(files)).toMatchObject({
      code: 'geen_xml',
      message: expect.stringContaining(message) as string,
    });
  });

  describe('that is not to be trusted', () => {
    const two = () => zipOf({ 'a.xaf': WHOLE, 'b.xaf': WHOLE });

    it.each([0x01, 0x40])('is refused when locked (flag %d)', async (flag) => {
      const zip = tampered(await two(), 'flags', (flags) => flags | flag);
      await refusal(zip).toThrow(/wachtwoord/);
    });

    it('is refused when packed in a way we do not know', async () => {
      await refusal(tampered(await two(), 'method', () => 9)).toThrow(/a\.xaf .*methode 9/);
    });

    it('is refused when files lie over each other', async () => {
      const zip = tampered(await two(), 'offset', () => 0, 1);
      await refusal(zip).toMatchObject({ code: 'niet_veilig' });
    });

    it('is refused when it grows too much', async () => {
      const zip = await zipOf({ 'a.xaf': Buffer.alloc(2_000_000) });
      expect(zip.length).toBeLessThan(10_000);
      await refusal(zip, { ratioFromBytes: 1_000_000 }).toMatchObject({ code: 'niet_veilig' });
      expect((await read(zip)).expandedBytes).toBe(2_000_000);
    });

    it('is refused when too large, without unpacking it', async () => {
      const zip = tampered(await two(), 'unpackedSize', () => 2 ** 31, 1);
      await refusal(zip, { maxExpandedBytes: 2 ** 30 }).toMatchObject({
        code: 'te_groot',
        message: expect.stringContaining('1.024 MB') as string,
      });
    });

    it.each([-1, +1])('is refused while reading when its size is a lie (%d)', async (wrong) => {
      const zip = tampered(await two(), 'unpackedSize', (size) => size + wrong);
      await refusal(zip).toMatchObject({ code: 'onvolledig' });
    });

    it('is refused with too many files', async () => {
      await refusal(await two(), { maxEntries: 1 }).toMatchObject({ code: 'te_groot' });
    });

    it('is refused when its bytes are not those that were packed', async () => {
      const zip = await zipOf({ 'a.xaf': WHOLE }, { stored: ['a.xaf'] });
      zip.write('3', zip.indexOf('2024') + 3);
      await refusal(zip).toThrow(/beschadigd/);
    });

    it('is read or refused in words when cut off or damaged anywhere', async () => {
      const zip = await zipOf({ 'a.xaf': WHOLE.repeat(3), 'b/a.xaf': WHOLE });
      const damage = fc.tuple(fc.nat(zip.length - 1), fc.nat(255), fc.boolean());
      await fc.assert(
        fc.asyncProperty(damage, async ([at, value, isCut]) => {
          const damaged = isCut ? zip.subarray(0, at) : Buffer.from(zip);
          if (!isCut) damaged[at] = value;
          const outcome = await read(damaged).catch((error: unknown) => error);
          if (outcome instanceof Error) expect(outcome.name).toBe('AuditfileRefused');
        }),
        { numRuns: 300 },
      );
    });
  });
});

async function textOf(part: ByteChunks): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of part) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
