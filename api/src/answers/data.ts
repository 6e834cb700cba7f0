import type { Question, QuestionSubject } from '@kengetal/contract';
import {
  fiscalMonths,
  isCalendarYear,
  monthsIn,
  spanName,
  type FiscalYear,
} from '@kengetal/ledger';
import { heldWords } from '@kengetal/questions';
import type { Books } from '../books/books.ts';
import type { Answer } from './answer.ts';
import { Telling } from './telling.ts';

/** Which years and months the books hold, or what accounts are called. */
export function tellData(books: Books, question: Question): Answer {
  const { subject } = question;
  const named = subject.kind === 'data' ? namesOf(books, subject) : [];
  const telling = new Telling();
  if (named.length === 0) telling.say(heldWords(books.calendar)).say(yearsIn(books));
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
  if (years.every(isCalendarYear)) return 'Een boekjaar loopt van januari t/m december.';
  return years.map(yearIn).join(' ');
}

function yearIn(year: FiscalYear): string {
  const { first, last } = fiscalMonths(year);
  const span = { periode_min: first, periode_max: last };
  const length = monthsIn(span);
  return length === 1
    ? `Boekjaar ${year.label} is ${spanName(span)} (1 maand).`
    : `Boekjaar ${year.label} loopt van ${spanName(span)} (${length} maanden).`;
}
