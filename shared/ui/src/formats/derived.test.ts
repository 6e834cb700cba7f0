import fc from 'fast-check';
import type { DerivedFigure, FigureTerm } from '@kengetal/contract';
import { absent, booked } from '../testing/fakes.ts';
import { recompute } from './derived.ts';
import { formatFigure } from './figure.ts';

const term = (cents: number, factor = 1, part: FigureTerm['part'] = 'teller'): FigureTerm => ({
  label: '',
  factor,
  part,
  figure: booked(cents),
});
const derived = (more: Partial<DerivedFigure> & Pick<DerivedFigure, 'terms'>): DerivedFigure => ({
  kind: 'derived',
  value: 0,
  unit: 'cents',
  ...more,
});

test.each([
  ['a difference', derived({ terms: [term(500), term(200, -1)] }), 300],
  ['an average, halves away from zero', derived({ divisor: 2, terms: [term(-5)] }), -3],
  ['a share', derived({ unit: 'percent', terms: [term(1), term(3, 1, 'noemer')] }), 3333],
  ['a ratio', derived({ unit: 'ratio', terms: [term(5), term(4, 1, 'noemer')] }), 125],
  ['days', derived({ unit: 'days', divisor: 90, terms: [term(1), term(4, 1, 'noemer')] }), 225],
  [
    'of a negative base',
    derived({ unit: 'percent', terms: [term(1), term(-2, 1, 'noemer')] }),
    -5000,
  ],
  ['nothing over zero', derived({ unit: 'ratio', terms: [term(5), term(0, 1, 'noemer')] }), null],
])('%s', (_, figure, expected) => {
  expect(recompute(figure)).toBe(expected);
});

test('an absent operand leaves nothing to compute', () => {
  const figure = absent('Geen begroting.');
  expect(
    recompute(derived({ terms: [{ label: '', factor: 1, part: 'teller', figure }] })),
  ).toBeNull();
});

test('a sum of cents is exact at any size', () => {
  const cents = fc.integer({ min: -1e14, max: 1e14 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), (amounts) => {
      const expected = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
      expect(recompute(derived({ terms: amounts.map((amount) => term(amount)) }))).toBe(
        Number(expected),
      );
    }),
  );
});

test('a percentage is rounded once, from what it divides', () => {
  // 12,345% is 12,35% in hundredths, and 12,3% in tenths.
  const share = derived({
    unit: 'percent',
    value: 1235,
    terms: [term(12_345), term(100_000, 1, 'noemer')],
  });
  expect(formatFigure(share, 'card')).toBe('12,3%');
  expect(formatFigure(share, 'difference')).toBe('+12,3%');
});
