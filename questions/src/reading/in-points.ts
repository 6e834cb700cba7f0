import type { Question } from '@kengetal/contract';
import { tokensOf, type Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Reading } from '../world.ts';
import { askedBack, settled } from './drafted.ts';
import { IN_PERCENT } from './figures.ts';

const POINTS = /^(?:procentpunte?n?|procentpuntjes|pp|%punt|%punten)$/;
const PERCENTAGES: ReadonlySet<string> = new Set([
  'brutomarge_percentage',
  'ebitda_marge',
  'nettomarge',
  'solvabiliteit',
]);

/** 'Hoeveel procentpunten is dat' asks for a difference; nothing where none are said. */
export function withoutPoints(tokens: readonly Token[]): readonly Token[] | undefined {
  if (!tokens.some(({ text }) => POINTS.test(text))) return undefined;
  const isIn = (at: number) => tokens[at]?.text === 'in' && POINTS.test(tokens[at + 1]?.text ?? '');
  return tokens.flatMap((token, at) =>
    isIn(at) ? [] : POINTS.test(token.text) ? tokensOf('verschil') : [token],
  );
}

/** The difference of a percentage: of a profit that of its margin, and of no other amount. */
export function inPoints(reading: Reading, vocabulary: Vocabulary): Reading {
  if (reading.kind !== 'vraag') return reading;
  const { question } = reading;
  const { subject, measure, of } = question;
  const key =
    subject.kind === 'figure' && subject.without === undefined
      ? PERCENTAGES.has(subject.key)
        ? subject.key
        : IN_PERCENT[subject.key]
      : undefined;
  if (of !== undefined || measure === 'aandeel') return reading;
  if (key === undefined)
    return askedBack(
      'Procentpunten zijn er tussen twee percentages. Wat wil je zien?',
      [question],
      vocabulary,
    );
  const held: Question = { ...question, subject: { kind: 'figure', key } };
  return settled(held, [], vocabulary);
}
