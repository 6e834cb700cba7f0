import type { Question } from '@kengetal/contract';
import { values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { capital, smallBooks, throughBank, usual } from '../../testing/small-books.ts';

const ACCOUNTS = usual('0500', '1000', '8000');

/** Each month as much omzet; a withdrawal from the reserve in the last month of a year. */
const year = (start: string, end: string, omzet: readonly number[], taken: number) => {
  const first = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1;
  const entries = omzet.map((amount, month) => {
    const at = first + month;
    const day = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-10`;
    return throughBank(day, '8000', -amount);
  });
  return smallBooks({
    ...{ year: [start, end], made: '2026-01-20', accounts: ACCOUNTS, opening: capital(100_000) },
    entries: [...entries, throughBank(end, '0500', taken)],
  });
};

describe('periods of which one is longer', () => {
  // € 100 a month up to December 2022, and € 200, € 300 and € 400 in the calendar years behind it.
  const { click } = asking(
    [
      year('2022-10-01', '2023-12-31', [100, 100, 100, ...Array<number>(12).fill(200)], 50),
      year('2024-01-01', '2024-12-31', Array<number>(12).fill(300), 80),
      year('2025-01-01', '2025-12-31', Array<number>(12).fill(400), 90),
    ],
    { now: '2026-02-18T10:00:00Z' },
  );

  const LONG = { periode_min: 202210, periode_max: 202312 };
  const [YEAR, LAST] = [
    { periode_min: 202401, periode_max: 202412 },
    { periode_min: 202501, periode_max: 202512 },
  ];
  const omzet = (more: Partial<Question>): Question => ({
    ...{ subject: { kind: 'figure', key: 'omzet' }, period: YEAR },
    ...more,
  });
  const SAID = 'telt 15 maanden en boekjaar 2024 telt er 12. Vraag naar kalenderjaar 2023';

  it('says so of a difference, of what it comes from and of the best year', async () => {
    // 12 × 300 against 3 × 100 + 12 × 200.
    const held = await click(omzet({ against: LONG, measure: 'verschil' }));
    expect(values(held)[0]).toBe(90_000);
    expect(held.text).toContain(SAID);
    expect((await click(omzet({ against: LONG }))).text).toContain(SAID);
    expect((await click(omzet({ against: LONG, measure: 'oorzaken' }))).text).toContain(SAID);
    const both = { periode_min: 202210, periode_max: 202412 };
    const best = omzet({ period: both, split: 'jaar', order: 'hoogste', limit: 1 });
    expect((await click(best)).text).toContain(SAID);
    const alike = await click(omzet({ period: LAST, against: 'vorig_jaar' }));
    expect(alike.text).not.toContain('Let op');
    const bank = { kind: 'figure', key: 'bank_en_kas' } as const;
    expect((await click(omzet({ subject: bank, against: LONG }))).text).not.toContain('Let op');
  });

  it('puts months beside the same month of the calendar', async () => {
    const { text, table } = await click(omzet({ against: LONG, split: 'maand' }));
    // January 2024 beside January 2023, and not beside October 2022.
    expect(table[1]?.join(' ')).toMatch(/januari 2024 .*300,00.*200,00.*100,00/);
    expect(table).toHaveLength(13);
    expect(text).toContain('naast dezelfde maand van boekjaar 2022/2023');
    // What both come to: 12 × 300, and 3 × 100 + 12 × 200.
    expect(text).toMatch(/Boekjaar 2024: .*3\.600,00.*, boekjaar 2022\/2023.*2\.700,00/);
    expect(text).toMatch(/Verschil: .*\+€.900,00/);
    expect(text).toContain(SAID);
  });

  it('has each year beside the year before, in percent', async () => {
    const period = { periode_min: 202401, periode_max: 202512 };
    const { text, table } = await click(
      omzet({ period, split: 'jaar', measure: 'verschil', against: 'vorig_jaar' }),
    );
    // 3,600 against 2,400 of calendar 2023, and 4,800 against 3,600.
    expect(table[1]?.join(' ')).toMatch(/3\.600,00.*2\.400,00.*1\.200,00.*50,0/);
    expect(table[2]?.join(' ')).toMatch(/4\.800,00.*3\.600,00.*1\.200,00.*33,3/);
    expect(text).toContain('Omzet per jaar, naast een jaar eerder.');
  });

  it('holds what was booked on one side of an account, and not its balance', async () => {
    const subject = { kind: 'account' as const, rekeningen: ['0500'] };
    const booked = {
      measure: 'boekingen',
      only: { zijde: 'debet' },
      against: 'vorig_jaar',
    } as const;
    const answer = await click({ subject, period: LAST, ...booked });
    // 90 was taken in 2025 and 80 in 2024.
    expect(answer.text).toMatch(
      /boekjaar 2025: .*90,00.*boekjaar 2024: .*80,00.*Verschil: .*10,00/,
    );
  });
});
