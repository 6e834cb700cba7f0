/** How a number of a cell is meant, and so how it is shown. */
export type NumberKind = 'euro' | 'percent' | 'ratio' | 'days' | 'whole';

/** How a cell looks; formats that know no looks leave it out. */
export interface CellLook {
  readonly bold?: boolean;
  readonly muted?: boolean;
  readonly wrap?: boolean;
  /** Levels of indentation. */
  readonly indent?: number;
  readonly align?: 'left' | 'right';
  /** Line above: of a subtotal thin. */
  readonly above?: 'thin';
  /** Line below: of an end result double. */
  readonly below?: 'thin' | 'double';
  readonly size?: 'title';
}

/** A cell of a table that is written to a file. */
export type Cell =
  | null
  | (CellLook & { readonly text: string })
  /** Calendar day, 'YYYY-MM-DD', with the time on the clock, 'HH:MM', where that counts. */
  | (CellLook & { readonly day: string; readonly time?: string })
  | (CellLook & {
      /** Cents, hundredths of a percent or of a ratio, tenths of a day, or a whole number. */
      readonly value: number;
      readonly kind: NumberKind;
      /** Formula that computes the value, without '='; the value is kept beside it. */
      readonly formula?: string;
    });

/** Decimals of what is kept as a whole number. */
const DECIMALS: Record<NumberKind, number> = { euro: 2, percent: 2, ratio: 2, days: 1, whole: 0 };

/** The value as decimal text, e.g. 1234 cents as '12.34' and 1234 hundredths of a percent as '12.34'. */
export function decimalText(value: number, kind: NumberKind): string {
  const decimals = DECIMALS[kind];
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const sign = value < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
