import type { Figure } from '@kengetal/contract';
import type { PeriodColumn } from '../books/columns/columns.ts';

/** An amount in one of the periods that a question is divided by. */
export interface Point {
  readonly column: PeriodColumn;
  readonly figure: Figure;
}

export const SERIES_HEADS = { maand: 'Maand', kwartaal: 'Kwartaal', jaar: 'Jaar' } as const;
export type By = keyof typeof SERIES_HEADS;
export const MANY = { maand: 'maanden', kwartaal: 'kwartalen', jaar: 'jaren' } as const;

export const isPeriodSplit = (split: string | undefined): split is By =>
  split !== undefined && Object.hasOwn(SERIES_HEADS, split);
