import { wrongDirection } from './direction.ts';
import type { Result } from './result.ts';

/** What a sentence may say besides words. */
export interface Allowed {
  /** By the key with which the model refers to it. */
  readonly results: ReadonlyMap<string, Result>;
  /** The question, whose numbers and amounts may be repeated. */
  readonly question: string;
  /** Texts of ours, whose numbers may be repeated, but not as an amount: names and periods. */
  readonly texts: readonly string[];
  /** Names out of the books: what is in one may be repeated as the whole name only. */
  readonly names: readonly string[];
}

/** A sentence as it leaves the server, or what is wrong with it. */
export type Checked =
  | { readonly ok: true; readonly text: string; readonly keys: readonly string[] }
  | { readonly ok: false; readonly wrong: readonly string[] };

const REFERENCE = /\{(\w{1,12})(:naam)?\}/g;
/** Numbers, also in a date or with a sign, and those inside a word, as in 'Q3'. */
const NUMBER = /\d+(?:[.,:/-]\d+)*/g;
/**
 * Words that say an amount or a part without a digit. 'Een' is mostly an article, and 'eerste' and
 * such order things: they say no amount.
 */
const NUMBER_WORDS = new Set(
  [
    'nul twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien',
    'zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    'honderd duizend miljoen miljard ton anderhalf anderhalve half helft kwart driekwart',
    'dubbel dubbele verdubbeld verdubbelde verdubbeling gehalveerd halvering tiental honderdtal',
    'drievoud tweederde eenderde procent promille dozijn tientallen honderden duizenden',
  ].flatMap((line) => line.split(' ')),
);
const WORD = /\p{L}+/gu;
/** Anything that a reader could follow, load or run. */
const MARKUP = /!?\[|\]\(|https?:|www\.|<|\bfigure:/i;
/** The same without marks: an address of a page or of mail, which may be the name of a relation. */
const ADDRESS = /[\w.+-]{1,64}@\w|\b[\w-]{1,63}\.\p{L}{2,}/gu;
/** Only of a name with a number or an address in it matters that it is one. */
const TELLING = /\d|\.\p{L}|@/u;
/** What makes an amount of a number, before it and after it. */
const BEFORE_AMOUNT = /€\s{0,3}-?$/;
const AFTER_AMOUNT =
  /^\s{0,3}(?:€|%|‰|euro|eur\b|procent|k\b|mln|mld|miljoen|miljard|duizend|ton\b|cent\b|keer\b)/i;

/**
 * Checks a sentence of a model: every amount in it must be a reference to a result of this turn,
 * which is written here. A number that stands in no allowed text, a word for one, a link or an
 * unknown reference is wrong.
 */
export function checkedSentence(sentence: string, allowed: Allowed): Checked {
  const { question, results, texts, names } = allowed;
  const keys: string[] = [];
  const wrong: string[] = [];
  // What is written here is taken out first, so that only the model's own words are looked at.
  const meant: Result[] = [];
  const written = sentence.replace(REFERENCE, (whole, key: string) => {
    const result = results.get(key);
    if (result) meant.push(result);
    else wrong.push(whole);
    return ' ';
  });
  if (MARKUP.test(written)) wrong.push('een link');
  const own = withoutNames(written, names);
  wrong.push(...(own.match(ADDRESS) ?? []).filter((address) => !question.includes(address)));
  const asked = new Set(amountsIn(question));
  wrong.push(...amountsIn(own).filter((amount) => !asked.has(amount)));
  const known = new Set([question, ...texts].flatMap((text) => numbersIn(text)));
  wrong.push(...numbersIn(own).filter((number) => !known.has(number)));
  const direction = wrongDirection(own, meant, results.values());
  if (direction !== undefined) wrong.push(direction);
  if (wrong.length > 0) return { ok: false, wrong };
  const text = sentence.replace(REFERENCE, (whole, key: string, asName?: string) => {
    const result = results.get(key);
    if (!result) return whole;
    if (asName !== undefined) return uncapitalised(result.name);
    keys.push(key);
    return `[${result.shown}](figure:${key})`;
  });
  return { ok: true, text, keys };
}

/** A sentence without the names that stand in it as a whole, the longest first. */
function withoutNames(sentence: string, names: readonly string[]): string {
  const telling = names.filter((name) => TELLING.test(name) && sentence.includes(name));
  return telling
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), sentence);
}

/** Numbers that are called an amount: only the question may have said one, as 'boven 500 euro'. */
function amountsIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + number.length)];
    return BEFORE_AMOUNT.test(before.slice(-5)) || AFTER_AMOUNT.test(after) ? [number] : [];
  });
}

/** Numbers in a text, in digits and in words, each as it would be repeated. */
export function numbersIn(text: string): string[] {
  const digits = text.match(NUMBER) ?? [];
  const words = (text.toLowerCase().match(WORD) ?? []).filter((word) => isNumberWord(word));
  return [...digits, ...words];
}

/** 'vijftien', 'vijfhonderd' and 'tweeëntwintig': a number word, or two and more of them in one. */
function isNumberWord(word: string): boolean {
  if (NUMBER_WORDS.has(word)) return true;
  const ends = ['honderd', 'duizend', 'miljoen', 'tig'];
  const isLong = ends.some((end) => word.endsWith(end) && word.length > end.length);
  return isLong && [...NUMBER_WORDS].some((one) => word.startsWith(one));
}

const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
