/** A share of 1 in four digits; null of nothing. */
export const rate = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

/** A share as it is printed. */
export const percentage = (share: number | null) =>
  share === null ? '–' : `${(share * 100).toFixed(1).replace('.', ',')}%`;
