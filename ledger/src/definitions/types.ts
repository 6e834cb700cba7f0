import type { GroupKey } from '../rgs/groups.ts';
import type { Favour } from '../rgs/headings.ts';

/** What every definition says of its figure, in Dutch, as shown. */
export interface Described {
  readonly name: string;
  /** One short sentence. */
  readonly explanation: string;
  /** How it is computed, in words. */
  readonly formula: string;
  /** Where the rule comes from; what no law or schedule lays down says so. */
  readonly source: string;
  /** Whether more of it is good for the company. */
  readonly more: Favour;
}

/**
 * Figure that is a sum of journal lines: cents = sign × Σ lines of the groups. A flow sums the
 * movements of a range of months; a stock is the balance at the end of the last month.
 */
export interface BookedDefinition extends Described {
  readonly kind: 'booked';
  readonly unit: 'cents';
  readonly basis: 'flow' | 'stock';
  readonly sign: 1 | -1;
  readonly groups: readonly GroupKey[];
}

/** A part of a computed figure, times a factor. */
export type Operand<Key extends string = string> =
  /** A booked figure; a stock some months earlier where that is said. */
  | { readonly of: 'figure'; readonly key: Key; readonly factor: number; readonly back?: number }
  /** What was charged on an account of debtors, or by suppliers, VAT included. */
  | { readonly of: 'charged'; readonly group: 'debiteuren' | 'crediteuren' }
  /** Balance of the creditors that are suppliers, to pay positive. */
  | { readonly of: 'suppliers' }
  /** Balance of the VAT accounts, to pay positive. */
  | { readonly of: 'btw' }
  /** Another computed figure. */
  | { readonly of: 'kengetal'; readonly key: string; readonly factor: number };

interface Bound {
  readonly value: number;
  readonly reason: string;
}

/** What the books must have; without it the figure would be wrong, and the reason says why. */
export interface Need<Key extends string = string> {
  /** A booked figure that must be above zero, or groups that must have an account. */
  readonly key?: Key;
  readonly groups?: readonly GroupKey[];
  readonly reason: string;
}

/**
 * Figure computed of others: Σ teller ÷ Σ noemer in its unit. Percent: in hundredths of a percent;
 * ratio: in hundredths; days: in tenths, times the days of `days`. Without a noemer it is its
 * only teller.
 */
export interface RatioDefinition<Key extends string = string> extends Described {
  readonly kind: 'ratio';
  readonly unit: 'percent' | 'ratio' | 'days' | 'cents';
  readonly teller: readonly Operand<Key>[];
  readonly noemer: readonly Operand<Key>[];
  /** Months back from the end over which days are counted; the period itself without it. */
  readonly daysBack?: number;
  readonly needs?: readonly Need<Key>[];
  /** True where a teller of zero or less has no meaning. */
  readonly positive?: string;
  /** Above the one value, or below the other, the figure says nothing any more, and why. */
  readonly most?: Bound;
  readonly least?: Bound;
  /** Why there is none when the noemer is zero, or below it where `negative` is left out. */
  readonly empty: string;
  readonly negative?: string;
}
