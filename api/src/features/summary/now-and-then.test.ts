import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { months } from '../../testing/shop.ts';
import { shown } from '../../testing/shown.ts';
import { capital, smallBooks, throughBank, usual } from '../../testing/small-books.ts';

/** Every month omzet of 50,000 and rent of 4,000; insurance of 9,000 in March, June and so on. */
const entries = months(2024).flatMap((month, index) => {
  const paid = (account: string, euros: number) => throughBank(`${month}-15`, account, euros);
  const insurance = index % 3 === 2 ? [paid('4500', 9_000)] : [];
  const once = month === '2024-11' ? [paid('4300', 7_000)] : [];
  return [paid('8000', -50_000), paid('4100', 4_000), ...insurance, ...once];
});

describe('bills that come now and then', () => {
  const { test, caller } = signedIn({ now: '2025-06-18T10:00:00Z' });
  let project_id: string;
  beforeAll(async () => {
    const content = smallBooks({
      year: 2024,
      made: '2025-02-01',
      accounts: [
        ...usual('0500', '1000', '4100', '8000'),
        ['4300', 'Reclame', 'P', 'WBedVkkRea'],
        ['4500', 'Verzekering', 'P', 'WBedAssAov'],
      ],
      opening: capital(10_000_000),
      entries,
    });
    project_id = await projectWith(test, caller, [content]);
  });

  async function said(naam: string): Promise<Record<string, string>> {
    const { reports } = await caller.ask('filters', { query: { project_id } });
    const report = reports.find((entry) => entry.naam === naam);
    if (!report) throw new Error(`there is no report ${naam}`);
    const { type, periode_min, periode_max } = report;
    const body = { project_id, type, periode_min, periode_max };
    const { summary } = await caller.ask('reportSummary', { body });
    return Object.fromEntries(summary.map(({ key, text }) => [key, shown(text)]));
  }

  it('are no good news in a month without them, and no bad news in one with them', async () => {
    const october = await said('Oktober 2024');
    expect(october['goed']).not.toMatch(/verzekering/i);
    const september = await said('September 2024');
    expect(september['aandacht']).toContain(
      'Behalve wat niet elke maand komt was geen enkele post duidelijk slechter dan in augustus 2024.',
    );
  });

  it('are told where a cost comes for the first time, or goes on', async () => {
    const { aandacht } = await said('November 2024');
    expect(aandacht).toMatch(/kwamen uit op € 7\.000; in oktober 2024 waren ze er niet/);
  });
});
