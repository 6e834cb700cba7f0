import type { Question } from '@kengetal/contract';
import { monthName, type Span } from '@kengetal/ledger';
import { heldWords, isOfReturns, isOpening, outsideWords } from '@kengetal/questions';
import { usualComparison } from '../books/columns/comparison.ts';
import { earlierSpan } from '../books/periods/compared.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import type { Answer } from './answer.ts';
import type { Asking } from './asking.ts';
import { tellCheck } from './check.ts';
import { askedSpan, fromFirstYear, spanOf } from './complete.ts';
import { tellComponent } from './component.ts';
import { tellData } from './data.ts';
import { tellDefinition } from './definition.ts';
import { whyNotEvaluated } from './not-evaluated.ts';
import { tellHelp } from './help.ts';
import { isListed, tellList } from './lists.ts';
import { tellMeasured } from './measured-answer.ts';
import { tellOpened } from './open-on-day.ts';
import { tellRecurring } from './recurring.ts';
import type { AnswerSources } from './sources.ts';
import { Telling } from './telling.ts';

/**
 * Answers a question about the books, of the months that they hold: where it asks of earlier ones as
 * well, it says so. Throws unprocessable for one that cannot be answered.
 */
export async function answerTo(
  read: ReadBooks,
  question: Question,
  sources: AnswerSources,
): Promise<Answer> {
  const { calendar } = read.books;
  const { period, against } = question;
  const held = (span: Span) => fromFirstYear(span, calendar);
  const asked = {
    ...question,
    ...(period && { period: held(period) }),
    ...(typeof against === 'object' && { against: held(against) }),
  };
  const answer = withHeld(await answerHeld(read, asked, sources), read);
  const first = [asked.period, asked.against].find(
    (span) => typeof span === 'object' && span !== period && span !== against,
  );
  if (typeof first !== 'object') return answer;
  const earlier = `Vóór ${monthName(first.periode_min)} staat er niets in deze boekhouding.`;
  return { ...answer, text: `${answer.text} ${earlier}` };
}

/** Says which months there are, where what it is held against is outside them. */
function withHeld(answer: Answer, { books }: ReadBooks): Answer {
  const { calendar, accounts } = books;
  const { period, against } = answer.question;
  if (!period || against === undefined || against === 'begroting' || answer.refused) return answer;
  const asked = askedSpan(calendar, period, isOfReturns(answer.question));
  const then = typeof against === 'object' ? against : earlierSpan(calendar, asked, against);
  const { against: _, measure: __, ...amount } = answer.question;
  const isHeld =
    outsideWords(then, calendar) === undefined ||
    isOpening(amount, then, calendar, { accounts: { byNumber: accounts } });
  return isHeld ? answer : { ...answer, text: `${answer.text} ${heldWords(calendar)}` };
}

async function answerHeld(
  read: ReadBooks,
  question: Question,
  sources: AnswerSources,
): Promise<Answer> {
  const { books } = read;
  const { subject } = question;
  const why = MEASURED.has(subject.kind) ? undefined : whyNotEvaluated(question);
  if (why !== undefined) return new Telling().say(why).done(question);
  if (subject.kind === 'data' && !isListed(question.split)) return tellData(books, question);
  if (subject.kind === 'help') return tellHelp(books, question);
  if (subject.kind === 'definition') return tellDefinition(read, question, subject.key);
  const span = spanOf(question, books.calendar);
  if (!span) return tellData(books, question);
  if (span.periode_min > span.periode_max)
    return new Telling().say('Die periode eindigt voor ze begint.').done(question);
  const outside = outsideWords(span, books.calendar);
  const byNumber = books.accounts;
  const opens = isOpening(question, span, books.calendar, { accounts: { byNumber } });
  if (outside !== undefined && !opens)
    return new Telling().say(outside).done(question, 'buiten_boeken');
  const asking: Asking = {
    ...{ read, sources, span },
    question: withComparison(read, question, span),
    asked: askedSpan(books.calendar, span, isOfReturns(question)),
  };
  const measuredAnswer = (of: Asking) =>
    tellMeasured(of, (entry) => answerTo(read, entry, sources));
  switch (subject.kind) {
    case 'data':
      return isListed(question.split)
        ? tellList(asking, question.split)
        : tellData(books, question);
    case 'open':
      return tellOpened(asking, subject, measuredAnswer);
    case 'recurring':
      return tellRecurring(asking, subject);
    case 'component':
      return tellComponent(asking, subject.id);
    case 'check':
      return tellCheck(asking, subject.of);
    default:
      return measuredAnswer(asking);
  }
}

/** Subjects that have an amount, and with it a name, before it is known what is done with them. */
const MEASURED: ReadonlySet<string> = new Set([
  'figure',
  'account',
  'relation',
  'sum',
  'charged',
  'vat',
  'lines',
]);

/** A difference is of something: of the period before, where nothing else is said. */
function withComparison(read: ReadBooks, question: Question, span: Span): Question {
  const { measure, against } = question;
  if (against !== undefined || (measure !== 'verschil' && measure !== 'oorzaken')) {
    return { ...question, period: span };
  }
  const asked = askedSpan(read.books.calendar, span);
  return { ...question, period: span, against: usualComparison(read.books, asked) };
}
