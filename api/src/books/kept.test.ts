import { Summary } from '../ledger/index.ts';
import { upload, withOrganisation } from '../testing/books.ts';
import { Caller } from '../testing/caller.ts';
import { ENGINES, startApp, type TestApp } from '../testing/environment.ts';
import { smallBooks } from '../testing/small-books.ts';
import type { BooksData } from './data.ts';
import { KeptBooks } from './kept.ts';

/** Books that say which version they are of, and weigh one account. */
const version = (number: number): BooksData => ({
  years: [],
  months: new Set([number]),
  updatedAt: null,
  accounts: new Map([['1', { rekening: '1', naam: '', groep: 'kapitaal' }]]),
  budgets: [],
  vatAccounts: [],
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

describe('kept books', () => {
  it('are read once for all who ask for a version, also at the same time', async () => {
    const kept = new KeptBooks();
    const { loads, load } = loader();
    const [one, other] = await Promise.all([kept.get('a', 1, load(1)), kept.get('a', 1, load(1))]);
    expect(one).toBe(other);
    expect(await kept.get('a', 1, load(1))).toBe(one);
    expect(loads).toEqual([1]);
  });

  it('of an older moment are read for who stands there, and do not come back', async () => {
    const kept = new KeptBooks();
    const { loads, load } = loader();
    await kept.get('a', 2, load(2));
    expect((await kept.get('a', 1, load(1))).months).toEqual(new Set([1]));
    expect((await kept.get('a', 2, load(2))).months).toEqual(new Set([2]));
    expect(loads).toEqual([2, 1]);
  });

  it('that could not be read are asked for again', async () => {
    const kept = new KeptBooks();
    const { load } = loader();
    await expect(kept.get('a', 1, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect((await kept.get('a', 1, load(1))).months).toEqual(new Set([1]));
  });

  it('make room by letting go of what was looked at longest ago', async () => {
    const kept = new KeptBooks(40);
    const { loads, load } = loader();
    await kept.get('a', 1, load(1));
    await kept.get('b', 2, load(2));
    await kept.get('a', 1, load(1));
    await kept.get('c', 3, load(3));
    await kept.get('a', 1, load(1));
    await kept.get('b', 2, load(2));
    expect(loads).toEqual([1, 2, 3, 2]);
  });
});

describe.each(ENGINES)('what changes the books is seen at once (%s)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp({ engine });
  });
  afterAll(() => test.close());

  it('after an import, another group for an account, and an undone import', async () => {
    const caller = await new Caller(test).signIn('anna@voorbeeld.nl');
    const organisationId = await withOrganisation(caller);
    const books = (euros: number) =>
      smallBooks({
        start: '2024-01-01',
        end: '2024-12-31',
        accounts: [
          ['1000', 'Bank', 'B', 'BLimBan'],
          ['8000', 'Verkoop', 'P', 'WOmzNohOlh'],
        ],
        entries: [{ day: '2024-12-10', lines: [['1000', euros * 100], ['8000', -euros * 100]] }],
      }); // prettier-ignore
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
