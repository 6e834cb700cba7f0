import * as fc from 'fast-check';
import type { Dialect } from '@kengetal/generator';
import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { rebuildProjects } from '../../cli/rebuild.ts';
import { upload, withOrganisation } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { ENGINES } from '../../testing/environment.ts';
import { signedIn } from '../../testing/running.ts';
import { completeOpenItems, sweepOpenItems } from '../open-items/renew.ts';
import { booksVersion } from './version.ts';

jest.setTimeout(120_000);

const SILENT = { out: () => undefined, error: () => undefined };
/** Every table of sums, with what its rows are about; parts of one sum count together. */
const TABLES: Record<string, string> = {
  monthly_summary: 'source_no, boekjaar, periode, rekening, soort',
  relation_months: 'source_no, periode, rekening, soort, tegenpartij',
  vat_months: 'source_no, periode, rekening, soort, btw_code, btw_rekening, btw_soort, btw_cents',
  cost_centre_months: 'source_no, periode, rekening, soort, dimensie, code',
  journal_totals: 'source_no, dagboek, rekening',
};

describe.each(ENGINES)('summaries (%s)', (engine) => {
  const { test, caller } = signedIn({ engine });

  /** All sums of a project, and its open items. */
  async function summaries(projectId: string): Promise<Record<string, unknown[]>> {
    const { database } = test;
    const found: Record<string, unknown[]> = {};
    for (const [table, keys] of Object.entries(TABLES)) {
      found[table] = await database.rows(
        `SELECT ${keys}, sum(debet)::bigint AS debet, sum(credit)::bigint AS credit,
                sum(aantal)::int AS aantal
         FROM ${table} WHERE project_id = $1 GROUP BY ${keys} ORDER BY ${keys}`,
        [projectId],
      );
    }
    for (const [table, keys] of [
      ['open_items', 'rekening, relatie, factuur, van, tot, cents, peildatum'],
      ['open_ages', 'periode, groep, relatie, leeftijd, cents, aantal'],
      ['open_item_facts', 'groep, betalingen, gekoppeld, basis'],
    ] as const) {
      found[table] = await database.rows(
        `SELECT ${keys} FROM ${table} t
         JOIN open_item_versions v ON v.project_id = t.project_id AND v.versie = t.versie
         WHERE t.project_id = $1 ORDER BY ${keys}`,
        [projectId],
      );
    }
    return found;
  }

  async function holds(projectId: string): Promise<void> {
    const before = await summaries(projectId);
    const version = await booksVersion(test.database, projectId);
    expect(await rebuildProjects(test.database, projectId, SILENT)).toBe(0);
    expect(await summaries(projectId)).toEqual(before);
    expect(await booksVersion(test.database, projectId)).toBe((version ?? 0) + 1);
    expect(before.monthly_summary?.length).toBeGreaterThan(0);
    // As for a project that is too large to do it at once.
    await test.database.rows('DELETE FROM open_item_versions WHERE project_id = $1', [projectId]);
    await completeOpenItems(test.database, projectId);
    await sweepOpenItems(test.database);
    expect(await summaries(projectId)).toEqual(before);
  }

  const books = fc.record({
    seed: fc.nat(1000),
    // Fiscal years that begin in any month, some with a period 13.
    month: fc.integer({ min: 1, max: 12 }),
    closingPeriod: fc.boolean(),
    dialect: fc.constantFrom<Dialect>(
      'exact',
      'twinfield',
      'eboekhouden',
      'banana_clair2',
      'multivers',
    ),
  });

  it('are the sums over the lines, after imports, a newer file and an undone one', async () => {
    await fc.assert(
      fc.asyncProperty(books, async ({ seed, month, closingPeriod, dialect }) => {
        const options = { seed, firstMonth: 202300 + month, years: 2, scale: 0.2, closingPeriod };
        const [first = '', second = ''] = await generatedFiles(options, dialect);
        const [newer = ''] = await generatedFiles({ ...options, scale: 0.3 }, dialect);
        const organisationId = await withOrganisation(caller);
        const { project_id } = await upload(test, caller, { organisationId, content: first });
        const projectId = project_id ?? '';
        const add = (content: Buffer | string) =>
          upload(test, caller, { organisationId, projectId, content });
        await add(second);
        const { import_id } = await add(newer);
        await holds(projectId);
        await caller.ask('undoImport', { query: { import_id } });
        await test.app.imports.idle();
        await holds(projectId);
      }),
      { numRuns: 2 },
    );
  });

  (hasRealFiles ? it : it.skip).each([
    'exactonline_32_2016.xaf',
    'multivers_32_2017.xaf',
    'banana_32_2018.xaf',
    'eekboek_clair2_2013.xaf',
  ])('of %s, ../shared/data present, are the sums over its lines', async (name) => {
    const organisationId = await withOrganisation(caller);
    const job = await upload(test, caller, { organisationId, content: realFile(name) });
    await holds(job.project_id ?? '');
  });

  it('of a project that does not exist are refused', async () => {
    expect(await rebuildProjects(test.database, 'geen', SILENT)).toBe(2);
  });
});
