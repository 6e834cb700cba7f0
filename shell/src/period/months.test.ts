import { isPeriode } from './months.ts';

it.each([
  [202501, true],
  [202512, true],
  [190001, true],
  [210012, true],
  [202500, false],
  [202513, false],
  [189912, false],
  [210101, false],
  [20251, false],
  [202501.5, false],
  [Number.NaN, false],
])('%p is a month: %p', (value, expected) => {
  expect(isPeriode(value)).toBe(expected);
});
