import { Summary } from '@kengetal/ledger';
import { upload, withOrganisation } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { ENGINES } from '../../testing/environment.ts';
import { running } from '../../testing/running.ts';
import { smallBooks } from '../../testing/small-books.ts';
import { BooksCache } from './cache.ts';
import type { BooksData } from './data.ts';

/** Books that say which version they are of, and weigh one account. */
const version = (number: number): BooksData => ({
  years: [],
  months: new Set([number]),
  updatedAt: null,
  accounts: new Map([['1', { rekening: '1', naam: '', groep: 'kapitaal' }]]),
  budgets: [],
  vatAccounts: [],
  isOfPerson: false,
  otherCreditors: { relations: [], names: [], sums: [] },
  lacking: [],
  summary: Summary.of([], new Map()),
});

function loader() {
  const loads: number[] = [];
  const load = (number: number) => () => {
    loads.push(number);
    return Promise.resolve(version(number));
  };
  return { loads, load };
}

const KB = 1024;

describe('the cache of books', () => {
  it('reads them once for all who ask for a version, also at the same time', async () => {
    const cache = new BooksCache();
    const { loads, load } = loader();
    const [one, other] = await Promise.all([
      cache.read('a', 1, load(1)),
      cache.read('a', 1, load(1)),
    ]);
    expect(one).toBe(other);
    expect(await cache.get('a', 1)).toBe(one);
    expect(loads).toEqual([1]);
  });

  it('reads those of an older moment for who stands there, and does not take them back', async () => {
    const cache = new BooksCache();
    const { loads, load } = loader();
    await cache.read('a', 2, load(2));
    expect((await cache.read('a', 1, load(1))).data.months).toEqual(new Set([1]));
    expect((await cache.read('a', 2, load(2))).data.months).toEqual(new Set([2]));
    expect(loads).toEqual([2, 1]);
  });

  it('asks again for those that could not be read', async () => {
    const cache = new BooksCache();
    const { load } = loader();
    const failing = cache.read('a', 1, () => Promise.reject(new Error('gone')));
    await expect(failing).rejects.toThrow('gone');
    expect((await cache.read('a', 1, load(1))).data.months).toEqual(new Set([1]));
  });

  it('evicts what was looked at longest ago', async () => {
    const cache = new BooksCache(1_200);
    const { loads, load } = loader();
    for (const project of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.read(project, 1, load(1));
    expect(loads).toHaveLength(4);
    expect(cache.get('c', 1)).toBeUndefined();
  });

  it('counts what is derived of a version, and evicts others when that grows', async () => {
    const cache = new BooksCache(64 * KB);
    const { load } = loader();
    const [one, other] = [await cache.read('a', 1, load(1)), await cache.read('b', 1, load(1))];
    const { derived } = other.on('2025-03-18');
    derived.set('small', {}, () => KB);
    expect(other.bytes - one.bytes).toBe(KB + 1);
    expect(cache.get('a', 1)).toBeDefined();
    const growing = { bytes: 0 };
    derived.set('large', growing, ({ bytes }) => bytes);
    expect(cache.get('a', 1)).toBeDefined();
    growing.bytes = 64 * KB;
    derived.resize('large');
    expect(cache.get('a', 1)).toBeUndefined();
    expect(await cache.get('b', 1)).toBe(other);
  });

  it('counts nothing of a version that has gone, or of a day that has passed', async () => {
    const cache = new BooksCache(64 * KB);
    const { load } = loader();
    const before = (await cache.read('a', 1, load(1))).on('2025-03-18').derived;
    const books = await cache.read('a', 2, load(2));
    books.on('2025-03-18').derived.set('of yesterday', {}, () => 64 * KB);
    books.on('2025-03-19');
    await cache.read('b', 1, load(1));
    before.set('of before', {}, () => 64 * KB);
    expect(await cache.get('a', 2)).toBe(books);
    expect(cache.get('b', 1)).toBeDefined();
  });
});

describe.each(ENGINES)('what changes the books is seen at once (%s)', (engine) => {
  const test = running({ engine });

  it('after an import, another group for an account, and an undone import', async () => {
    const caller = await new Caller(test).signIn('anna@voorbeeld.nl');
    const organisationId = await withOrganisation(caller);
    const books = (euros: number) =>
      smallBooks({
        year: 2024,
        accounts: [
          ['1000', 'Bank', 'B', 'BLimBan'],
          ['8000', 'Verkoop', 'P', 'WOmzNohOlh'],
        ],
        entries: [
          {
            day: '2024-12-10',
            lines: [
              ['1000', euros * 100],
              ['8000', -euros * 100],
            ],
          },
        ],
      });
    const first = await upload(test, caller, { organisationId, content: books(100) });
    const project_id = first.project_id ?? '';
    const omzet = async () => {
      const page = await caller.ask('pages', {
        body: { project_id, page: 'dashboard', filters: [] },
      });
      const block = page.blocks.find((each) => each.kind === 'figures');
      const figure = block?.items.find(({ key }) => key === 'omzet')?.figure;
      return figure?.kind === 'booked' ? figure.cents : undefined;
    };
    expect(await omzet()).toBe(10_000);
    const second = await upload(test, caller, {
      organisationId,
      projectId: project_id,
      content: books(250),
    });
    expect(await omzet()).toBe(25_000);
    const changes = [{ rekening: '8000', groep: 'overige_opbrengsten' }];
    const { change_id } = await caller.ask('mapAccounts', { body: { project_id, changes } });
    expect(await omzet()).toBe(0);
    await caller.ask('undoAccountMapping', { body: { project_id, change_id } });
    expect(await omzet()).toBe(25_000);
    await caller.ask('undoImport', { query: { import_id: second.import_id } });
    expect(await omzet()).toBe(10_000);
  });
});
