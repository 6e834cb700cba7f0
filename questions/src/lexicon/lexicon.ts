import { definition, isDefinitionKey, isKengetal, kengetal } from '@kengetal/ledger';
import { JOINT_WORDS } from '../periods/marks.ts';
import { TIME_WORDS, UNITS, WHICH } from '../periods/time-words.ts';
import { countOf, NUMBER_WORDS, ordinalOf } from '../text/numbers.ts';
import { Spelling } from '../text/spelling.ts';
import { stem } from '../text/stem.ts';
import { tokensOf } from '../text/tokens.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { BALANCE_WORDS } from './balance.ts';
import { ADVISED, COMMANDS, INFINITIVES } from './commands.ts';
import { COMMON } from './common.ts';
import { DEGREES } from './degrees.ts';
import { FILLERS } from './fillers.ts';
import { CASH_FLOW_WORDS, RATIO_WORDS } from './money.ts';
import { NOUNS_OF_FIGURES } from './nouns-of-figures.ts';
import { PAYING_WORDS } from './paying.ts';
import { Phrases } from './phrases.ts';
import { BOOK_WORDS, REFUSAL_WORDS } from './refusals.ts';
import { RESULT_WORDS } from './result.ts';
import {
  AGAINST_WORDS,
  LINK_WORDS,
  MEASURE_WORDS,
  NOUN_WORDS,
  ORDER_WORDS,
  SIDE_WORDS,
  SPLIT_WORDS,
} from './roles.ts';
import { SPOKEN_FIGURES, SPOKEN_FILLERS, SPOKEN_RATIOS, SPOKEN_ROLES } from './spoken.ts';
import { SPOKEN_REFUSALS } from './spoken-refusals.ts';
import { SUBJECT_WORDS } from './subjects.ts';
import { UNTOLD_WORDS } from './untold-words.ts';
import { CARRYING_VERBS } from './verbs.ts';
import type { FigureKey, FigureWords, RoleWords } from './types.ts';

const TABLES = {
  subject: SUBJECT_WORDS,
  measure: MEASURE_WORDS,
  split: SPLIT_WORDS,
  noun: NOUN_WORDS,
  order: ORDER_WORDS,
  against: AGAINST_WORDS,
  side: SIDE_WORDS,
  link: LINK_WORDS,
} as const;

type Tables = typeof TABLES;
interface Values extends Record<'filler', ''>, Record<'figure', FigureKey> {
  readonly subject: keyof Tables['subject'];
  readonly measure: keyof Tables['measure'];
  readonly split: keyof Tables['split'];
  readonly noun: keyof Tables['noun'];
  readonly order: keyof Tables['order'];
  readonly against: keyof Tables['against'];
  readonly side: keyof Tables['side'];
  readonly link: keyof Tables['link'];
}

export type Role = keyof Values;
export type ValueOf<R extends Role> = Values[R];

/** What a phrase means. */
export interface Meaning<R extends Role = Role> {
  readonly role: R;
  readonly value: Values[R];
}

export const isMeaning = <R extends Role>(meaning: Meaning, role: R): meaning is Meaning<R> =>
  meaning.role === role;

export type RefusalWord = keyof typeof REFUSAL_WORDS | keyof typeof BOOK_WORDS;

const FIGURE_WORDS = { ...RESULT_WORDS, ...BALANCE_WORDS, ...CASH_FLOW_WORDS, ...RATIO_WORDS };
export const FIGURE_KEYS = (Object.keys(FIGURE_WORDS) as FigureKey[]).filter(
  (key) => isDefinitionKey(key) || isKengetal(key),
);

/** What a figure is called between other words: its first phrase. */
export function figureWord(key: FigureKey): string {
  return FIGURE_WORDS[key]?.split(',')[0]?.trim() ?? nameOf(key);
}

/** Name of a figure as answers show it. */
export function nameOf(key: FigureKey): string {
  return isKengetal(key) ? kengetal(key).name : definition(key).name;
}

/** The figure that has just this name; undefined where none has it, or two. */
export function figureNamed(name: string): FigureKey | undefined {
  const [key, ...others] = FIGURE_KEYS.filter(
    (each) => nameOf(each).toLowerCase() === name.toLowerCase(),
  );
  return others.length === 0 ? key : undefined;
}

/** Everything that a phrase can mean. */
export const LEXICON = new Phrases<Meaning>();
const MEANINGS = new Map<string, Meaning>();

