import type { GroupKey } from '../rgs/groups.ts';
import type { Favour } from '../rgs/headings.ts';

interface Described {
  /** Dutch name, as shown. */
  readonly name: string;
  /** One short Dutch sentence. */
  readonly explanation: string;
  /** Whether more of it is good for the company. */
  readonly more: Favour;
}

/**
 * Figure that is a sum of journal lines: cents = sign × Σ lines of the groups. A flow sums the
 * movements of a range of months; a stock is the balance at the end of the last month.
 */
export interface BookedDefinition extends Described {
  readonly kind: 'booked';
  readonly basis: 'flow' | 'stock';
  readonly sign: 1 | -1;
  readonly groups: readonly GroupKey[];
}

/** Ratio of booked figures, both sums of the definitions that are named. */
export interface RatioDefinition<Key extends string = string> extends Described {
  readonly kind: 'ratio';
  /** Percent: in hundredths of a percent; ratio: in hundredths. */
  readonly unit: 'percent' | 'ratio';
  readonly teller: readonly { key: Key; factor: 1 | -1 }[];
  readonly noemer: readonly { key: Key; factor: 1 | -1 }[];
}
