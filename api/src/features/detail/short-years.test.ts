import type { CoverageBlock, QualityBlock } from '@kengetal/contract/api';
import { upload, withOrganisation } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { posting, smallBooks, usual } from '../../testing/small-books.ts';
import { zipOf } from '../../testing/zip.ts';

jest.setTimeout(60_000);

/** Each month a result of € 8,000; bank and reserve open with these euros, € 100 is under way. */
function year(start: string, end: string, bank: number, underWay: number): string {
  const months = Array.from(
    { length: Number(end.slice(5, 7)) - Number(start.slice(5, 7)) + 1 },
    (_, index) =>
      `${start.slice(0, 4)}-${String(Number(start.slice(5, 7)) + index).padStart(2, '0')}`,
  );
  const opening = [
    ['1000', bank * 100],
    ['2100', underWay * 100],
    ['0500', (-bank - underWay) * 100],
  ] as const;
  return smallBooks({
    year: [start, end],
    made: '2026-01-20',
    accounts: [...usual('0500', '1000', '8000'), ['2100', 'Kruisposten', 'B', 'BLimKruSto']],
    opening: opening.filter(([, cents]) => cents !== 0),
    entries: [
      ...months.map((month) => posting(`${month}-05`, '1000', '8000', 800_000)),
      ...(underWay === 0 ? [posting(`${months[2] ?? ''}-10`, '2100', '1000', 10_000)] : []),
    ],
  });
}

/** From 50,000: after six months 98,000, after twelve 146,000, of which 100 under way. */
const FIRST = year('2024-01-01', '2024-06-30', 50_000, 0);
const SECOND = year('2024-07-01', '2024-12-31', 97_900, 100);
const THIRD = year('2025-01-01', '2025-12-31', 145_900, 100);

describe('two short fiscal years within one calendar year', () => {
  const { test, caller } = signedIn({ now: '2026-02-18T10:00:00Z' });
  let organisationId: string;
  beforeEach(async () => {
    organisationId = await withOrganisation(caller);
  });

  const add = async (files: Record<string, string>, projectId?: string) =>
    upload(test, caller, {
      organisationId,
      projectId,
      content: await zipOf(files),
      filename: 'boeken.zip',
    });
  const detailOf = async (project_id: string) => {
    const page = await caller.ask('pages', {
      body: { project_id, page: 'project-detail', filters: [] },
    });
    expect(await new Opener(caller, project_id).faults(page)).toEqual([]);
    const quality = page.blocks.find((block): block is QualityBlock => block.kind === 'quality');
    const coverage = page.blocks.find((block): block is CoverageBlock => block.kind === 'coverage');
    const check = (start: string) => quality?.items.find(({ key }) => key.startsWith(start));
    return { check, coverage };
  };

  it('are read together, each with its own balance and name', async () => {
    const job = await add({ 'a.xaf': FIRST, 'b.xaf': SECOND });
    expect(job).toMatchObject({ status: 'gereed', message: null });
    const project_id = job.project_id ?? '';
    const sources = await caller.ask('projectSources', { query: { project_id } });
    expect(sources.map(({ opening_check }) => opening_check?.message.text)).toEqual([
      undefined,
      'De beginbalans is gelijk aan de eindbalans van 2024 (jan – jun).',
    ]);
    const { check, coverage } = await detailOf(project_id);
    expect(coverage?.years.map(({ label }) => label)).toEqual([
      '2024 (jan – jun)',
      '2024 (jul – dec)',
    ]);
    expect(check('tussenrekeningen')?.figure).toMatchObject({ cents: 10_000 });
    expect(check('balans')).toMatchObject({ label: 'Balans sluit in beide boekjaren' });
    const { reports } = await caller.ask('filters', { query: { project_id } });
    const names = reports.map(({ naam }) => naam);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('1e kwartaal boekjaar 2024 (jan – mrt)');
    expect(names).toContain('1e kwartaal boekjaar 2024 (jul – sep)');
  });

  it('are followed by a year that opens with what the second one left', async () => {
    const job = await add({ 'a.xaf': FIRST, 'b.xaf': SECOND, 'c.xaf': THIRD });
    const project_id = job.project_id ?? '';
    const { check } = await detailOf(project_id);
    expect(check('beginbalans')).toMatchObject({ label: 'Beginbalans sluit aan', state: 'goed' });
    const report = { type: 'jaar', periode_min: 202501, periode_max: 202512 } as const;
    const { summary } = await caller.ask('reportSummary', { body: { project_id, ...report } });
    expect(JSON.stringify(summary)).not.toContain('sluit de beginbalans');
  });

  it('are told apart where one does not open with what the other left', async () => {
    // The bank closed on 97,900.
    const wrong = year('2024-07-01', '2024-12-31', 90_000, 100);
    const job = await add({ 'a.xaf': FIRST, 'b.xaf': wrong });
    const { check } = await detailOf(job.project_id ?? '');
    expect(check('beginbalans')).toMatchObject({
      label: 'Beginbalans 2024 (jul – dec) sluit niet aan',
    });
    expect(check('beginbalans')?.detail).toContain('eindbalans van 2024 (jan – jun)');
    expect(check('beginbalans')?.figure).toMatchObject({ value: -790_000 });
  });

  it('are refused beside a file over the same days', async () => {
    const whole = year('2024-01-01', '2024-12-31', 50_000, 0);
    const job = await add({ 'a.xaf': whole, 'b.xaf': SECOND });
    expect(job.status).toBe('geweigerd');
    expect(job.message).toContain('boekjaar 2024 en boekjaar 2024 (jul – dec)');
  });
});
