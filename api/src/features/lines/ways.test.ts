import type { Selection } from '@kengetal/contract';
import { projectWith } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { ENGINES } from '../../testing/environment.ts';
import { signedIn } from '../../testing/running.ts';
import { cursorOf, type Cursor } from './cursor.ts';
import type { LineColumns } from './columns/columns.ts';
import { columnRows } from './columns/page.ts';
import { mergedRows } from './merge.ts';
import { foundSums, peekedRows } from './peek.ts';
import type { PageRequest } from './page-request.ts';
import { reachOf } from './reach.ts';
import type { LineRow } from './rows.ts';
import { scannedRows } from './scan.ts';
import type { Sort } from './sort.ts';
import { foundInStretches } from './stretches.ts';
import { columnsOf } from './testing/columns.ts';
import { walkedRows } from './walk.ts';

jest.setTimeout(60_000);

const SELECTIONS: Record<string, Partial<Selection>> = {
  everything: {},
  'a month': { periode_min: 202402, periode_max: 202402 },
  'a type': { filters: [{ column: 'type', operator: 'eq', value: 'resultaat' }] },
  'an account': { filters: [{ column: 'rekening', operator: 'eq', value: '1100' }] },
  'three accounts in a month': {
    periode_min: 202401,
    periode_max: 202401,
    filters: [{ column: 'rekening', operator: 'in', value: ['1100', '1300', '1600'] }],
  },
};
const SORTED: Sort[] = (['datum', 'bedrag', 'omschrijving', 'rekening'] as const).flatMap(
  (column) => (['asc', 'desc'] as const).map((direction) => ({ column, direction })),
);
const LIMIT = 37;

/** In an order that an index has, within each account. */
const isByDate = ({ column }: Sort) => column === 'datum' || column === 'rekening';

const keyOf = ({ source_no, entry_no, line_no }: LineRow) => `${source_no}-${entry_no}-${line_no}`;

describe.each(ENGINES)('the ways to read a page (%s)', (engine) => {
  const { test, caller } = signedIn({ engine });
  let projectId: string;
  let columns: LineColumns;
  beforeAll(async () => {
    const options = { seed: 5, firstMonth: 202401, years: 1, lastMonth: 202402, scale: 0.2 };
    const [content = ''] = await generatedFiles(options);
    projectId = await projectWith(test, caller, [content]);
    columns = await columnsOf(test.database, projectId);
  });

  async function request(part: Partial<Selection>, rest: Partial<PageRequest>) {
    const selection: Selection = {
      periode_min: 202401,
      periode_max: 202412,
      soorten: ['opening', 'mutatie', 'afsluiting'],
      filters: [],
      ...part,
    };
    const reach = await reachOf(test.database, projectId, selection);
    const sort: Sort = { column: 'datum', direction: 'desc' };
    return { reach, search: '', sort, limit: LIMIT, after: undefined, offset: 0, ...rest };
  }

  /** Every page of a way, each after the one before. */
  async function pages(
    first: PageRequest,
    way: (asked: PageRequest) => Promise<readonly LineRow[]>,
  ): Promise<string[]> {
    const keys: string[] = [];
    let after: Cursor | undefined;
    for (;;) {
      const rows = await way({ ...first, after });
      keys.push(...rows.map(keyOf));
      const last = rows[rows.length - 1];
      if (!last || rows.length < first.limit) return keys;
      after = cursorOf(first.sort, last);
    }
  }

  const scan = async (asked: PageRequest) => (await scannedRows(test.database, asked)).rows;
  const inMemory = async (asked: PageRequest) =>
    (await columnRows(test.database, columns, asked, 0))?.rows ?? [];
  const merge = (asked: PageRequest) => mergedRows(test.database, asked);
  const walk = (asked: PageRequest) => walkedRows(test.database, asked);

  describe.each(Object.entries(SELECTIONS))('of %s', (_name, selection) => {
    it.each(SORTED)('give the same by $column $direction', async (sort) => {
      const asked = await request(selection, { sort });
      const whole = (await scan({ ...asked, limit: 10_000 })).map(keyOf);
      expect(whole).toHaveLength(asked.reach.count);
      expect(await pages(asked, scan)).toEqual(whole);
      expect(await pages(asked, inMemory)).toEqual(whole);
      if (isByDate(sort)) expect(await pages(asked, merge)).toEqual(whole);
      if (sort.column === 'datum') expect(await pages(asked, walk)).toEqual(whole);
    });
  });

  it.each(SORTED)('find the same words by $column $direction', async (sort) => {
    const asked = await request({}, { sort, search: 'b.v.', limit: 5 });
    const { rows, seen } = await scannedRows(test.database, asked);
    expect((await peekedRows(test.database, asked))?.map(keyOf)).toEqual(rows.map(keyOf));
    expect(await foundSums(test.database, asked)).toEqual(seen?.found);
    // Words that no page is full of are left to a look at all lines.
    const rare = { ...asked, search: 'bestaatniet' };
    expect(await peekedRows(test.database, rare)).toBeUndefined();
  });

  const LOOKED_AT: Record<string, [Partial<Selection>, string]> = {
    'words in all lines': [{}, 'b.v.'],
    'words on some accounts': [SELECTIONS['a type'] ?? {}, 'b.v.'],
    'a filter on the line': [
      { filters: [{ column: 'bedrag', operator: 'gte', value: 10_000 }] },
      '',
    ],
    nothing: [{}, 'bestaatniet'],
  };
  it.each(Object.entries(LOOKED_AT))(
    'find all of it in stretches: %s',
    async (_name, [part, search]) => {
      const asked = await request(part, { sort: { column: 'rekening', direction: 'asc' }, search });
      const whole = (await scan({ ...asked, limit: 10_000 })).map(keyOf);
      for (const stretch of [7, asked.reach.count, 5_000]) {
        const keys: string[] = [];
        for await (const rows of foundInStretches(test.database, asked, stretch)) {
          keys.push(...rows.map(keyOf));
        }
        expect(keys).toEqual(whole);
      }
    },
  );

  it.each(SORTED)('jump to the same place by $column $direction', async (sort) => {
    const asked = await request({}, { sort, offset: 101 });
    const expected = (await scan(asked)).map(keyOf);
    expect(expected).toHaveLength(LIMIT);
    if (isByDate(sort)) expect((await merge(asked)).map(keyOf)).toEqual(expected);
    expect((await inMemory(asked)).map(keyOf)).toEqual(expected);
    if (sort.column === 'datum') expect((await walk(asked)).map(keyOf)).toEqual(expected);
  });
});
