import type { Finding } from '../finding.ts';
import type { JournalEntry } from '../../../testing/journal-books.ts';
import { signedIn } from '../../../testing/running.ts';
import { companyBooks, purchase, yearEnd } from '../testing/company.ts';
import { foundIn, sentencesOf } from '../testing/found.ts';

const IDS = [
  'R1',
  'R2',
  'R3',
  'R4',
  'D1',
  'D2',
  'M1',
  'M2',
  'G1',
  'G2',
  'G3',
  'V1',
  'V2',
  'V3',
  'V4',
];
const ACCOUNTS = IDS.map((id, at) => [`4${700 + at}`, `Kosten ${id}`, 'P', 'WBedKanTef'] as const);
/** Of its own, but for suppliers of which one came beside, or in the place of, another. */
const SHARED: Record<string, string> = { V2: 'V1', V4: 'V3' };
const accountOf = (id: string) => `4${700 + IDS.indexOf(SHARED[id] ?? id)}`;

/** A bill on the fifth of each month of a year; nothing for no euros. */
function bills(year: number, id: string, euros: (month: number) => number): JournalEntry[] {
  return Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) => {
    const [amount, day] = [euros(month), `${year}-${String(month).padStart(2, '0')}-05`];
    if (amount === 0) return [];
    const number = `${id}-${year}${month}`;
    return [purchase(number, day, id, number, amount, `Abonnement ${id}`, accountOf(id))];
  });
}

const year = (of: number, euros: Record<string, (month: number) => number>) =>
  companyBooks({
    year: of,
    relations: IDS.map((id) => [id, `Leverancier ${id}`, 'S'] as const),
    accounts: ACCOUNTS,
    purchases: Object.entries(euros).flatMap(([id, amount]) => bills(of, id, amount)),
    bank: [yearEnd(of)],
  });

describe('costs that come back', () => {
  const world = signedIn({ now: '2025-01-10T10:00:00Z' });
  let findings: Finding[];
  beforeAll(async () => {
    findings = await foundIn(world, [
      year(2023, {
        R1: () => 500,
        R2: () => 500,
        R3: () => 500,
        R4: () => 500,
        D1: () => 200,
        D2: () => 200,
        M1: () => 300,
        M2: () => 400,
        V1: () => 242,
        V3: () => 242,
        G1: () => 1000,
        G2: (month) => (month === 12 ? 1600 : 1000),
        G3: () => 1000,
      }),
      year(2024, {
        // 5 % from June; 4.8 %; one month more and back; up and back again.
        R1: (month) => (month < 6 ? 500 : 525),
        R2: (month) => (month < 6 ? 500 : 524),
        R3: (month) => (month === 9 ? 550 : 500),
        R4: (month) => (month < 6 || month > 9 ? 500 : 550),
        // Nearly double from August; one double month.
        D1: (month) => (month < 8 ? 200 : 350),
        D2: (month) => (month === 8 ? 400 : 200),
        // Another beside it from May; another in its place.
        V1: () => 242,
        V2: (month) => (month < 5 ? 0 : 268),
        V3: (month) => (month < 6 ? 242 : 0),
        V4: (month) => (month < 5 ? 0 : 268),
        // Nothing in October; a series that ended in July.
        M1: (month) => (month === 10 ? 0 : 300),
        M2: (month) => (month < 8 ? 400 : 0),
        // December 25 % higher; as high a year before; 24 % higher.
        G1: (month) => (month === 12 ? 1250 : 1000),
        G2: (month) => (month === 12 ? 1600 : 1000),
        G3: (month) => (month === 12 ? 1240 : 1000),
      }),
    ]);
  });

  it('and became dearer are found from 5 % on, where it stays', () => {
    expect(sentencesOf(findings, 'prijsverhoging')).toEqual([
      'Leverancier R1 kost sinds juni 2024 € 525,00 per maand, 5,0% meer dan de € 500,00 daarvoor.',
    ]);
    // 25.00 a month.
    const rise = findings.find(({ detector }) => detector === 'prijsverhoging');
    expect(rise?.effect).toMatchObject({
      per: 'per_jaar',
      figure: {
        value: 30_000,
        terms: [{ label: 'Meer per maand', factor: 12, figure: { value: 2_500 } }],
      },
    });
    const [chart] = rise?.blocks ?? [];
    expect(chart).toMatchObject({
      kind: 'series',
      highlight: { periode_min: 202406, periode_max: 202412 },
    });
    const figures = chart?.kind === 'series' ? (chart.series[0]?.figures ?? []) : [];
    expect(figures.map((figure) => figure.kind === 'booked' && figure.cents)).toEqual([
      ...[50_000, 50_000, 50_000, 50_000, 50_000],
      ...[52_500, 52_500, 52_500, 52_500, 52_500, 52_500, 52_500],
    ]);
  });

  it('and nearly doubled are found, where it stays', () => {
    expect(sentencesOf(findings, 'verdubbeld')).toEqual([
      'Leverancier D1 kost sinds augustus 2024 € 350,00 per maand, tegen € 200,00 daarvoor.',
      'Je betaalt sinds mei twee keer voor kosten V1: naast Leverancier V2 kost Leverancier V1 nog € 242,00 per maand.',
    ]);
  });

  it('and were not booked once are found, but for what ended', () => {
    expect(sentencesOf(findings, 'boeking_ontbreekt')).toEqual([
      'Leverancier M1 is in oktober 2024 niet geboekt; de keer ervoor was het € 300,00.',
    ]);
  });

  it('and rose by a quarter in the last month are found, but for the season', () => {
    expect(sentencesOf(findings, 'kosten_gestegen')).toEqual([
      'Kosten G1 kostte in december 2024 € 1.250,00, 25,0% meer dan de € 1.000,00 gemiddeld in de drie maanden ervoor.',
    ]);
  });
});
