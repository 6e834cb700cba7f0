import type { CallResponse, ReportEntry, ReportView, Comparison } from '@kengetal/contract';
import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { projectWith } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { seen } from '../../testing/tables.ts';

jest.setTimeout(60_000);

const whenReal = hasRealFiles ? it : it.skip;
const REAL = [
  'exactonline_32_2016.xaf',
  'multivers_32_2017.xaf',
  'afas_32_2016_rebuilt.xaf',
  'banana_32_2018.xaf',
  'eekboek_clair2_2013.xaf',
];
/** The odd ones: years that begin in July, and the last year still running. */
const ODD = { seed: 5, firstMonth: 202307, years: 2, lastMonth: 202502, closingPeriod: true };

type Summary = CallResponse<'reportSummary'>;

const shown = (parts: Summary['summary']) =>
  parts.map(({ text }) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).join(' ');

describe('the summary of a report', () => {
  const { test, caller } = signedIn();
  let odd: string;
  beforeAll(async () => {
    odd = await imported(await generatedFiles(ODD, 'multivers'));
  });

  const imported = (years: readonly Buffer[]) => projectWith(test, caller, years);

  interface Options {
    vergelijking?: Comparison;
    weergave?: ReportView;
    refresh?: boolean;
  }
  const bodyOf = (project_id: string, report: ReportEntry, options: Options = {}) => {
    const { type, periode_min, periode_max } = report;
    return { project_id, type, periode_min, periode_max, ...options };
  };
  const ask = (projectId: string, report: ReportEntry, options?: Options) =>
    caller.ask('reportSummary', { body: bodyOf(projectId, report, options) });
  const reportsOf = async (project_id: string) =>
    (await caller.ask('filters', { query: { project_id } })).reports;

  /** Every report in several ways; answers how many different selections were opened. */
  async function check(projectId: string, everyReport: number): Promise<number> {
    const opener = new Opener(caller, projectId);
    const reports = (await reportsOf(projectId)).filter((_, index) => index % everyReport === 0);
    const ways: Options[] = [
      {},
      { vergelijking: 'vorig_jaar' },
      { vergelijking: 'begroting' },
      { weergave: 'cumulatief' },
    ];
    for (const report of reports) {
      for (const way of ways) {
        const { summary } = await ask(projectId, report, way);
        expect(await opener.faults(summary)).toEqual([]);
        const text = shown(summary);
        expect(text.split(/\s+/).length).toBeLessThanOrEqual(180);
      }
    }
    return opener.opened;
  }

  it('of generated books says what the figures say, and all of them open', async () => {
    expect(await check(odd, 4)).toBeGreaterThan(50);
  });

  whenReal.each(REAL)('of %s says what the figures say (needs ../shared/data)', async (name) => {
    expect(await check(await imported([realFile(name)]), 5)).toBeGreaterThan(3);
  });

  it('names the very result that the winst-en-verliesrekening ends with', async () => {
    for (const report of (await reportsOf(odd)).slice(0, 6)) {
      const { summary } = await ask(odd, report);
      const page = await caller.ask('reportComponent', {
        body: { ...bodyOf(odd, report), id: 'winst-en-verlies' },
      });
      const end = seen(page)
        .blocks.flatMap((block) => (block.kind === 'grid' ? block.rows : []))
        .find(({ emphasis }) => emphasis === 'end')?.cells[0];
      const cents = end?.kind === 'booked' ? Math.round(end.cents / 100) : Number.NaN;
      const digits = Math.abs(cents).toLocaleString('nl-NL');
      expect(shown(summary.slice(0, 1))).toContain(
        `€\u00a0${digits} ${cents < 0 ? 'verlies' : 'winst'}`,
      );
    }
  });

  it('is kept until it is renewed, and says when the books have changed since', async () => {
    const projectId = await imported((await generatedFiles(ODD, 'multivers')).slice(0, 1));
    const [report] = (await reportsOf(projectId)).filter(({ type }) => type === 'kwartaal');
    if (!report) throw new Error('no quarter');
    const first = await ask(projectId, report);
    expect(first.outdated).toBe(false);
    test.setNow('2025-03-18T10:05:00Z');
    expect(await ask(projectId, report)).toEqual(first);
    const accounts = await caller.ask('projectAccounts', { query: { project_id: projectId } });
    const account = accounts.accounts.find(({ groep }) => groep.startsWith('omzet_'));
    const changes = [{ rekening: account?.rekening ?? '', groep: 'overige_opbrengsten' }];
    await caller.ask('mapAccounts', { body: { project_id: projectId, changes } });
    const old = await ask(projectId, report);
    expect(old).toMatchObject({ outdated: true, created_at: first.created_at });
    expect(shown(old.summary)).toBe(shown(first.summary));
    // Their figures may be others by now, so they open nothing.
    expect(old.summary.every(({ figures }) => Object.keys(figures).length === 0)).toBe(true);
    const renewed = await ask(projectId, report, { refresh: true });
    expect(renewed).toMatchObject({ outdated: false, created_at: '2025-03-18T10:05:00.000Z' });
    expect(await ask(projectId, report)).toEqual(renewed);
    test.setNow('2025-03-18T10:00:00Z');
  });

  it('is not called outdated by a budget, which says nothing of it', async () => {
    const projectId = await imported((await generatedFiles(ODD, 'multivers')).slice(0, 1));
    const [report] = (await reportsOf(projectId)).filter(({ type }) => type === 'kwartaal');
    if (!report) throw new Error('no quarter');
    const first = await ask(projectId, report);
    await test.database.rows(
      'UPDATE projects SET books_version = books_version + 1 WHERE project_id = $1',
      [projectId],
    );
    test.setNow('2025-03-18T10:05:00Z');
    expect(await ask(projectId, report)).toEqual(first);
    expect(await ask(projectId, report)).toEqual(first);
    test.setNow('2025-03-18T10:00:00Z');
  });

  it('says that it is provisional, and what there is nothing to compare with', async () => {
    const reports = await reportsOf(odd);
    const running = reports.find(({ voorlopig }) => voorlopig);
    const oldest = reports.filter(({ type }) => type === 'maand').at(-1);
    if (!running || !oldest) throw new Error('no such reports');
    expect(shown((await ask(odd, running)).summary)).toContain('Deze cijfers zijn voorlopig');
    expect(shown((await ask(odd, oldest)).summary)).toContain('Een vergelijking is er niet');
    const budget = await ask(odd, oldest, { vergelijking: 'begroting' });
    expect(shown(budget.summary)).not.toContain('undefined');
  });
});
