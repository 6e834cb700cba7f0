import type { Figure } from '@kengetal/contract';
import type { Favour } from '@kengetal/ledger';
import type { PeriodColumn } from '../books/columns/columns.ts';
import type { LinesOf } from './lines-of.ts';

/** Something that has an amount in every period. */
export interface Measured {
  /** As a heading: 'Omzet', '4100 Huur', 'Omzet bij Bakker BV'. */
  readonly name: string;
  /** What its moment is: a period, the end of one, or both. */
  readonly basis: 'flow' | 'stock' | 'both';
  readonly more: Favour;
  /** True where less than nothing is called a loss. */
  readonly isResult?: true;
  /** What it is where it is less than nothing, told without its sign. */
  readonly below?: string;
  /** True of money on several accounts: what is in cash is not on the bank. */
  readonly isMoney?: true;
  /** True of lines of accounts of several kinds: what they come to together says nothing. */
  readonly isNet?: true;
  /** Of what is asked of a day, that day in words. */
  readonly moment?: string;
  /** The lines that it adds up; a figure that is computed has none. */
  readonly lines?: LinesOf;
  /** What a sum adds up. */
  readonly terms?: readonly Measured[];
  of(column: PeriodColumn): Figure | Promise<Figure>;
}

/** How the moment of an amount in a column is called, inside a sentence. */
export function momentIn({ basis, moment }: Measured, column: PeriodColumn): string {
  if (moment !== undefined) return moment;
  const { naam } = basis === 'stock' ? column.stand : column;
  return naam.charAt(0).toLowerCase() + naam.slice(1);
}

/** A name inside a sentence: 'omzet, kostenplaats SERV', and 'BTW' as it is. */
export const nameInside = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
