import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { shown } from '../../testing/shown.ts';
import { capital, smallBooks, throughBank, usual } from '../../testing/small-books.ts';

type Booked = readonly [month: number, account: string, euros: number];
const MONTHS = [1, 2, 3, 4, 5, 6, 8] as const;

/** Debit positive, against the bank; nothing at all in July. */
const BOOKED: readonly Booked[] = [
  ...MONTHS.flatMap((month): Booked[] => [
    [month, '8000', -50_000],
    [month, '4000', 10_000],
  ]),
  // No cost price in March, no rent in April.
  ...MONTHS.filter((month) => month !== 3).map((month): Booked => [month, '7000', 20_000]),
  ...MONTHS.filter((month) => month !== 4).map((month): Booked => [month, '4100', 3_000]),
  // A refund in May, of 8,000 more than was spent.
  [4, '4500', 2_000],
  [5, '4500', -8_000],
  // An income that comes once, in June.
  [6, '8900', 9_000 * -1],
];

describe('what is not sure', () => {
  const { test, caller } = signedIn({ now: '2025-06-18T10:00:00Z' });
  let project_id: string;
  beforeAll(async () => {
    const content = smallBooks({
      year: 2024,
      made: '2025-02-01',
      accounts: [
        ...usual('0500', '1000', '4000', '4100', '8000'),
        ['4500', 'Reclame', 'P', 'WBedVkkRea'],
        ['7000', 'Inkoop', 'P', 'WKprKvgKvg'],
        ['8900', 'Schadevergoeding', 'P', 'WOvbOpr'],
      ],
      opening: capital(10_000_000),
      entries: BOOKED.map(([month, account, euros]) =>
        throughBank(`2024-${String(month).padStart(2, '0')}-15`, account, euros),
      ),
    });
    project_id = await projectWith(test, caller, [content]);
  });

  async function said(type: 'maand' | 'kwartaal', periode_min: number, periode_max = periode_min) {
    const body = { project_id, type, periode_min, periode_max };
    const { summary } = await caller.ask('reportSummary', { body });
    return Object.fromEntries(summary.map(({ key, text }) => [key, shown(text)]));
  }

  it.each([
    [
      'a lost cost price',
      202403,
      /kostprijs|brutomarge|over als winst/,
      'Waarom is er in maart 2024 geen kostprijs van de omzet geboekt?',
    ],
    [
      'a missing bill',
      202404,
      /daalde|geboekt/,
      'Ontbreekt er een boeking op ‘Huur’ (in maart 2024 nog € 3.000)?',
    ],
    [
      'a credit',
      202405,
      /verkoopkosten (?:daalden|waren)/,
      'Is de creditboeking van € 8.000 op ‘Reclame’ eenmalig?',
    ],
    [
      'an income of once',
      202406,
      /opbrengsten kwamen/,
      'Is de opbrengst van € 9.000 op ‘Schadevergoeding’ eenmalig?',
    ],
  ])('is no good news: %s', async (_, month, never, question) => {
    const { goed, vragen } = await said('maand', month);
    expect(goed).not.toMatch(never);
    expect(vragen).toContain(question);
  });

  it('is no good news: a quarter in which a month was not booked', async () => {
    const { hoofdlijn, goed } = await said('kwartaal', 202407, 202409);
    expect(hoofdlijn).toContain('In juli en september 2024 is niets geboekt.');
    expect(goed).not.toMatch(/kosten daalden|over als winst/);
  });

  it('is named as a cause all the same', async () => {
    const { hoofdlijn } = await said('maand', 202403);
    expect(hoofdlijn).toContain('Dat komt vooral door € 20.000 minder kostprijs van de omzet.');
  });
});
