import type { Connection } from '@kengetal/contract';
import { division, link, muchLater, OWNER, read, withExact } from '../testing/exact.ts';

jest.setTimeout(120_000);
const DAY = 86_400_000;

/** Who may look into the company at Exact. */
const people: string[] = [];
const company = division(4_000_041, { seed: 3, firstMonth: 202501, years: 1 }, people);
const state = withExact([company]);
beforeEach(() => people.splice(0, people.length, OWNER));

const blocksOf = async (project_id: string, page: 'dashboard-nu' | 'dashboard') =>
  (await state.caller.ask('pages', { body: { project_id, page, filters: [] } })).blocks;
/** What the dashboard of a project says of its books, where there are none yet. */
const step = async (project_id: string) => {
  const blocks = await blocksOf(project_id, 'dashboard-nu');
  const steps = blocks.find((block) => block.kind === 'steps');
  return steps?.kind === 'steps' ? steps.items.find(({ key }) => key === 'boekhouding') : undefined;
};
const choose = async ({ connection_id }: Connection) => {
  const choices = [{ administration_id: String(company.code), project_id: null }];
  const [made] = await state.caller.ask('chooseAdministration', {
    body: { connection_id, choices },
  });
  return made?.project_id ?? '';
};

/** What Exact has on the accounts of the result in these months, in credit. */
const resultAtExact = (from: number, to: number) =>
  state.exact.standIn
    .booksOf(company.code)
    .lines.rows.filter(
      ({ rekening, entry: { period, type } }) =>
        rekening >= '4000' && period >= from && period <= to && type < 310,
    )
    .reduce((sum, { cents }) => sum - cents, 0);

/** The first reading waits for the limit of the day. */
const waiting = async () => {
  state.exact.standIn.limits.perDay = 4;
  const project_id = await choose(await link(state));
  for (;;) {
    const [found] = await state.test.database.rows(
      `SELECT FROM exact_connections JOIN jobs ON key = connection_id::text
       WHERE waits_until IS NOT NULL AND state = 'wachtend'`,
    );
    if (found) return project_id;
    await new Promise((resolve) => setImmediate(resolve));
  }
};
const nextDay = async () => {
  state.exact.standIn.limits.perDay = 5_000;
  await muchLater(state, DAY + 60_000);
  await state.test.database.rows("UPDATE jobs SET due = now() - interval '1 minute'");
  await read(state);
};

it('says on the dashboard that the books are being read, then how far they go', async () => {
  const project_id = await waiting();
  expect(await step(project_id)).toMatchObject({
    ...{ label: 'Je boekhouding wordt ingelezen', done: false, busy: true },
    // Midnight in UTC.
    detail: 'leest verder vanaf 11 april 2025 om 02:00',
  });
  await state.test.database.rows(`UPDATE jobs SET progress = '{"lines": 1234}'`);
  expect((await step(project_id))?.detail).toBe(
    '1.234 regels gelezen, leest verder vanaf 11 april 2025 om 02:00',
  );
  await state.test.database.rows('UPDATE jobs SET progress = NULL');
  await state.test.database.rows('UPDATE exact_connections SET waits_until = NULL');
  expect((await step(project_id))?.detail).toBe('begint zo');
  await nextDay();
  expect(await step(project_id)).toMatchObject({ done: true, detail: 't/m december 2025' });
  const [first] = await blocksOf(project_id, 'dashboard');
  expect(first).toMatchObject({ figures: { resultaat: { cents: resultAtExact(10, 12) } } });
});

it('says where to go when the first reading ended otherwise', async () => {
  const project_id = await waiting();
  people.splice(0);
  await nextDay();
  expect(await step(project_id)).toMatchObject({
    ...{ label: 'Exact Online wordt niet gelezen', done: false },
    path: '/organisatie?tab=koppelingen',
  });
});

it('says that there are no books where nobody reads any', async () => {
  const made = await state.caller.ask('createProject', {
    body: { organisation_id: state.organisationId, project_name: 'Leeg' },
  });
  expect(await step(made.project_id)).toMatchObject({
    ...{ label: 'Lees je boekhouding in', path: '/connectie-aanmaken' },
  });
});
