import type { DerivedFigure, FigureTerm } from '@kengetal/contract';
import { valueOf } from './value.ts';

const SCALE = { cents: 1n, percent: 10_000n, ratio: 100n, days: 10n };

function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const size = dividend < 0n ? -dividend : dividend;
  const by = divisor < 0n ? -divisor : divisor;
  const quotient = (2n * size + by) / (2n * by);
  return negative ? -quotient : quotient;
}

function sumOfTerms(terms: readonly FigureTerm[]): bigint | null {
  let sum = 0n;
  for (const { factor, figure } of terms) {
    const value = valueOf(figure);
    if (!value) return null;
    sum += BigInt(factor) * BigInt(value.value);
  }
  return sum;
}

export function partsOf(figure: DerivedFigure) {
  const numerator = figure.terms.filter(({ part }) => part === 'teller');
  const denominator = figure.terms.filter(({ part }) => part === 'noemer');
  return { numerator, denominator };
}

/**
 * What the operands make, computed anew as the contract defines it; null when one of them is
 * absent or the denominator is zero.
 * @param parts what one is divided in: that of its unit, when left out
 */
export function recompute(figure: DerivedFigure, parts = SCALE[figure.unit]): number | null {
  const { numerator, denominator } = partsOf(figure);
  const over = sumOfTerms(numerator);
  if (over === null) return null;
  const divisor = BigInt(figure.divisor ?? 1);
  if (denominator.length === 0) return Number(roundedQuotient(over, divisor));
  const under = sumOfTerms(denominator);
  if (under === null || under === 0n) return null;
  const scale = parts * (figure.unit === 'days' ? divisor : 1n);
  return Number(roundedQuotient(scale * over, under));
}
