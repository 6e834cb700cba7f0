import type { Figure, Question } from '@kengetal/contract';
import type { Refusal } from '@kengetal/questions';

/** Cells as they are shown; one that is a figure has a link `[€ 12](figure:t1)`. */
export interface AnswerTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * What is said to a question: sentences with links to figures. Keys that begin with 'a' answer it,
 * those with 'c' stand beside it, those with 't' stand in the table; of these, 'ts' is what other
 * rows come to, and 'tse' what they come to in the end.
 */
export interface Answer {
  /** As it was read, with what it left out. */
  readonly question: Question;
  readonly text: string;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly table?: AnswerTable;
  /** As a language model gets it, where people wrote something in it. */
  readonly ours?: Pick<Answer, 'text' | 'figures' | 'table'>;
  /** Set where the answer is that there is none. */
  readonly refused?: Refusal;
}