/** The same object for the same meaning, so that a phrase has it once. */
function meaning(role: Role, value: string): Meaning {
  const known = MEANINGS.get(`${role} ${value}`) ?? ({ role, value } as Meaning);
  MEANINGS.set(`${role} ${value}`, known);
  return known;
}

function addWords(words: FigureWords): void {
  for (const key of FIGURE_KEYS) LEXICON.add(words[key] ?? '', meaning('figure', key));
}

function addRoles(tables: Readonly<Record<string, RoleWords>>): void {
  for (const [role, table] of Object.entries(tables)) {
    for (const [value, words] of Object.entries(table)) {
      LEXICON.add(words, meaning(role as Role, value));
    }
  }
}

/** Names that two figures have are of neither. */
const NAMES = FIGURE_KEYS.map((key) => nameOf(key).toLowerCase());
addWords(FIGURE_WORDS);
for (const key of FIGURE_KEYS) {
  const name = nameOf(key).toLowerCase();
  const tokens = tokensOf(name);
  const isFree = LEXICON.longestAt(tokens, 0)?.length !== tokens.length;
  if (isFree && NAMES.filter((each) => each === name).length === 1) {
    LEXICON.add(name, meaning('figure', key));
  }
}
addWords(SPOKEN_FIGURES);
addWords(SPOKEN_RATIOS);
addRoles(TABLES);
addRoles(SPOKEN_ROLES);
for (const { words, key, noun } of NOUNS_OF_FIGURES) {
  LEXICON.add(words, meaning('figure', key)).add(words, meaning('noun', noun));
}
/** Words of which a compound can be made: what means something. */
const MEANING_WORDS: ReadonlySet<string> = new Set(LEXICON.words);
for (const words of [
  FILLERS,
  COMMON,
  SPOKEN_FILLERS,
  CARRYING_VERBS,
  [...UNTOLD_WORDS].join(', '),
]) {
  LEXICON.add(words.replace(/\n/g, ' '), { role: 'filler', value: '' });
}

/** What makes a question none about these books, or one after all. */
export const REFUSALS = new Phrases<RefusalWord>('text');
for (const words of [REFUSAL_WORDS, SPOKEN_REFUSALS, BOOK_WORDS]) {
  for (const [value, phrases] of Object.entries(words)) {
    REFUSALS.add(phrases, value as RefusalWord);
  }
}

/** Words for accounts by their stems: those of one meaning, and the figure that they are part of. */
export const ACCOUNT_MEANINGS = new Map<
  string,
  { readonly words: readonly string[]; readonly figure: FigureKey }
>();
const accountWords = new Set<string>();
for (const { words, figure } of ACCOUNT_WORDS) {
  const all = words.split(',').map((word) => word.trim());
  const meaning = { words: all, figure };
  for (const word of all) {
    accountWords.add(word);
    if (!ACCOUNT_MEANINGS.has(stem(word))) ACCOUNT_MEANINGS.set(stem(word), meaning);
  }
}

/** Words that mean something beside others only; none of them is a typing error of another word. */
const SAID_BESIDE = new Set(['oud', 'oude', ...DEGREES]);

/** Words that are known by themselves, whatever the books hold. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  [
    LEXICON.words,
    REFUSALS.words,
    new Set(COMMANDS.keys()),
    INFINITIVES,
    ADVISED,
    accountWords,
    NUMBER_WORDS,
    JOINT_WORDS,
    PAYING_WORDS,
    SAID_BESIDE,
    ...TIME_WORDS,
  ].flatMap((words) => [...words]),
);

/** Words that name nothing by themselves. */
const isIdle = (word: string): boolean =>
  ![...TIME_WORDS, NUMBER_WORDS, accountWords].some((words) => words.has(word)) &&
  (!MEANING_WORDS.has(word) || isFiller(word));
const isFiller = (word: string): boolean =>
  LEXICON.longestAt(tokensOf(word), 0)?.values.every(({ role }) => role === 'filler') ?? true;

/** What stands in many phrases is meant more often than what stands in one. */
const gainOf = (word: string): number => Math.min(0.3, 0.05 * Math.log2(1 + LEXICON.usesOf(word)));

/** 'Uitbesteed werk', 'laatste kwartaal'. */
const isPair = (one: string, other: string): boolean =>
  LEXICON.hasPair(stem(one), stem(other)) ||
  ((WHICH.words.has(one) || ordinalOf(one) !== undefined) &&
    (UNITS.words.has(other) || countOf(other) !== undefined));

export const SPELLING = new Spelling(KNOWN_WORDS, MEANING_WORDS, {
  gainOf,
  isIdle,
  isPair,
});
