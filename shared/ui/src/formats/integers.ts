/** Number formatting on integers only; money never passes through a fraction. */

/** dividend / divisor, halves away from zero. */
export function divideRounded(dividend: number, divisor: number): number {
  const size = BigInt(Math.abs(dividend));
  const by = BigInt(divisor);
  const rounded = Number((2n * size + by) / (2n * by));
  return dividend < 0 && rounded !== 0 ? -rounded : rounded;
}

/** 1234567 → '1.234.567'; the minus is a hyphen right before the digits. */
export function grouped(value: number): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3}){1,5}$)/g, '.');
  return value < 0 ? `-${digits}` : digits;
}

/** Fixed-point: decimal(123456, 2) → '1.234,56'. */
export function decimal(value: number, places: number): string {
  if (places === 0) return grouped(value);
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const whole = grouped(Number(digits.slice(0, -places)));
  return `${value < 0 ? '-' : ''}${whole},${digits.slice(-places)}`;
}

/** Puts '+' before a positive number that is written without a sign. */
export function signed(value: number, written: string): string {
  return value > 0 ? `+${written}` : written;
}
