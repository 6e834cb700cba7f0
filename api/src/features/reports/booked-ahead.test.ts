import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { capital, smallBooks, usual, type SmallBooks } from '../../testing/small-books.ts';
import { shownText } from '../../books/figures/words.ts';
import { booked, checksIn, Looking, rowOf, tableOf, type Look } from './testing/looking.ts';

jest.setTimeout(60_000);

const ACCOUNTS = usual('0200', '0500', '1000', '4100', '8000');
type Entry = SmallBooks['entries'][number];
const entry = (day: string, [debit, credit]: [string, string], euros: number): Entry => ({
  day,
  lines: [
    [debit, euros * 100],
    [credit, euros * -100],
  ],
});
const sale = (day: string, euros: number) => entry(day, ['1000', '8000'], euros);
const rent = (day: string, euros: number) => entry(day, ['4100', '1000'], euros);

const MONTHS = { column: 'periode' as const, operator: 'between' as const };

/**
 * Read on 12 March 2025. Opens with 50,000 in the bank; February brings 10,000 and costs 2,000;
 * 5 March brings 10,000.
 */
const ENTRIES = [sale('2025-02-05', 10_000), rent('2025-02-06', 2_000), sale('2025-03-05', 10_000)];
/** Makes of March a loss of 30,000, with 28,000 in the bank: 50 + 10 - 2 + 10 - 40. */
const AHEAD = rent('2025-03-31', 40_000);

