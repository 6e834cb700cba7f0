import * as fc from 'fast-check';
import {
  LIMITS,
  refusalOf,
  type CallBodyInput,
  type FilterItem,
  type JournalLine,
} from '@kengetal/contract';
import { upload, withOrganisation } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { ENGINES } from '../../testing/environment.ts';
import { signedIn } from '../../testing/running.ts';
import { filterOf, item, matches, type OwnItem } from './testing/filters.ts';

jest.setTimeout(60_000);

type Body = CallBodyInput<'lines'>;

const ALL: Body['selection'] = {
  periode_min: 190001,
  periode_max: 210012,
  soorten: ['opening', 'mutatie', 'afsluiting'],
  filters: [],
};

describe.each(ENGINES)('lines (%s)', (engine) => {
  const { test, caller } = signedIn({ engine });
  let project_id: string;
  let source_id: string;
  let all: JournalLine[];
  beforeAll(async () => {
    const organisationId = await withOrganisation(caller);
    const options = { seed: 3, firstMonth: 202401, years: 1, lastMonth: 202402, scale: 0.3 };
    const [content = ''] = await generatedFiles(options);
    const job = await upload(test, caller, { organisationId, content });
    project_id = job.project_id ?? '';
    source_id = job.source_id ?? '';
    all = await pages({});
  });

  const ask = (body: Partial<Body>) =>
    caller.ask('lines', { body: { project_id, selection: ALL, ...body } });

  /** All pages of a request, one after the other. */
  async function pages(body: Partial<Body>): Promise<JournalLine[]> {
    const found: JournalLine[] = [];
    let cursor: string | undefined;
    do {
      const page = await ask({ limit: 100, ...body, cursor });
      found.push(...page.lines);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    return found;
  }

  const keys = (lines: readonly JournalLine[]) => lines.map(({ line_id }) => line_id).sort();
  const sum = (lines: readonly JournalLine[]) =>
    lines.reduce((total, { cents }) => total + cents, 0);

  it('are of open items that pass every filter on their day, of however many', async () => {
    const open: FilterItem = { column: 'openstaand', operator: 'eq', value: 202401 };
    const dated = (value: string[]): FilterItem => ({
      column: 'peildatum',
      operator: 'between',
      value,
    });
    const some = dated(['2024-01-01', '2024-02-15']);
    const all = Array.from({ length: 38 }, () => dated(['2000-01-01', '2099-12-31']));
    const at = (filters: FilterItem[]) => pages({ selection: { ...ALL, filters } });
    const expected = keys(await at([open, some]));
    expect(expected.length).toBeGreaterThan(0);
    expect(keys(await at([open, ...all, some]))).toEqual(expected);
  });

  it('balance to nothing over all books', async () => {
    expect(all.length).toBeGreaterThan(150);
    expect(await ask({})).toMatchObject({ sum_cents: 0, count: all.length });
    expect(new Set(keys(all)).size).toBe(all.length);
  });

  describe('filters', () => {
    it('select exactly the lines that they describe', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 3 }), async (chosen) => {
          const filters = chosen.map((one) => filterOf(all, one));
          const expected = all.filter((line) => filters.every((filter) => matches(filter, line)));
          const found = await ask({ selection: { ...ALL, filters }, limit: 1 });
          expect({ filters, sum: found.sum_cents, count: found.count }).toEqual({
            filters,
            sum: sum(expected),
            count: expected.length,
          });
        }),
        { numRuns: 150 },
      );
    });

    it.each([
      { column: 'periode', operator: 'eq', value: '2024-M1' },
      { column: 'periode', operator: 'eq', value: '24/01' },
      { column: 'periode', operator: 'between', value: ['2024-01-15', '202401'] },
    ] as FilterItem[])('know a month in the ways of the specification: $value', async (filter) => {
      const found = await ask({ selection: { ...ALL, filters: [filter] } });
      expect(found.count).toBe(all.filter(({ periode }) => periode === 202401).length);
    });

    it.each([
      { column: 'periode', operator: 'eq', value: 202413 },
      { column: 'datum', operator: 'gte', value: '2024-02-30' },
      { column: 'bedrag', operator: 'eq', value: 12.5 },
      { column: 'bedrag', operator: 'contains', value: 12 },
      { column: 'rekening', operator: 'between', value: ['1000'] },
      { column: 'rekening', operator: 'eq', value: ['1000'] },
      { column: 'rekening', operator: 'in', value: '1000' },
    ] as FilterItem[])('refuse what cannot be: $column $operator $value', async (filter) => {
      const body = { project_id, selection: { ...ALL, filters: [filter] } };
      const problem = await caller.problem('lines', { body });
      expect(problem).toMatchObject({ status: 422, code: 'unprocessable' });
      expect(problem.errors).toHaveLength(1);
    });

    it('take text as text, whatever it looks like', async () => {
      const hostile = ["'; DROP TABLE journal_lines; --", '100%', '\\', '_', '$1'];
      for (const value of hostile) {
        const filter: OwnItem = { column: 'omschrijving', operator: 'contains', value };
        const found = await ask({ selection: { ...ALL, filters: [filter] } });
        expect(found.count).toBe(all.filter((line) => matches(filter, line)).length);
        await ask({ search: value });
      }
    });
  });

  describe('pages', () => {
    const sorts = (['datum', 'bedrag', 'omschrijving', 'rekening'] as const).flatMap((column) =>
      (['asc', 'desc'] as const).map((direction) => ({ column, direction })),
    );

    it.each(sorts)('give every line once, by $column $direction', async (sort) => {
      const found = await pages({ sort, limit: 37 });
      expect(keys(found)).toEqual(keys(all));
      if (sort.column === 'omschrijving') return; // Its order is that of the language.
      const values = found.map((line) =>
        sort.column === 'bedrag' ? line.cents : line[sort.column as 'datum' | 'rekening'],
      );
      const ordered = [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(values).toEqual(sort.direction === 'asc' ? ordered : ordered.reverse());
    });

    it('stand by date within their account', async () => {
      const found = await pages({ sort: { column: 'rekening', direction: 'asc' }, limit: 37 });
      const values = found.map(({ rekening, datum }) => `${rekening} ${datum}`);
      expect(values).toEqual([...values].sort());
      expect(new Set(found.map(({ datum }) => datum)).size).toBeGreaterThan(10);
    });

    const forged = (values: unknown[], key: number[]) =>
      Buffer.from(JSON.stringify({ values, key })).toString('base64url');
    it.each([
      ...['x', 'WyJ4Il0', ''],
      forged(['0000-01-01'], [1, 2, 3]),
      forged(['2024-01-01'], [2 ** 31, 2, 3]),
    ])('refuse a cursor that is none: %j', async (cursor) => {
      const body = { project_id, selection: ALL, cursor };
      expect((await caller.problem('lines', { body })).status).toBe(422);
    });

    it('refuse a cursor to a place that no line can have', async () => {
      const forged = { values: ['2024-01-01'], key: [2 ** 40, 0, 0] };
      const cursor = Buffer.from(JSON.stringify(forged)).toString('base64url');
      const body = { project_id, selection: ALL, cursor };
      expect((await caller.problem('lines', { body })).status).toBe(422);
    });
  });

  describe('search', () => {
    it('finds words in description, relation and entry, and keeps the sum whole', async () => {
      const named = all.find(({ relatie_naam }) => relatie_naam);
      const word = named?.relatie_naam?.split(' ')[0]?.toUpperCase() ?? '';
      const found = await ask({ search: word, limit: 500 });
      expect(found.lines.map(({ line_id }) => line_id)).toContain(named?.line_id);
      expect(found.found).toEqual({ count: found.lines.length, sum_cents: sum(found.lines) });
      expect(found).toMatchObject({ sum_cents: 0, count: all.length });
    });

    it('finds an amount as a Dutch reader writes it', async () => {
      const line = all.find(({ cents }) => Math.abs(cents) > 100_000 && cents % 100 !== 0);
      const euros = Math.abs(line?.cents ?? 0) / 100;
      for (const search of [
        euros.toLocaleString('nl-NL', { minimumFractionDigits: 2 }),
        euros.toFixed(2).replace('.', ','),
        String(Math.floor(euros)),
      ]) {
        const found = await ask({ search, limit: 500 });
        expect(found.lines.map(({ line_id }) => line_id)).toContain(line?.line_id);
      }
    });

    it('is the same as no search when it is empty', async () => {
      expect(await ask({ search: '  ' })).toEqual(await ask({}));
    });
  });

  it('know whom they are with and for which invoice', () => {
    const sale = all.find(
      ({ groep, dagboek_naam }) => dagboek_naam === 'Verkoopboek' && groep !== 'debiteuren',
    );
    const [owed] = all.filter(
      ({ boekstuk, groep }) => boekstuk === sale?.boekstuk && groep === 'debiteuren',
    );
    expect(sale).toMatchObject({
      tegenpartij: owed?.relatie,
      tegenpartij_naam: owed?.relatie_naam,
      factuur: owed?.factuur,
    });
    expect(owed?.factuur).toMatch(/^\d+$/);
  });

  it('know their source', () => {
    expect(new Set(all.map((line) => line.source_id))).toEqual(new Set([source_id]));
  });

  it('are refused for filters without end', async () => {
    const open: FilterItem = { column: 'openstaand', operator: 'eq', value: 202401 };
    const filtersOf = (count: number) => ({
      body: { project_id, selection: { ...ALL, filters: Array<FilterItem>(count).fill(open) } },
    });
    for (const [count, limit] of [
      [2, LIMITS.filterOpen],
      [300, LIMITS.selectionFilters],
    ] as const) {
      const problem = await caller.problem('lines', filtersOf(count));
      expect(problem.status).toBe(422);
      expect(problem.errors?.[0]?.message).toBe(refusalOf(limit));
    }
  });

  it('from before the limit of descriptions show the beginning of theirs', async () => {
    await test.database.rows("UPDATE journal_lines SET omschrijving = repeat('x', 100000)");
    const { lines } = await ask({ limit: 500 });
    const { max } = LIMITS.descriptionCharacters;
    expect(new Set(lines.map(({ omschrijving }) => omschrijving.length))).toEqual(new Set([max]));
  });
});
