import type { Comparison } from '@kengetal/contract';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { smallBooks, usual } from '../../testing/small-books.ts';
import { seen } from '../../testing/tables.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Each month of 2025 sales of 10.000 and rent of 2.000. */
const BOOKS = smallBooks({
  year: 2025,
  made: '2026-01-18',
  accounts: [...usual('1000', '8000'), ['4100', 'Huur', 'P', 'WBedHuiHui']],
  entries: MONTHS.map((month) => ({
    day: `2025-${month}-05`,
    lines: [
      ['1000', 800_000],
      ['4100', 200_000],
      ['8000', -1_000_000],
    ],
  })),
});

describe('a budget of a part of the year', () => {
  const { test, caller } = signedIn({ now: '2026-02-18T10:00:00Z' });
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [BOOKS]);
  });

  const load = async (text: string) => {
    const content = Buffer.from(text).toString('base64');
    const body = { project_id, boekjaar: '2025', filename: 'half.csv', content };
    const { warnings } = await caller.ask('uploadBudget', { body });
    return new Map(warnings.map(({ code, message }) => [code, message]));
  };
  const look = async (naam: string) => {
    const { reports } = await caller.ask('filters', { query: { project_id } });
    const { type, periode_min, periode_max } = reports.find((one) => one.naam === naam) ?? {};
    if (!type || !periode_min || !periode_max) throw new Error(`no report ${naam}`);
    const vergelijking: Comparison = 'begroting';
    return { project_id, type, periode_min, periode_max, vergelijking };
  };
  /** What was budgeted of the sales of a report. */
  const budgeted = async (naam: string) => {
    const body = { ...(await look(naam)), id: 'winst-en-verlies' };
    const page = seen(await caller.ask('reportComponent', { body }));
    const table = page.blocks.find((block) => block.kind === 'grid');
    return table?.rows.find(({ key }) => key === 'totaal_netto_omzet')?.cells[1];
  };
  const summaryOf = async (naam: string) => {
    const { summary } = await caller.ask('reportSummary', { body: await look(naam) });
    return summary.map(({ text }) => text).join(' ');
  };

  const HALF = 'Rekening;jan;feb;mrt;apr;mei;jun\n8000;9000;9000;9000;9000;9000;9000';

  it('is told at once, with the groups that it leaves out', async () => {
    const warnings = await load(HALF);
    expect(warnings.get('ontbrekende_maanden')).toMatch(
      /^Geen bedragen voor: juli t\/m december 2025\. /,
    );
    expect(warnings.get('niet_begroot')).toMatch(
      /^Wel geboekt, maar niet begroot: Huisvestingskosten\. /,
    );
    const gaps = await load('Rekening;jan;feb;mei\n8000;1;2;3\n4100;1;2;3');
    expect(gaps.get('ontbrekende_maanden')).toMatch(/: maart t\/m april 2025, juni t\/m december /);
    expect(gaps.has('niet_begroot')).toBe(false);
  });

  it('compares the months that it has, and says of the others that there is none', async () => {
    await load(HALF);
    expect(await budgeted('Juni 2025')).toMatchObject({ kind: 'budget', cents: 900_000 });
    expect(await budgeted('2e kwartaal 2025')).toMatchObject({ kind: 'budget', cents: 2_700_000 });
    const reason = 'Voor juli 2025 is geen begroting geladen.';
    expect(await budgeted('Boekjaar 2025')).toMatchObject({ kind: 'absent', reason });
    expect(await budgeted('Augustus 2025')).toMatchObject({
      kind: 'absent',
      reason: 'Voor augustus 2025 is geen begroting geladen.',
    });
    expect(await summaryOf('Augustus 2025')).not.toMatch(/niet begroot|boven de begroting/);
    expect(await summaryOf('Boekjaar 2025')).not.toMatch(/boven de begroting|100,0/);
  });

  it('counts a zero that is written as budgeted', async () => {
    const warnings = await load(`${HALF};0`.replace('jun', 'jun;jul'));
    expect(warnings.get('ontbrekende_maanden')).toMatch(/: augustus t\/m december 2025\. /);
    expect(await budgeted('Juli 2025')).toMatchObject({ kind: 'budget', cents: 0 });
  });
});
