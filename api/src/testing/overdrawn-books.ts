import { smallBooks } from './small-books.ts';

/**
 * Bank A opens with 10,000. In January it pays 12,000, so that it is 2,000 overdrawn; bank B
 * receives 5,000; the till is booked 1,000 below nil. In February A receives 3,000.
 */
export const OVERDRAWN = smallBooks({
  start: '2025-01-01',
  end: '2025-12-31',
  made: '2025-03-01',
  accounts: [
    ['0500', 'Kapitaal', 'B', 'BEivKap'],
    ['1000', 'Kas', 'B', 'BLimKas'],
    ['1100', 'Bank A', 'B', 'BLimBanRba'],
    ['1110', 'Bank B', 'B', 'BLimBanRbb'],
    ['1290', 'Kruisposten', 'B', 'BLimKruSto'],
    ['4000', 'Kantoorkosten', 'P', 'WBedKan'],
    ['8000', 'Omzet', 'P', 'WOmz'],
  ],
  opening: [
    ['1100', 1_000_000],
    ['0500', -1_000_000],
  ],
  entries: [
    { day: '2025-01-10', lines: [['4000', 1_200_000], ['1100', -1_200_000]] },
    { day: '2025-01-20', lines: [['1110', 500_000], ['8000', -500_000]] },
    { day: '2025-01-31', lines: [['1290', 100_000], ['1000', -100_000]] },
    { day: '2025-02-28', lines: [['1100', 300_000], ['8000', -300_000]] },
  ],
}); // prettier-ignore
