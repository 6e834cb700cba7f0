import { decimal, divideRounded, grouped, signed } from './integers.ts';

/** Hundredths of a percent to one decimal: 1234 → '12,3%'. */
export function formatPercent(hundredths: number): string {
  return `${decimal(divideRounded(hundredths, 10), 1)}%`;
}

/** With a plus where it grew: 450 → '+4,5%'. */
export function formatPercentChange(hundredths: number): string {
  const tenths = divideRounded(hundredths, 10);
  return `${signed(tenths, decimal(tenths, 1))}%`;
}

/** A difference between two percentages, in hundredths: 120 → '+1,2 procentpunt'. */
export function formatPercentagePoints(hundredths: number): string {
  const tenths = divideRounded(hundredths, 10);
  return `${signed(tenths, decimal(tenths, 1))} procentpunt`;
}

/** A ratio in hundredths: 125 → '1,25'. */
export function formatRatio(hundredths: number): string {
  return decimal(hundredths, 2);
}

/** Tenths of a day to whole days: 214 → '21 dagen', 10 → '1 dag'. */
export function formatDays(tenths: number): string {
  return formatCount(divideRounded(tenths, 10), 'dag', 'dagen');
}

/** Tenths of a day to the tenth: 214 → '21,4 dagen'. */
export function formatDaysExact(tenths: number): string {
  return `${decimal(tenths, 1)} dagen`;
}

/** 1 → '1 boeking', 1234 → '1.234 boekingen'; without words the number alone. */
export function formatCount(count: number, one = '', many = one): string {
  const word = Math.abs(count) === 1 ? one : many;
  return word ? `${grouped(count)}\u00A0${word}` : grouped(count);
}

const KILO = 1000;
const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** Bytes in decimal units: 999 → '999 bytes', 1234567 → '1,2 MB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < KILO) return `${bytes}\u00A0${bytes === 1 ? 'byte' : 'bytes'}`;
  let power = 0;
  while (power < UNITS.length - 1 && divideRounded(bytes, KILO ** (power + 1)) >= KILO) power += 1;
  const tenths = divideRounded(bytes, KILO ** (power + 1) / 10);
  const written =
    tenths >= 100 || power === 0 ? grouped(divideRounded(tenths, 10)) : decimal(tenths, 1);
  return `${written}\u00A0${UNITS[power]}`;
}
