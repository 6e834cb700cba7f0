import fc from 'fast-check';
import {
  addMonths,
  fiscalMonths,
  fiscalYear,
  fiscalYearAt,
  isDay,
  monthDays,
  monthsBetween,
  periodRange,
  reportingPeriod,
} from '../index.ts';

const month = fc
  .tuple(fc.integer({ min: 1950, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => year * 100 + number);

test('moving by months and back, and counting them, agree', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: -500, max: 500 }), (periode, months) => {
      const moved = addMonths(periode, months);
      expect(monthsBetween(periode, moved)).toBe(months);
      expect(addMonths(moved, -months)).toBe(periode);
    }),
  );
});

test('a range has every month once', () => {
  expect(periodRange(202411, 202502)).toEqual([202411, 202412, 202501, 202502]);
  expect(periodRange(202502, 202501)).toEqual([]);
});

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['1900-02-29', false],
  ['2025-04-31', false],
  ['2025-13-01', false],
  ['2025-1-1', false],
  ['0000-01-01', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('every period number is reported within its fiscal year', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: 0, max: 99 }), (start, number) => {
      const year = fiscalYear(monthDays(start).first, monthDays(addMonths(start, 11)).last);
      const { first, last } = fiscalMonths(year);
      const { periode, soort } = reportingPeriod(year, number);
      expect(periode).toBeGreaterThanOrEqual(first);
      expect(periode).toBeLessThanOrEqual(last);
      expect(soort).toBe(number === 0 ? 'opening' : number > 12 ? 'afsluiting' : 'mutatie');
      expect(fiscalYearAt([year], periode)).toBe(year);
      expect(year.label).toMatch(start % 100 === 1 ? /^\d{4}$/ : /^\d{4}\/\d{4}$/);
    }),
  );
});
