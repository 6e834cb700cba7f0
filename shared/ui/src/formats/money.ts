import { decimal, divideRounded, grouped, signed } from './integers.ts';

const EURO = '€\u00A0';
const THOUSANDS_FROM = 100_000_00;
const MILLIONS_FROM = 100_000_000_00;

/**
 * Cents as on a key figure card (specification §9): whole euros below € 100.000, then thousands
 * with K, from 100 million on millions with M. The amount before rounding decides which.
 */
export function formatKeyFigure(cents: number): string {
  const size = Math.abs(cents);
  if (size < THOUSANDS_FROM) return formatEuros(cents);
  if (size < MILLIONS_FROM) return `${EURO}${grouped(divideRounded(cents, 1_000_00))}K`;
  return `€${grouped(divideRounded(cents, 1_000_000_00))}M`;
}

/** Cents in whole euros: '€ 1.235', '€ -1.235', never '€ -0'. */
export function formatEuros(cents: number): string {
  return EURO + formatWhole(cents);
}

/** Cents to the cent: '€ 1.234,56'. */
export function formatExact(cents: number): string {
  return EURO + formatCents(cents);
}

/** Cents in a table of whole euros, without the euro sign: '-1.235'. */
export function formatWhole(cents: number): string {
  return grouped(divideRounded(cents, 100));
}

/** A difference in a table: '+2.870', '-388', and '–' when there is none. */
export function formatDifference(cents: number): string {
  if (cents === 0) return '–';
  const euros = divideRounded(cents, 100);
  return signed(euros, grouped(euros));
}

/** Cents to the cent without the euro sign, for columns that say 'Bedrag': '14.212,40'. */
export function formatCents(cents: number): string {
  return decimal(cents, 2);
}
