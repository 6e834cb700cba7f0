import type { Connection, ConnectionDecision } from '@kengetal/contract';
import { generatedFiles } from '../testing/books-files.ts';
import { upload } from '../testing/books.ts';
import { Caller } from '../testing/caller.ts';
import { connect, identified, read, SMALL, withExact } from '../testing/exact.ts';

jest.setTimeout(120_000);

const state = withExact([identified(SMALL)]);

const fileOf = async (year: number) => {
  const address = `${state.exact.host}/control/auditfile/${SMALL.code}/${year}.xaf`;
  return (await fetch(address)).text();
};
const send = (content: string | Buffer, projectId?: string) =>
  upload(state.test, state.caller, {
    ...{ organisationId: state.organisationId, content },
    ...(projectId !== undefined && { projectId }),
  });
const otherCompany = async () => {
  const [file = Buffer.of()] = await generatedFiles({
    ...{ seed: 9, firstMonth: 202401, years: 1, scale: 0.1, companyName: 'Ander bedrijf' },
  });
  return file;
};
const shown = ({ connection_id }: Connection, who = state.caller) =>
  who.ask('getConnection', { query: { connection_id } });
const answer = ({ connection_id }: Connection, decision: ConnectionDecision, who = state.caller) =>
  who.send('decideConnection', { body: { connection_id, decision } });
const decide = async (connection: Connection, decision: ConnectionDecision, who = state.caller) => {
  expect((await answer(connection, decision, who)).statusCode).toBe(200);
  await read(state);
  return shown(connection);
};
const sync = async (connection: Connection) => {
  const { connection_id } = connection;
  await state.caller.ask('syncConnection', { body: { connection_id } });
  await read(state);
  return shown(connection);
};
const countsIn = ({ years }: Connection) =>
  Object.fromEntries(years.map(({ boekjaar, counts }) => [boekjaar, counts]));
const sourcesOf = (projectId: string) =>
  state.test.database.rows<{ boekjaar: string; kind: string; lines: number }>(
    'SELECT boekjaar, kind, lines FROM sources WHERE project_id = $1 ORDER BY boekjaar, kind',
    [projectId],
  );
/** Someone who may change a project, and belongs to the organisation. */
const editor = async (projectId: string) => {
  const bert = await new Caller(state.test).signIn('bert@voorbeeld.nl');
  await state.test.database.rows(
    `INSERT INTO memberships (organisation_id, user_id, level, since) VALUES ($1, $2, 'beheerder', now())`,
    [state.organisationId, bert.userId],
  );
  await state.test.database.rows(
    `INSERT INTO project_members (project_id, user_id, level, since) VALUES ($1, $2, 'bewerker', now())`,
    [projectId, bert.userId],
  );
  return bert;
};

describe('a year of Exact that is there by an audit file of the same company', () => {
  const met = async () => {
    const job = await send(await fileOf(2024));
    const project_id = job.project_id ?? '';
    return { project_id, file: job.import_id, connection: await connect(state, { project_id }) };
  };

  it('is asked about, and counts by the file until that is answered', async () => {
    const { connection } = await met();
    expect(connection.question?.text).toBe(
      'Boekjaar 2024 staat al in dit project, uit een auditfile. Vervangen door Exact Online?',
    );
    expect(connection.question?.choices.map(({ decision }) => decision)).toEqual([
      ...['vervangen', 'behouden'],
    ]);
    expect(countsIn(connection)).toEqual({ 2024: 'vraag', 2025: 'exact' });
  });

  it('stays by the file when that is kept, also when it changes in Exact', async () => {
    const { connection, project_id } = await met();
    const [file] = await sourcesOf(project_id);
    const kept = await decide(connection, 'behouden');
    expect(kept.question).toBeNull();
    expect(countsIn(kept)).toEqual({ 2024: 'bestand', 2025: 'exact' });
    const books = state.exact.standIn.booksOf(SMALL.code);
    const line = books.lines.rows.find(({ live, entry }) => live && entry.year === 2024);
    if (line) books.change(line, { omschrijving: 'Anders' });
    const after = await sync(connection);
    expect(after.question).toBeNull();
    expect(await sourcesOf(project_id)).toEqual([
      file,
      expect.objectContaining({ boekjaar: '2025', kind: 'exact' }),
    ]);
    // A newer file is another one, of which is asked again.
    await send((await fileOf(2024)).replace('</header>', '\n</header>'));
    expect((await sync(connection)).question?.text).toContain('Vervangen door Exact Online?');
  });

  it('is of Exact once replaced, and of the file again when that is undone', async () => {
    const { connection, project_id } = await met();
    const [file] = await sourcesOf(project_id);
    const replaced = await decide(connection, 'vervangen');
    expect(countsIn(replaced)).toEqual({ 2024: 'exact', 2025: 'exact' });
    const import_id = replaced.years[0]?.undoable_import_id ?? '';
    await state.caller.ask('undoImport', { query: { import_id } });
    const after = await sync(connection);
    expect(after.question).toBeNull();
    expect(countsIn(after)).toEqual({ 2024: 'bestand', 2025: 'exact' });
    expect((await sourcesOf(project_id))[0]).toEqual(file);
  });
});

