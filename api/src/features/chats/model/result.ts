import type { Figure } from '@kengetal/contract';

/** Which end of an order something is at. */
export type Rank = 'hoogste' | 'laagste';

/** Which way money goes, and what is said of money that is still to go. */
export type Side = 'in' | 'uit' | 'open' | 'btw';

/** A result of this turn that a sentence may refer to. */
export interface Result {
  readonly figure: Figure;
  /** As it is shown: '€ 1.234,56'. */
  readonly shown: string;
  /** Set for how many there are: of what, as 'boekingsregels'. */
  readonly counts?: string;
  /** What it is, in parts: its label, of a cell its column and its row too. */
  readonly labels: readonly string[];
  /** All that it may be called, with its period: 'Omzet, maart 2025', 'Slager BV, Omzet'. */
  readonly called: readonly string[];
  /** Set for a cell: what its row is called. */
  readonly row?: readonly string[];
  /** Keys of the figures that its question is about, where it names none itself. */
  readonly keys: readonly string[];
  /** The periods of its question, each in all its names; the last one is how we call it. */
  readonly periods: readonly (readonly string[])[];
  /** Set for a cell: what its answer is of, which its row does not say. */
  readonly whole?: string;
  /** What words it may be told with besides: those of money that comes in, of what is open. */
  readonly sides: readonly Side[];
  /** True for what is of one relation, which may be called 'de klant'. */
  readonly isOfOne?: boolean;
  /** Set for what is the highest or the lowest of what it stands among. */
  readonly rank?: Rank;
}
