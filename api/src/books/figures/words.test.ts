import fc from 'fast-check';
import { euros, percentage } from './words.ts';

const amount = fc.maxSafeInteger();

it('writes amounts and percentages as they are written in Dutch', () => {
  const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1 });
  fc.assert(
    fc.property(amount, fc.integer({ min: -1e9, max: 1e9 }), (cents, value) => {
      const rounded = Math.sign(cents) * Math.round(Math.abs(cents) / 100);
      const sign = rounded < 0 ? '-' : '';
      expect(euros(cents)).toBe(`€\u00a0${sign}${whole.format(Math.abs(rounded))}`);
      const part = (Math.sign(value) * Math.round(Math.abs(value) / 10)) / 10;
      expect(percentage(value)).toBe(`${tenths.format(part)}%`);
    }),
  );
});

it('writes nothing as nothing', () => {
  expect(euros(-49)).toBe('€\u00a00');
  expect(euros(123_456_700)).toBe('€\u00a01.234.567');
  expect(percentage(0)).toBe('0,0%');
});
