import type { ReportType } from '@kengetal/contract';
import { fiscalYear, periodRange } from '@kengetal/ledger';
import { earlierSpan, reachedSpan, type AskedSpan } from './compared.ts';
import type { BookedCalendar } from './reach.ts';

interface Books {
  /** Fiscal years as first and last day, with the day on which their books were read. */
  years: readonly (readonly [start: string, end: string, asOf: string])[];
  first: number;
  last: number;
  today: string;
}

function calendar({ years, first, last, today }: Books): BookedCalendar {
  return {
    years: years.map(([start, end, as_of]) => ({
      ...fiscalYear(start, end),
      as_of,
      ...(as_of < end && { read_to: as_of }),
    })),
    months: new Set(periodRange(first, last)),
    booked: { periode_min: first, periode_max: last },
    today,
  };
}

/** Two calendar years; the second was read on the first of April and ends in March. */
const MARCH = calendar({
  years: [
    ['2024-01-01', '2024-12-31', '2025-01-20'],
    ['2025-01-01', '2025-12-31', '2025-04-01'],
  ],
  first: 202401,
  last: 202503,
  today: '2025-04-02',
});
/** The same, read and looked at within March. */
const WITHIN = calendar({
  years: [
    ['2024-01-01', '2024-12-31', '2025-01-20'],
    ['2025-01-01', '2025-12-31', '2025-03-14'],
  ],
  first: 202401,
  last: 202503,
  today: '2025-03-18',
});
/** The same, with entries booked ahead to the end of the year. */
const AHEAD = { ...WITHIN, ...calendar({ ...booked(WITHIN), last: 202512 }) };
/** A short year from March, then a broken year to June, then a long one. */
const ODD = calendar({
  years: [
    ['2022-03-15', '2022-06-30', '2024-07-01'],
    ['2022-07-01', '2023-06-30', '2024-07-01'],
    ['2023-07-01', '2024-12-31', '2025-02-01'],
  ],
  first: 202203,
  last: 202412,
  today: '2025-02-02',
});

function booked({ years, today }: BookedCalendar): Books {
  const days = years.map((year) => [year.start_date, year.end_date, year.as_of] as const);
  return { years: days, first: 202401, last: 202503, today };
}

const asked = (
  naam: string,
  type: ReportType | undefined,
  periode_min: number,
  periode_max: number,
): AskedSpan => ({ naam, type, periode_min, periode_max });
const YEAR = asked('Boekjaar 2025', 'jaar', 202501, 202512);
const QUARTER = asked('1e kwartaal 2025', 'kwartaal', 202501, 202503);
const MONTH = asked('Maart 2025', 'maand', 202503, 202503);
const RANGE = asked('Januari t/m maart 2025', undefined, 202501, 202503);

const short = ({ periode_min, periode_max, naam, kort }: ReturnType<typeof reachedSpan>) =>
  [periode_min, periode_max, naam, kort] as const;

test.each([
  ['a whole month', MARCH, MONTH, [202503, 202503, 'Maart 2025', 'mrt']],
  ['a year that runs', MARCH, YEAR, [202501, 202503, 'Boekjaar 2025 t/m mrt', 'jan – mrt']],
  ['a month within', WITHIN, MONTH, [202503, 202503, 'Maart 2025 t/m 14 mrt', '1 – 14 mrt']],
  [
    'a year within a month',
    WITHIN,
    YEAR,
    [202501, 202503, 'Boekjaar 2025 t/m 14 mrt', 'jan – 14 mrt'],
  ],
  ['months within', WITHIN, RANGE, [202501, 202503, 'Januari t/m 14 maart 2025', 'jan – 14 mrt']],
  [
    'months of which one is booked',
    MARCH,
    asked('Maart t/m juni 2025', undefined, 202503, 202506),
    [202503, 202503, 'Maart 2025', 'mrt'],
  ],
  [
    'what is booked ahead',
    AHEAD,
    YEAR,
    [202501, 202503, 'Boekjaar 2025 t/m 14 mrt', 'jan – 14 mrt'],
  ],
] as const)('%s is named as far as it is booked', (_what, books, span, expected) => {
  expect(short(reachedSpan(books, span))).toEqual(expected);
});

