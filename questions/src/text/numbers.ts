const WORDS: Readonly<Record<string, number>> = {
  een: 1, twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, zeven: 7, acht: 8, negen: 9, tien: 10,
  elf: 11, twaalf: 12, dertien: 13, veertien: 14, vijftien: 15, twintig: 20, dertig: 30,
  veertig: 40, vijftig: 50, zestig: 60, negentig: 90, honderd: 100,
}; // prettier-ignore
const ORDINAL_WORDS = 'eerste tweede derde vierde'.split(' ');
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:1e|1ste|eerste)$/, 1],
  [/^(?:2e|2de|tweede)$/, 2],
  [/^(?:3e|3de|derde)$/, 3],
  [/^(?:4e|4de|vierde)$/, 4],
];
const TIMES: Readonly<Record<string, number>> = {
  k: 1_000, duizend: 1_000, mille: 1_000, ton: 100_000, m: 1_000_000, mln: 1_000_000,
  miljoen: 1_000_000, miljard: 1_000_000_000,
}; // prettier-ignore
const HALVES: Readonly<Record<string, number>> = { anderhalf: 1.5, anderhalve: 1.5, half: 0.5, halve: 0.5 }; // prettier-ignore

/** Words that are numbers; none of them is a typing error of another word. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...[WORDS, TIMES, HALVES].flatMap((words) => Object.keys(words)),
  ...ORDINAL_WORDS,
]);

/** A small whole number in digits or a word: '5', 'vijf'. */
export function countOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  return Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
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
  else if (read.needsTimes) return undefined;
  const hasUnit = ['€', 'euro', 'eur', 'euros', 'euries', 'piek'].includes(texts[place] ?? '');
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
  const word = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  if (word !== undefined) return { value: word, needsTimes: true };
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