describe('what of a month that runs is booked after its day', () => {
  const { test, caller } = signedIn({ now: '2025-03-20T10:00:00Z' });

  const read = (...more: Entry[]) =>
    Looking.at(test, caller, [
      smallBooks({
        year: 2025,
        made: '2025-03-12',
        accounts: ACCOUNTS,
        opening: capital(5_000_000),
        entries: [...ENTRIES, ...more],
      }),
    ]);
  const told = async (looking: Looking, naam: string, look: Look = {}) => {
    const { type, periode_min, periode_max } = await looking.report(naam);
    const body = { project_id: looking.projectId, type, periode_min, periode_max, ...look };
    const answer = await caller.ask('reportSummary', { body });
    expect(await new Opener(caller, looking.projectId).faults(answer)).toEqual([]);
    return answer.summary.map(({ text }) => plain(text)).join(' ');
  };
  const pageOf = async (looking: Looking, page: 'dashboard' | 'analytics-overview') => {
    const filters = [{ ...MONTHS, value: [202503, 202503] }];
    const body = { project_id: looking.projectId, page, filters };
    const answer = await caller.ask('pages', { body });
    expect(await new Opener(caller, looking.projectId).faults(answer)).toEqual([]);
    return answer;
  };
  const dashboard = async (looking: Looking) => {
    const page = await pageOf(looking, 'dashboard');
    const texts = page.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
    return { said: plain(texts.join(' ')), notice: page.notice?.text };
  };
  const shown = async (looking: Looking, id: string, naam: string, look: Look = {}) => {
    const page = await looking.component(id, await looking.report(naam), look);
    expect(await new Opener(caller, looking.projectId).faults(page)).toEqual([]);
    const remarks = checksIn(page).filter(({ key }) => key.startsWith('vooruit_geboekt'));
    return { page, remarks: remarks.map(({ label }) => plain(label)) };
  };

  it('counts, and is told with the day that the books go up to, wherever the month is', async () => {
    const looking = await read(AHEAD);
    const sentence =
      'De gegevens gaan t/m 12 maart; boekingen van daarna tellen mee: € -40.000 resultaat en € -40.000 bank en kas.';
    const month = await told(looking, 'Maart 2025');
    expect(month).toContain('naar een verlies van € 30.000 in maart 2025.');
    expect(month).toContain(sentence);
    expect(month).not.toContain('1 t/m 12 maart');
    // 10,000 - 2,000 of February and 10,000 - 40,000 of March.
    const quarter = await told(looking, '1e kwartaal 2025');
    expect(quarter).toContain('In het 1e kwartaal 2025 leed je € 22.000 verlies');
    expect(quarter).toContain(sentence);
    const { said, notice } = await dashboard(looking);
    expect(said).toMatch(/^In maart 2025 kwam het resultaat uit op een verlies van € 30\.000/);
    expect(said).toContain(sentence);
    expect(notice).toBe(
      'Over maart 2025 is nog niet alles geboekt. De cijfers zijn van maart 2025, gegevens t/m 12 maart, en vergeleken met 1 t/m 12 februari 2025.',
    );
  });

  it('is named under every part of a report, of which no heading is of days alone', async () => {
    const looking = await read(AHEAD);
    const result = 'Telt mee: geboekt na 12 maart 2025, resultaat € -40.000';
    const money = 'Telt mee: geboekt na 12 maart 2025, liquide middelen € -40.000';
    const balance = await shown(looking, 'balans', 'Maart 2025');
    expect(tableOf(balance.page).columns[0]?.label).toBe('Eind maart 2025, gegevens t/m 12 mrt');
    expect(booked(rowOf(balance.page, 'rekening_1000')[0]).cents).toBe(2_800_000);
    expect(balance.remarks).toEqual([money]);
    const statement = await shown(looking, 'winst-en-verlies', 'Boekjaar 2025');
    expect(tableOf(statement.page).columns[0]?.label).toBe(
      'Boekjaar 2025 t/m mrt, gegevens t/m 12 mrt',
    );
    expect(statement.remarks).toEqual([result]);
    const so_far = await shown(looking, 'kosten', 'Maart 2025', { weergave: 'cumulatief' });
    expect(tableOf(so_far.page).columns[0]?.label).toBe(
      'Cumulatief t/m mrt 2025, gegevens t/m 12 mrt',
    );
    expect(so_far.remarks).toEqual([result]);
    expect((await shown(looking, 'kasstroom', 'Maart 2025')).remarks).toEqual([money]);
    const ratios = await shown(looking, 'kengetallen', 'Maart 2025');
    expect(ratios.remarks).toEqual([result]);
    expect(JSON.stringify(ratios.page)).not.toMatch(/1 t\/m 12 maart|"12 maart/);
  });

  it('does not make a column of analytics one of days alone', async () => {
    const { blocks } = await pageOf(await read(AHEAD), 'analytics-overview');
    const names = blocks.flatMap((block) => (block.kind === 'grid' ? block.columns : []));
    expect(names.find(({ role }) => role === 'current')?.naam).toBe(
      'maart 2025, gegevens t/m 12 mrt',
    );
  });

  it('is told of a balance too when it is no result', async () => {
    const looking = await read(entry('2025-03-20', ['0200', '1000'], 25_000));
    expect((await shown(looking, 'winst-en-verlies', 'Maart 2025')).remarks).toEqual([]);
    expect((await shown(looking, 'balans', 'Maart 2025')).remarks).toEqual([
      'Telt mee: geboekt na 12 maart 2025, liquide middelen € -25.000',
    ]);
    expect(await told(looking, 'Maart 2025')).toContain(
      'boekingen van daarna tellen mee: € -25.000 bank en kas.',
    );
  });

  it('is not told where there is none: the period is called by its days', async () => {
    const looking = await read(sale('2025-03-12', 500));
    const balance = await shown(looking, 'balans', 'Maart 2025');
    expect(tableOf(balance.page).columns[0]?.label).toBe('12 maart 2025');
    expect(balance.remarks).toEqual([]);
    expect(await told(looking, 'Maart 2025')).toContain('Van 1 t/m 12 maart 2025 maakte je');
    const { said, notice } = await dashboard(looking);
    expect(said).toMatch(/^Van 1 t\/m 12 maart 2025 kwam/);
    expect(notice).toContain('De cijfers zijn van 1 t/m 12 maart 2025,');
  });
});

/** A text as it is read. */
function plain(text: string): string {
  return shownText(text).replaceAll('\u00a0', ' ');
}
