import { amountsIn, folded } from '@kengetal/questions';
import { isNumberWord } from './number-words.ts';

/** A number as it stands in a text: with the words beside it, which say what it is a number of. */
export interface NumberSaid {
  readonly text: string;
  readonly before: string;
  readonly behind: string;
}

/** Where a reference or a name was: a word of nobody. */
export const HOLE = '\uE000';
const OPENING = /^["'“„(*]+/u;
const CLOSING = '.,;:!?"\'”)*…';
/** '€ 500', '500 euro' and '500,-' are the same amount, and not the number 500. */
const MONEY: readonly (readonly [RegExp, string])[] = [
  [/(?:€|\beuro?\b)\s{0,3}(-?\d(?:[\d.,]*\d)?)/g, '$1¤'],
  [/(\d)¤?\s{0,3}(?:€|euro?(?:'?s)?\b)/g, '$1¤'],
  [/(\d),-{1,2}/g, '$1¤'],
  [/\btop[- ]?(?=\d)/g, 'top '],
];
/** What makes an amount, a measure or a multiple of a number. */
export const UNIT =
  /^(?:€|\$|£|%|‰|x|k|m|mio|mln|mrd|mld|ton|tonnen|mille|euro?s?|eur|usd|gbp|dollars?|pond|yen|yuan|kilo|kg|gram|liter|cent|cents|ct|pct|proc|percent|percentage|procent\p{L}*|promille|punt|punten|bps|basispunten|keer|maal|dag|dagen|week|weken|maand|maanden|jaar|jaren|uur|uren|stuks|min|minus|plus)$/u;
const CURRENCY = /(?<!\p{L})(?:euro(?:['’]?s)?|eur|dollars?|pond)(?!\p{L})/gu;
/** 'Één' with its accents is a number, but for 'één van de klanten'. */
const ONE = /(?<!\p{L})(?:é[ée]|eé)n(?!\p{L}|\s{1,3}van(?!\p{L}))/giu;

/** A text in which 'één' is a digit, before it loses the accents that tell it from an article. */
export const withOnes = (text: string): string => text.normalize('NFC').replace(ONE, '1');

/** What may follow a number that means the same with it as without. */
const IDLE = new Set(
  'en of in van op met bij voor die dat is zijn was waren staat staan heeft hebben niet'.split(' '),
);
/** What a number without an amount is of: of a name that is digits alone. */
const NAMED_BY =
  /^(?:(?:grootboek)?rekening(?:en|nummer)?|relatie(?:nummer)?|klant(?:nummer)?|leverancier|debiteur|crediteur|factuur(?:nummer)?|facturen|nota|boekstuk(?:nummer)?|dagboek|kostenplaats|code|btw-code|nummer|nr)$/;
const MOST_OF_TOP = 99;

const withMoney = (text: string): string =>
  MONEY.reduce((made, [from, to]) => made.replace(from, to), folded(text));

/** What money is counted in, of no number in digits: 'een paar euro', 'vi jf euro'. */
export const currenciesIn = (text: string): string[] => withMoney(text).match(CURRENCY) ?? [];

/** Numbers in a text, in digits and in words. */
export function numbersIn(text: string): NumberSaid[] {
  const words = withMoney(text)
    .replaceAll('*', '')
    .split(/\s+/)
    .flatMap((word) => {
      const opened = word.replace(OPENING, '');
      let end = opened.length;
      while (end > 0 && CLOSING.includes(opened.charAt(end - 1))) end -= 1;
      // A sign of punctuation keeps a number and the next word apart.
      const [before, behind] = [opened !== word, end < opened.length];
      return [...(before ? [''] : []), opened.slice(0, end), ...(behind ? [''] : [])];
    });
  return words.flatMap((word, at) =>
    isNumber(word)
      ? [{ text: word, before: words[at - 1] ?? '', behind: words[at + 1] ?? '' }]
      : [],
  );
}

/** What of a question may be repeated: a bound of what is asked, and not what it asks to be confirmed. */
const BOUNDING =
  /^(?:boven|onder|dan|tussen|vanaf|tot|minimaal|maximaal|minstens|hoogstens|hooguit|laatste|afgelopen|komende|eerste|top|per)$/;
/** What counts periods and rows, and bounds no amount. */
const COUNTING = /^(?:laatste|afgelopen|komende|eerste|top|per)$/;
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Numbers of a question that a sentence may repeat.
 * @param bounds amounts in cents that the answers so far are bounded by: others nobody looked up
 */
export function numbersAsked(question: string, bounds: ReadonlySet<number>): NumberSaid[] {
  let isBetween = false;
  return numbersIn(question).filter(({ text, before, behind }) => {
    const isNext = isBetween && before === 'en';
    isBetween = before === 'tussen';
    if (YEAR.test(text)) return true;
    if (NAMED_BY.test(before)) return !text.endsWith('¤') && !UNIT.test(behind);
    if (COUNTING.test(before)) return !text.endsWith('¤');
    const cents = amountsIn(`${text.replace('¤', '')} ${UNIT.test(behind) ? behind : 'euro'}`);
    return (isNext || BOUNDING.test(before)) && cents.some((one) => bounds.has(one));
  });
}

const isNumber = (word: string): boolean =>
  /\d/.test(word) ||
  isNumberWord(word.replaceAll('-', '')) ||
  word.split(/[-/]/).some((part) => isNumberWord(part));

/**
 * Whether a number may be repeated: where a known text has it between the same words, or as 'top 5'.
 * @param codes names that are digits alone
 */
export function isKnownNumber(
  { text, before, behind }: NumberSaid,
  known: readonly NumberSaid[],
  codes: ReadonlySet<string>,
): boolean {
  if (UNIT.test(behind) && !known.some((one) => one.behind === behind)) return false;
  if (before === 'top' && /^\d+$/.test(text) && Number(text) <= MOST_OF_TOP) return true;
  if (codes.has(text) && NAMED_BY.test(before)) return true;
  return known.some((one) => {
    if (one.text.replace('¤', '') !== text && one.text !== text) return false;
    const isBehind = one.behind === behind;
    if (one.before === '') return isBehind && behind !== '';
    return one.before === before && (isBehind || behind === '' || IDLE.has(behind));
  });
}
