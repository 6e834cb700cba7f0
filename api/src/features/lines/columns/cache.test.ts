import type { FilterItem } from '@kengetal/contract';
import type { Database } from '../../../db/database.ts';
import { upload, withOrganisation } from '../../../testing/books.ts';
import { generatedFiles } from '../../../testing/books-files.ts';
import { signedIn } from '../../../testing/running.ts';
import { reachOf } from '../reach.ts';
import { columnsCache, type ColumnsCache } from './cache.ts';
import { bytesOf } from './columns.ts';

jest.setTimeout(60_000);

const MUCH = 1_000_000_000;

describe('columns in memory', () => {
  const { test, caller } = signedIn();
  let open: ColumnsCache | undefined;
  const errors: string[] = [];
  afterEach(async () => {
    await open?.stop();
    open = undefined;
    errors.length = 0;
  });

  const cacheOf = (limitBytes = MUCH, database: Database = test.database, fromLines = 1) => {
    const log = { error: (_fields: object, message: string) => errors.push(message) };
    open = columnsCache({ database, log, limitBytes, fromLines });
    return open;
  };

  /** A project of an organisation of its own: else the same administration would be found. */
  const project = async (year: number) => addYear(year, await withOrganisation(caller));

  async function addYear(year: number, organisationId: string, projectId?: string) {
    const firstMonth = 100 * year + 1;
    const options = { seed: 4, firstMonth, years: 1, lastMonth: firstMonth, scale: 0.2 };
    const [content = ''] = await generatedFiles(options);
    const job = await upload(test, caller, { organisationId, projectId, content });
    return { organisationId, projectId: job.project_id ?? '' };
  }

  const reach = ({ projectId }: { projectId: string }, filters: FilterItem[] = []) =>
    reachOf(test.database, projectId, {
      periode_min: 202001,
      periode_max: 202912,
      soorten: ['opening', 'mutatie', 'afsluiting'],
      filters,
    });

  it('are loaded when a project is looked at that is large', async () => {
    const asked = await reach(await project(2024));
    const small = cacheOf(MUCH, test.database, asked.count + 1);
    small.want(asked);
    await small.idle();
    expect(small.of(asked)).toBeUndefined();

    const large = cacheOf(MUCH, test.database, asked.count);
    expect(large.of(asked)).toBeUndefined();
    large.want(asked);
    await large.idle();
    expect(large.of(asked)?.count).toBe(asked.count);
    expect(errors).toEqual([]);
  });

  it('are not loaded of a project too large for them, though only a part of it is asked', async () => {
    const books = await project(2023);
    const [bron = ''] = (await reach(books)).sources.values();
    await addYear(2024, books.organisationId, books.projectId);
    const [whole, part] = [
      await reach(books),
      await reach(books, [{ column: 'bron', operator: 'eq', value: bron }]),
    ];
    expect(part.sourceLines).toBeLessThan(whole.sourceLines);
    const columns = cacheOf(80 * part.sourceLines);
    columns.want(part);
    await columns.idle();
    expect(columns.of(part)).toBeUndefined();
    expect(errors).toEqual([]);
  });

  it('do not answer for a source that came later, and are loaded anew', async () => {
    const books = await project(2024);
    const columns = cacheOf();
    const before = await reach(books);
    columns.want(before);
    await columns.idle();
    await addYear(2025, books.organisationId, books.projectId);
    const after = await reach(books);
    expect(columns.of(before)?.count).toBe(before.count);
    expect(columns.of(after)).toBeUndefined();
    columns.want(after);
    await columns.idle();
    expect(columns.of(after)?.count).toBe(after.count);
  });

  it('of books that change while they are loaded are given up and loaded anew', async () => {
    const books = await project(2024);
    const gate = gated(test.database);
    const columns = cacheOf(MUCH, gate.database);
    columns.want(await reach(books));
    await gate.reached;
    await addYear(2025, books.organisationId, books.projectId);
    const after = await reach(books);
    columns.want(after);
    gate.open();
    await columns.idle();
    expect(columns.of(after)?.count).toBe(after.count);
    expect(errors).toEqual([]);
  });

  it('make room for others by letting go of those used longest ago', async () => {
    const one = await reach(await project(2024));
    const two = await reach(await project(2024));
    const three = await reach(await project(2024));
    const probe = cacheOf();
    probe.want(one);
    await probe.idle();
    const size = probe.of(one);
    if (!size) throw new Error('nothing loaded');
    const columns = cacheOf(Math.floor(2.5 * bytesOf(size)));
    for (const each of [one, two]) {
      columns.want(each);
      await columns.idle();
    }
    columns.of(one);
    columns.want(three);
    await columns.idle();
    expect([one, two, three].map((each) => columns.of(each) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('that cannot be loaded are logged, and not tried again at once', async () => {
    const asked = await reach(await project(2024));
    const quietly = { ...test.database.quietly, rows: () => Promise.reject(new Error('gone')) };
    const columns = cacheOf(MUCH, { ...test.database, quietly });
    for (const each of [asked, asked]) {
      columns.want(each);
      await columns.idle();
    }
    expect(columns.of(asked)).toBeUndefined();
    expect(errors).toEqual(['the columns of lines could not be loaded']);
  });
});

/** A database whose quiet statements over lines wait until they may go on. */
function gated(real: Database) {
  let open = () => {};
  let arrive = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const quietly: Database['quietly'] = {
    ...real.quietly,
    rows: async (text, parameters) => {
      if (text.includes('journal_lines')) {
        arrive();
        await isOpen;
      }
      return real.quietly.rows(text, parameters);
    },
  };
  return { database: { ...real, quietly }, reached, open };
}
