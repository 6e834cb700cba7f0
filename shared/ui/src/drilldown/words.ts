import type { Figure } from '@kengetal/contract';
import { formatPeriodRange } from '../formats/index.ts';

/** Words about a figure as the head of the drawer says them. */
export interface Named {
  title: string;
  /** Above the title. */
  context?: string | undefined;
  figure: Figure;
}

/** Where a figure stands, when whoever opened it did not say: its months. */
export function contextOf(figure: Figure): string | undefined {
  if (figure.kind !== 'booked') return undefined;
  return formatPeriodRange(figure.selection.periode_min, figure.selection.periode_max);
}

/**
 * What a figure is beyond its title and the line above that: the name it has by definition, where
 * it stands under another one, and its definition. What title and context say is not said again.
 */
export function explanationOf({ title, context, figure }: Named): string {
  const { about } = figure;
  if (!about) return '';
  const known = new Set(wordsOf(`${title} ${context ?? ''}`));
  const isNews = wordsOf(about.label).some((word) => !known.has(word));
  const named = isNews ? `${about.label}. ` : '';
  return `${named}${withoutName(about.explanation, known)}`.trim();
}

/** Whether a text has all words of another. */
export function saysAll(text: string, words: string): boolean {
  const known = new Set(wordsOf(text));
  return wordsOf(words).every((word) => known.has(word));
}

/** 'Autokosten, onderdeel van overige bedrijfskosten.' where its name is known already. */
function withoutName(explanation: string, known: ReadonlySet<string>): string {
  const [, name, rest] = /^(.+?), o(nderdeel van .*)$/.exec(explanation) ?? [];
  const isKnown = name !== undefined && wordsOf(name).every((word) => known.has(word));
  return isKnown && rest !== undefined ? `O${rest}` : explanation;
}

/** Words without capitals; a month is the same one whether short or long. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => !JOINING.has(word))
    .map((word) => (MONTH.test(word) ? shortened(word) : word));
}

/** Between two months. */
const JOINING = new Set(['t', 'm', 'tot', 'en', 'met']);
const MONTH =
  /^(jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec|januari|februari|maart|april|juni|juli|augustus|september|oktober|november|december)$/;

const shortened = (month: string) => (month === 'maart' ? 'mrt' : month.slice(0, 3));
