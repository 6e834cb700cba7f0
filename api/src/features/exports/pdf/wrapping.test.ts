import fc from 'fast-check';
import { printable } from './fonts.ts';
import { fitting, wrapped } from './wrapping.ts';

/** Each character is one wide. */
const measure = (text: string) => text.length;

describe('text on paper', () => {
  it('keeps the accents of European names', () => {
    const names = 'Łódź Şahin Čapek Kovács-Őry Brâncuși Ağrı Đorđe Þór Żółć Ñandú Ÿ ẞ';
    expect(printable(names)).toBe(names);
    expect(printable('e\u0301e\u0301n, coo\u0308peratie')).toBe('één, coöperatie');
  });

  it('writes what the fonts do not hold as near as can be', () => {
    expect(printable('ﬁnance\u2011plan Ǆ')).toBe('finance-plan DZ');
    expect(printable('Σ 株')).toBe('? ?');
  });

  it('is broken between words, and within words that are too long', () => {
    expect(wrapped('Huur van het pand', 8, measure)).toEqual(['Huur van', 'het pand']);
    expect(wrapped('en verzekeringspremies', 10, measure)).toEqual([
      'en',
      'verzekeri-',
      'ngspremies',
    ]);
    expect(wrapped('verzekeringen', 12, measure)).toEqual(['verzekeri-', 'ngen']);
    expect(wrapped('', 10, measure)).toEqual(['']);
  });

  it('loses nothing and fits, whatever the text', () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }));
    fc.assert(
      fc.property(words, fc.integer({ min: 6, max: 40 }), (some, width) => {
        const text = some.map((word) => word.replace(/[\s-]/g, 'x')).join(' ');
        const lines = wrapped(text, width, measure);
        expect(lines.filter((line) => line.length > width && [...line].length > 2)).toEqual([]);
        expect(lines.join('').replace(/[ -]/g, '')).toBe(text.replace(/ /g, ''));
      }),
    );
  });

  it('is cut with an ellipsis where there is one line only', () => {
    expect(fitting('Boekjaar 2025', 13, measure)).toBe('Boekjaar 2025');
    expect(fitting('Boekjaar 2025', 10, measure)).toBe('Boekjaar…');
  });
});
