import type { Connection } from '@kengetal/contract';
import { division, link, muchLater, OWNER, read, withExact } from '../testing/exact.ts';

jest.setTimeout(120_000);
const DAY = 86_400_000;

/** Who may look into the company at Exact. */
const people: string[] = [];
const company = division(4_000_041, { seed: 3, firstMonth: 202501, years: 1 }, people);
const state = withExact([company]);
beforeEach(() => people.splice(0, people.length, OWNER));

/** What the dashboard of a project says of its books, where there are none yet. */
const step = async (project_id: string) => {
  const body = { project_id, page: 'dashboard-nu' as const, filters: [] };
  const { blocks } = await state.caller.ask('pages', { body });
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

/** The first reading waits for the limit of the day. */
const waiting = async () => {
  state.exact.standIn.limits.perDay = 4;
  const project_id = await choose(await link(state));
  for (;;) {
    const [found] = await state.test.database.rows(
      'SELECT FROM exact_connections WHERE waits_until IS NOT NULL',
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
  });
  await nextDay();
  const after = await step(project_id);
  expect(after?.done ?? true).toBe(true);
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
