import { monthsSaidOnScreen } from '@kengetal/contract';
import { monthName, type Span } from '@kengetal/ledger';
import { PeriodScan } from '../periods/marks.ts';
import { folded } from '../text/fold.ts';
import { tokensOf } from '../text/tokens.ts';
import { vocabularyOf, type Vocabulary } from '../vocabulary.ts';
import { periodWords } from '../wording/periods.ts';
import type { World } from '../world.ts';

const QUESTIONS = 3;
/** Only the beginning says which report it is. */
const FIRST_LINES = 400;

type Topic = (period: string) => readonly string[];

/** What is asked of a part of a report, by a word of its prompt. */
const TOPICS: readonly (readonly [word: string, topic: Topic])[] = [
  ['balans', (period) => [`Wat is het werkkapitaal in ${period}?`, `Wat is het eigen vermogen in ${period}?`, `Wat is de solvabiliteit in ${period}?`]],
  ['kasstroom', (period) => [`Wat is de kasstroom in ${period}?`, `Hoeveel is er geïnvesteerd in ${period}?`, 'Wat staat er op de bank per maand?']],
  ['kengetallen', (period) => [`Wat is de solvabiliteit in ${period}?`, 'Hoe snel betalen klanten?', `Wat is de brutomarge in procenten in ${period}?`]],
  ['debiteuren', () => ['Welke facturen zijn te laat?', 'Wat zijn de oudste openstaande facturen?', 'Hoe snel betalen klanten?']],
  ['btw', (period) => [`Hoeveel btw moet ik betalen over ${period}?`, `Wat is de voorbelasting in ${period}?`, 'Zijn er boekingen zonder btw-code?']],
  ['kosten', (period) => [`Wat zijn de grootste kosten in ${period}?`, `Welke kosten zijn het meest gestegen in ${period}?`, `Wie zijn de grootste leveranciers in ${period}?`]],
  ['periodiek', () => ['Wat zijn de vaste lasten?', 'Wat is de terugkerende omzet?', 'Wat zijn de grootste kosten?']],
  ['winst', (period) => [`Waarom is het resultaat veranderd in ${period}?`, `Wat zijn de grootste kosten in ${period}?`, `Wat is de omzet per maand in ${period}?`]],
]; // prettier-ignore

const GENERAL: Topic = (period) => [
  `Wat is het resultaat in ${period}?`,
  `Wie zijn de grootste klanten in ${period}?`,
  'Welke facturen staan open?',
];

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

/** Three questions about what is on screen; of months that the books have, whatever was asked. */
export function suggestionsFor(prompt: string, vocabulary: Vocabulary): string[] {
  const { calendar } = vocabulary;
  const span = periodOfPrompt(prompt, vocabulary);
  const isKnown = span && (!calendar.booked || calendar.isBooked(span));
  const period = inSentence(isKnown ? periodWords(span, calendar) : monthName(calendar.last));
  const text = folded(prompt.slice(0, FIRST_LINES));
  const topic = TOPICS.find(([word]) => text.includes(word))?.[1] ?? GENERAL;
  return topic(period).slice(0, QUESTIONS);
}

/** 'het 4e kwartaal 2025', as it stands after 'in' or 'over'. */
const inSentence = (period: string) => (/^\d+e /.test(period) ? `het ${period}` : period);

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
