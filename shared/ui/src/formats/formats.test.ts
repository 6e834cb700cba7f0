import fc from 'fast-check';
import type { Figure } from '@kengetal/contract';
import * as formats from './index.ts';

const NBSP = '\u00A0';
/** Golden rows are written with plain spaces; money has a no-break space after '€'. */
const euro = (text: string) => text.replace('€ ', `€${NBSP}`);

test.each([
  [0, '€ 0'],
  [-40, '€ 0'],
  [49, '€ 0'],
  [50, '€ 1'],
  [-50, '€ -1'],
  [1_234_560, '€ 12.346'],
  [-123_400, '€ -1.234'],
  [9_999_960, '€ 100.000'],
  [9_999_999, '€ 100.000'],
  [10_000_000, '€ 100K'],
  [-12_345_678, '€ -123K'],
  [27_512_300, '€ 275K'],
  [1_234_567_800, '€ 12.346K'],
  [9_999_999_999, '€ 100.000K'],
  [10_000_000_000, '€100M'],
  [-123_456_789_012, '€-1.235M'],
])('a card writes %i cents as %s', (cents, expected) => {
  expect(formats.formatKeyFigure(cents)).toBe(euro(expected));
});

test.each([
  [3_418_598, '34.186', '34.185,98', '+34.186'],
  [-38_800, '-388', '-388,00', '-388'],
  [5, '0', '0,05', '0'],
  [-5, '0', '-0,05', '0'],
  [0, '0', '0,00', '–'],
  [-1_234_567_890, '-12.345.679', '-12.345.678,90', '-12.345.679'],
])('tables write %i cents as %s, %s and %s', (cents, whole, exact, difference) => {
  expect(formats.formatWhole(cents)).toBe(whole);
  expect(formats.formatCents(cents)).toBe(exact);
  expect(formats.formatExact(cents)).toBe(`€${NBSP}${exact}`);
  expect(formats.formatEuros(cents)).toBe(`€${NBSP}${whole}`);
  expect(formats.formatDifference(cents)).toBe(difference);
});

test.each([
  [1234, '12,3%', '+12,3%', '+12,3 procentpunt'],
  [-2505, '-25,1%', '-25,1%', '-25,1 procentpunt'],
  [4, '0,0%', '0,0%', '0,0 procentpunt'],
  [100_000, '1.000,0%', '+1.000,0%', '+1.000,0 procentpunt'],
])('%i hundredths of a percent is %s, as a change %s', (value, plain, change, points) => {
  expect(formats.formatPercent(value)).toBe(plain);
  expect(formats.formatPercentChange(value)).toBe(change);
  expect(formats.formatPercentagePoints(value)).toBe(points);
});

test('other units', () => {
  expect(formats.formatRatio(125)).toBe('1,25');
  expect(formats.formatRatio(-7)).toBe('-0,07');
  expect(formats.formatDays(214)).toBe(`21${NBSP}dagen`);
  expect(formats.formatDays(10)).toBe(`1${NBSP}dag`);
  expect(formats.formatDaysExact(214)).toBe('21,4 dagen');
  expect(formats.formatCount(1, 'boeking', 'boekingen')).toBe(`1${NBSP}boeking`);
  expect(formats.formatCount(1234, 'boeking', 'boekingen')).toBe(`1.234${NBSP}boekingen`);
  expect(formats.formatCount(1234)).toBe('1.234');
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [33_400, '33 kB'],
  [999_500, '1,0 MB'],
  [1_234_567, '1,2 MB'],
  [15_400_000, '15 MB'],
  [2_000_000_000, '2,0 GB'],
])('%i bytes is %s', (bytes, expected) => {
  expect(formats.formatFileSize(bytes)).toBe(expected.replace(' ', NBSP));
});

