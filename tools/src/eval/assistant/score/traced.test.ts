import type { DerivedFigure, Figure } from '@kengetal/contract';
import { loose } from './numbers.ts';
import { recomputes } from './recompute.ts';

const amount = (cents: number): Figure => ({ kind: 'budget', cents, basis: 'proef' });
const derived = (part: Partial<DerivedFigure>): DerivedFigure => ({
  ...{ kind: 'derived', unit: 'cents', value: 0, terms: [] },
  ...part,
});
const term = (cents: number, part: 'teller' | 'noemer', factor = 1) => ({
  ...{ label: 'x', factor, part },
  figure: amount(cents),
});

describe('amounts in a text', () => {
  it('are found unless they link to a figure', () => {
    expect(
      loose('De omzet was [€ 700](figure:a1), 12,5% meer dan [€ 622](figure:c1).', ''),
    ).toEqual(['12,5%']);
    expect(loose('Dat is € 1.234,50 of 12K.', '')).toEqual(['€ 1.234,50', '12K']);
  });

  it('are not years, counts, tops and what the question says', () => {
    expect(loose('De top 5 van 2024, t/m 31 maart: 12 boekingen in K1.', '')).toEqual([]);
    expect(loose('Boven € 6.000 staan er 3.', 'welke boven 6000 euro?')).toEqual([]);
    expect(loose('Boven € 150.000, en € 20.000.', 'boven de anderhalve ton, en 20k')).toEqual([]);
    expect(loose('Boven € 160.000.', 'boven anderhalve ton')).toEqual(['€ 160.000.']);
    expect(loose('Fonds 10% B.V. betaalde niet.', '', ['Fonds 10% B.V.'])).toEqual([]);
  });
});

describe('a computed figure', () => {
  it('is the sum of its terms, times their factors and over its divisor', () => {
    const terms = [term(500, 'teller'), term(200, 'teller', -1)];
    expect(recomputes(derived({ value: 300, terms }))).toBe(true);
    expect(recomputes(derived({ value: 301, terms }))).toBe(false);
    expect(recomputes(derived({ value: 25, divisor: 12, terms }))).toBe(true);
  });

  it('is a ratio in its unit', () => {
    const terms = [term(1, 'teller'), term(3, 'noemer')];
    expect(recomputes(derived({ unit: 'percent', value: 3_333, terms }))).toBe(true);
    expect(recomputes(derived({ unit: 'ratio', value: 33, terms }))).toBe(true);
    expect(recomputes(derived({ unit: 'days', value: 1_220, divisor: 366, terms }))).toBe(true);
    expect(recomputes(derived({ unit: 'percent', value: 3_334, terms }))).toBe(false);
    expect(
      recomputes(
        derived({
          unit: 'ratio',
          value: 0,
          terms: [terms[0] ?? term(0, 'teller'), term(0, 'noemer')],
        }),
      ),
    ).toBe(false);
  });
});
