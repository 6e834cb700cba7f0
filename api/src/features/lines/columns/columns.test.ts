import * as fc from 'fast-check';
import type { FilterItem, Selection } from '@kengetal/contract';
import { projectWith } from '../../../testing/books.ts';
import { generatedFiles } from '../../../testing/books-files.ts';
import { ENGINES } from '../../../testing/environment.ts';
import { signedIn } from '../../../testing/running.ts';
import type { PageRequest } from '../page-request.ts';
import { reachOf } from '../reach.ts';
import type { LineRow } from '../rows.ts';
import { scannedRows } from '../scan.ts';
import { cursorOf } from '../cursor.ts';
import type { Sort } from '../sort.ts';
import { columnsOf } from '../testing/columns.ts';
import type { LineColumns } from './columns.ts';
import { columnRows } from './page.ts';

jest.setTimeout(60_000);

/** What descriptions are made of: letters of more bytes, what LIKE reads as patterns, amounts. */
const PIECES = [
  ...[
    'Café',
    'CAFÉ',
    'cafe',
    'ßtraße',
    'Οδός',
    'İstanbul',
    '日本語',
    '😀',
    '100%',
    '%',
    '_',
    'a_b',
  ],
  ...['\\', 'a\\b', "d'Ivry", 'tab\there', 'twee\nregels', 'hard\u00a0spatie', '1.234,50', '12,34'],
  ...['1234', 'e', 'bankkosten', 'Bank', 'kosten', '', ' ', '€', '-5', '0'],
];
const ALL: Selection = {
  periode_min: 202401,
  periode_max: 202412,
  soorten: ['opening', 'mutatie', 'afsluiting'],
  filters: [],
};

const item = (column: FilterItem['column'], operator: FilterItem['operator'], value: unknown) => ({
  column,
  operator,
  value: value as FilterItem['value'],
});
const cents = fc.constantFrom(0, -12_100, 10_000, 5_000, -250, 2_100, 1_000_000);
const day = fc.constantFrom('2024-01-01', '2024-01-17', '2024-02-01', '2024-02-29');
const month = fc.constantFrom(202401, 202402, 202412);
const known = fc.oneof(
  fc.constantFrom(
    item('periode', 'eq', 202401),
    item('periode', 'not_in', [202401]),
    item('periode', 'between', [202401, 202402]),
    item('boekjaar', 'eq', '2024'),
    item('boekjaar', 'ne', '2024'),
    item('boekjaar', 'in', ['2023', '2024']),
    item('type', 'eq', 'resultaat'),
    item('rekening', 'in', ['1100', '1300', '1600', '8000']),
    item('zijde', 'eq', 'credit'),
    item('zijde', 'not_in', ['credit']),
  ),
  cents.map((value) => item('bedrag', 'gte', value)),
  cents.map((value) => item('bedrag', 'ne', value)),
  cents.map((value) => item('omvang', 'lte', value)),
  fc.tuple(cents, cents).map((value) => item('bedrag', 'in', value)),
  fc.tuple(day, day).map((value) => item('datum', 'between', value)),
  day.map((value) => item('datum', 'lte', value)),
);
/** Whole pieces and parts of them, more than one together, in any case. */
const word = fc
  .tuple(fc.constantFrom(...PIECES), fc.nat({ max: 3 }), fc.nat({ max: 8 }), fc.boolean())
  .map(([piece, from, size, isUpper]) => {
    const part = [...piece].slice(from, from + size + 1).join('');
    return isUpper ? part.toUpperCase() : part;
  });
const asked = fc.record({
  filters: fc.oneof(fc.constant<FilterItem[]>([]), fc.array(known, { maxLength: 3 })),
  months: fc.tuple(month, month),
  soorten: fc.subarray([...ALL.soorten], { minLength: 1 }),
  search: fc.oneof(
    fc.constant(''),
    word,
    fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
  ),
  sort: fc.record<Sort>({
    column: fc.constantFrom('datum', 'bedrag', 'omschrijving', 'rekening'),
    direction: fc.constantFrom('asc', 'desc'),
  }),
  limit: fc.integer({ min: 1, max: 40 }),
  offset: fc.oneof(fc.constant(0), fc.nat({ max: 60 })),
  few: fc.constantFrom(0, 10_000),
});

