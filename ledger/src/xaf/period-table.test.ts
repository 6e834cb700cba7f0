import { addMonths, monthDays } from '../index.ts';
import { journal, read, xaf } from '../testing/reading.ts';
import { BROKEN_YEAR, placed, SALE, table, type Row } from '../testing/placing.ts';

const months = (first: number, numberOf = (at: number) => at + 1) =>
  Array.from({ length: 12 }, (_, at): Row => [numberOf(at), monthDays(addMonths(first, at)).first]);

const QUARTERS: Row[] = [
  [1, '2025-01-01', '2025-03-31'],
  [2, '2025-04-01', '2025-06-30'],
  [3, '2025-07-01', '2025-09-30'],
  [4, '2025-10-01', '2025-12-31'],
];

/** Every 28 days. */
const FOUR_WEEKS: Row[] = [
  '01-01',
  '01-29',
  '02-26',
  '03-26',
  '04-23',
  '05-21',
  '06-18',
  '07-16',
  '08-13',
  '09-10',
  '10-08',
  '11-05',
  '12-03',
].map((day, at): Row => [at + 1, `2025-${day}`]);

describe('period tables', () => {
  const quarters = { rows: QUARTERS };
  const weeks = { rows: FOUR_WEEKS };

  test.each([
    ['a day in the quarter', quarters, '2', '2025-05-09', 2, 202505, 'mutatie'],
    ['a day outside the quarter', quarters, '2', '2025-08-09', 2, 202504, 'mutatie'],
    ['beyond the quarters', quarters, '5', '2025-12-31', 5, 202512, 'afsluiting'],
    ['a day in four weeks', weeks, '2', '2025-02-03', 2, 202502, 'mutatie'],
    ['a day outside four weeks', weeks, '2', '2025-03-03', 2, 202501, 'mutatie'],
    [
      'a number that the table skips',
      { rows: QUARTERS.filter(([number]) => number !== 2) },
      '2',
      '2025-05-09',
      2,
      202505,
      'mutatie',
    ],
    ['the last four weeks', weeks, '13', '2025-12-24', 13, 202512, 'mutatie'],
    ['beyond thirteen periods', weeks, '14', '2025-12-31', 14, 202512, 'afsluiting'],
    ['the opening', weeks, '0', '2025-06-01', 0, 202501, 'opening'],
    [
      'one period for the year',
      { rows: [[1, '2025-01-01']] as Row[] },
      '1',
      '2025-08-01',
      1,
      202508,
      'mutatie',
    ],
    [
      'a number besides one period',
      { rows: [[1, '2025-01-01']] as Row[] },
      '6',
      '2025-08-01',
      6,
      202506,
      'mutatie',
    ],
  ] as const)('%s', async (_, given, text, date, ...where) => {
    const { where: got, codes } = await placed(given, text, date);
    expect(got).toEqual(where);
    expect(codes).not.toContain('periodetabel');
  });

  test('numbers of calendar months in a broken year', async () => {
    const given = { year: BROKEN_YEAR, rows: months(202407, (at) => ((at + 6) % 12) + 1) };
    expect((await placed(given, '7', '2025-01-31')).where).toEqual([7, 202407, 'mutatie']);
    expect((await placed(given, '1', '2024-07-31')).where).toEqual([1, 202501, 'mutatie']);
    expect((await placed(given, '13', '2025-06-30')).where).toEqual([13, 202506, 'afsluiting']);
  });

  test.each([
    ['ends that are all the last day', months(202501)],
    [
      'exclusive ends',
      months(202501).map(([number, start]): Row => [
        number,
        start,
        monthDays(addMonths(202501, number)).first,
      ]),
    ],
    [
      'a period 0 and closing periods',
      [[0, '2025-01-01'], ...months(202501), [13, '2025-12-01'], [14, '2025-12-31']] as Row[],
    ],
    ['the months of two years', [...months(202401), ...months(202501)]],
  ])('months with %s', async (_, rows) => {
    const place = async (text: string) => (await placed({ rows }, text, '2025-12-24')).where;
    expect(await place('2')).toEqual([2, 202502, 'mutatie']);
    expect(await place('12')).toEqual([12, 202512, 'mutatie']);
    expect(await place('13')).toEqual([13, 202512, 'afsluiting']);
  });

  test.each([
    [
      'one number twice',
      [
        [1, '2025-01-01'],
        [1, '2025-02-01'],
      ],
    ],
    [
      'all on one day',
      [
        [1, '2025-01-01'],
        [2, '2025-01-01'],
        [3, '2025-01-01'],
      ],
    ],
    [
      'in disorder',
      [
        [1, '2025-01-01'],
        [2, '2025-07-01'],
        [3, '2025-04-01'],
      ],
    ],
  ] as [string, Row[]][])('a table that contradicts itself is not used: %s', async (_, rows) => {
    const { where, codes } = await placed({ rows }, '3', '2025-09-22');
    expect(where).toEqual([3, 202503, 'mutatie']);
    expect(codes).toContain('periodetabel');
  });

  test('a table behind the entries is told', async () => {
    const file = xaf({ journals: journal(SALE) });
    const { summary } = await read(file.replace('</company>', `${table(QUARTERS)}</company>`));
    expect(summary.warnings.map(({ code }) => code)).toContain('periodetabel_laat');
  });
});
