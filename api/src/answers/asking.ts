import type { Question } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import { isOfReturns } from '@kengetal/questions';
import { comparisonColumn, currentColumn } from '../books/columns/comparison.ts';
import type { PeriodColumn } from '../books/columns/columns.ts';
import type { AskedSpan } from '../books/periods/compared.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import { askedSpan } from './complete.ts';
import type { AnswerSources } from './sources.ts';

/** A question with its period, and what it is asked of. */
export interface Asking {
  readonly read: ReadBooks;
  readonly sources: AnswerSources;
  readonly question: Question;
  readonly span: Span;
  readonly asked: AskedSpan;
}

/** The period that is asked. */
export const columnNow = ({ read, asked }: Asking): Promise<PeriodColumn> =>
  currentColumn(read, asked);

/** Another period by the same reading. */
export const columnOf = ({ read, question }: Asking, span: Span): Promise<PeriodColumn> =>
  currentColumn(read, askedSpan(read.books.calendar, span, isOfReturns(question)));

/** What the period is held against; undefined where nothing is asked. */
export async function columnAgainst(asking: Asking): Promise<PeriodColumn | undefined> {
  const { against } = asking.question;
  if (against === undefined) return undefined;
  if (typeof against === 'object') return columnOf(asking, against);
  return comparisonColumn(asking.read, asking.asked, against);
}

/** What was budgeted for other months of it. */
export const budgetOf = ({ read }: Asking, span: Span): Promise<PeriodColumn> =>
  comparisonColumn(read, askedSpan(read.books.calendar, span), 'begroting');