test.each([
  ['a month', MARCH, MONTH, [202502, 202502, 'Februari 2025', 'feb']],
  ['a quarter', MARCH, QUARTER, [202410, 202412, '4e kwartaal 2024', 'okt – dec']],
  ['months', MARCH, RANGE, [202410, 202412, 'Oktober t/m december 2024', 'okt – dec']],
  ['a year that runs', MARCH, YEAR, [202401, 202403, 'Boekjaar 2024 t/m mrt', 'jan – mrt 2024']],
  ['a month within', WITHIN, MONTH, [202502, 202502, 'Februari 2025 t/m 14 feb', '1 – 14 feb']],
  [
    'a quarter within',
    WITHIN,
    QUARTER,
    [202410, 202412, '4e kwartaal 2024 t/m 14 dec', 'okt – 14 dec'],
  ],
  [
    'a year within',
    WITHIN,
    YEAR,
    [202401, 202403, 'Boekjaar 2024 t/m 14 mrt', 'jan – 14 mrt 2024'],
  ],
  [
    'a fiscal year asked as months',
    MARCH,
    asked('Dit boekjaar', undefined, 202401, 202412),
    [202301, 202312, 'Boekjaar 2023', 'jan – dec 2023'],
  ],
  [
    'a broken year after a short one',
    ODD,
    asked('Boekjaar 2022/2023', 'jaar', 202207, 202306),
    [202203, 202206, 'Boekjaar 2022 (mrt – jun)', 'mrt – jun 2022'],
  ],
  [
    'a long year',
    ODD,
    asked('Boekjaar 2023/2024', 'jaar', 202307, 202412),
    [202207, 202306, 'Boekjaar 2022/2023', 'jul 2022 – jun 2023'],
  ],
] as const)('%s is held against the period before', (_what, books, span, expected) => {
  expect(short(earlierSpan(books, span, 'vorige_periode'))).toEqual(expected);
});

test.each([
  ['a month', MARCH, MONTH, [202403, 202403, 'Maart 2024', 'mrt 2024']],
  ['a quarter', MARCH, QUARTER, [202401, 202403, '1e kwartaal 2024', 'jan – mrt 2024']],
  ['a year that runs', MARCH, YEAR, [202401, 202403, 'Boekjaar 2024 t/m mrt', 'jan – mrt 2024']],
  ['a month within', WITHIN, MONTH, [202403, 202403, 'Maart 2024 t/m 14 mrt', '1 – 14 mrt 2024']],
  [
    'months over the turn of the year',
    MARCH,
    asked('x', undefined, 202411, 202501),
    [202311, 202401, 'November 2023 t/m januari 2024', 'nov 2023 – jan 2024'],
  ],
] as const)('%s is held against the same months a year before', (_what, books, span, expected) => {
  expect(short(earlierSpan(books, span, 'vorig_jaar'))).toEqual(expected);
});

test('a balance of a running year follows from the end of the year before', () => {
  const { stand } = earlierSpan(MARCH, YEAR, 'vorige_periode');
  expect(stand).toEqual({ periode_min: 202401, periode_max: 202412 });
});

test('the 29th of February has no day before in a common year: all of February counts', () => {
  const leap = calendar({
    years: [['2024-01-01', '2024-12-31', '2024-03-30']],
    first: 202401,
    last: 202403,
    today: '2024-03-30',
  });
  const before = earlierSpan(leap, asked('Maart 2024', 'maand', 202403, 202403), 'vorige_periode');
  expect(before.day).toBeUndefined();
  expect(before.naam).toBe('Februari 2024');
});
