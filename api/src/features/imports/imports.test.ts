import { imports } from '../../db/schema/index.ts';
import { upload, withOrganisation } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';

const BOOKS = { seed: 11, firstMonth: 202401, years: 2, scale: 0.2 };

describe('the history of imports', () => {
  const { test, caller } = signedIn();
  let organisationId: string;
  let first: Buffer;
  let second: Buffer;
  let half: Buffer;
  beforeAll(async () => {
    [first = Buffer.alloc(0), second = Buffer.alloc(0)] = await generatedFiles(BOOKS);
    [half = Buffer.alloc(0)] = await generatedFiles({ ...BOOKS, years: 1, lastMonth: 202406 });
  });
  beforeEach(async () => {
    organisationId = await withOrganisation(caller);
  });

  const add = (content: Buffer) =>
    upload(test, caller, { organisationId, content, filename: 'boeken.xaf' });
  const historyOf = (project_id: string) => caller.ask('projectImports', { query: { project_id } });
  const undo = async (import_id: string) => {
    const job = await caller.ask('undoImport', { query: { import_id } });
    await test.app.imports.idle();
    return job;
  };
  const YEAR = { type: 'jaar' as const, periode_min: 202401, periode_max: 202412 };
  const figuresOf = async (project_id: string) => ({
    filters: { ...(await caller.ask('filters', { query: { project_id } })), updated_at: null },
    balance: await caller.ask('reportComponent', { body: { project_id, ...YEAR, id: 'balans' } }),
    lines: (
      await caller.ask('lines', {
        body: {
          project_id,
          selection: { ...YEAR, soorten: ['opening', 'mutatie', 'afsluiting'], filters: [] },
        },
      })
    ).lines,
  });

  it('names who, when and what, newest first', async () => {
    const one = await add(first);
    const two = await add(second);
    const history = await historyOf(one.project_id ?? '');
    expect(history.map(({ import_id }) => import_id)).toEqual([two.import_id, one.import_id]);
    expect(history[1]).toMatchObject({
      uploaded_by: 'anna',
      filename: 'boeken.xaf',
      status: 'gereed',
      undoable: true,
      result: { boekjaar: '2024', lines: one.lines_read },
    });
  });

  it('goes back to what an import replaced, in every figure', async () => {
    const one = await add(first);
    const project_id = one.project_id ?? '';
    const before = await figuresOf(project_id);
    const two = await add(half);
    expect(await figuresOf(project_id)).not.toEqual(before);
    expect((await historyOf(project_id))[1]).toMatchObject({ undoable: false });
    expect(await undo(two.import_id)).toMatchObject({ status: 'ongedaan', undoable: false });
    expect(await figuresOf(project_id)).toEqual(before);
    expect((await historyOf(project_id))[1]).toMatchObject({ undoable: true });
  });

  it('goes back two steps, and not further', async () => {
    const versions = [first];
    for (const lastMonth of [202409, 202406, 202403]) {
      versions.push(...(await generatedFiles({ ...BOOKS, years: 1, lastMonth })));
    }
    const jobs = [];
    for (const version of versions) jobs.push(await add(version));
    const project_id = jobs[0]?.project_id ?? '';
    const reach = async () =>
      (await caller.ask('filters', { query: { project_id } })).periode_bereik?.periode_max;
    expect(await reach()).toBe(202403);
    await undo(jobs[3]?.import_id ?? '');
    await undo(jobs[2]?.import_id ?? '');
    expect(await reach()).toBe(202409);
    const refused = await caller.problem('undoImport', {
      query: { import_id: jobs[1]?.import_id ?? '' },
    });
    expect(refused).toMatchObject({ code: 'conflict' });
    expect(refused.detail).toMatch(/niet meer ongedaan/);
  });

  it('takes an added year out of the books, and leaves no row of it behind', async () => {
    const one = await add(first);
    const project_id = one.project_id ?? '';
    const before = await figuresOf(project_id);
    const two = await add(second);
    await undo(two.import_id);
    expect(await figuresOf(project_id)).toEqual(before);
    for (const table of ['journal_lines', 'monthly_summary', 'source_accounts']) {
      const rows = await test.database.rows(
        `SELECT DISTINCT source_no FROM ${table} WHERE project_id = $1`,
        [project_id],
      );
      expect({ table, rows }).toEqual({ table, rows: [{ source_no: 1 }] });
    }
  });

  it('reads the same file again after it was undone', async () => {
    const one = await add(first);
    await undo(one.import_id);
    const again = await add(first);
    expect(again).toMatchObject({ status: 'gereed', undoable: true });
    expect(again.result?.notice).toBeUndefined();
  });

  it('shows totals only of what is in the books, and they open', async () => {
    const one = await add(first);
    await add(half);
    const history = await historyOf(one.project_id ?? '');
    const items = history.map(({ result }) =>
      result?.totals.kind === 'figures' ? result.totals.items.length : undefined,
    );
    expect(items).toEqual([3, 0]);
    const opener = new Opener(caller, one.project_id ?? '');
    expect(await opener.faults(history)).toEqual([]);
    expect(opener.opened).toBe(3);
  });

  it('reads again what failed by our fault, and nothing else', async () => {
    const one = await add(first);
    const body = { import_id: one.import_id };
    expect(await caller.problem('retryImport', { body })).toMatchObject({ code: 'conflict' });
    const [row] = await test.database.orm
      .update(imports)
      .set({ status: 'mislukt', message: 'Er ging iets mis.', decision: 'vervangen' })
      .returning();
    expect(row).toBeDefined();
    expect(await caller.ask('retryImport', { body })).toMatchObject({ message: null });
    await test.app.imports.idle();
    const job = await caller.ask('getImport', { query: body });
    expect(job).toMatchObject({ status: 'gereed', lines_read: one.lines_read });
  });
});
