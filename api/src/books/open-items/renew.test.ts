import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import { projectWith } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { Caller } from '../../testing/caller.ts';
import { ENGINES, startApp, type TestApp } from '../../testing/environment.ts';
import { completeOpenItems, sweepOpenItems } from './renew.ts';
import { booksVersion } from '../store/version.ts';

jest.setTimeout(60_000);

const BOOKS = { seed: 11, firstMonth: 202401, years: 1, scale: 0.3 };
const TABLES = ['open_items', 'open_ages', 'open_item_facts'];

describe.each(ENGINES)('open items that are left for later (%s)', (engine) => {
  let test: TestApp;
  let other: Database;
  let caller: Caller;
  let projectId: string;
  beforeAll(async () => {
    test = await startApp({ engine });
    // The embedded database has one program, which may still do two things at once.
    other = test.url ? await openDatabase({ url: test.url }) : test.database;
    caller = await new Caller(test).signIn('anna@voorbeeld.nl');
    const [content = ''] = await generatedFiles(BOOKS, 'exact_subledgers');
    projectId = await projectWith(test, caller, [content]);
  });
  afterAll(async () => {
    if (test.url) await other.close();
    await test.close();
  });

  /** Every row that stands there, of whatever version; a version that no longer counts is one too many. */
  const rows = async () => {
    const found: Record<string, number> = {};
    for (const table of TABLES) {
      const [counted] = await test.database.rows<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${table} WHERE project_id = $1`,
        [projectId],
      );
      found[table] = counted?.count ?? 0;
    }
    return found;
  };
  const leave = () =>
    test.database.rows('DELETE FROM open_item_versions WHERE project_id = $1', [projectId]);
  const adopted = async () => {
    const [row] = await test.database.rows<{ versie: number }>(
      'SELECT versie FROM open_item_versions WHERE project_id = $1',
      [projectId],
    );
    return row?.versie;
  };

  it('are made once by two programs that begin at the same time', async () => {
    const before = await rows();
    expect(before.open_items).toBeGreaterThan(50);
    for (let times = 0; times < 3; times += 1) {
      await leave();
      await Promise.all(
        [test.database, other, test.database, other].map(async (database) => {
          await completeOpenItems(database, projectId);
          await sweepOpenItems(database);
        }),
      );
      expect(await rows()).toEqual(before);
      expect(await adopted()).toBe(await booksVersion(test.database, projectId));
    }
  });

  it('are made after the rows of the books were counted, which the planner else takes for one', async () => {
    const counted = () =>
      test.database.rows(
        "SELECT FROM pg_stats WHERE tablename = 'journal_lines' AND attname = 'project_id'",
      );
    await test.database.rows(
      "DELETE FROM pg_statistic WHERE starelid = 'public.journal_lines'::regclass",
    );
    expect(await counted()).toHaveLength(0);
    await leave();
    await completeOpenItems(test.database, projectId);
    expect(await counted()).toHaveLength(1);
  });

  it('follow the groups of accounts that change while they are made', async () => {
    const before = await rows();
    const { accounts } = await caller.ask('projectAccounts', { query: { project_id: projectId } });
    const owed = accounts.find(({ groep }) => groep === 'debiteuren');
    const changes = [{ rekening: owed?.rekening ?? '', groep: 'overige_vorderingen' }];
    await leave();
    const making = Promise.all([
      completeOpenItems(test.database, projectId),
      completeOpenItems(other, projectId),
    ]);
    const { change_id } = await caller.ask('mapAccounts', {
      body: { project_id: projectId, changes },
    });
    await making;
    await test.app.imports.idle();
    expect((await rows()).open_items).toBeLessThan(before.open_items ?? 0);
    await caller.ask('undoAccountMapping', { body: { project_id: projectId, change_id } });
    await test.app.imports.idle();
    await completeOpenItems(other, projectId);
    await sweepOpenItems(other);
    expect(await rows()).toEqual(before);
  });
});
