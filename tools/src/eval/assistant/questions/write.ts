import type { Ask } from '../gold/ask/index.ts';

/** Families of questions, numbered as in the print. */
export const FAMILIES = {
  1: 'bedrag van een periode',
  2: 'vergelijken',
  3: 'grootste posten',
  4: 'marge en resultaat',
  5: 'balans en ratio’s',
  6: 'openstaand',
  7: 'btw',
  8: 'wat terugkomt',
  9: 'verloop, hoogste en laagste',
  10: 'meer stappen',
  11: 'taal en de boekhouding zelf',
  12: 'geen cijfer',
} as const;

export type Family = keyof typeof FAMILIES;

/** What is typed, and what is right. */
export type Turn = readonly [ask: string, gold: Ask];

/** One question, or a conversation. */
export interface Question {
  readonly family: Family;
  /** Typed in a hurry: with errors, abbreviations or without capitals. */
  readonly rough: boolean;
  readonly turns: readonly Turn[];
}

const each = (family: Family, rough: boolean, turns: readonly Turn[]): Question[] =>
  turns.map((turn) => ({ family, rough, turns: [turn] }));

/** Questions of one turn, in whole sentences. */
export const clean = (family: Family, ...turns: Turn[]) => each(family, false, turns);

/** The same as people type who are in a hurry. */
export const rough = (family: Family, ...turns: Turn[]) => each(family, true, turns);

/** A conversation of two to four turns. */
export const talk = (family: Family, ...turns: Turn[]): Question[] => [
  { family, rough: false, turns },
];

export const roughTalk = (family: Family, ...turns: Turn[]): Question[] => [
  { family, rough: true, turns },
];

/** One gold, asked as a whole sentence, in a hurry, and as one speaks. */
export const retell = (
  family: Family,
  gold: Ask,
  whole: string,
  hurried: string,
  spoken: string,
): Question[] => [
  ...clean(family, [whole, gold], [spoken, gold]),
  ...rough(family, [hurried, gold]),
];
