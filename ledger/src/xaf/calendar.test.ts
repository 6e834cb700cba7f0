import { read, xaf } from '../testing/reading.ts';
import { BROKEN_YEAR, placed } from '../testing/placing.ts';

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
