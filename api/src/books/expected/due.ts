import type { Figure } from '@kengetal/contract';

export type DueKind = 'lonen' | 'loonheffing' | 'btw';

/** Money that is expected on a day. */
export interface ExpectedAmount {
  /** YYYY-MM-DD */
  readonly datum: string;
  /** What comes in is positive, what goes out negative. */
  readonly cents: number;
  readonly name: string;
  /** Why, in a sentence. */
  readonly why: string;
}

/** Wages and taxes that fall due; the figure has the sign of the cents and opens into its lines. */
export interface ExpectedDue extends ExpectedAmount {
  readonly kind: DueKind;
  readonly figure: Figure;
}

/** Something that will fall due of which the amount or the day is not known. */
export interface UnknownDue {
  readonly name: string;
  readonly why: string;
}

export interface ExpectedDues {
  readonly items: readonly ExpectedDue[];
  readonly unknown: readonly UnknownDue[];
}

/** Days ahead: after the first, up to and including the last. */
export interface DaysAhead {
  readonly after: string;
  readonly until: string;
}
