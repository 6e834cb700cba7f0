import type { Question } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import type { Piece, Unit } from '../periods/pieces.ts';
import type { SaidPeriod } from './against.ts';

/** What a question says of time. */
export interface Time {
  readonly period?: Span;
  readonly day?: string;
  readonly unit?: Unit;
  readonly piece?: Piece;
  readonly against?: Question['against'];
  /** The period in `against` as it was said: of a balance it is a moment. */
  readonly then?: SaidPeriod;
  /** Periods that are each meant, as one span. */
  readonly split?: 'maand' | 'kwartaal' | 'jaar';
  /** Both periods are asked, and not what changed between them. */
  readonly isBeside?: true;
  /** Period that is meant where none is said and no question goes before. */
  readonly usual?: Span;
  /** A part that its year does not have. */
  readonly isNowhere?: true;
  /** Months are to be left out of a period. */
  readonly isWithout?: true;
  /** Periods with others between them. */
  readonly isScattered?: true;
  /** Other periods, where they are not one after the other. */
  readonly isWeek?: true;
}