describe('an administration of Exact for a project of another company', () => {
  /** The company has books in a project of its maker, and is linked to that of another. */
  const astray = async () => {
    const own = (await send(await fileOf(2024))).project_id ?? '';
    await state.caller.ask('renameProject', {
      body: { project_id: own, project_name: 'Geheim project' },
    });
    const made = await state.caller.ask('createProject', {
      body: { organisation_id: state.organisationId, project_name: 'Ander' },
    });
    const { project_id } = made;
    await send(await otherCompany(), project_id);
    const connection = await connect(state, { project_id });
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
    const connection = await connect(state, { project_id: id });
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

/** The company has an older project of its own, and books beside those of another company. */
const beside = async () => {
  const own = (await send(await fileOf(2024))).project_id ?? '';
  const made = await state.caller.ask('createProject', {
    body: { organisation_id: state.organisationId, project_name: 'Ander' },
  });
  const { project_id } = made;
  await send(await otherCompany(), project_id);
  const { import_id } = await send(await fileOf(2024), project_id);
  await state.caller.ask('decideImport', { body: { import_id, decision: 'toevoegen' } });
  await state.test.app.imports.idle();
  return { own, project_id, bert: await editor(project_id) };
};
/** Who brought the books may only look at the project from now on. */
const demoteMaker = (projectId: string) =>
  state.test.database.rows(
    `UPDATE project_members SET level = 'lezer' WHERE project_id = $1 AND user_id = $2`,
    [projectId, state.caller.userId],
  );

describe('books for a project that holds their company beside another', () => {
  it('stay there from Exact, though there is an older project of it', async () => {
    const { project_id, bert } = await beside();
    const connection = await connect(state, { project_id });
    expect(connection.question?.choices[0]?.label).toBe('Dit project');
    expect((await decide(connection, 'nieuw_project', bert)).project_id).toBe(project_id);
  });

  it('go nowhere from Exact by another than their maker, who may not change it any more', async () => {
    const { project_id, bert } = await beside();
    const connection = await connect(state, { project_id });
    await demoteMaker(project_id);
    const refused = await answer(connection, 'nieuw_project', bert);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('alleen wie deze koppeling maakte');
    const { question } = connection;
    expect(question).not.toBeNull();
    expect(await shown(connection)).toMatchObject({ project_id, question });
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
    await bert.ask('decideImport', { body: { import_id, decision: 'nieuw_project' } });
    await state.test.app.imports.idle();
    expect(await bert.ask('getImport', { query: { import_id } })).toMatchObject({
      ...{ status: 'geweigerd', project_id },
      message: expect.stringContaining('mag het project niet meer bijwerken') as string,
    });
    expect(await sourcesOf(own)).toHaveLength(1);
  });
});

describe('a file for a project of another company', () => {
  it('names the other project of its uploader to nobody else', async () => {
    await send(await fileOf(2024));
    const made = await state.caller.ask('createProject', {
      body: { organisation_id: state.organisationId, project_name: 'Ander' },
    });
    await send(await otherCompany(), made.project_id);
    const job = await send(await fileOf(2025), made.project_id);
    expect(job.choices[0]?.label).toBe(`Project ${SMALL.name}`);
    const bert = await editor(made.project_id);
    const { import_id } = job;
    const seen = await bert.ask('getImport', { query: { import_id } });
    const all = await bert.ask('projectImports', { query: { project_id: made.project_id } });
    expect(seen.choices[0]).toMatchObject({ label: 'Ander project', possible: false });
    expect(JSON.stringify([seen.choices, all.flatMap(({ choices }) => choices)])).not.toContain(
      `Project ${SMALL.name}`,
    );
    const refused = await bert.send('decideImport', {
      body: { import_id, decision: 'nieuw_project' },
    });
    expect(refused.statusCode).toBe(403);
    expect((await bert.ask('getImport', { query: { import_id } })).status).toBe('vraag');
  });
});
