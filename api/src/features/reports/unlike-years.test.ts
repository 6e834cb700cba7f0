import type { FilterItem } from '@kengetal/contract';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { capital, posting, smallBooks, usual } from '../../testing/small-books.ts';
import { Looking, rowOf, tableOf, type Look } from './testing/looking.ts';

jest.setTimeout(60_000);

const ACCOUNTS = usual('0500', '1000', '4100', '8000');

/** Each month € 10,000 of sales and € 2,000 of rent; opens with € 8,000 for each month before. */
function year(start: string, end: string, before: number): string {
  const index = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const months = Array.from({ length: index(end) - index(start) + 1 }, (_, month) => {
    const at = index(start) + month;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
  const cents = 5_000_000 + before * 800_000;
  return smallBooks({
    accounts: ACCOUNTS,
    year: [start, end],
    made: '2026-01-20',
    opening: capital(cents),
    entries: months.flatMap((month) => [
      posting(`${month}-05`, '1000', '8000', 1_000_000),
      posting(`${month}-25`, '4100', '1000', 200_000),
    ]),
  });
}

describe('short and long fiscal years', () => {
  const { test, caller } = signedIn({ now: '2026-02-18T10:00:00Z' });

  /** Heading of the comparison, and a row in euros, hundredths of a percent, or why not. */
  const shown = async (looking: Looking, id: string, naam: string, row: string, look?: Look) => {
    const page = await looking.component(id, await looking.report(naam), look);
    expect(await new Opener(caller, looking.projectId).faults(page)).toEqual([]);
    const cells = rowOf(page, row).slice(0, 4);
    const [one, other, apart, percent] = cells.map((cell) => {
      if (cell.kind === 'absent') return cell.reason;
      return cell.kind === 'derived' ? cell.value : cell.cents / 100;
    });
    return [tableOf(page).columns[1]?.label, one, other, apart, percent];
  };
  const OMZET = ['winst-en-verlies', 'totaal_netto_omzet'] as const;
  const omzet = (looking: Looking, naam: string, look?: Look) =>
    shown(looking, OMZET[0], naam, OMZET[1], look);
  const summaryOf = async (looking: Looking, naam: string) => {
    const { type, periode_min, periode_max } = await looking.report(naam);
    const body = { project_id: looking.projectId, type, periode_min, periode_max };
    const { summary } = await caller.ask('reportSummary', { body });
    return summary.map(({ text }) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).join(' ');
  };

  describe('of which the first has eleven months', () => {
    let looking: Looking;
    beforeAll(async () => {
      looking = await Looking.at(test, caller, [
        year('2024-02-01', '2024-12-31', 0),
        year('2025-01-01', '2025-12-31', 11),
      ]);
    });

    it('hold a quarter against as many months as it has', async () => {
      const row = ['Oktober t/m december 2024', 30_000, 30_000, 0, 0];
      expect(await omzet(looking, '1e kwartaal 2025')).toEqual(row);
      const text = await summaryOf(looking, '1e kwartaal 2025');
      expect(text).toContain('De omzet bleef vrijwel gelijk op €\u00a030.000');
    });

    it('show a year beside a shorter one, without a difference and with the reason', async () => {
      const why =
        'Boekjaar 2024 (feb – dec) telt 11 maanden en boekjaar 2025 telt er 12: dat is niet te vergelijken.';
      expect(await omzet(looking, 'Boekjaar 2025')).toEqual([
        'Boekjaar 2024 (feb – dec)',
        120_000,
        110_000,
        why,
        why,
      ]);
      const text = await summaryOf(looking, 'Boekjaar 2025');
      expect(text).toContain(`Een vergelijking is er niet: b${why.slice(1)}`);
      expect(text).not.toMatch(/omzet steeg|€\u00a08\.000 meer/);
      const { results } = await caller.ask('reportResults', {
        query: { project_id: looking.projectId },
      });
      const of2025 = results.find(
        ({ type, periode_max }) => type === 'jaar' && periode_max === 202512,
      );
      expect(of2025).toMatchObject({ change: null, comparison: { kind: 'absent', reason: why } });
    });

    it('hold balances and shares against those of a shorter year', async () => {
      // 50,000 and 8,000 for each of 23 and 11 months; 96,000 of 138,000.
      expect(await shown(looking, 'balans', 'Boekjaar 2025', 'liquide_middelen')).toEqual([
        'Eind december 2024',
        234_000,
        138_000,
        9_600_000,
        6_957,
      ]);
      const page = await looking.component('kengetallen', await looking.report('Boekjaar 2025'));
      const items = page.blocks.flatMap((block) => (block.kind === 'figures' ? block.items : []));
      // 8,000 of 10,000 in both.
      expect(items.find(({ key }) => key === 'nettomarge')).toMatchObject({
        figure: { value: 8_000 },
        comparison: { value: 8_000 },
      });
    });

    it('hold nothing of a year against a shorter one on the dashboard and under Winst & Verlies', async () => {
      const filters: FilterItem[] = [
        { column: 'periode', operator: 'between', value: [202501, 202512] },
      ];
      const body = { project_id: looking.projectId, filters };
      const dashboard = await caller.ask('pages', { body: { ...body, page: 'dashboard' } });
      const items = dashboard.blocks.flatMap((block) =>
        block.kind === 'figures' ? block.items : [],
      );
      expect(items.find(({ key }) => key === 'omzet')?.change).toBeUndefined();
      expect(items.find(({ key }) => key === 'bank_en_kas')?.change).toBeDefined();
      const view = { vergelijking: 'vorige_periode' } as const;
      const profits = await caller.ask('pages', {
        body: { ...body, page: 'analytics-profits', view },
      });
      expect(JSON.stringify(profits)).toContain('telt 11 maanden');
    });
  });

  it('refuse the year before of a year longer than that, as it holds months of its own', async () => {
    const looking = await Looking.at(test, caller, [
      year('2022-10-01', '2023-09-30', 0),
      year('2023-10-01', '2024-12-31', 12),
    ]);
    const naam = 'Boekjaar 2023/2024 (okt 2023 – dec 2024)';
    const why =
      'Deze periode is langer dan een jaar en valt deels samen met dezelfde periode een jaar eerder.';
    const [, ...amounts] = await omzet(looking, naam, { vergelijking: 'vorig_jaar' });
    expect(amounts).toEqual([150_000, why, why, why]);
    // A balance is a moment: 50,000 and 8,000 for each of 27 and 15 months.
    const look = { vergelijking: 'vorig_jaar' } as const;
    const balance = await shown(looking, 'balans', naam, 'liquide_middelen', look);
    expect(balance.slice(0, 4)).toEqual(['Eind december 2023', 266_000, 170_000, 9_600_000]);
    const unlike = `Boekjaar 2022/2023 telt 12 maanden en b${naam.slice(1)} telt er 15: dat is niet te vergelijken.`;
    expect(await omzet(looking, naam)).toEqual([
      'Boekjaar 2022/2023',
      150_000,
      120_000,
      unlike,
      unlike,
    ]);
  });

  it('hold a year against the two short ones before it, which have as many months together', async () => {
    const looking = await Looking.at(test, caller, [
      year('2023-01-01', '2023-06-30', 0),
      year('2023-07-01', '2023-12-31', 6),
      year('2024-01-01', '2024-12-31', 12),
    ]);
    const row = ['Januari t/m december 2023', 120_000, 120_000, 0, 0];
    expect(await omzet(looking, 'Boekjaar 2024')).toEqual(row);
  });
});
