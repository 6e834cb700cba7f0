import {
  isDateField,
  isPeriode,
  isPeriodField,
  monthsOnScreen,
  monthsSaidOnScreen,
  parsePeriode,
} from './period.ts';

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

it.each([
  [202503, 202503],
  ['202503', 202503],
  ['2025-M03', 202503],
  ['2025-M-03', 202503],
  ['2025-M3', 202503],
  ['2025-3', 202503],
  ['25/03', 202503],
  ['25/3', 202503],
  ['2025-03-31', 202503],
  ['2025-03-31T10:00:00Z', 202503],
  ['2025-03-31 10:00', 202503],
  [' 202503 ', 202503],
  ['202513', undefined],
  ['2025-M-13', undefined],
  ['2025-M-00', undefined],
  ['25/13', undefined],
  ['189912', undefined],
  ['210101', undefined],
  ['2025-03-32', undefined],
  ['2025-03-31x', undefined],
  ['maart', undefined],
  ['', undefined],
])('reads the month of %p as %p', (value, expected) => {
  expect(parsePeriode(value)).toBe(expected);
});

it.each(['period', 'periode', 'periode_min', 'periode_max', 'period_min', 'period_max', 'Periode'])(
  'a field %s holds months',
  (name) => expect([isPeriodField(name), isDateField(name)]).toEqual([true, false]),
);

it.each(['datum', 'boek_datum', 'due_date', 'datetime', 'date', 'created_at', 'updated_at'])(
  'a field %s holds days',
  (name) => expect([isPeriodField(name), isDateField(name)]).toEqual([false, true]),
);

it.each(['rekening', 'omschrijving', 'periodiek', 'datums', 'dagen'])(
  'a field %s holds neither',
  (name) => expect([isPeriodField(name), isDateField(name)]).toEqual([false, false]),
);

it('the months on a screen are read as they are said, beside whatever else is said of it', () => {
  const months = { periode_min: 202401, periode_max: 202403 };
  const said = monthsOnScreen(months);
  expect(monthsSaidOnScreen(`Het rapport Mei 2022.\n${said}`)).toEqual(months);
  const none = [
    'Het rapport Mei 2022.',
    said.replace('202401', '202413'),
    said.replace('24', '25'),
  ];
  for (const text of none) expect(monthsSaidOnScreen(text)).toBeUndefined();
});
