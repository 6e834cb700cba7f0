import type { Question } from '@kengetal/contract';
import { fiscalYearName, spanName } from '@kengetal/ledger';
import type { Books } from '../books/books.ts';
import type { Refusal } from '@kengetal/questions';
import type { Answer } from './answer.ts';
import { Telling } from './telling.ts';

/** Which years and months the books hold. */
export function tellData(books: Books, question: Question): Answer {
  return new Telling().say(heldIn(books)).done(question);
}

/** A question about months that the books do not hold, with those that they do. */
export function tellOutside(
  books: Books,
  question: Question,
  why: string,
  refused: Refusal,
): Answer {
  return new Telling().say(why).say(heldIn(books)).done(question, refused);
}

/** 'Er is geboekt van januari 2023 t/m maart 2025: boekjaar 2023, …' */
export function heldIn({ calendar }: Pick<Books, 'calendar'>): string {
  const { told, booked, years } = calendar;
  const span = told ?? booked;
  if (!span) return 'Er is nog niets ingelezen. Importeer eerst een auditfile.';
  const names = years.map((year) => fiscalYearName(year).toLowerCase());
  return `In deze boekhouding staat ${spanName(span)} (${names.join(', ')}).`;
}
