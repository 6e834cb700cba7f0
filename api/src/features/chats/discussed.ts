import type { Figure, FigureText, Question } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';

/** A suggestion that a chat is about, as it was found. */
export interface Discussed {
  readonly title: string;
  /** The conclusion. */
  readonly summary: FigureText;
  readonly how: FigureText;
  readonly steps: readonly string[];
  /** What to ask the bookkeeper. */
  readonly question: string;
  /** Its subject and months: what a question that leaves these out is about. */
  readonly about?: Question;
  /** What the books call what it is about. */
  readonly names: readonly string[];
}

/** Finds a suggestion of a project; a feature does not know where it is kept. */
export type FindDiscussed = (
  sql: Sql,
  projectId: string,
  suggestionId: string,
) => Promise<Discussed | undefined>;

/** What of it is asked. */
export type DiscussedPart = 'alles' | 'berekening' | 'stappen' | 'vraag';

/** Words that ask for a part of the suggestion itself, the first that is there. */
const ASKED: readonly (readonly [DiscussedPart, RegExp])[] = [
  ['stappen', /\bstap(pen)?\b|\bwat (moet|kan|kun|doe) (ik|je|we|wij)\b|\bwat nu\b|\boplossen\b/],
  ['berekening', /\b(hoe|waar|waarmee|waaruit)\b.{0,40}\b(berekend|bepaald|gevonden|vandaan)\b/],
  ['vraag', /\bboekhouder\b/],
  ['alles', /\bsuggestie\b|\bleg\b.{0,30}\buit\b|\bbespreek\b/],
];

const FOLLOW_UPS: readonly (readonly [DiscussedPart, string])[] = [
  ['stappen', 'Welke stappen kan ik zetten?'],
  ['berekening', 'Hoe is dit berekend?'],
  ['vraag', 'Wat vraag ik mijn boekhouder?'],
  ['alles', 'Leg de suggestie nog eens uit'],
];

/** What of the suggestion a message asks for; undefined when it asks something else. */
export function partAsked(message: string): DiscussedPart | undefined {
  const words = message.toLowerCase();
  return ASKED.find(([, asks]) => asks.test(words))?.[0];
}

/** What can be asked of it besides a part. */
export const furtherParts = (part: DiscussedPart): string[] =>
  FOLLOW_UPS.filter(([other]) => other !== part).map(([, words]) => words);

interface ToldPart {
  readonly text: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

/** A part of a suggestion in words: figures of what is asked begin with 'a', what stands beside it with 'c'. */
export function toldPart(
  { summary, how, steps, question }: Discussed,
  part: DiscussedPart,
): ToldPart {
  const stepText = `Stappen:\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`;
  const questionText = `Vraag voor je boekhouder: ${question}`;
  switch (part) {
    case 'stappen':
      return { text: steps.length === 0 ? questionText : stepText, figures: {} };
    case 'vraag':
      return { text: questionText, figures: {} };
    case 'berekening':
      return keyed(how, 'a');
    case 'alles': {
      const [conclusion, method] = [keyed(summary, 'a'), keyed(how, 'c')];
      const parts = [
        conclusion.text,
        `Hoe dit is berekend: ${method.text}`,
        ...(steps.length === 0 ? [] : [stepText]),
        questionText,
      ];
      return { text: parts.join('\n\n'), figures: { ...conclusion.figures, ...method.figures } };
    }
  }
}

/** A text whose figures have keys of an answer. */
function keyed({ text, figures }: FigureText, letter: 'a' | 'c'): ToldPart {
  const keys = new Map(Object.keys(figures).map((key, at) => [key, `${letter}${at + 1}`]));
  return {
    text: text.replace(/\(figure:([^()\s]+)\)/g, (link, key: string) =>
      keys.has(key) ? `(figure:${keys.get(key)})` : link,
    ),
    figures: Object.fromEntries(
      Object.entries(figures).map(([key, figure]) => [keys.get(key) ?? key, figure]),
    ),
  };
}
