import { monthsSaidOnScreen } from '@kengetal/contract';
import { addMonths, monthsIn, type Span } from '@kengetal/ledger';
import { monthSpan } from '../periods/calendar.ts';
import { PeriodScan } from '../periods/marks.ts';
import { folded } from '../text/fold.ts';
import { tokensOf } from '../text/tokens.ts';
import { vocabularyOf, type Vocabulary } from '../vocabulary.ts';
import { inSentence, periodWords } from '../wording/periods.ts';
import type { World } from '../world.ts';
import { firstQuestions, type Found } from './first-questions.ts';

const QUESTIONS = 3;
/** Only the beginning says which report it is. */
const FIRST_LINES = 400;

type Topic = (period: string, screen: Screen) => readonly (string | false)[];

/** What is asked of a part of a report, by a word of its prompt. */
const TOPICS: readonly (readonly [word: string, topic: Topic])[] = [
  [
    'balans',
    (period) => [
      `Wat is het werkkapitaal in ${period}?`,
      `Wat is het eigen vermogen in ${period}?`,
      `Wat is de solvabiliteit in ${period}?`,
    ],
  ],
  [
    'kasstroom',
    (period, { isDivided }) => [
      `Wat is de kasstroom in ${period}?`,
      `Hoeveel is er geïnvesteerd in ${period}?`,
      isDivided ? 'Wat staat er op de bank per maand?' : 'Hoeveel staat er op de bank?',
    ],
  ],
  [
    'kengetallen',
    (period) => [
      `Wat is de solvabiliteit in ${period}?`,
      'Hoe snel betalen klanten?',
      `Wat is de brutomarge in procenten in ${period}?`,
    ],
  ],
  [
    'debiteuren',
    () => [
      'Welke facturen zijn te laat?',
      'Wat zijn de oudste openstaande facturen?',
      'Hoe snel betalen klanten?',
    ],
  ],
  [
    'btw',
    (period) => [
      `Hoeveel btw moet ik betalen over ${period}?`,
      `Wat is de voorbelasting in ${period}?`,
      'Zijn er boekingen zonder btw-code?',
    ],
  ],
  [
    'kosten',
    (period, { hasBefore }) => [
      `Wat zijn de grootste kosten in ${period}?`,
      hasBefore && `Welke kosten zijn het meest gestegen in ${period}?`,
      `Wie zijn de grootste leveranciers in ${period}?`,
      `Wat zijn de personeelskosten in ${period}?`,
    ],
  ],
  [
    'periodiek',
    () => [
      'Wat zijn de vaste lasten?',
      'Wat is de terugkerende omzet?',
      'Wat zijn de grootste kosten?',
    ],
  ],
  [
    'winst',
    (period, { hasBefore, isDivided }) => [
      hasBefore && `Waarom is het resultaat veranderd in ${period}?`,
      `Wat zijn de grootste kosten in ${period}?`,
      isDivided
        ? `Wat is de omzet per maand in ${period}?`
        : `Wat is de omzet per rekening in ${period}?`,
      `Wat is de brutomarge in ${period}?`,
    ],
  ],
];

/** What there is to ask of the months on a screen. */
interface Screen {
  readonly span: Span;
  /** Whether the months before them are booked. */
  readonly hasBefore: boolean;
  /** Whether they are more than one month. */
  readonly isDivided: boolean;
}

/**
 * The months that a prompt of a screen is about: those that it says to be on it, else the first in
 * its words: 'het rapport Maart 2025 (maart 2025, definitief)'.
 */
export function periodOfPrompt(prompt: string, { calendar }: Vocabulary): Span | undefined {
  const said = monthsSaidOnScreen(prompt);
  if (said) return said;
  const tokens = tokensOf(prompt.slice(0, FIRST_LINES));
  const scan = new PeriodScan(tokens, calendar, { isVat: false, isComparing: false });
  for (let at = 0; at < tokens.length; at += 1) {
    const span = scan.at(at)?.piece.spanIn();
    if (span) return span;
  }
  return undefined;
}

/**
 * Questions about what is on screen, of months that the books have, whatever was asked: three about a
 * part of a report, else the first ones about these books.
 */
export function suggestionsFor(
  prompt: string,
  vocabulary: Vocabulary,
  found: Found = {},
): string[] {
  const { calendar } = vocabulary;
  const asked = periodOfPrompt(prompt, vocabulary);
  const span =
    asked && (!calendar.booked || calendar.isBooked(asked)) ? asked : monthSpan(calendar.last);
  const text = folded(prompt.slice(0, FIRST_LINES));
  const topic = TOPICS.find(([word]) => text.includes(word))?.[1];
  if (!topic) return firstQuestions(span, vocabulary, found);
  const before = {
    periode_min: addMonths(span.periode_min, -monthsIn(span)),
    periode_max: addMonths(span.periode_min, -1),
  };
  const screen = { span, hasBefore: calendar.isBooked(before), isDivided: monthsIn(span) > 1 };
  return topic(inSentence(periodWords(span, calendar)), screen)
    .filter((each) => each !== false)
    .slice(0, QUESTIONS);
}

/** The same where there are no books yet: from the prompt alone. */
export const suggestionsWithoutBooks = (prompt: string, today: string): string[] =>
  suggestionsFor(prompt, vocabularyOf({ ...EMPTY, today }));

const EMPTY: Omit<World, 'today'> = {
  years: [],
  accounts: [],
  relations: [],
  journals: [],
  vatCodes: [],
  costCentres: [],
  hasBudget: false,
};
