import type { Question } from '@kengetal/contract';
import { addMonths, periodOfDay, type Span } from '@kengetal/ledger';
import { correctedTokens } from '../lexicon/corrected.ts';
import { isSameSpan } from '../periods/calendar.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Before, Reading } from '../world.ts';
import { isStock } from './draft.ts';
import { choicesOf } from './drafted.ts';
import { senseOf, type Sense } from './sense.ts';
import { timeOf } from './time.ts';
import { saysPeriod } from './turn-words.ts';

/**
 * 'En kosten' behind 'bank 1 januari 2024': of the year that begins there, and not of the one that ends
 * before it, which a balance of that moment is of. What was paid off behind two moments is between them.
 */
export function afterMoment(sense: Sense, reading: Understood, before: Before): Understood {
  const question = movedBy(sense, reading.question, before);
  if (question === reading.question) return reading;
  const others = reading.others.map((each) => movedBy(sense, each.question, before));
  return { ...reading, question, others: choicesOf(others, sense.vocabulary) };
}

type Understood = Extract<Reading, { kind: 'vraag' }>;

function movedBy(sense: Sense, question: Question, before: Before): Question {
  const { vocabulary } = sense;
  const { question: last, earlier, said } = before;
  const isInherited =
    last?.period !== undefined &&
    isSameSpan(question.period, last.period) &&
    !saysPeriod(sense) &&
    isStock(last, vocabulary);
  if (!isInherited) return question;
  const isPaidOff = question.measure === 'boekingen' && question.only?.zijde !== undefined;
  if (!isPaidOff && isStock(question, vocabulary)) return question;
  const period =
    (isPaidOff ? betweenMoments(last, earlier) : undefined) ??
    (said === undefined ? undefined : begunAt(said, vocabulary));
  return period ? { ...question, period } : question;
}

/** The months between two moments of one balance. */
function betweenMoments(last: Question, earlier: Question | undefined): Span | undefined {
  const isSame = JSON.stringify(last.subject) === JSON.stringify(earlier?.subject);
  const ends = [last.period, earlier?.period].flatMap((span) => span?.periode_max ?? []);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return isSame && from < to ? { periode_min: addMonths(from, 1), periode_max: to } : undefined;
}

/** What begins at a moment that a turn said: '1 januari' the year, '1 maart' and 'begin maart' that month. */
function begunAt(said: string, vocabulary: Vocabulary): Span | undefined {
  const { calendar } = vocabulary;
  const { scanned } = senseOf(correctedTokens(said, vocabulary), vocabulary);
  const { period, piece, day } = timeOf(scanned, calendar, undefined);
  const month = day?.endsWith('-01') ? periodOfDay(day) : undefined;
  const begun =
    month === undefined ? piece?.isStart && period : { periode_min: month, periode_max: month };
  const year = begun && calendar.spanOfYear(begun.periode_min);
  return begun && year?.periode_min === begun.periode_min ? year : begun;
}
