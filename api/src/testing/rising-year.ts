import { capital, smallBooks, throughBank, usual } from './small-books.ts';

/** In 2024 rent of € 500 a month; omzet of € 1,000 in January, € 100 more each month; wages from July. */
export const RISING_YEAR = smallBooks({
  ...{ year: 2024, made: '2025-02-01', accounts: usual('0500', '1000', '4000', '4100', '8000') },
  opening: capital(100_000),
  entries: Array.from({ length: 12 }, (_, index) => {
    const month = `2024-${String(index + 1).padStart(2, '0')}`;
    return [
      throughBank(`${month}-05`, '4100', 500),
      throughBank(`${month}-10`, '8000', -(1000 + index * 100)),
      ...(index < 6 ? [] : [throughBank(`${month}-25`, '4000', 300)]),
    ];
  }).flat(),
});
