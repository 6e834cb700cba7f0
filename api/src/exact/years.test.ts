import type { Connection } from '@kengetal/contract';
import { upload } from '../testing/books.ts';
import { connect, read, SMALL, withExact, link } from '../testing/exact.ts';

const state = withExact();
jest.setTimeout(120_000);

const fileOf = async (year: number) => {
  const address = `${state.exact.host}/control/auditfile/${SMALL.code}/${year}.xaf`;
  return (await fetch(address)).text();
};
const shown = ({ connection_id }: Connection) =>
  state.caller.ask('getConnection', { query: { connection_id } });
const countsOf = async (connection: Connection) =>
  Object.fromEntries(
    (await shown(connection)).years.map(({ boekjaar, counts }) => [boekjaar, counts]),
  );
const decide = async (
  { connection_id }: Connection,
  decision: 'vervangen' | 'behouden' | 'nieuw_project' | 'toevoegen',
) => {
  await state.caller.ask('decideConnection', { body: { connection_id, decision } });
  await read(state);
};
const sourcesOf = (projectId: string) =>
  state.test.database.rows<{ boekjaar: string; kind: string; lines: number }>(
    'SELECT boekjaar, kind, lines FROM sources WHERE project_id = $1 ORDER BY boekjaar, kind',
    [projectId],
  );

/** A project that has 2024 by audit file, and a connection into it that meets that. */
async function met(): Promise<{ connection: Connection; projectId: string }> {
  const { test, caller, organisationId } = state;
  const job = await upload(test, caller, { organisationId, content: await fileOf(2024) });
  const projectId = job.project_id ?? '';
  return { projectId, connection: await connect(state, { project_id: projectId }) };
}

it('asks where a year of a file is met, replaces it, and gives it back when that is undone', async () => {
  const { connection, projectId } = await met();
  const before = await sourcesOf(projectId);
  expect(before.map(({ kind }) => kind)).toEqual(['auditfile']);
  expect(connection.question?.text).toContain('Waar hoort deze administratie in Exact Online bij?');
  expect(connection.question?.choices.map(({ decision }) => decision)).toEqual([
    ...['nieuw_project', 'vervangen', 'toevoegen'],
  ]);
  await decide(connection, 'vervangen');
  expect(await sourcesOf(projectId)).toMatchObject([
    { boekjaar: '2024', kind: 'exact' },
    { boekjaar: '2025', kind: 'exact' },
  ]);
  // Read once more, it stays what can be undone.
  const { connection_id } = connection;
  state.exact.standIn.booksOf(SMALL.code).add({
    ...{ journal: 'memoriaal', date: '2024-12-31', year: 2024, period: 12, type: 90 },
    lines: [{ rekening: '4500', cents: 0, omschrijving: 'Leeg' }],
  });
  await state.caller.ask('syncConnection', { body: { connection_id } });
  await read(state);
  const [year] = (await shown(connection)).years;
  const import_id = year?.undoable_import_id ?? '';
  await state.caller.ask('undoImport', { query: { import_id } });
  expect(await sourcesOf(projectId)).toMatchObject([
    before[0],
    { boekjaar: '2025', kind: 'exact' },
  ]);
  await state.caller.ask('syncConnection', { body: { connection_id } });
  await read(state);
  expect(await countsOf(connection)).toEqual({ 2024: 'bestand', 2025: 'exact' });
  expect((await shown(connection)).question).toBeNull();
});

it('adds its years beside those of another company when that is chosen', async () => {
  const { connection, projectId } = await met();
  await decide(connection, 'toevoegen');
  expect((await sourcesOf(projectId)).map(({ kind }) => kind)).toEqual([
    ...['auditfile', 'exact', 'exact'],
  ]);
});

it('gives the administration a project of its own', async () => {
  const { connection, projectId } = await met();
  await decide(connection, 'nieuw_project');
  const own = (await shown(connection)).project_id ?? '';
  expect(own).not.toBe(projectId);
  expect((await sourcesOf(projectId)).map(({ kind }) => kind)).toEqual(['auditfile']);
  expect((await sourcesOf(own)).map(({ kind }) => kind)).toEqual(['exact', 'exact']);
  await state.test.app.jobs.idle(['tidying']);
  const mirrors = await state.test.database.rows(
    'SELECT DISTINCT project_id FROM exact_lines ORDER BY 1',
  );
  expect(mirrors).toEqual([{ project_id: own }]);
});

it('lets a newer file take the place of what Exact gave, and asks again', async () => {
  const connection = await connect(state);
  const { test, caller, organisationId } = state;
  const projectId = connection.project_id ?? '';
  const job = await upload(test, caller, {
    ...{ organisationId, projectId, content: await fileOf(2024) },
  });
  expect(job.status).toBe('vraag');
  await caller.ask('decideImport', { body: { import_id: job.import_id, decision: 'vervangen' } });
  await test.app.imports.idle();
  expect((await sourcesOf(projectId)).map(({ kind }) => kind)).toEqual(['auditfile', 'exact']);
  const { connection_id } = connection;
  await caller.ask('syncConnection', { body: { connection_id } });
  await read(state);
  expect(await countsOf(connection)).toEqual({ 2024: 'vraag', 2025: 'exact' });
});

it('keeps groups that were chosen, by the number of the account', async () => {
  const connection = await connect(state);
  const project_id = connection.project_id ?? '';
  const groups = async () => {
    const { accounts } = await state.caller.ask('projectAccounts', { query: { project_id } });
    return accounts.find(({ rekening }) => rekening === '4500');
  };
  const chosen = (await state.caller.ask('projectAccounts', { query: { project_id } })).groups.find(
    ({ type }) => type === 'resultaat',
  );
  await state.caller.ask('mapAccounts', {
    body: { project_id, changes: [{ rekening: '4500', groep: chosen?.groep ?? null }] },
  });
  const before = await groups();
  const books = state.exact.standIn.booksOf(SMALL.code);
  const line = books.lines.rows.find(({ live, entry }) => live && entry.year === 2025);
  if (line) books.change(line, { omschrijving: 'Anders' });
  const { connection_id } = connection;
  await state.caller.ask('syncConnection', { body: { connection_id } });
  await read(state);
  expect(await groups()).toEqual(before);
});

it('stops reading by the consent of somebody who left, and keeps the books', async () => {
  const connection = await connect(state);
  const { connection_id } = connection;
  const { caller, test } = state;
  await test.database.rows('UPDATE exact_connections SET user_id = gen_random_uuid()');
  await caller.ask('syncConnection', { body: { connection_id } });
  await read(state);
  expect(await shown(connection)).toMatchObject({
    ...{ status: 'verlopen', error_code: 'maker_weg', lines: connection.lines },
  });
});

it('leaves the books when a connection is ended, and nothing of Exact', async () => {
  const connection = await connect(state);
  const { connection_id } = connection;
  const before = await sourcesOf(connection.project_id ?? '');
  const sent = await state.caller.send('deleteConnection', { query: { connection_id } });
  expect(sent.statusCode).toBe(204);
  await state.test.app.jobs.idle();
  expect(await sourcesOf(connection.project_id ?? '')).toEqual(before);
  for (const table of ['exact_lines', 'exact_years', 'exact_connections', 'exact_tokens']) {
    expect(await state.test.database.rows(`SELECT FROM ${table}`)).toEqual([]);
  }
  expect(await link(state)).toMatchObject({ status: 'niet_gekoppeld' });
});
