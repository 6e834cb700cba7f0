import { memberships } from '../db/schema/index.ts';
import { upload, withOrganisation } from '../testing/books.ts';
import { generatedFiles } from '../testing/books-files.ts';
import { Caller } from '../testing/caller.ts';
import { ENGINES } from '../testing/environment.ts';
import { signedIn } from '../testing/running.ts';
import { Opener } from '../testing/figures.ts';
import { leftovers } from '../testing/leftovers.ts';

const BOOKS = { seed: 7, firstMonth: 202401, years: 2, scale: 0.2 };
const FISCAL_YEAR = '2024';

describe.each(ENGINES)('imports (%s)', (engine) => {
  const { test, caller } = signedIn({ engine });
  let organisationId: string;
  let first: Buffer;
  let second: Buffer;
  beforeAll(async () => {
    [first = Buffer.alloc(0), second = Buffer.alloc(0)] = await generatedFiles(BOOKS);
  });
  beforeEach(async () => {
    organisationId = await withOrganisation(caller);
  });

  const add = (content: Buffer | string, projectId?: string) =>
    upload(test, caller, { organisationId, projectId, content, filename: 'boeken.xaf' });
  const sourcesOf = (projectId: string | null) =>
    caller.ask('projectSources', { query: { project_id: projectId ?? '' } });
  const linesOf = async (projectId: string | null) => {
    const selection = { periode_min: 190001, periode_max: 210012, filters: [] };
    const soorten: ('opening' | 'mutatie' | 'afsluiting')[] = ['opening', 'mutatie', 'afsluiting'];
    return caller.ask('lines', {
      body: { project_id: projectId ?? '', selection: { ...selection, soorten } },
    });
  };

  it('make connection, source and a project named after the company', async () => {
    const job = await add(first);
    expect(job).toMatchObject({ status: 'gereed', message: null, bytes_read: first.length });
    const config = await caller.ask('config');
    const project = config.projects.find(({ project_id }) => project_id === job.project_id);
    expect(project?.project_name).toBe(job.result?.company_name);
    expect(config.rights.projects[job.project_id ?? '']).toBe('beheerder');
    expect(await sourcesOf(job.project_id)).toMatchObject([
      { source_id: job.source_id, boekjaar: FISCAL_YEAR, kind: 'auditfile' },
    ]);
    const query = { organisation_id: organisationId };
    expect(await caller.ask('organisationConnections', { query })).toMatchObject([
      { connection_id: job.connection_id, provider: 'auditfile', status: 'actief' },
    ]);
    const source = await caller.ask('getSource', { query: { source_id: job.source_id ?? '' } });
    expect(source.filename).toBe('boeken.xaf');
  });

  it('make no project for who may not make one in the organisation', async () => {
    const member = await new Caller(test).signIn('lid@voorbeeld.nl');
    const { userId } = member;
    await test.database.orm
      .insert(memberships)
      .values({ organisationId, userId, level: 'lid', since: '2025-01-01T00:00:00Z' });
    const job = await upload(test, member, { organisationId, content: first });
    expect(job).toMatchObject({ status: 'geweigerd', project_id: null });
    expect(job.message).toContain('Vraag een beheerder');
    const query = { organisation_id: organisationId };
    expect(await caller.ask('organisationProjects', { query })).toEqual([]);
  });

  it('say what they hold, in figures that open', async () => {
    const job = await add(first);
    expect(job.result).toMatchObject({ boekjaar: FISCAL_YEAR, lines: job.lines_read });
    const opener = new Opener(caller, job.project_id ?? '');
    expect(await opener.faults(job.result)).toEqual([]);
    expect(opener.opened).toBe(3);
  });

  it('put another year of the same administration in the same project', async () => {
    const [one, two] = [await add(first), await add(second)];
    expect(two.project_id).toBe(one.project_id);
    expect((await sourcesOf(one.project_id)).map(({ boekjaar }) => boekjaar)).toEqual([
      '2024',
      '2025',
    ]);
  });

  it('name the relations that a file lists after its lines', async () => {
    const text = first.toString();
    const list = /<customersSuppliers>.*<\/customersSuppliers>/s.exec(text)?.[0] ?? '';
    const late = text.replace(list, '').replace('</transactions>', `</transactions>${list}`);
    const [one, two] = [await add(first), await withOrganisation(caller)];
    const job = await upload(test, caller, { organisationId: two, content: late });
    const namesOf = async (id: string | null) =>
      (await linesOf(id)).lines.flatMap((line) => [line.relatie_naam, line.tegenpartij_naam]);
    expect(await namesOf(job.project_id)).toEqual(await namesOf(one.project_id));
    expect((await namesOf(job.project_id)).filter(Boolean).length).toBeGreaterThan(50);
  });

  it('change nothing for the same file, and say so', async () => {
    const one = await add(first);
    const before = await linesOf(one.project_id);
    const two = await add(first);
    expect(two).toMatchObject({ status: 'gereed', project_id: one.project_id });
    expect(two.result?.notice?.text).toBe('Dit bestand was al ingelezen. Er is niets veranderd.');
    expect(await linesOf(one.project_id)).toEqual(before);
    expect(await sourcesOf(one.project_id)).toHaveLength(1);
  });

  it('replace the same year of the same administration', async () => {
    const one = await add(first);
    const count = (await linesOf(one.project_id)).count;
    const [newer = Buffer.alloc(0)] = await generatedFiles({
      ...BOOKS,
      lastMonth: 202406,
      years: 1,
    });
    const two = await add(newer);
    expect(two).toMatchObject({ project_id: one.project_id, source_id: one.source_id });
    expect(one.result?.notice).toBeUndefined();
    expect(two.result?.notice?.text).toBe(
      `Dit bestand vervangt ${one.result?.company_name} 2024 (${one.lines_read.toLocaleString('nl-NL')} regels). Je kunt dat ongedaan maken bij Project, Imports.`,
    );
    expect(await sourcesOf(one.project_id)).toHaveLength(1);
    expect((await linesOf(one.project_id)).count).toBeLessThan(count);
    const filters = await caller.ask('filters', { query: { project_id: one.project_id ?? '' } });
    expect(filters.periode_bereik).toEqual({ periode_min: 202401, periode_max: 202406 });
  });

  it.each([
    ['an empty file', ''],
    ['text', 'Dit is geen auditfile.'],
    ['other XML', '<?xml version="1.0"?><Invoice><ID>1</ID></Invoice>'],
    ['half a file', undefined],
  ])('refuse %s with a reason and leave nothing behind', async (_name, content) => {
    const job = await add(content ?? first.subarray(0, first.length / 2));
    expect(job.status).toBe('geweigerd');
    expect(job.message).toMatch(/\p{L}.*\.$/u);
    expect(job.project_id).toBeNull();
    expect(await leftovers(test.database)).toEqual([]);
    const query = { organisation_id: organisationId };
    expect(await caller.ask('organisationProjects', { query })).toEqual([]);
  });

  it('refuse a file that is larger than the limit', async () => {
    const query = { organisation_id: organisationId, filename: 'groot.xaf' };
    const bytes = Buffer.alloc(33 * 1024 * 1024, ' ');
    expect((await caller.problem('upload', { query, bytes })).code).toBe('too_large');
  });

  it('want bytes, not JSON', async () => {
    const query = { organisation_id: organisationId, filename: 'a.xaf' };
    expect((await caller.problem('upload', { query })).code).toBe('invalid_request');
  });
});