const keyOf = ({ source_no, entry_no, line_no }: LineRow) => `${source_no}-${entry_no}-${line_no}`;

describe.each(ENGINES)('columns of lines (%s)', (engine) => {
  const { test, caller } = signedIn({ engine });
  let projectId: string;
  let columns: LineColumns;
  beforeAll(async () => {
    const options = { seed: 8, firstMonth: 202401, years: 1, lastMonth: 202402, scale: 0.3 };
    const [content = ''] = await generatedFiles(options);
    projectId = await projectWith(test, caller, [content]);
    const [first] = fc.sample(fc.array(fc.constantFrom(...PIECES), { minLength: 4_000 }), 1);
    const texts = Array.from({ length: 1_000 }, (_, place) =>
      (first ?? []).slice(4 * place, 4 * place + 1 + (place % 4)).join(' '),
    );
    await test.database.rows(
      `UPDATE journal_lines SET omschrijving = w.text, zoek = w.zoek
       FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS w (text, zoek, place)
       WHERE project_id = $1 AND (7 * entry_no + line_no) % 1000 = w.place`,
      [projectId, texts, texts.map((text) => text.toLowerCase())],
    );
    columns = await columnsOf(test.database, projectId);
  });

  it('find the lines, sums and pages that the database finds', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(asked, async ({ filters, soorten, months, few, ...rest }) => {
        const [periode_min, periode_max] = [Math.min(...months), Math.max(...months)];
        const selection = { periode_min, periode_max, soorten, filters };
        const reach = await reachOf(test.database, projectId, selection);
        const compare = async (request: PageRequest) => {
          const stored = await scannedRows(test.database, request);
          const inMemory = await columnRows(test.database, columns, request, few);
          expect(inMemory?.rows.map(keyOf)).toEqual(stored.rows.map(keyOf));
          return { stored, inMemory };
        };
        const request: PageRequest = { reach, after: undefined, ...rest };
        const { stored, inMemory } = await compare(request);
        expect(inMemory?.seen).toEqual(stored.seen);
        const last = stored.rows[stored.rows.length - 1];
        if (!last) return;
        found += 1;
        await compare({ ...request, offset: 0, after: cursorOf(rest.sort, last) });
      }),
      { numRuns: 100 },
    );
    expect(found).toBeGreaterThan(20);
  });

  it.each([
    item('dagboek', 'eq', 'VRK'),
    item('boekjaar', 'gte', '2024'),
    item('omschrijving', 'contains', 'bank'),
    item('zijde', 'contains', 'deb'),
  ])('leave $column $operator to the database', async (filter) => {
    const reach = await reachOf(test.database, projectId, { ...ALL, filters: [filter] });
    const sort: Sort = { column: 'datum', direction: 'asc' };
    const request = { reach, search: '', sort, limit: 10, after: undefined, offset: 0 };
    expect(await columnRows(test.database, columns, request)).toBeUndefined();
  });

  it('leave a cursor of a line that they do not have, or of another amount', async () => {
    const reach = await reachOf(test.database, projectId, ALL);
    const sort: Sort = { column: 'bedrag', direction: 'asc' };
    const request = { reach, search: '', sort, limit: 1, after: undefined, offset: 5 };
    const { rows } = await scannedRows(test.database, request);
    const [{ cents: amount, source_no, entry_no, line_no } = { cents: 0 } as LineRow] = rows;
    const after = (cents: number, line: number) =>
      columnRows(test.database, columns, {
        ...request,
        offset: 0,
        after: { values: [cents], key: [source_no, entry_no, line] },
      });
    expect((await after(amount, line_no))?.rows).toHaveLength(1);
    expect(await after(amount + 1, line_no)).toBeUndefined();
    expect(await after(amount, 9_999)).toBeUndefined();
  });
});
