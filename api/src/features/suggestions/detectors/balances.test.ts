import { entry, type JournalEntry } from '../../../testing/journal-books.ts';
import { usual } from '../../../testing/small-books.ts';
import { signedIn } from '../../../testing/running.ts';
import { companyBooks, yearEnd } from '../testing/company.ts';
import { foundIn, sentencesOf } from '../testing/found.ts';

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;
const months = Array.from({ length: 12 }, (_, at) => at + 1);

/** Entries of a cent, so many in each month of a year. */
const busy = (year: number, count: (month: number) => number): JournalEntry[] =>
  months.flatMap((month) =>
    Array.from({ length: count(month) }, (_, at) =>
      entry(
        `M${month}-${at}`,
        `${monthOf(year, month)}-${String(at + 1).padStart(2, '0')}`,
        'Boeking',
        ['4600', 1],
        ['0500', -1],
      ),
    ),
  );

describe('what changed in the books as a whole', () => {
  const world = signedIn({ now: '2025-01-10T10:00:00Z' });

  it('is told of a month with few entries and of a solvabiliteit that fell below 25 %', async () => {
    const accounts = [['0700', 'Lening', 'B', 'BLasSakRab']] as const;
    const findings = await foundIn(world, [
      companyBooks({
        year: 2023,
        accounts,
        opening: [
          ['1100', 1_000_000],
          ['0500', -1_000_000],
        ],
        memorial: busy(2023, (month) => (month === 8 ? 8 : 20)),
      }),
      companyBooks({
        accounts,
        opening: [
          ['1100', 1_000_000],
          ['0500', -1_000_000],
        ],
        // August was as quiet a year before; ten is half, and so is not less.
        memorial: busy(2024, (month) => ({ 3: 9, 5: 10, 8: 8 })[month] ?? 20),
        bank: [
          entry('B1', '2024-06-03', 'Lening', ['1100', 3_000_000], ['0700', -3_000_000]),
          entry('B2', '2024-09-02', 'Advies', ['4100', 200_000], ['1100', -200_000]),
        ],
      }),
    ]);
    expect(sentencesOf(findings, 'weinig_boekingen')).toEqual([
      'In maart 2024 zijn 9 boekingen gemaakt, tegen 20 in een gewone maand.',
    ]);
    // Booked up to the 20th, December is not over. 10,000 - 2,000 of 40,000 - 2,000; costs of cents are booked against the reserve.
    expect(sentencesOf(findings, 'weerstand')).toEqual([
      'De solvabiliteit is eind november 2024 21,1%, tegen 100,0% een jaar eerder.',
    ]);
  });

  it('is told of taxes of two months that are more than there is', async () => {
    const findings = await foundIn(world, [
      companyBooks({
        accounts: [...usual('4000'), ['1700', 'Te betalen loonheffing', 'B', 'BSchBepLhe']],
        opening: [
          ['1100', 500_000],
          ['0500', -500_000],
        ],
        memorial: months.map((month) =>
          entry(
            `M${month}`,
            `${monthOf(2024, month)}-25`,
            'Lonen',
            ['4000', 300_000],
            ['1700', -300_000],
          ),
        ),
        bank: [yearEnd()],
      }),
    ]);
    // 3,000 of December by 31 January, and as much of January by 28 February; a euro is gone.
    expect(sentencesOf(findings, 'btw_reservering')).toEqual([
      'Uiterlijk 28 februari 2025 is € 6.000,00 belasting nodig; op bank en in kas staat nu € 4.999,00.',
    ]);
  });
});
