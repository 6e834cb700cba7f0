import type { Question, QuestionSubject } from '@kengetal/contract';
import type { Books } from '../books/books.ts';
import { kindsOf } from './account.ts';

/** What is told beside each other and not added up: figures named together, accounts of several kinds. */
export function apart(books: Books, question: Question): readonly QuestionSubject[] {
  const { subject, split } = question;
  if (subject.kind === 'account') {
    const kinds = kindsOf(books, subject.rekeningen);
    const isEach = kinds.length > 1 && split === 'rekening';
    return (isEach ? subject.rekeningen.map((each) => [each]) : kinds).map((rekeningen) => ({
      ...subject,
      rekeningen,
    }));
  }
  if (subject.kind !== 'figure') return [subject];
  const { also = [], ...first } = subject;
  return [first, ...also.map((key) => ({ kind: 'figure' as const, key }))];
}
