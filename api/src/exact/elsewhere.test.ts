import type { Connection } from '@kengetal/contract';
import { SMALL } from '../testing/exact.ts';
import { placing } from '../testing/exact-placing.ts';

jest.setTimeout(120_000);

const of = placing();
const { state, fileOf, send, otherCompany, emptyProject, connect } = of;
const { shown, answer, decide, sourcesOf, editor, reader, demoteMaker } = of;

describe('an administration of Exact for a project of another company', () => {
  /** The company has books in a project of its maker, and is linked to that of another. */
  const astray = async () => {
    const own = (await send(await fileOf(2024))).project_id ?? '';
    await state.caller.ask('renameProject', {
      body: { project_id: own, project_name: 'Geheim project' },
    });
    const project_id = await emptyProject();
    await send(await otherCompany(), project_id);
    const connection = await connect(project_id);
    return { own, project_id, connection, bert: await editor(project_id) };
  };

  it('names the other project of its maker to its maker alone', async () => {
    const { connection, bert, project_id } = await astray();
    const labels = (one: Connection) => one.question?.choices.map(({ label }) => label);
    expect(labels(connection)).toEqual(['Project Geheim project', 'Vervangen', 'Toevoegen']);
    const seen = await shown(connection, bert);
    expect(seen.question?.choices[0]).toMatchObject({ label: 'Ander project', possible: false });
    const all = await bert.ask('organisationConnections', {
      query: { organisation_id: state.organisationId },
    });
    expect(JSON.stringify([seen, all])).not.toContain('Geheim');
    const eva = await reader(project_id);
    const looked = await shown(connection, eva);
    expect(looked.question?.choices[0]).toMatchObject({ label: 'Ander project', possible: false });
    expect(JSON.stringify(looked)).not.toContain('Geheim');
    const refused = await answer(connection, 'nieuw_project', bert);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('alleen wie deze koppeling maakte');
    // What stays in the project is for whoever may change it.
    const added = await decide(connection, 'toevoegen', bert);
    expect(added).toMatchObject({ project_id, question: null });
  });

  it('goes to that project by its maker, whose log here does not name it', async () => {
    const { connection, bert, own, project_id } = await astray();
    const moved = await decide(connection, 'nieuw_project');
    expect(moved.project_id).toBe(own);
    expect(moved.question?.text).toContain('Boekjaar 2024 staat al in dit project');
    const log = await bert.ask('projectActivity', { query: { project_id } });
    expect(JSON.stringify(log)).toContain('naar het eigen project');
    expect(JSON.stringify(log)).not.toContain('Geheim');
  });

  it('stays where its company is already, beside the other', async () => {
    const { project_id } = await send(await fileOf(2024));
    const id = project_id ?? '';
    const other = await send(await otherCompany(), id);
    const body = { import_id: other.import_id, decision: 'toevoegen' as const };
    await state.caller.ask('decideImport', { body });
    await state.test.app.imports.idle();
    const connection = await connect(id);
    expect(connection.question?.choices[0]?.label).toBe('Dit project');
    const bert = await editor(id);
    const stays = await decide(connection, 'nieuw_project', bert);
    expect(stays.project_id).toBe(id);
    expect(stays.question?.text).toContain('Boekjaar 2024 staat al in dit project');
    await decide(connection, 'vervangen');
    expect((await sourcesOf(id)).map(({ boekjaar, kind }) => `${boekjaar} ${kind}`)).toEqual([
      ...['2024 auditfile', '2024 exact', '2025 exact'],
    ]);
  });
});

const MAKER_MAY_NOT =
  'Wie deze koppeling maakte, mag dit project niet meer wijzigen. Vraag een beheerder van de organisatie om de administratie opnieuw te koppelen.';
const UPLOADER_MAY_NOT =
  'Wie dit bestand uploadde, mag dit project niet meer bijwerken. Annuleer, en upload het bestand zelf.';

