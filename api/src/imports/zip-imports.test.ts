import { upload, withOrganisation } from '../testing/books.ts';
import { generatedFiles } from '../testing/books-files.ts';
import { signedIn } from '../testing/running.ts';
import { Opener } from '../testing/figures.ts';
import { leftovers } from '../testing/leftovers.ts';
import { zipOf } from '../testing/zip.ts';

const BOOKS = { seed: 7, firstMonth: 202401, years: 2, scale: 0.2 };

describe('imports of a zip file', () => {
  const { test, caller } = signedIn();
  let organisationId: string;
  let first: Buffer;
  let second: Buffer;
  beforeAll(async () => {
    [first = Buffer.alloc(0), second = Buffer.alloc(0)] = await generatedFiles(BOOKS);
  });
  beforeEach(async () => {
    organisationId = await withOrganisation(caller);
  });

  const sourcesOf = (projectId: string | null) =>
    caller.ask('projectSources', { query: { project_id: projectId ?? '' } });
  const addZip = async (files: Record<string, string | Buffer>) =>
    upload(test, caller, { organisationId, content: await zipOf(files), filename: 'boeken.zip' });

  it('bring all its years at once, and are undone at once', async () => {
    const job = await addZip({ '2025.xaf': second, '2024.XAF': first, 'lees mij.txt': 'Hoi' });
    expect(job).toMatchObject({ status: 'gereed', result: { boekjaar: '2024' } });
    expect(job.further_results.map(({ boekjaar }) => boekjaar)).toEqual(['2025']);
    expect(job.bytes_total).toBe(first.length + second.length);
    const warnings = job.result?.warnings ?? [];
    const said = [...warnings, ...job.further_results.flatMap((result) => result.warnings)];
    expect(said.find(({ code }) => code === 'overgeslagen')?.message).toContain('lees mij.txt');
    expect(await sourcesOf(job.project_id)).toHaveLength(2);
    const opener = new Opener(caller, job.project_id ?? '');
    expect(await opener.faults(job)).toEqual([]);
    expect(opener.opened).toBe(6);
    await caller.ask('undoImport', { query: { import_id: job.import_id } });
    expect(await sourcesOf(job.project_id)).toEqual([]);
  });

  it.each([
    ['the same year twice', /twee bestanden over boekjaar 2024/],
    ['no audit file', /auditfile/],
  ])('refuse %s', async (what, words) => {
    const inside: Record<string, Record<string, string | Buffer>> = {
      'the same year twice': {
        'a.xaf': first,
        'b.xaf': first.toString().replace('</header>', '\n</header>'),
      },
      'no audit file': { 'a.txt': 'Hoi' },
    };
    const job = await addZip(inside[what] ?? {});
    expect(job.status).toBe('geweigerd');
    expect(job.message).toMatch(words);
    expect(await leftovers(test.database)).toEqual([]);
  });
});
