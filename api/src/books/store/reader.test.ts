import { projectWith } from '../../testing/books.ts';
import { ENGINES } from '../../testing/environment.ts';
import { signedIn } from '../../testing/running.ts';
import { posting, smallBooks, usual } from '../../testing/small-books.ts';
import { nextSlice } from '../../slices.ts';
import { vatRhythm } from '../vat/rhythm.ts';
import { booksReader, type BooksReader, type ReadBooks } from './reader.ts';
import { raiseBooksVersion } from './version.ts';

const MARCH = { periode_min: 202503, periode_max: 202503 };

function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

describe.each(ENGINES)('the reader of books (%s)', (engine) => {
  const { test, caller } = signedIn({ engine });
  let reader: BooksReader;
  let projectId: string;
  beforeAll(async () => {
    const content = smallBooks({
      year: 2025,
      made: '2025-03-12',
      accounts: usual('1000', '8000'),
      entries: [posting('2025-02-05', '1000', '8000', 100)],
    });
    projectId = await projectWith(test, caller, [content]);
    reader = booksReader(test.database, test.clock);
  });

  const months = async ({ sql }: ReadBooks) => {
    const rows = await sql.rows<{ periode: number }>(
      'SELECT DISTINCT periode FROM monthly_summary WHERE project_id = $1',
      [projectId],
    );
    return rows.map(({ periode }) => periode);
  };

  it('answers from the books alone, and asks what they do not hold', async () => {
    expect(await reader.read(projectId, ({ books }) => [...books.calendar.months])).toEqual([
      202502,
    ]);
    expect(await reader.read(projectId, months)).toEqual([202502]);
    const again = await reader.read(projectId, async (read) => [await months(read), read.books]);
    const kept = await reader.read(projectId, ({ books }) => books);
    expect(again).toEqual([[202502], kept]);
    expect(again[1]).toBe(kept);
  });

  it('gives books that say who waits for them, and does not begin anew for who went away', async () => {
    const given = new AbortController();
    const asker = { kind: 'request', owner: 'anna', signal: given.signal } as const;
    let times = 0;
    const read = reader.read(
      projectId,
      async ({ books }) => {
        times += 1;
        expect(books.asker).toBe(asker);
        given.abort();
        await nextSlice(books.asker);
      },
      test.database.for(asker),
    );
    await expect(read).rejects.toThrow('nobody waits');
    expect(times).toBe(1);
  });

  it('begins anew when the books change between its first look and its first question', async () => {
    const versions: number[] = [];
    const found = await reader.read(projectId, async (read) => {
      versions.push(read.version);
      if (versions.length === 1) await raiseBooksVersion(test.database, projectId);
      return [read.version, await months(read)];
    });
    const [first = 0] = versions;
    expect(versions).toEqual([first, first + 1]);
    expect(found).toEqual([first + 1, [202502]]);
  });

  it.each([
    ['sums up to a day', (read: ReadBooks) => read.days({ ...MARCH, until: '2025-03-10' })],
    ['what is read once', vatRhythm],
  ])('lets who asked something first wait for %s of who asked before it', async (_name, once) => {
    await reader.read(projectId, months);
    const [isIn, isAsked] = [signal(), signal()];
    const later = reader.read(projectId, async (read) => {
      isIn.give();
      await isAsked.given;
      return once(read);
    });
    // On an engine with one connection the other cannot begin while this one has not ended.
    const first = reader.read(projectId, async (read) => {
      await isIn.given;
      await months(read);
      isAsked.give();
      await new Promise(setImmediate);
      return once(read);
    });
    expect(await later).toBe(await first);
  });

  it('looks at the same books as of another day when the day has passed', async () => {
    const today = () => reader.read(projectId, ({ books }) => books.calendar.today);
    const sums = () =>
      reader.read(projectId, ({ days }) => days({ ...MARCH, until: '2025-03-18' }));
    expect(await today()).toBe('2025-03-18');
    const before = await sums();
    expect(await sums()).toBe(before);
    test.setNow('2025-03-19T10:00:00Z');
    expect(await today()).toBe('2025-03-19');
    // What was kept for a day goes with it.
    expect(await sums()).not.toBe(before);
  });

  it('hands on what goes wrong in the work, and lets the next one through', async () => {
    const wrong = reader.read(projectId, async (read) => {
      await months(read);
      throw new Error('of the work');
    });
    await expect(wrong).rejects.toThrow('of the work');
    await expect(reader.read(projectId, ({ sql }) => sql.rows('SELECT nothing'))).rejects.toThrow();
    expect(await reader.read(projectId, months)).toEqual([202502]);
  });
});
