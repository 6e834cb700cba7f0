import { yearAround } from './fiscal.ts';
import { fiscalYear } from './months.ts';

/** From April to December 2022, and the calendar year of 2024. */
const YEARS = [fiscalYear('2022-04-01', '2022-12-31'), fiscalYear('2024-01-01', '2024-12-31')];
/** A calendar year, then from January to June. */
const CHANGED = [fiscalYear('2023-01-01', '2023-12-31'), fiscalYear('2024-01-01', '2024-06-30')];

test.each([
  ['a year that the books have', YEARS, 202211, '2022-04-01', '2022-12-31'],
  ['the year before a short first one', YEARS, 202201, '2021-04-01', '2022-03-31'],
  ['a year long before', YEARS, 202003, '2019-04-01', '2020-03-31'],
  ['a year between two of the books', YEARS, 202312, '2023-01-01', '2023-12-31'],
  ['the year after', YEARS, 202502, '2025-01-01', '2025-12-31'],
  ['a later year', YEARS, 202712, '2027-01-01', '2027-12-31'],
  ['the year after a short last one', CHANGED, 202501, '2024-07-01', '2025-06-30'],
  ['a year without any books', [], 202405, '2024-01-01', '2024-12-31'],
] as const)('%s begins and ends in line with the books', (_what, years, periode, start, end) => {
  expect(yearAround(years, periode)).toMatchObject({ start_date: start, end_date: end });
});

test('a year between two of the books ends where the second begins', () => {
  const years = [fiscalYear('2021-07-01', '2022-06-30'), fiscalYear('2024-01-01', '2024-12-31')];
  expect(yearAround(years, 202311)).toMatchObject({
    start_date: '2023-07-01',
    end_date: '2023-12-31',
  });
});
