import { Phrases } from '../lexicon/phrases.ts';
import type { Token } from '../text/tokens.ts';
import {
  ALL_TIME_WORDS,
  BETWEEN_WORDS,
  END_WORDS,
  MIDDLE_WORDS,
  MONTH_WORDS,
  NOW_WORDS,
  SEASONS,
  SO_FAR_WORDS,
  START_WORDS,
  UNIT_WORDS,
  WHICH_WORDS,
  WHOLE_YEAR_WORDS,
} from './words.ts';

export type TimeUnit = keyof typeof UNIT_WORDS;
export type Which = keyof typeof WHICH_WORDS;
type Edge = 'begin' | 'eind' | 'midden';

const entries = <K extends string>(
  words: Readonly<Record<K, string>>,
  by: 'stem' | 'text' = 'stem',
): Phrases<K> => {
  const phrases = new Phrases<K>(by);
  for (const key of Object.keys(words) as K[]) phrases.add(words[key], key);
  return phrases;
};

/** By the words themselves: 'maar' has the stem of 'mar'. */
export const MONTHS = new Phrases<number>('text');
MONTH_WORDS.forEach((words, index) => MONTHS.add(words, index + 1));
export const UNITS = entries<TimeUnit>(UNIT_WORDS);
export const WHICH = entries<Which>(WHICH_WORDS);
export const EDGES = entries<Edge>({ begin: START_WORDS, eind: END_WORDS, midden: MIDDLE_WORDS });
export const SEASON = new Phrases<(typeof SEASONS)[number]>();
for (const season of SEASONS) SEASON.add(season[0], season);
/** By the words themselves: 'afgelopen jaar' is one, 'afgelopen jaren' are all. */
export const MOMENTS = entries<'tot nu' | 'alles' | 'nu' | 'heel'>(
  {
    'tot nu': SO_FAR_WORDS,
    alles: ALL_TIME_WORDS,
    heel: WHOLE_YEAR_WORDS,
    nu: NOW_WORDS,
  },
  'text',
);
export const BETWEEN = new Phrases<true>().add(BETWEEN_WORDS, true);

/** Words that tell a time; they are never typing errors of others. */
export const TIME_WORDS: readonly ReadonlySet<string>[] = [
  MONTHS.words,
  UNITS.words,
  WHICH.words,
  EDGES.words,
  SEASON.words,
  MOMENTS.words,
];
/** Words between 'eerste' and 'boekjaar', or 'laatste' and 'maand', that say what kind it is. */
export const KINDS: ReadonlySet<string> = new Set(
  'verlengde verlengd gebroken lange korte volle volledige geboekte ingelezen verwerkte bekende beschikbare'.split(
    ' ',
  ),
);
/** What the one year of more than twelve months is called. */
export const LONG: ReadonlySet<string> = new Set('verlengde verlengd lange'.split(' '));
/** 'Ytd' goes as far into a year as is told, where 'tot nu toe' goes up to now. */
export const isToDate = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text === 'ytd' || text === 'date');
