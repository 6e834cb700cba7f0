import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { smallBooks } from '../../testing/small-books.ts';

/** Every month omzet of 50,000 and rent of 4,000; insurance of 9,000 in March, June and so on. */
const entries = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) => {
  const day = `2024-${String(month).padStart(2, '0')}-15`;
  const booked = (account: string, cents: number) => ({
    day,
    lines: [[account, cents] as const, ['1000', -cents] as const],
  });
  const insurance = month % 3 === 0 ? [booked('4500', 900_000)] : [];
  const once = month === 11 ? [booked('4300', 700_000)] : [];
  return [booked('8000', -5_000_000), booked('4100', 400_000), ...insurance, ...once];
});

describe('bills that come now and then', () => {
  const { test, caller } = signedIn({ now: '2025-06-18T10:00:00Z' });
  let project_id: string;
  beforeAll(async () => {
    const content = smallBooks({
      start: '2024-01-01',
      end: '2024-12-31',
      made: '2025-02-01',
      accounts: [
        ['0500', 'Reserve', 'B', 'BEivOvrAlr'],
        ['1000', 'Bank', 'B', 'BLimBanRba'],
        ['4100', 'Huur', 'P', 'WBedHuiBeh'],
        ['4300', 'Reclame', 'P', 'WBedVkkRea'],
        ['4500', 'Verzekering', 'P', 'WBedAssAov'],
        ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
      ],
      opening: [
        ['1000', 10_000_000],
        ['0500', -10_000_000],
      ],
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
    const shown = (text: string) =>
      text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\u00a0', ' ');
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