/** The company has an older project of its own, and books beside those of another company. */
const beside = async () => {
  const own = (await send(await fileOf(2024))).project_id ?? '';
  const project_id = await emptyProject();
  await send(await otherCompany(), project_id);
  const { import_id } = await send(await fileOf(2024), project_id);
  await state.caller.ask('decideImport', { body: { import_id, decision: 'toevoegen' } });
  await state.test.app.imports.idle();
  return { own, project_id, import_id, bert: await editor(project_id) };
};
describe('books for a project that holds their company beside another', () => {
  it('stay there from Exact, though there is an older project of it', async () => {
    const { project_id, bert } = await beside();
    const connection = await connect(project_id);
    expect(connection.question?.choices[0]?.label).toBe('Dit project');
    expect((await decide(connection, 'nieuw_project', bert)).project_id).toBe(project_id);
  });

  it('go nowhere from Exact by another once this project holds their company no more', async () => {
    const { project_id, import_id, bert } = await beside();
    const connection = await connect(project_id);
    expect(connection.question?.choices[0]?.label).toBe('Dit project');
    await state.caller.ask('undoImport', { query: { import_id } });
    const refused = await answer(connection, 'nieuw_project', bert);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('alleen wie deze koppeling maakte');
    expect((await shown(connection)).project_id).toBe(project_id);
  });

  it('go nowhere from Exact by another than their maker, who may not change it any more', async () => {
    const { project_id, bert } = await beside();
    const connection = await connect(project_id);
    await demoteMaker(project_id);
    const seen = (await shown(connection, bert)).question?.choices;
    expect(seen?.map(({ possible }) => possible)).toEqual([false, true, true]);
    expect(seen?.[0]).toMatchObject({ label: 'Dit project', words: MAKER_MAY_NOT });
    const refused = await answer(connection, 'nieuw_project', bert);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain(MAKER_MAY_NOT);
    const { question, ...same } = await shown(connection);
    expect(same.project_id).toBe(project_id);
    expect(question?.text).toBe(connection.question?.text);
    expect(question?.choices).toEqual(
      connection.question?.choices.map((choice) => ({
        ...{ ...choice, possible: false },
        words: expect.stringContaining('Je kijkt alleen mee in dit project') as string,
      })),
    );
  });

  it('stay there from a file, though there is an older project of it', async () => {
    const { own, project_id, bert } = await beside();
    const { import_id, choices } = await send(await fileOf(2025), project_id);
    expect(choices[0]?.label).toBe('Dit project');
    await bert.ask('decideImport', { body: { import_id, decision: 'nieuw_project' } });
    await state.test.app.imports.idle();
    expect(await state.caller.ask('getImport', { query: { import_id } })).toMatchObject({
      ...{ status: 'gereed', project_id },
    });
    expect(await sourcesOf(own)).toHaveLength(1);
  });

  it('go nowhere from a file by another than its uploader, who may not change it any more', async () => {
    const { own, project_id, bert } = await beside();
    const { import_id } = await send(await fileOf(2025), project_id);
    await demoteMaker(project_id);
    const { choices } = await bert.ask('getImport', { query: { import_id } });
    expect(choices.map(({ possible, words }) => [possible, words])).toEqual(
      choices.map(() => [false, UPLOADER_MAY_NOT]),
    );
    for (const decision of ['nieuw_project', 'toevoegen'] as const) {
      const refused = await bert.send('decideImport', { body: { import_id, decision } });
      expect(refused.statusCode).toBe(403);
      expect(refused.body).toContain(UPLOADER_MAY_NOT);
    }
    const mine = await state.caller.ask('getImport', { query: { import_id } });
    expect(mine.choices.map(({ possible }) => possible)).toEqual([false, false, false]);
    expect(mine.choices[0]?.words).toContain('Je kijkt alleen mee in dit project');
    await bert.ask('decideImport', { body: { import_id, decision: 'annuleren' } });
    expect(await sourcesOf(own)).toHaveLength(1);
    expect(await sourcesOf(project_id)).toHaveLength(2);
  });
});

describe('a file for a project of another company', () => {
  it('names the other project of its uploader to nobody else', async () => {
    await send(await fileOf(2024));
    const project_id = await emptyProject();
    await send(await otherCompany(), project_id);
    const job = await send(await fileOf(2025), project_id);
    expect(job.choices[0]?.label).toBe(`Project ${SMALL.name}`);
    const bert = await editor(project_id);
    const { import_id } = job;
    const seen = await bert.ask('getImport', { query: { import_id } });
    const all = await bert.ask('projectImports', { query: { project_id } });
    expect(seen.choices[0]).toMatchObject({ label: 'Ander project', possible: false });
    expect(JSON.stringify([seen.choices, all.flatMap(({ choices }) => choices)])).not.toContain(
      `Project ${SMALL.name}`,
    );
    const eva = await reader(project_id);
    const looked = await eva.ask('getImport', { query: { import_id } });
    expect(looked.choices[0]).toMatchObject({ label: 'Ander project', possible: false });
    const refused = await bert.send('decideImport', {
      body: { import_id, decision: 'nieuw_project' },
    });
    expect(refused.statusCode).toBe(403);
    expect((await bert.ask('getImport', { query: { import_id } })).status).toBe('vraag');
  });
});
