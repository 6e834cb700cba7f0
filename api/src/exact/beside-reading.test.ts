import { setTimeout as wait } from 'node:timers/promises';
import { bulkYear } from '@kengetal/generator';
import type { Sql } from '../db/database.ts';
import { later, link, OWNER, withExact } from '../testing/exact.ts';
import { findExact, isChosen } from './rows.ts';
import { yearFile } from './year-file.ts';
import { headerOf } from './years.ts';

const [CODE, YEAR, LINES] = [4_000_098, 2024, 5_000];
/** Pages of a reading that may come while one request waits: it asks some six questions. */
const MOST_PAGES = 8;
/** Rows that one statement may go through for a piece of a year. */
const MOST_ROWS = 2_500;

/** As a page does, but more often. */
const ASK_EVERY_MS = 25;

const state = withExact(
  [
    {
      ...{ code: CODE, name: 'Groot B.V.', people: [OWNER] },
      years: () => [bulkYear({ seed: 3, firstMonth: YEAR * 100 + 1, lines: LINES })],
    },
  ],
  { engine: 'embedded' },
);

it('answers others between the pieces of a first reading, none of which goes through a year', async () => {
  const { test, caller, exact } = state;
  const { connection_id } = await link(state);
  exact.standIn.calls.clear();
  const choices = [{ administration_id: String(CODE), project_id: null }];
  await caller.ask('chooseAdministration', { body: { connection_id, choices } });
  let isRead = false;
  const reading = test.app.jobs.idle(['sync']).then(() => (isRead = true));
  const pages = () => exact.standIn.calls.all().total;
  const waited: number[] = [];
  while (!isRead) {
    const before = pages();
    await caller.ask('getConnection', { query: { connection_id } });
    waited.push(pages() - before);
    await wait(ASK_EVERY_MS);
  }
  await reading;
  expect(waited.length).toBeGreaterThan(LINES / 1_000);
  expect(Math.max(...waited)).toBeLessThanOrEqual(MOST_PAGES);

  later(test, 1_000);
  const rows = await rowsOfPieces(connection_id);
  expect(rows.length).toBeGreaterThanOrEqual(LINES / MOST_ROWS);
  expect(Math.max(...rows)).toBeLessThanOrEqual(MOST_ROWS);
}, 60_000);

interface Plan {
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

const most = (plan: Plan): number =>
  Math.max(plan['Actual Rows'], ...(plan.Plans ?? []).map((each) => most(each)));

/** Most rows that a step of each statement for the lines of a year goes through. */
async function rowsOfPieces(connectionId: string): Promise<number[]> {
  const { database, clock } = state.test;
  const connection = await findExact(database, connectionId);
  if (!isChosen(connection) || !connection.lists) throw new Error('it was not read');
  const { projectId, lists } = connection;
  const found: number[] = [];
  const explained: Sql['rows'] = async (text, params) => {
    if (text.includes('LIMIT')) {
      const [row] = await database.rows<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
        `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
        params,
      );
      found.push(...(row?.['QUERY PLAN'] ?? []).map(({ Plan: plan }) => most(plan)));
    }
    return database.rows(text, params);
  };
  const year = { year: YEAR, lists, header: headerOf(lists, YEAR), created: clock.today() };
  const pieces = yearFile(
    { ...database, orm: database.orm, rows: explained },
    { projectId, connectionId, ...year },
  );
  for await (const piece of pieces) expect(piece).not.toBe(undefined);
  return found;
}
