import { tokensOf } from './tokens.ts';

const SMALL =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
    ' ',
  );
const TENS = 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ');

/** A whole number in one word: 'vijf', 'tweeenveertig', 'zeventigduizend'. */
export function numberOfWord(text: string): number | undefined {
  if (text === '' || text === 'nul') return undefined;
  return parted(text, 'duizend', 1_000, (part) => parted(part, 'honderd', 100, belowHundred));
}

/** What stands before a word counts it, and what stands behind it is added. */
function parted(
  text: string,
  word: string,
  size: number,
  read: (part: string) => number | undefined,
): number | undefined {
  const at = text.indexOf(word);
  if (at < 0) return read(text);
  const behind = text.slice(at + word.length).replace(/^en/, '');
  const count = at === 0 ? 1 : read(text.slice(0, at));
  const more = behind === '' ? 0 : read(behind);
  return count === undefined || more === undefined ? undefined : count * size + more;
}

function belowHundred(text: string): number | undefined {
  const small = SMALL.indexOf(text);
  if (small > 0) return small;
  const ten = TENS.findIndex((each) => text.endsWith(each));
  if (ten < 0) return undefined;
  const before = text.slice(0, -(TENS[ten] ?? '').length);
  const one = before.endsWith('en') ? SMALL.indexOf(before.slice(0, -2)) : 0;
  return before === '' || (one > 0 && one < 10) ? 20 + 10 * ten + one : undefined;
}

const ORDINAL_WORDS = 'eerste tweede derde vierde'.split(' ');
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:1e|1ste|eerste)$/, 1],
  [/^(?:2e|2de|tweede)$/, 2],
  [/^(?:3e|3de|derde)$/, 3],
  [/^(?:4e|4de|vierde)$/, 4],
  ...'vijfde zesde zevende achtste negende tiende elfde twaalfde'
    .split(' ')
    .map((word, at): [RegExp, number] => [new RegExp(`^${word}$`), 5 + at]),
];
const TIMES: Readonly<Record<string, number>> = {
  k: 1_000,
  duizend: 1_000,
  mille: 1_000,
  ton: 100_000,
  tonnen: 100_000,
  m: 1_000_000,
  mln: 1_000_000,
  miljoen: 1_000_000,
  miljard: 1_000_000_000,
};
const HALVES: Readonly<Record<string, number>> = {
  anderhalf: 1.5,
  anderhalve: 1.5,
  half: 0.5,
  halve: 0.5,
  driekwart: 0.75,
};

/** Words that are numbers; none of them is a typing error of another word. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...[TIMES, HALVES].flatMap((words) => Object.keys(words)),
  ...SMALL.slice(1),
  ...TENS,
  ...TENS.flatMap((ten) => SMALL.slice(1, 10).map((one) => `${one}en${ten}`)),
  'honderd',
  ...ORDINAL_WORDS,
]);

/** A small whole number in digits or a word: '5', 'vijf'. */
export function countOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  const said = numberOfWord(text);
  return said !== undefined && said < 1_000 ? said : undefined;
}

/** '1e', '3de', 'vierde'. */
export function ordinalOf(text: string | undefined): number | undefined {
  return ORDINALS.find(([pattern]) => text !== undefined && pattern.test(text))?.[1];
}

/** Amount that begins at a place, in cents, with the number of words that it takes. */
export function amountAt(
  texts: readonly string[],
  at: number,
): { readonly cents: number; readonly length: number; readonly isMoney: boolean } | undefined {
  let place = at;
  const hasSign = texts[place] === '€' || texts[place] === 'eur' || texts[place] === 'euro';
  if (hasSign) place += 1;
  const read = valueOf(texts[place] ?? '');
  if (!read) return undefined;
  place += 1;
  const times = read.times ?? TIMES[texts[place] ?? ''];
  if (read.times === undefined && times !== undefined) place += 1;
  const hasUnit = ['€', 'euro', 'eur', 'euros', 'euries', 'piek'].includes(texts[place] ?? '');
  if (read.needsTimes && times === undefined && !hasUnit) return undefined;
  if (hasUnit) place += 1;
  const cents = Math.round(read.value * (times ?? 1) * 100);
  if (!Number.isSafeInteger(cents)) return undefined;
  const isExact = /,\d\d$/.test(texts[hasSign ? at + 1 : at] ?? '');
  return {
    cents,
    length: place - at,
    isMoney: hasSign || hasUnit || isExact || times !== undefined,
  };
}

function valueOf(text: string): { value: number; times?: number; needsTimes?: true } | undefined {
  if (Object.hasOwn(HALVES, text)) return { value: HALVES[text] ?? 0, needsTimes: true };
  const word = numberOfWord(text);
  if (word !== undefined) return { value: word, ...(word < 100 && { needsTimes: true as const }) };
  const found = /^(\d+(?:[.,]\d+)*)(k|m|mln|ton)?$/.exec(text);
  const digits = found?.[1];
  if (digits === undefined) return undefined;
  const suffix = found?.[2];
  return { value: decimal(digits), ...(suffix !== undefined && { times: TIMES[suffix] ?? 1 }) };
}

/** '1.234,50' and '1234.50' are the same; three digits after a point are thousands. */
function decimal(digits: string): number {
  const comma = digits.lastIndexOf(',');
  if (comma >= 0) {
    return Number(`${digits.slice(0, comma).replace(/[.,]/g, '')}.${digits.slice(comma + 1)}`);
  }
  const groups = digits.split('.');
  const isThousands = groups.length > 1 && groups.slice(1).every(({ length }) => length === 3);
  if (isThousands) return Number(groups.join(''));
  return groups.length === 2 ? Number(digits) : Number(groups.join(''));
}

/** Amounts that a text may say, in cents, whatever else its numbers may be. */
export function amountsIn(text: string): number[] {
  const texts = tokensOf(text).map((token) => token.text);
  return texts.flatMap((_, at) => amountAt(texts, at)?.cents ?? []);
}
