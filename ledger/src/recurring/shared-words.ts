import { isNoise, isOfTime, mostUsed, normalised } from './texts.ts';

/**
 * What the texts of all bookings of a series have in common, as it is written most: 'Loonjournaal'
 * of 'Loonjournaal 202401' and 'Loonjournaal 202402'. Texts that differ lose their months, years
 * and numbers of periods too, also those that happen to be the same. Empty when nothing is left
 * that names anything.
 */
export function sharedWords(omschrijvingen: readonly string[]): string {
  const written = mostUsed(omschrijvingen);
  const texts = new Set(omschrijvingen);
  if (texts.size <= 1) return meant(written);
  const shared = kept(written, inAll(texts));
  // One fee under many names has no word that is in all of them.
  return shared === '' ? kept(written, (word) => !/\d/.test(word)) : shared;
}

/** Nothing of a text that only numbers a bill. */
const meant = (text: string): string => (normalised(text) === '' ? '' : text);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
/** From the first letter or digit to the last. */
const WITHIN_MARKS = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;
/** The same with a bracket that opens before it… */
const FROM_BRACKET = /[\p{L}\p{N}(].*/su;
/** …and one or a point that closes it. */
const TO_BRACKET = /^.*[\p{L}\p{N}).]/su;
const firstMatch = (pattern: RegExp, text: string): string => pattern.exec(text)?.[0] ?? '';

/** A word as it is compared: without case, accents and the marks around it. */
const plain = (word: string): string =>
  firstMatch(WITHIN_MARKS, word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));

function inAll(texts: ReadonlySet<string>): (word: string) => boolean {
  let shared: Set<string> | undefined;
  for (const text of texts) {
    const here = new Set(wordsOf(text).map(plain));
    shared = shared ? new Set([...shared].filter((word) => here.has(word))) : here;
    if (shared.size === 0) break;
  }
  return (word) => shared?.has(plain(word)) ?? false;
}

/** The words of a text that stay, without what only goes with one that does not: 'periode', 'van'. */
function kept(text: string, isShared: (word: string) => boolean): string {
  const words = wordsOf(text).map((written) => ({ written, word: plain(written) }));
  const goes = words.map(
    ({ written, word }) => word !== '' && (!isShared(written) || isOfTime(word)),
  );
  const goesWith = (index: number, beside: number) => {
    const { word = '' } = words[index] ?? {};
    if (goes[beside] && (word === '' || isNoise(word))) goes[index] = true;
  };
  for (let index = words.length - 2; index >= 0; index -= 1) goesWith(index, index + 1);
  for (let index = 1; index < words.length; index += 1) goesWith(index, index - 1);
  const left = words.flatMap(({ written }, index) => (goes[index] ? [] : [written])).join(' ');
  return meant(firstMatch(TO_BRACKET, firstMatch(FROM_BRACKET, left)));
}
