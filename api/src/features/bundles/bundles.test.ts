import type { Bundle, BundleFile, CallBodyInput } from '@kengetal/contract';
import { upload, withOrganisation } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { Caller } from '../../testing/caller.ts';
import { leftovers } from '../../testing/leftovers.ts';
import { signedIn } from '../../testing/running.ts';
import { zipOf } from '../../testing/zip.ts';

const BOOKS = { seed: 7, firstMonth: 202401, years: 2, scale: 0.1 };
const booksOf = (companyName: string, seed: number, years = 1) =>
  generatedFiles({ ...BOOKS, companyName, seed, years });

/** The company without the numbers to know it by. */
const nameless = (file: Buffer) =>
  file
    .toString()
    .replace(/<companyIdent>.*?<\/companyIdent>/s, '<companyIdent></companyIdent>')
    .replace(/<taxRegIdent>.*?<\/taxRegIdent>/s, '<taxRegIdent></taxRegIdent>');

describe('an upload of several administrations', () => {
  const { test, caller } = signedIn();
  let organisationId: string;
  let [known, later, fresh, freshNext, loose]: (Buffer | undefined)[] = [];
  beforeAll(async () => {
    [known, later] = await booksOf('Bekend BV', 1, 2);
    [fresh, freshNext] = await booksOf('Nieuw BV', 2, 2);
    [loose] = await booksOf('Los BV', 3);
  });
  beforeEach(async () => {
    organisationId = await withOrganisation(caller);
  });

  const send = async (files: Record<string, string | Buffer | undefined>, who = caller) => {
    const given = Object.entries(files).map(([name, content]) => [name, content ?? '']);
    const content = await zipOf(Object.fromEntries(given) as Record<string, string | Buffer>);
    const job = await upload(test, who, { organisationId, content, filename: 'kantoor.zip' });
    return { job, bundle: await read(job.import_id, who) };
  };
  const read = (import_id: string, who = caller) => who.ask('getBundle', { query: { import_id } });
  const told = ({ files }: Bundle) =>
    Object.fromEntries(files.map(({ filename, status }) => [filename, status]));
  const file = ({ files }: Bundle, name: string): BundleFile => {
    const found = files.find(({ filename }) => filename === name);
    if (!found) throw new Error(`no file ${name}`);
    return found;
  };
  type Choices = CallBodyInput<'decideBundle'>['files'];
  const decide = async (bundle: Bundle, files: Choices, who = caller) => {
    await who.ask('decideBundle', { body: { import_id: bundle.import_id, files } });
    await test.app.imports.idle();
    return read(bundle.import_id, who);
  };
  const all = (bundle: Bundle, decision: 'nieuw_project' | 'overslaan'): Choices =>
    bundle.files.flatMap(({ import_id, asks }) =>
      asks === 'nieuw' ? { import_id, decision } : [],
    );
  const sourcesOf = async (projectId: string | null) =>
    (await caller.ask('projectSources', { query: { project_id: projectId ?? '' } }))
      .map(({ name }) => name)
      .sort();

  it('brings each file to its own project, and asks once about all new companies', async () => {
    const before = await upload(test, caller, { organisationId, content: known ?? '' });
    const { job, bundle } = await send({
      'Bekend/auditfile.xaf': later,
      'Nieuw/2024.xaf': fresh,
      'Nieuw/2025.xaf': freshNext,
      'Los/stuk.xaf': '<auditfile><header>',
      'lees mij.txt': 'Hoi',
    });
    expect(job).toMatchObject({ status: 'verdeeld', project_id: null });
    expect(told(bundle)).toEqual({
      'Bekend/auditfile.xaf': 'gereed',
      'Nieuw/2024.xaf': 'vraag',
      'Nieuw/2025.xaf': 'vraag',
      'Los/stuk.xaf': 'geweigerd',
      'lees mij.txt': 'geweigerd',
    });
    expect(file(bundle, 'Bekend/auditfile.xaf')).toMatchObject({
      about: { company_name: 'Bekend BV', boekjaar: '2025', identified: true },
      project_id: before.project_id,
      project_name: 'Bekend BV',
      asks: null,
    });
    expect(file(bundle, 'Nieuw/2024.xaf')).toMatchObject({ asks: 'nieuw', project_id: null });
    expect(file(bundle, 'Los/stuk.xaf').message).toContain('midden in de gegevens op');
    expect(file(bundle, 'lees mij.txt').message).toContain('geen auditfile');
    const done = await decide(bundle, all(bundle, 'nieuw_project'));
    const [one, two] = ['Nieuw/2024.xaf', 'Nieuw/2025.xaf'].map((name) => file(done, name));
    expect(one).toMatchObject({ status: 'gereed', project_name: 'Nieuw BV' });
    expect(two?.project_id).toBe(one?.project_id);
    expect(await sourcesOf(one?.project_id ?? '')).toEqual(['Nieuw BV 2024', 'Nieuw BV 2025']);
    expect(await sourcesOf(before.project_id)).toEqual(['Bekend BV 2024', 'Bekend BV 2025']);
    expect(await leftovers(test.database)).toEqual([]);
  });

  it('undoes one file, and keeps the others', async () => {
    const { bundle } = await send({ 'a.xaf': known, 'b.xaf': fresh });
    const done = await decide(bundle, all(bundle, 'nieuw_project'));
    const { import_id, project_id } = file(done, 'a.xaf');
    await caller.ask('undoImport', { query: { import_id } });
    await test.app.imports.idle();
    const after = await read(bundle.import_id);
    expect(told(after)).toEqual({ 'a.xaf': 'ongedaan', 'b.xaf': 'gereed' });
    expect(await sourcesOf(project_id)).toEqual([]);
    expect(await sourcesOf(file(after, 'b.xaf').project_id)).toEqual(['Nieuw BV 2024']);
  });

  it('knows a file that was read before by what is in it, alone or among others', async () => {
    await upload(test, caller, { organisationId, content: known ?? '' });
    const { bundle } = await send({ 'a.xaf': known, 'b.xaf': fresh });
    expect(file(bundle, 'a.xaf')).toMatchObject({
      status: 'gereed',
      message: 'Dit bestand was al ingelezen. Er is niets veranderd.',
    });
    await decide(bundle, all(bundle, 'overslaan'));
  });

  it('leaves out what the user leaves out, which can be read after all', async () => {
    const { bundle } = await send({ 'a.xaf': known, 'b.xaf': fresh });
    const { import_id } = file(bundle, 'b.xaf');
    const own = file(bundle, 'a.xaf').import_id;
    const done = await decide(bundle, [
      { import_id: own, decision: 'nieuw_project' },
      { import_id, decision: 'overslaan' },
    ]);
    expect(file(done, 'b.xaf')).toMatchObject({ left_out: true, retryable: true });
    expect(file(done, 'b.xaf').message).toContain('Overgeslagen');
    await caller.ask('retryImport', { body: { import_id } });
    await test.app.imports.idle();
    expect(file(await read(bundle.import_id), 'b.xaf')).toMatchObject({ asks: 'nieuw' });
    const again = await caller.send('decideBundle', {
      body: { import_id: bundle.import_id, files: [{ import_id: own, decision: 'overslaan' }] },
    });
    expect(again.statusCode).toBe(409);
  });

  it('asks to replace or add only where the numbers of a company are missing', async () => {
    const { bundle } = await send({ 'a.xaf': known, 'los.xaf': nameless(loose ?? Buffer.of()) });
    expect(file(bundle, 'los.xaf').about).toMatchObject({ identified: false });
    const first = await decide(bundle, all(bundle, 'nieuw_project'));
    expect(told(first)).toEqual({ 'a.xaf': 'gereed', 'los.xaf': 'gereed' });
    const [again] = await generatedFiles({ ...BOOKS, seed: 4, companyName: 'Los BV', years: 1 });
    const next = await send({ 'b.xaf': fresh, 'los.xaf': nameless(again ?? Buffer.of()) });
    const { import_id, like_project_id } = file(next.bundle, 'los.xaf');
    expect(like_project_id).toBe(file(first, 'los.xaf').project_id);
    const asked = await decide(next.bundle, [
      { import_id, decision: 'project', project_id: like_project_id ?? '' },
      { import_id: file(next.bundle, 'b.xaf').import_id, decision: 'nieuw_project' },
    ]);
    expect(file(asked, 'los.xaf')).toMatchObject({ status: 'vraag', asks: 'plaats' });
    await caller.ask('decideImport', { body: { import_id, decision: 'vervangen' } });
    await test.app.imports.idle();
    expect(file(await read(next.bundle.import_id), 'los.xaf')).toMatchObject({
      status: 'gereed',
      message: expect.stringContaining('vervangt') as string,
    });
  });

  it('refuses two files of one year of a company, and reads the others', async () => {
    const { bundle } = await send({ 'a.xaf': known, 'a (kopie).xaf': known, 'b.xaf': fresh });
    expect(file(bundle, 'a.xaf').message).toContain('twee bestanden over boekjaar 2024');
    expect(told(bundle)).toEqual({
      'a.xaf': 'geweigerd',
      'a (kopie).xaf': 'geweigerd',
      'b.xaf': 'vraag',
    });
    await decide(bundle, all(bundle, 'overslaan'));
    expect(await leftovers(test.database)).toEqual([]);
  });

  it('keeps files for a chosen project together, and refuses those of two companies', async () => {
    const { project_id } = await upload(test, caller, { organisationId, content: known ?? '' });
    const job = await upload(test, caller, {
      ...{ organisationId, projectId: project_id ?? '' },
      content: await zipOf({ 'a.xaf': later ?? '', 'b.xaf': fresh ?? '' }),
    });
    expect(job.status).toBe('geweigerd');
    expect(job.message).toContain('Automatisch');
  });

  it('ends all that waits when it is cancelled', async () => {
    const { job, bundle } = await send({ 'a.xaf': known, 'b.xaf': fresh });
    await caller.ask('decideImport', {
      body: { import_id: job.import_id, decision: 'annuleren' },
    });
    const after = await read(bundle.import_id);
    expect(told(after)).toEqual({ 'a.xaf': 'geweigerd', 'b.xaf': 'geweigerd' });
    // Nobody needs the file any more.
    expect(after.files.map(({ retryable }) => retryable)).toEqual([false, false]);
  });

  it('goes on after the program was stopped', async () => {
    const { bundle } = await send({ 'a.xaf': known, 'b.xaf': fresh });
    await caller.ask('decideBundle', {
      body: { import_id: bundle.import_id, files: all(bundle, 'nieuw_project') },
    });
    await test.restart();
    await test.app.imports.idle();
    expect(told(await read(bundle.import_id))).toEqual({ 'a.xaf': 'gereed', 'b.xaf': 'gereed' });
    expect(await leftovers(test.database)).toEqual([]);
  });

  it('is written to a list that a spreadsheet opens', async () => {
    const { bundle } = await send({ '=1+1.xaf': '<x>', 'b.xaf': fresh });
    const { import_id } = bundle;
    const list = await caller.ask('exportBundle', { body: { import_id } });
    const text = (await caller.fetch(list)).toString();
    const [, one] = text.split('\r\n');
    expect(text).toContain('Bestand;Administratie;Project;Boekjaar;Regels;Status;Uitleg');
    expect(text).toContain(`'=1+1.xaf;;;;;Mislukt;`);
    expect(one).toContain('b.xaf;Nieuw BV;;2024;;Wacht op je keuze');
  });

  describe('of someone else in the organisation', () => {
    const bea = new Caller(test);
    beforeAll(() => bea.signIn('bea@voorbeeld.nl'));

    it('reads into projects that she may change, and refuses one where she only looks', async () => {
      const projectOf = async (content: Buffer | undefined) =>
        (await upload(test, caller, { organisationId, content: content ?? '' })).project_id ?? '';
      const [changed, looked, hidden] = [
        await projectOf(known),
        await projectOf(fresh),
        await projectOf(loose),
      ];
      await test.database.rows(
        `INSERT INTO memberships (organisation_id, user_id, level, since)
         VALUES ($1, $2, 'lid', now())`,
        [organisationId, bea.userId],
      );
      for (const [projectId, level] of [
        [changed, 'bewerker'],
        [looked, 'lezer'],
      ] as const) {
        await test.database.rows(
          `INSERT INTO project_members (project_id, user_id, level, since)
           VALUES ($1, $2, $3, now())`,
          [projectId, bea.userId, level],
        );
      }
      const files = { 'a.xaf': later, 'b.xaf': freshNext, 'c.xaf': loose };
      const { bundle } = await send(files, bea);
      expect(told(bundle)).toEqual({ 'a.xaf': 'gereed', 'b.xaf': 'geweigerd', 'c.xaf': 'vraag' });
      expect(file(bundle, 'b.xaf').message).toContain(
        'project Nieuw BV, waarin je alleen meekijkt',
      );
      expect(bundle.may_make_projects).toBe(false);
      // Nothing tells of a project that she does not see.
      expect(JSON.stringify(bundle)).not.toContain(hidden);
      const elsewhere = { body: { import_id: bundle.import_id } };
      const { import_id } = file(bundle, 'c.xaf');
      for (const [project_id, status] of [
        [hidden, 404],
        [looked, 403],
      ] as const) {
        const choice = { import_id, decision: 'project' as const, project_id };
        const answer = await bea.send('decideBundle', {
          body: { ...elsewhere.body, files: [choice] },
        });
        expect(answer.statusCode).toBe(status);
      }
      const refused = await decide(bundle, all(bundle, 'nieuw_project'), bea);
      expect(file(refused, 'c.xaf').message).toContain('maakt alleen een beheerder projecten aan');
      // Who was given the right has it read again, without sending it again.
      await test.database.rows(
        `UPDATE project_members SET level = 'bewerker' WHERE project_id = $1 AND user_id = $2`,
        [looked, bea.userId],
      );
      await bea.ask('retryImport', { body: { import_id: file(bundle, 'b.xaf').import_id } });
      await test.app.imports.idle();
      const after = await read(bundle.import_id, bea);
      expect(file(after, 'b.xaf')).toMatchObject({ status: 'gereed', project_id: looked });
      const others = await caller.send('getBundle', { query: { import_id: bundle.import_id } });
      expect(others.statusCode).toBe(404);
    });
  });
});
