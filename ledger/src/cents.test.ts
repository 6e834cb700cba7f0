import fc from 'fast-check';
import { plainCents } from './cents.ts';
import { euroText, formatCents, parseCents } from './index.ts';

const amounts = fc.integer({ min: -(10 ** 13), max: 10 ** 13 });

test('amounts survive being written and read', () => {
  fc.assert(fc.property(amounts, (cents) => parseCents(formatCents(cents)) === cents));
});

test.each([
  ['12', 1200],
  ['+3.1', 310],
  ['.5', 50],
  ['-0.00', 0],
  ['1234,56', 123_456],
  [' 7.005 ', 701],
  ['-7.005', -701],
  ['90071992547409.91', Number.MAX_SAFE_INTEGER],
])('%s', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test.each(['', '-', '.', '1.2.3', '1e3', 'NaN', '1.234,56', '90071992547409.92', '12 00'])(
  'no amount: %s',
  (text) => {
    expect(parseCents(text)).toBeNull();
  },
);

test('the quick way reads what programs write, as the thorough way does', () => {
  fc.assert(fc.property(amounts, (cents) => plainCents(formatCents(cents)) === cents));
  const texts = fc.stringMatching(/^-?[0-9.,+ e]{0,18}$/);
  fc.assert(
    fc.property(texts, (text) => [null, parseCents(text)].includes(plainCents(text))),
    { numRuns: 2_000 },
  );
});

test('Dutch text of an amount', () => {
  expect(euroText(-123_456_789)).toBe('€ -1.234.567,89');
  expect(euroText(5)).toBe('€ 0,05');
});
