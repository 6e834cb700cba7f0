import { generatedFiles } from '../../testing/books-files.ts';
import { leftovers } from '../../testing/leftovers.ts';
import { migrateAgain } from '../../testing/migrate-again.ts';
import { unzipped, zipOf } from '../../testing/zip.ts';
import { all, BOOKS, bundling, file, told } from './testing/bundling.ts';

/** The company without the numbers to know it by. */
const nameless = (file: Buffer) =>
  file
    .toString()
    .replace(/<companyIdent>.*?<\/companyIdent>/s, '<companyIdent></companyIdent>')
    .replace(/<taxRegIdent>.*?<\/taxRegIdent>/s, '<taxRegIdent></taxRegIdent>');

/** When the migration was made that gives it to those of before. */
const MADE = 1_795_519_431_371;

describe('an upload of several administrations', () => {
  const { test, caller, books, read, add, send, decide, sourcesOf } = bundling();

  it('brings each file to its own project, and asks once about all new companies', async () => {
    const before = await add(books.known);
    const { job, bundle } = await send({
      'Bekend/auditfile.xaf': books.later,
      'Nieuw/2024.xaf': books.fresh,
      'Nieuw/2025.xaf': books.freshNext,
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

  it('goes along with the project of each file when that is exported, and nothing of others', async () => {
    const { bundle } = await send({ 'Een/a.xaf': books.known, 'b.xaf': books.fresh });
    const done = await decide(bundle, all(bundle, 'nieuw_project'));
    const project_id = file(done, 'Een/a.xaf').project_id ?? '';
    const made = await caller.ask('exportProject', { body: { project_id } });
    const files = await unzipped(await caller.fetch(made));
    const sent = [...files].filter(([name]) => name.startsWith('bestanden/'));
    expect(sent.map(([name]) => name)).toEqual(['bestanden/001-Een_a.xaf']);
    expect(sent[0]?.[1].equals(books.known)).toBe(true);
    expect(files.get('README.txt')?.toString()).toContain('bestanden/001-Een_a.xaf');
  });

  it('undoes one file, and keeps the others', async () => {
    const { bundle } = await send({ 'a.xaf': books.known, 'b.xaf': books.fresh });
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
    await add(books.known);
    const { bundle } = await send({ 'a.xaf': books.known, 'b.xaf': books.fresh });
    expect(file(bundle, 'a.xaf')).toMatchObject({
      status: 'gereed',
      message: 'Dit bestand was al ingelezen. Er is niets veranderd.',
    });
    await decide(bundle, all(bundle, 'overslaan'));
  });

  it('leaves out what the user leaves out, which can be read after all', async () => {
    const { bundle } = await send({ 'a.xaf': books.known, 'b.xaf': books.fresh });
    const { import_id } = file(bundle, 'b.xaf');
    const own = file(bundle, 'a.xaf').import_id;
    const done = await decide(bundle, [
      { import_id: own, decision: 'nieuw_project' },
      { import_id, decision: 'overslaan' },
    ]);
    expect(file(done, 'b.xaf')).toMatchObject({
      ...{ status: 'overgeslagen', left_out: true, retryable: true },
    });
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
    const { bundle } = await send({ 'a.xaf': books.known, 'los.xaf': nameless(books.loose) });
    expect(file(bundle, 'los.xaf').about).toMatchObject({ identified: false });
    const first = await decide(bundle, all(bundle, 'nieuw_project'));
    expect(told(first)).toEqual({ 'a.xaf': 'gereed', 'los.xaf': 'gereed' });
    const [again] = await generatedFiles({ ...BOOKS, seed: 4, companyName: 'Los BV', years: 1 });
    const next = await send({ 'b.xaf': books.fresh, 'los.xaf': nameless(again ?? Buffer.of()) });
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

  it('keeps files for a chosen project together, and refuses those of two companies', async () => {
    const { project_id } = await add(books.known);
    const content = await zipOf({ 'a.xaf': books.later, 'b.xaf': books.fresh });
    const job = await add(content, caller, { projectId: project_id ?? '' });
    expect(job.status).toBe('geweigerd');
    expect(job.message).toContain('Automatisch');
  });

  it('ends all that waits when it is cancelled', async () => {
    const { job, bundle } = await send({ 'a.xaf': books.known, 'b.xaf': books.fresh });
    await caller.ask('decideImport', {
      body: { import_id: job.import_id, decision: 'annuleren' },
    });
    const after = await read(bundle.import_id);
    expect(told(after)).toEqual({ 'a.xaf': 'overgeslagen', 'b.xaf': 'overgeslagen' });
    // Nobody needs the file any more.
    expect(after.files.map(({ retryable }) => retryable)).toEqual([false, false]);
  });

  it('tells as left out what was so before that had a status of its own', async () => {
    const { bundle } = await send({ 'a.xaf': books.known, 'b.xaf': books.fresh, 'c.xaf': '<x>' });
    const { import_id } = file(bundle, 'a.xaf');
    await decide(bundle, [{ import_id, decision: 'overslaan' }]);
    await caller.ask('decideImport', {
      body: { import_id: file(bundle, 'b.xaf').import_id, decision: 'annuleren' },
    });
    const { database } = test;
    await database.rows(`UPDATE imports SET status = 'geweigerd' WHERE status = 'overgeslagen'`);
    for (const _ of ['once', 'twice']) {
      await migrateAgain(test, MADE);
      expect(told(await read(bundle.import_id))).toEqual({
        ...{ 'a.xaf': 'overgeslagen', 'b.xaf': 'overgeslagen', 'c.xaf': 'geweigerd' },
      });
    }
  });

  it('is written to a list that a spreadsheet opens', async () => {
    const { bundle } = await send({ '=1+1.xaf': '<x>', 'b.xaf': books.fresh });
    const { import_id } = bundle;
    const list = await caller.ask('exportBundle', { body: { import_id } });
    const text = (await caller.fetch(list)).toString();
    const [, one] = text.split('\r\n');
    expect(text).toContain('Bestand;Administratie;Project;Boekjaar;Regels;Status;Uitleg');
    expect(text).toContain(`'=1+1.xaf;;;;;Mislukt;`);
    expect(one).toContain('b.xaf;Nieuw BV;;2024;;Wacht op je keuze');
  });
});
