import { outliersOf } from './outliers.ts';

const euros = (...amounts: (number | null)[]) =>
  amounts.map((amount) => (amount === null ? null : amount * 100));

it.each([
  // Median 1,000, distances 0 … 50 with median 10: 2.5 × 10 = 25, but € 250 is the least.
  ['a month far from the others', euros(990, 1_000, 1_010, 1_000, 950, 2_000, 1_000, 1_010), [5]],
  ['a month that is missing', euros(1_000, 1_000, 1_000, 0, 1_000, 1_000), [3]],
  ['a fixed amount that went up by less than € 250', euros(100, 100, 100, 100, 100, 340), []],
  ['exactly € 250 more', euros(100, 100, 100, 100, 100, 350), []],
  ['a cent more than that', [...euros(100, 100, 100, 100, 100), 35_001], [5]],
  // Median 500, deviation 400 (distances 400 400 0 0 400 400 …): 2.5 × 400 = 1,000.
  ['months that always swing', euros(100, 900, 100, 900, 100, 900, 100, 1_400), []],
  ['five months only', euros(1_000, 1_000, 1_000, 1_000, 9_000), []],
  ['an account that moves twice a year', euros(0, 0, 0, 5_000, 0, 0, 0, 0, 0, 5_000, 0, 0), []],
  ['months that are not known', euros(null, 1_000, 1_000, 1_000, 1_000, 1_000, 3_000), [6]],
  ['credit amounts too', euros(-1_000, -1_000, -1_000, -1_000, -1_000, 500), [5]],
])('%s', (_name, amounts, expected) => {
  expect(outliersOf(amounts)).toEqual(expected);
});
