import type { Figure } from '@kengetal/contract';
import type { Answer } from '../../../answers/answer.ts';
import { shownFigure } from '../../../books/figures/words.ts';

export const LINK = /\[([^[\]]+)\]\(figure:([^()\s]+)\)/g;
/** '1.060 boekingsregels', and in a cell '12'. */
const COUNT = /^(\d[\d.]*)(?:\s(\p{L}+))?$/u;
/** What is counted, or could be. */
const COUNTED =
  /^(?:boeking|factu|nota|regel|post|relatie|rekening|klant|afnemer|leverancier|debiteur|crediteur|dagboek|keer)/u;

/** How many there are, which opens what these come to. */
export interface Count {
  /** '12 boekingsregels', whatever its link says. */
  readonly shown: string;
  /** What they are: 'boekingsregels'. */
  readonly noun: string;
  readonly value: number;
}

/** The figures of an answer that are told as a number of something, by their keys. */
export function countsIn({ text, table }: Pick<Answer, 'text' | 'table'>): Map<string, Count> {
  const counts = new Map<string, Count>();
  const add = (said: string, head: string) => {
    for (const [, shown = '', key = ''] of said.matchAll(LINK)) {
      const [, digits = '', own] = COUNT.exec(shown) ?? [];
      const noun = own ?? head.toLowerCase();
      if (digits === '' || noun === '') continue;
      const value = Number(digits.replaceAll('.', ''));
      // A column is called by what are several.
      const words = own === undefined && value === 1 ? digits : `${digits} ${noun}`;
      counts.set(key, { shown: words, noun, value });
    }
  };
  add(text, '');
  for (const row of table?.rows ?? []) {
    row.forEach((cell, at) => add(cell, table?.columns[at] ?? ''));
  }
  return counts;
}

const kindOf = (word: string): string | undefined => COUNTED.exec(word.toLowerCase())?.[0];

/** Whether a word is what this noun is: 'boekingen' are 'boekingsregels'. */
export const isCountedAs = (word: string, noun: string): boolean =>
  kindOf(word) !== undefined && kindOf(word) === kindOf(noun);

/** Whether a word behind an amount says that it is a number of something else, or a number at all. */
export const isMiscounted = (word: string, noun: string | undefined): boolean =>
  kindOf(word) !== undefined && (noun === undefined || !isCountedAs(word, noun));

/** What is no part of anything, in percent, is a difference between percentages. */
export function shownResult(figure: Figure): string {
  const isOfPercents =
    figure.kind === 'derived' &&
    figure.unit === 'percent' &&
    !figure.terms.some(({ part }) => part === 'noemer');
  return shownFigure(figure).replace(/%$/, isOfPercents ? ' procentpunt' : '%');
}
