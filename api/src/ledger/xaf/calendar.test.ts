import { addMonths, monthDays } from '../index.ts';
import { journal, read, xaf } from '../testing/reading.ts';

const SALE = [
  ['1000', '121.00', 'D'],
  ['8000', '121.00', 'C'],
] as const;

type Row = readonly [number: number, start: string, end?: string];

interface Case {
  rows?: readonly Row[];
  /** First and last day of the fiscal year. */
  year?: readonly [string, string];
}

const CALENDAR_YEAR = ['2025-01-01', '2025-12-31'] as const;
const BROKEN_YEAR = ['2024-07-01', '2025-06-30'] as const;

const table = (rows: readonly Row[]) =>
  `<periods>${rows
    .map(
      ([number, start, end = '2025-12-31']) =>
        `<period><periodNumber>${String(number)}</periodNumber><startDatePeriod>${start}</startDatePeriod><endDatePeriod>${end}</endDatePeriod></period>`,
    )
    .join('')}</periods>`;

async function placed({ rows = [], year = CALENDAR_YEAR }: Case, period: string, date = '') {
  const header = `<startDate>${year[0]}</startDate><endDate>${year[1]}</endDate>`;
  const entry = `<nr>1</nr><periodNumber>${period}</periodNumber><trDt>${date}</trDt>`;
  const { lines, summary } = await read(
    xaf({ header, before: table(rows), journals: journal(SALE, entry) }),
  );
  const [line] = lines;
  const codes = summary.warnings.map(({ code }) => code);
  return { where: [line?.boekperiode, line?.periode, line?.soort], codes };
}

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

describe('period numbers', () => {
  test.each([
    ['1', 1, 202501, 'mutatie'],
    ['+07', 7, 202507, 'mutatie'],
    ['0', 0, 202501, 'opening'],
    ['00', 0, 202501, 'opening'],
    ['13', 13, 202512, 'afsluiting'],
    ['55', 55, 202512, 'afsluiting'],
    ['999', 999, 202512, 'afsluiting'],
    ['2025-03', 3, 202503, 'mutatie'],
    ['2025/3', 3, 202503, 'mutatie'],
    ['202503', 3, 202503, 'mutatie'],
    ['2025-00', 0, 202501, 'opening'],
    ['2025-13', 13, 202512, 'afsluiting'],
  ])('%s', async (text, ...where) => {
    expect((await placed({}, text, '2025-09-22')).where).toEqual(where);
  });

  test.each(['', '2025', '-1', '2019-03', 'maart', '1000', '3.5'])(
    '‘%s’ leaves it to the date',
    async (text) => {
      const { where, codes } = await placed({}, text, '2025-09-22');
      expect(where).toEqual([9, 202509, 'mutatie']);
      expect(codes).toContain('periode_onbekend');
    },
  );

  test('a date outside the year gives its nearest month, no date the first', async () => {
    expect((await placed({}, '', '2026-02-01')).where).toEqual([12, 202512, 'mutatie']);
    expect((await placed({}, '', '2024-02-01')).where).toEqual([1, 202501, 'mutatie']);
    const { where, codes } = await placed({}, '', 'gisteren');
    expect(where).toEqual([1, 202501, 'mutatie']);
    expect(codes).toContain('maand_onbekend');
  });

  test('a short year may be numbered as the calendar, when the day says so', async () => {
    const place = async (text: string, date: string) =>
      (await placed({ year: ['2025-09-01', '2025-12-31'] }, text, date)).where;
    expect(await place('10', '2025-10-09')).toEqual([10, 202510, 'mutatie']);
    expect(await place('2', '2025-10-09')).toEqual([2, 202510, 'mutatie']);
    expect(await place('10', '2025-12-31')).toEqual([10, 202512, 'afsluiting']);
    expect(await place('0', '2025-09-09')).toEqual([0, 202509, 'opening']);
  });

  test('a month of a broken year by its name', async () => {
    const place = async (text: string) => (await placed({ year: BROKEN_YEAR }, text)).where;
    expect(await place('2024-09')).toEqual([9, 202409, 'mutatie']);
    expect(await place('2025/09')).toEqual([9, 202503, 'mutatie']);
  });
});

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

describe('fiscal years', () => {
  const header = async (content: string) => (await read(xaf({ header: content }))).summary;

  test('dates win over the name', async () => {
    const { fiscal_year, warnings } = await header(
      '<fiscalYear>2004</fiscalYear><startDate>2015-01-01+01:00</startDate><endDate>2015-12-31</endDate>',
    );
    expect(fiscal_year.label).toBe('2015');
    expect(warnings.map(({ code }) => code)).toContain('boekjaar_wijkt_af');
  });

  test.each([
    ['<fiscalYear>2015</fiscalYear>', '2015-01-01', '2015-12-31'],
    ['<startDate>2015-04-01</startDate>', '2015-04-01', '2016-03-31'],
    ['<fiscalYear>2015</fiscalYear><startDate>2015-04-01</startDate>', '2015-04-01', '2016-03-31'],
    [
      '<fiscalYear>2015</fiscalYear><startDate>2015-12-31</startDate><endDate>2015-01-01</endDate>',
      '2015-01-01',
      '2015-12-31',
    ],
  ])('%s is completed, and that is told', async (content, start_date, end_date) => {
    const { fiscal_year, warnings } = await header(content);
    expect(fiscal_year).toMatchObject({ start_date, end_date });
    expect(warnings.map(({ code }) => code)).toContain('boekjaar_afgeleid');
  });

  test('several years in one file are refused', async () => {
    const content = '<startDate>2014-01-01</startDate><endDate>2015-12-31</endDate>';
    await expect(header(content)).rejects.toThrow(/meer dan één boekjaar/);
  });
});