const SHORT = ['Jan', 'Feb', 'Mrt', 'Apr', 'Mei', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dec'];

test('months and ranges follow the specification', () => {
  expect(SHORT.map((_, month) => formats.formatPeriod(202501 + month))).toEqual(
    SHORT.map((name) => `${name} 2025`),
  );
  expect(formats.formatPeriodRange(202501, 202503)).toBe('Jan 2025 - Mrt 2025');
  expect(formats.formatPeriodRange(202503, 202503)).toBe('Mrt 2025');
  expect(formats.formatMonth(202503)).toBe('maart 2025');
  expect(formats.formatMonths(202501, 202503)).toBe('januari t/m maart 2025');
  expect(formats.formatMonths(202412, 202503)).toBe('december 2024 t/m maart 2025');
  expect(formats.formatMonths(202503, 202503)).toBe('maart 2025');
  expect(formats.formatMonthsShort(202410, 202412)).toBe('okt – dec');
  expect(formats.formatMonthsShort(202503, 202503)).toBe('mrt');
  expect(formats.formatQuarter(202503)).toBe('K1 2025');
  expect(formats.formatQuarter(202510)).toBe('K4 2025');
  expect(formats.formatQuarterLong(202504)).toBe('2e kwartaal 2025');
});

test('days', () => {
  expect(formats.formatDate('2025-03-05')).toBe('05-03-2025');
  expect(formats.formatDate('2025-03-05', 'medium')).toBe('5 mrt 2025');
  expect(formats.formatDate('2025-03-05', 'long')).toBe('5 maart 2025');
  expect(formats.formatDate('2025-03-25', 'day-month')).toBe('25-03');
  expect(formats.formatDate('2025-04-30', 'short')).toBe('30 apr');
});

test('instants are read on a Dutch clock', () => {
  const now = Date.parse('2025-04-02T12:00:00Z');
  expect(formats.formatInstant('2025-04-02T05:10:00Z', now)).toBe('vandaag 07:10');
  expect(formats.formatInstant('2025-04-01T22:30:00Z', now)).toBe('vandaag 00:30');
  expect(formats.formatInstant('2025-04-01T20:30:00Z', now)).toBe('gisteren 22:30');
  expect(formats.formatInstant('2025-01-15T07:10:00Z', now)).toBe('15 jan 08:10');
  expect(formats.formatInstant('2024-12-31T12:00:00Z', now)).toBe('31 dec 2024 13:00');
  expect(formats.formatInstantLong('2025-04-02T05:10:00Z')).toBe('2 april 2025, 07:10');
});

const booked: Figure = {
  kind: 'booked',
  cents: 3_418_598,
  sign: 1,
  selection: { periode_min: 202503, periode_max: 202503, soorten: ['mutatie'], filters: [] },
};

test('a figure follows its unit, and an absent one gives its reason', () => {
  expect(formats.formatFigure(booked, 'table')).toBe('34.186');
  expect(formats.formatFigure(booked, 'exact')).toBe(`€${NBSP}34.185,98`);
  const share: Figure = {
    kind: 'derived',
    value: 6294,
    unit: 'percent',
    terms: [{ label: 'Brutomarge', factor: 1, part: 'teller', figure: booked }],
  };
  expect(formats.formatFigure(share, 'card')).toBe('62,9%');
  expect(formats.formatFigure({ ...share, value: 0 }, 'difference')).toBe('–');
  const points = formats.formatFigure({ ...share, value: 120 }, 'difference');
  expect(points).toBe('+1,2 procentpunt');
  const absent: Figure = { kind: 'absent', reason: 'Er is geen omzet.' };
  expect(formats.formatFigure(absent, 'card')).toBe('n.v.t.');
  expect(formats.reasonOf(absent)).toBe('Er is geen omzet.');
  expect(formats.reasonOf(booked)).toBeNull();
});

test('an exact amount keeps every digit, at any size', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      const written = formats.formatCents(cents);
      expect(written).toMatch(/^-?\d{1,3}(\.\d{3})*,\d{2}$/);
      expect(BigInt(written.replace(/[.,]/g, ''))).toBe(BigInt(cents));
    }),
  );
});

test('no style ever writes minus zero, and the sign is that of the amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      for (const written of [formats.formatKeyFigure(cents), formats.formatWhole(cents)]) {
        expect(written).not.toMatch(/-0(?!\d)/);
        if (written.includes('-')) expect(cents).toBeLessThan(0);
      }
    }),
  );
});

test('whole euros are within half a euro of the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      const euros = Number(formats.formatWhole(cents).replace(/\./g, ''));
      expect(Math.abs(euros * 100 - cents)).toBeLessThanOrEqual(50);
    }),
  );
});
