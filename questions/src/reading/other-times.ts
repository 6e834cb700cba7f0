import type { Question } from '@kengetal/contract';
import { yearOf, type Span } from '@kengetal/ledger';
import {
  Calendar,
  calendarYear,
  isSameSpan,
  monthSpan,
  type TimeReading,
} from '../periods/calendar.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { saidOf } from '../wording/said.ts';
import type { Before, Reading } from '../world.ts';
import { isStock } from './draft.ts';
import { readBy } from './read.ts';

/** Words that say themselves which kind of year it is. */
const KIND_SAID = /\b(?:boek|gebroken|verlengd|lange jaar)|\b(?:20)?\d\d[-/](?:20)?\d\d\b/;
const TOT = /\btot\b(?! en met)/;

/**
 * What a text asks as it is spelt. What its words of time may say as well stands beside it (decision 0143): a year, quarter or half of
 * the calendar where fiscal years are others, the quarter of the fiscal year beside that of a VAT
 * return, and with or without what stands behind 'tot'. Each where it gives other months.
 */
export function readTimed(text: string, vocabulary: Vocabulary, before: Before): Reading {
  const reading = readBy(text, vocabulary, before);
  const isOutside = reading.kind === 'geen_antwoord' && reading.reason === 'buiten_boeken';
  if (reading.kind !== 'vraag' && !isOutside) return reading;
  const main = reading.kind === 'vraag' ? reading.question : reading.asked;
  const times = readingsOf(text, vocabulary).filter(
    (each) => !isOutside || each === 'kalenderjaren',
  );
  const others = times.flatMap((each) => {
    const other = readBy(
      text,
      { ...vocabulary, calendar: new Calendar(vocabulary.world, each) },
      each === 'kalenderjaren' ? byCalendar(before, main, vocabulary) : before,
    );
    const question = other.kind === 'vraag' ? momentOf(other.question, vocabulary) : undefined;
    const compared = main && momentOf(main, vocabulary);
    if (!compared || !question || !isOfOtherTime(question, compared, vocabulary)) return [];
    // '1e kwartaal boekjaar 2024/2025' is no name for what is the third of the calendar.
    return [{ label: saidOf(question, vocabulary, each !== 'andere tot'), question }];
  });
  const [first] = others;
  if (!first) return reading;
  // A conversation about the end of a year of the calendar goes on with one.
  const isKept = [before.question, first.question].every(
    (each) => each && isEndOfYear(each, vocabulary),
  );
  // What begins outside the books may lie within them by the calendar.
  if (reading.kind !== 'vraag')
    return isKept
      ? { kind: 'vraag', question: first.question, others: [] }
      : { ...reading, related: first.question };
  if (!isKept) return { ...reading, others: [...reading.others, ...others] };
  const usual = { label: saidOf(reading.question, vocabulary), question: reading.question };
  return { ...reading, question: first.question, others: [...reading.others, usual] };
}

/** The other readings that words of time can have in these books. */
function readingsOf(text: string, { calendar }: Vocabulary): TimeReading[] {
  const said = text.toLowerCase();
  // '23/24' says which year it is, and not whether a quarter of VAT is one of it.
  const isBroken = !calendar.isOfCalendarYears && !said.includes('kalender');
  return [
    ...(isBroken ? (['kwartalen van het boekjaar'] as const) : []),
    ...(isBroken && !KIND_SAID.test(said) ? (['kalenderjaren'] as const) : []),
    ...(TOT.test(said) ? (['andere tot'] as const) : []),
  ];
}

/**
 * What went before, as the calendar has it: 'en vorig jaar' of the fiscal year 2024 is 2023 by its own
 * months. A turn that says no other period keeps the one that was told.
 */
function byCalendar(before: Before, main: Question | undefined, { calendar }: Vocabulary): Before {
  const told = before.question?.period;
  const year = told && calendar.spanOfYear(told.periode_max);
  if (!before.question || !isSameSpan(told, year) || isSameSpan(told, main?.period)) return before;
  const period = year && calendarYear(yearOf(year.periode_max));
  return { ...before, question: { ...before.question, ...(period && { period }) } };
}

/** Whether two questions ask the same of other months, as far as anything is booked in them. */
function isOfOtherTime(one: Question, other: Question, { calendar }: Vocabulary): boolean {
  const timed = ({ period, day, against, subject, ...rest }: Question) => {
    const { dated, ...bare } = subject.kind === 'open' ? subject : { ...subject, dated: undefined };
    const booked = period && bookedOf(period, calendar);
    return [JSON.stringify([bare, rest]), JSON.stringify([booked, day, against, dated])];
  };
  const [[what, when], [same, then]] = [timed(one), timed(other)];
  return what === same && when !== then;
}

/** The months of a period in the books; the whole where none is. */
function bookedOf(period: Span, { booked }: Calendar): Span {
  const periode_min = Math.max(period.periode_min, booked?.periode_min ?? period.periode_min);
  const periode_max = Math.min(period.periode_max, booked?.periode_max ?? period.periode_max);
  return periode_min > periode_max ? period : { periode_min, periode_max };
}

/** A balance is that of the fiscal year that closes with it, or else of its last month. */
function momentOf(question: Question, vocabulary: Vocabulary): Question {
  const { period, against, split } = question;
  if (!period || split !== undefined || !isStock(question, vocabulary)) return question;
  const moment = (span: typeof period) => {
    const year = vocabulary.calendar.spanOfYear(span.periode_max);
    return year.periode_max === span.periode_max ? year : monthSpan(span.periode_max);
  };
  return {
    ...question,
    period: moment(period),
    ...(typeof against === 'object' && { against: moment(against) }),
  };
}

/** Whether a balance is that of the end of December, where no fiscal year ends. */
function isEndOfYear(question: Question, vocabulary: Vocabulary): boolean {
  const { period } = question;
  if (!period || !isStock(question, vocabulary) || period.periode_min !== period.periode_max)
    return false;
  const { periode_max } = vocabulary.calendar.spanOfYear(period.periode_max);
  return period.periode_max % 100 === 12 && periode_max !== period.periode_max;
}
