import type { CallBody } from '@kengetal/contract';
import { memberships, projectMembers } from '../db/schema/index.ts';
import { upload, withOrganisation } from '../testing/books.ts';
import { generatedFiles } from '../testing/books-files.ts';
import { Caller } from '../testing/caller.ts';
import { ENGINES } from '../testing/environment.ts';
import { signedIn } from '../testing/running.ts';
import { Opener } from '../testing/figures.ts';

const BOOKS = { seed: 7, firstMonth: 202401, years: 2, scale: 0.2 };

type Decision = CallBody<'decideImport'>['decision'];

describe.each(ENGINES)('imports of another administration in a chosen project (%s)', (engine) => {
  const { test, caller } = signedIn({ engine });
  let organisationId: string;
  let first: Buffer;
  beforeAll(async () => {
    [first = Buffer.alloc(0)] = await generatedFiles(BOOKS);
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

  const otherBooks = async (firstMonth = BOOKS.firstMonth) =>
    (await generatedFiles({ ...BOOKS, firstMonth, years: 1, companyName: 'Ander bedrijf' }))[0]
      ?.toString()
      .replace(/<taxRegIdent>[^<]*/, '<taxRegIdent>NL999999999B01') ?? '';
  const decide = async (importId: string, decision: Decision) => {
    await caller.ask('decideImport', { body: { import_id: importId, decision } });
    await test.app.imports.idle();
    return caller.ask('getImport', { query: { import_id: importId } });
  };
  const faultsOf = async (projectId: string | null) => {
    const project_id = projectId ?? '';
    const body = { project_id, page: 'dashboard' as const, filters: [] };
    return new Opener(caller, project_id).faults(await caller.ask('pages', { body }));
  };

  it('ask whether to replace or to add, with a project of its own first', async () => {
    const one = await add(first);
    const two = await add(await otherBooks(), one.project_id ?? '');
    const held = one.result?.company_name ?? '';
    expect(two.status).toBe('vraag');
    expect(two.question).toBe(
      `Dit bestand is van Ander bedrijf, boekjaar 2024. Het project ${held} bevat de boekhouding van ${held}. Waar hoort dit bestand bij?`,
    );
    expect(two.choices).toEqual([
      {
        decision: 'nieuw_project',
        label: 'Nieuw project',
        words: `Ander bedrijf krijgt een eigen project. De cijfers van ${held} blijven zoals ze zijn.`,
        possible: true,
      },
      {
        decision: 'vervangen',
        label: 'Vervangen',
        words: `De cijfers van ${held} over boekjaar 2024 gaan eruit en die van Ander bedrijf komen ervoor in de plaats.`,
        possible: true,
      },
      {
        decision: 'toevoegen',
        label: 'Toevoegen',
        words: `De cijfers van Ander bedrijf worden opgeteld bij die van ${held}: omzet, kosten en saldo’s zijn dan van beide samen.`,
        possible: true,
      },
    ]);
    expect(await sourcesOf(one.project_id)).toHaveLength(1);
  });

  it('say that there is nothing to replace in another year', async () => {
    const one = await add(first);
    const two = await add(await otherBooks(202201), one.project_id ?? '');
    const choice = (decision: string) => two.choices.find((one) => one.decision === decision);
    expect(choice('vervangen')).toMatchObject({
      possible: false,
      words:
        'Er valt niets te vervangen: over boekjaar 2022 staat in dit project nog geen boekhouding.',
    });
    expect(choice('toevoegen')?.words).toMatch(/^De cijfers van Ander bedrijf over boekjaar 2022/);
  });

  it.each([
    ['toevoegen' as const, 2],
    ['vervangen' as const, 1],
  ])('do as was decided: %s', async (decision, count) => {
    const one = await add(first);
    const two = await add(await otherBooks(), one.project_id ?? '');
    expect((await decide(two.import_id, decision)).status).toBe('gereed');
    expect(await sourcesOf(one.project_id)).toHaveLength(count);
    expect(await faultsOf(one.project_id)).toEqual([]);
  });

  it('are refused when their uploader may no longer change the project', async () => {
    const one = await add(first);
    const two = await add(await otherBooks(), one.project_id ?? '');
    const { import_id } = two;
    await test.app.jobs.stop();
    await caller.ask('decideImport', { body: { import_id, decision: 'toevoegen' } });
    // By hand: as sent by somebody who was removed from the project before it was read.
    await test.database.rows(
      'UPDATE imports SET user_id = gen_random_uuid() WHERE import_id = $1',
      [import_id],
    );
    await test.restart();
    await test.app.imports.idle();
    expect(await caller.ask('getImport', { query: { import_id } })).toMatchObject({
      status: 'geweigerd',
      message: expect.stringContaining('mag het project niet meer bijwerken') as string,
    });
    expect(await sourcesOf(one.project_id)).toHaveLength(1);
  });

  it('get a project of their own, and leave that which they were sent to as it was', async () => {
    const one = await add(first);
    const before = await linesOf(one.project_id);
    const two = await add(await otherBooks(), one.project_id ?? '');
    const done = await decide(two.import_id, 'nieuw_project');
    expect(done).toMatchObject({ status: 'gereed', choices: [] });
    expect(done.project_id).not.toBe(one.project_id);
    expect(await linesOf(one.project_id)).toEqual(before);
    expect(await faultsOf(done.project_id)).toEqual([]);
    // A year later it has a project, which is what is offered.
    const later = await add(await otherBooks(202501), one.project_id ?? '');
    expect(later.choices[0]).toMatchObject({ label: 'Project Ander bedrijf', possible: true });
    const joined = await decide(later.import_id, 'nieuw_project');
    expect(joined.project_id).toBe(done.project_id);
    expect(await sourcesOf(done.project_id)).toHaveLength(2);
  });

  it('can be undone, whatever was decided', async () => {
    const one = await add(first);
    const before = await linesOf(one.project_id);
    const two = await add(await otherBooks(), one.project_id ?? '');
    await decide(two.import_id, 'vervangen');
    await caller.ask('undoImport', { query: { import_id: two.import_id } });
    expect((await linesOf(one.project_id)).sum_cents).toBe(before.sum_cents);
    expect((await linesOf(one.project_id)).count).toBe(before.count);
  });

  it('offer no new project to who may not make one', async () => {
    const one = await add(first);
    const member = await new Caller(test).signIn('bewerker@voorbeeld.nl');
    const { userId } = member;
    const since = '2025-01-01T00:00:00Z';
    const projectId = one.project_id ?? '';
    await test.database.orm
      .insert(memberships)
      .values({ organisationId, userId, level: 'lid', since });
    await test.database.orm
      .insert(projectMembers)
      .values({ projectId, userId, level: 'bewerker', since });
    const two = await upload(test, member, {
      organisationId,
      projectId,
      content: await otherBooks(),
    });
    expect(two.choices.map(({ possible }) => possible)).toEqual([false, true, true]);
    expect(two.choices[0]?.words).toMatch(/^Alleen een beheerder/);
  });

  it('leave all as it was when cancelled', async () => {
    const one = await add(first);
    const two = await add(await otherBooks(), one.project_id ?? '');
    const body = { import_id: two.import_id, decision: 'annuleren' as const };
    expect((await caller.ask('decideImport', { body })).status).toBe('geweigerd');
    expect((await caller.problem('decideImport', { body })).code).toBe('conflict');
    expect(await sourcesOf(one.project_id)).toHaveLength(1);
  });
});
