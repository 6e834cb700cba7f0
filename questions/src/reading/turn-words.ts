import type { Sense } from './sense.ts';

/** The most words of a turn that says too little to be of something else. */
const SHORT = 5;

/** Whether a turn is no more than some words. */
export const isShort = ({ tokens }: Pick<Sense, 'tokens'>): boolean => tokens.length <= SHORT;

/** Whether one of the words of a turn is among some. */
export const says = ({ tokens }: Pick<Sense, 'tokens'>, words: RegExp): boolean =>
  tokens.some(({ text }) => words.test(text));

/** Whether a turn names a period, whichever. */
export const saysPeriod = ({ scanned }: Pick<Sense, 'scanned'>): boolean =>
  scanned.marks.some(({ piece }) => piece !== undefined);

/** Whether the word at a place says a period, or a part of one. */
export const isTimeAt = ({ scanned }: Pick<Sense, 'scanned'>, at: number): boolean =>
  scanned.marks.some(({ piece, from, to }) => piece !== undefined && from <= at && at < to);

/** The words as one line, for patterns of several; each stands between spaces. */
export const lineOf = ({ tokens }: Pick<Sense, 'tokens'>): string =>
  ` ${tokens.map(({ text }) => text).join(' ')} `;

/** Where a question begins behind the moment it is asked of. */
export function startOf({ scanned, tokens }: Sense): number {
  return tokens.findIndex(
    ({ text }, at) => !isTimeAt({ scanned }, at) && !/^(?:op|per|nu)$/.test(text),
  );
}
