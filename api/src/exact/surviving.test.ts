import { wholeSeries, type RecurringBlock } from '@kengetal/contract';
import { upload } from '../testing/books.ts';
import { connect, division, identified, read, withExact } from '../testing/exact.ts';

jest.setTimeout(240_000);

const COMPANY = identified(
  division(4_000_021, {
    ...{ seed: 32, firstMonth: 202301, years: 3, lastMonth: 202503, varied: true },
  }),
);
const state = withExact([COMPANY]);

/** A project with the company's books by audit files, in which people said things. */
async function withChoices() {
  const { test, caller, organisationId, exact } = state;
  let project_id = '';
  for (const year of [2023, 2024, 2025]) {
    const file = await fetch(`${exact.host}/control/auditfile/${COMPANY.code}/${year}.xaf`);
    const job = await upload(test, caller, { organisationId, content: await file.text() });
    expect(job.status).toBe('gereed');
    project_id = job.project_id ?? '';
  }
  await test.app.jobs.idle();
  const report = { type: 'jaar', periode_min: 202401, periode_max: 202412 } as const;
  const listed = () =>
    caller.ask('suggestions', { query: { project_id, periode_min: 0, periode_max: 0 } });
  const series = async () => {
    const body = { project_id, page: 'analytics-recurring' as const, filters: [] };
    const block = wholeSeries(await caller.ask('pages', { body })).blocks.find(
      (one): one is RecurringBlock => one.kind === 'recurring',
    );
    const rows = block?.sections.flatMap((section) => section.rows) ?? [];
    return Object.fromEntries(rows.map(({ id, ...row }) => [id, [row.name, row.status]]));
  };
  /** All that people said, and what they said it of. */
  const said = async () => {
    await test.app.jobs.idle();
    const { accounts } = await caller.ask('projectAccounts', { query: { project_id } });
    const { suggestions, quiet } = await listed();
    const { note } = await caller.ask('report', { body: { project_id, ...report } });
    const places = await caller.ask('vatPlaces', { query: { project_id } });
    return {
      ...{ note, quiet, series: await series() },
      groups: Object.fromEntries(accounts.map(({ rekening, groep }) => [rekening, groep])),
      vat: places.map(({ sleutel, keuze }) => [sleutel, keuze]),
      findings: Object.fromEntries(
        suggestions.map(({ suggestion_id, title, status, reason, assignee }) => [
          suggestion_id,
          { title, status, reason, assignee },
        ]),
      ),
    };
  };
  const { userId } = caller;
  const found = (await listed()).suggestions.map(({ suggestion_id }) => suggestion_id);
  const [first = '', second = ''] = found;
  expect(found.length).toBeGreaterThan(1);
  const answer = (id: string, more: object) =>
    caller.ask('updateSuggestions', { body: { project_id, suggestion_ids: [id], ...more } });
  await answer(first, { status: 'niet_relevant', reason: 'Dat klopt zo' });
  await answer(second, { status: 'in_behandeling', assignee: userId, note: 'Ik vraag het na' });
  const [one = '', other = ''] = Object.keys(await series());
  await caller.ask('changeRecurring', {
    body: { project_id, change: { action: 'negeren', series: [one] } },
  });
  await caller.ask('changeRecurring', {
    body: { project_id, change: { action: 'bevestigen', series: [other] } },
  });
  await caller.ask('mapAccounts', {
    body: { project_id, changes: [{ rekening: '4500', groep: 'autokosten' }] },
  });
  await caller.ask('reportNote', { body: { project_id, ...report, note: 'Gecontroleerd' } });
  const history = async () =>
    (await caller.ask('suggestion', { query: { suggestion_id: second } })).history;
  return { project_id, said, history };
}

it('leaves all that people said when Exact takes the place of files, reads on, and is undone', async () => {
  const { caller, exact } = state;
  const { project_id, said, history } = await withChoices();
  const before = await said();
  const told = await history();
  const connection = await connect(state, { code: COMPANY.code, project_id });
  const { connection_id } = connection;
  expect(connection.question?.text).toContain('Vervangen door Exact Online?');
  await caller.ask('decideConnection', { body: { connection_id, decision: 'vervangen' } });
  await read(state);
  const kinds = await caller.ask('projectSources', { query: { project_id } });
  expect(kinds.map(({ kind }) => kind)).toEqual(['exact', 'exact', 'exact']);
  expect(await said()).toEqual(before);
  // A line is said otherwise, of which nothing was found.
  const books = exact.standIn.booksOf(COMPANY.code);
  const line = books.lines.rows.find(({ live, entry }) => live && entry.type === 10);
  if (line) books.change(line, { omschrijving: 'Beginbalans 2024' });
  await caller.ask('syncConnection', { body: { connection_id } });
  await read(state);
  expect(await said()).toEqual(before);
  const { years } = await caller.ask('getConnection', { query: { connection_id } });
  const import_id = years[0]?.undoable_import_id ?? '';
  await caller.ask('undoImport', { query: { import_id } });
  expect(await said()).toEqual(before);
  expect(await history()).toEqual(told);
});
