import { posting, smallBooks } from './small-books.ts';

/**
 * Bank A opens with 10,000. In January it pays 12,000, so that it is 2,000 overdrawn; bank B
 * receives 5,000; the till is booked 1,000 below nil. In February A receives 3,000.
 */
export const OVERDRAWN = smallBooks({
  year: 2025,
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
    posting('2025-01-10', '4000', '1100', 1_200_000),
    posting('2025-01-20', '1110', '8000', 500_000),
    posting('2025-01-31', '1290', '1000', 100_000),
    posting('2025-02-28', '1100', '8000', 300_000),
  ],
});
