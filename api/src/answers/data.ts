import type { Question, QuestionSubject } from '@kengetal/contract';
import {
  fiscalMonths,
  fiscalYearName,
  monthsIn,
  spanName,
  type FiscalYear,
} from '@kengetal/ledger';
import type { Books } from '../books/books.ts';
import type { Refusal } from '@kengetal/questions';
import type { Answer } from './answer.ts';
import { Telling } from './telling.ts';

/** Which years and months the books hold, or what accounts are called. */
export function tellData(books: Books, question: Question): Answer {
  const { subject } = question;
  const named = subject.kind === 'data' ? namesOf(books, subject) : [];
  const telling = new Telling();
  if (named.length === 0) telling.say(heldIn(books)).say(yearsIn(books));
  for (const name of named) telling.say(name);
  return telling.done(question);
}

/** 'Rekening 4030 heet Reiskostenvergoeding.' of each that the books have. */
const namesOf = (
  { accounts }: Books,
  { rekeningen = [] }: Extract<QuestionSubject, { kind: 'data' }>,
): string[] =>
  rekeningen.flatMap((each) => {
    const account = accounts.get(each);
    return account ? [`Rekening ${each} heet ${account.naam}.`] : [];
  });

/** From which month up to which each fiscal year is, where they are no years of the calendar. */
function yearsIn({ calendar: { years } }: Pick<Books, 'calendar'>): string {
  if (years.length === 0) return '';
  if (years.every(isOfCalendar)) return 'Een boekjaar loopt van januari t/m december.';
  return years.map(yearIn).join(' ');
}

function isOfCalendar(year: FiscalYear): boolean {
  const { first, last } = fiscalMonths(year);
  return first % 100 === 1 && monthsIn({ periode_min: first, periode_max: last }) === 12;
}

function yearIn(year: FiscalYear): string {
  const { first, last } = fiscalMonths(year);
  const span = { periode_min: first, periode_max: last };
  const length = monthsIn(span);
  return length === 1
    ? `Boekjaar ${year.label} is ${spanName(span)} (1 maand).`
    : `Boekjaar ${year.label} loopt van ${spanName(span)} (${length} maanden).`;
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
