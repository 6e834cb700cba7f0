import type { QuestionSubject } from '@kengetal/contract';
import type { Books } from '../books/books.ts';
import { kindsOf } from './account.ts';

/** What is told beside each other and not added up: figures named together, accounts of several kinds. */
export function apart(books: Books, subject: QuestionSubject): readonly QuestionSubject[] {
  if (subject.kind === 'account')
    return kindsOf(books, subject.rekeningen).map((rekeningen) => ({ ...subject, rekeningen }));
  if (subject.kind !== 'figure') return [subject];
  const { also = [], ...first } = subject;
  return [first, ...also.map((key) => ({ kind: 'figure' as const, key }))];
}
