import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { judge } from '../../testing/words/judge.ts';
import { judgedLedger } from '../../testing/words/judged.ts';
import type { JudgedLedger } from '../../testing/words/ledger.ts';
import { shown } from '../../testing/shown.ts';
import { capital, smallBooks, throughBank, usual } from '../../testing/small-books.ts';

type Booked = readonly [month: number, account: string, euros: number];

/** Debit positive, in whole euros, against the bank. */
const entry = ([month, account, euros]: Booked) =>
  throughBank(`2024-${String(month).padStart(2, '0')}-15`, account, euros);

/** Omzet, rent, and what changes besides. */
const BOOKED: readonly Booked[] = [
  [1, '8000', -100_000],
  [1, '4100', 2_000],
  // The omzet 60,000 lower, and nothing else.
  [2, '8000', -40_000],
  [2, '4100', 2_000],
  // 40,000 more, and a profit of 38,000 becomes a loss of 12,000 by the rent.
  [3, '8000', -80_000],
  [3, '4100', 92_000],
  [4, '8000', -40_000],
  [4, '4100', 10_000],
  // Interest 25,000 and tax 4,000, both of nothing.
  [5, '8000', -40_000],
  [5, '4100', 10_000],
  [5, '9000', 25_000],
  [5, '9900', 4_000],
  // Interest 46,000, of which 20,000 to another bank, and tax 1,000.
  [6, '8000', -40_000],
  [6, '4100', 10_000],
  [6, '9000', 26_000],
  [6, '9010', 20_000],
  [6, '9900', 1_000],
  // 35,000 interest paid, 38,000 received: together 3,000 income.
  [7, '8000', -40_000],
  [7, '4100', 10_000],
  [7, '9000', 35_000],
  [7, '9020', -38_000],
  [7, '9900', 1_000],
  // The same, with 2,000 less received: 1,000 income.
  [8, '8000', -40_000],
  [8, '4100', 10_000],
  [8, '9000', 35_000],
  [8, '9020', -36_000],
  [8, '9900', 1_000],
  // A loss on a participation, and a building that is worth less.
  [9, '8000', -40_000],
  [9, '4100', 10_000],
  [9, '9000', 35_000],
  [9, '9020', -36_000],
  [9, '9900', 1_000],
  [9, '9700', 7_000],
  [9, '4900', 6_000],
];

describe('what the summary tells of rente, belasting and omzet', () => {
  const { test, caller } = signedIn({ now: '2025-06-18T10:00:00Z' });
  let project_id: string;
  let ledger: JudgedLedger;
  beforeAll(async () => {
    const content = smallBooks({
      year: 2024,
      made: '2025-02-01',
      accounts: [
        ...usual('0500', '1000', '4100', '8000', '9000', '9900'),
        ['4900', 'Afwaardering pand', 'P', 'WWvi'],
        ['9010', 'Rente hypotheek', 'P', 'WFbeRlsRal'],
        ['9020', 'Ontvangen rente', 'P', 'WFbeRenRba'],
        ['9700', 'Resultaat deelneming', 'P', 'WRed'],
      ],
      opening: capital(2_000_000),
      entries: BOOKED.map(entry),
    });
    project_id = await projectWith(test, caller, [content]);
    ledger = await judgedLedger(caller, project_id, [content]);
  });

  /** The words of the summary of a month, by part. */
  async function said(naam: string): Promise<Record<string, string>> {
    const { reports } = await caller.ask('filters', { query: { project_id } });
    const report = reports.find((entry) => entry.naam === naam);
    if (!report) throw new Error(`there is no report ${naam}`);
    const { type, periode_min, periode_max } = report;
    const body = { project_id, type, periode_min, periode_max };
    const { summary } = await caller.ask('reportSummary', { body });
    expect(judge(ledger, body, summary).failures).toEqual([]);
    expect(await new Opener(caller, project_id).faults(summary)).toEqual([]);
    return Object.fromEntries(summary.map(({ key, text }) => [key, shown(text)]));
  }

  it('never says that no heading got worse or better where the omzet did', async () => {
    const { hoofdlijn, aandacht } = await said('Februari 2024');
    expect(hoofdlijn).toContain('De omzet daalde met € 60.000 (-60,0%) naar € 40.000.');
    expect(aandacht).toBe(
      'Behalve de omzet was geen enkele post duidelijk slechter dan in januari 2024.',
    );
    const march = await said('Maart 2024');
    expect(march['goed']).toBe(
      'Behalve de omzet was geen enkele post duidelijk beter dan in februari 2024.',
    );
    expect(march['aandacht']).toContain('De huisvestingskosten stegen met € 90.000');
  });

  it('tells rente and belasting as costs', async () => {
    const may = await said('Mei 2024');
    expect(may['aandacht']).toContain(
      'De financiële lasten kwamen uit op € 25.000; in april 2024 waren ze er niet.',
    );
    expect(may['aandacht']).toContain(
      'De belastingen kwamen uit op € 4.000; in april 2024 waren ze er niet.',
    );
    expect(may['vragen']).toContain(
      'Waardoor is het saldo van financiële baten en lasten slechter?',
    );
    const june = await said('Juni 2024');
    expect(june['aandacht']).toContain(
      'De financiële lasten stegen met € 21.000 (+84,0%) naar € 46.000, vooral door € 20.000 meer op ‘Rente hypotheek’.',
    );
    expect(june['goed']).toContain('De belastingen daalden met € 3.000 (-75,0%) naar € 1.000.');
  });

  it('tells received rente as income, and what turned as a balance of both', async () => {
    const july = await said('Juli 2024');
    expect(july['hoofdlijn']).toContain(
      'Dat komt vooral door het saldo van financiële baten en lasten (€ 49.000; € 38.000 op ‘Ontvangen rente’).',
    );
    // It may come once: that is asked, and is no good news.
    expect(july['goed']).not.toContain('financiële');
    expect(july['vragen']).toContain('Is de opbrengst van € 38.000 op ‘Ontvangen rente’ eenmalig?');
    expect((await said('Augustus 2024'))['aandacht']).toContain(
      'De financiële baten daalden met € 2.000 (-66,7%) naar € 1.000',
    );
  });

  it('tells a loss on a participation and on the value of what is owned', async () => {
    const { aandacht } = await said('September 2024');
    expect(aandacht).toContain(
      'Het resultaat uit deelnemingen was in september 2024 € 7.000 negatief; in augustus 2024 was dat er niet.',
    );
    expect(aandacht).toContain(
      'De waardeveranderingen kwamen uit op € 6.000; in augustus 2024 waren ze er niet.',
    );
  });
});
