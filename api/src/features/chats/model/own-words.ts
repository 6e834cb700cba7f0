import { folded } from '@kengetal/questions';
import { lettersAsDigits, partsOfNumbers } from './number-words.ts';

/** What a sentence of a model is written in; whatever is not here could be read as a number or a link. */
const WRITTEN = /[^\p{Script=Latin}\d\s.,;:!?'"‘’“”„()–—…•%€&/*\uE000-]/u;
/** Letters that are those of Dutch by no accent: 'mıljoen', 'ħonderd'. */
const OTHER_LETTER = /[^\p{M}\P{L}a-zæœøß]/iu;
const SPACES = /[\u00a0\u2009\u202f]/g;
/** A scheme, an entity, a path: 'javascript:x', '&frac12;', '//elders'. */
const MARKUP = /:(?=[^\s"'”’)*])|&\s*\w+;|(?<![\p{L}\d])\/|\/(?![\p{L}\d])|(?:https?|ftp|www)\b/u;
/** An address of a page or of mail. */
const ADDRESS = /[\w.+-]{1,64}@[\w.-]+|(?<![\w.])[\w-]{1,63}(?:\.[\w-]{1,63})*\.\p{L}{2,}/gu;
/** Four letters and more that stand apart are a word that was pulled apart. */
const APART = /(?<!\p{L})\p{L}(?:[\s.*'-]+\p{L}(?!\p{L})){3}/u;

/** A dash at an end could be a sign of what comes next. */
const ENDING_DASH = /[^\s*-][\s*]*[-–—][\s*]*$/u;

/** Without what nobody sees, and with one space where there are more: a number could hide behind it. */
export const visible = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? sign : ''))
    .replace(/\s{2,}/g, (spaces) => (spaces.includes('\n') ? '\n' : ' '));

/**
 * What in the words of a model could be read as something else than words.
 * @param question whose addresses may be repeated
 * @param before the word that stands before them: 'hon. derd' is one number
 */
export function wrongWriting(own: string, question: string, before = ''): string[] {
  const asked = new Set(question.match(ADDRESS));
  const addresses = own.match(ADDRESS) ?? [];
  const rest = own
    .replace(ADDRESS, (address) => (asked.has(address) ? '' : address))
    .replace(SPACES, ' ');
  const spelt = rest.replaceAll('…', '.');
  const letter = OTHER_LETTER.exec(rest.normalize('NFD'))?.[0];
  const sign =
    WRITTEN.exec(rest)?.[0] ?? letter ?? (spelt.normalize('NFKC') === spelt ? '' : 'een teken');
  const known = new Set([question, before].flatMap((text) => partsOfNumbers(folded(text))));
  return [
    ...addresses.filter((address) => !asked.has(address)),
    ...(sign === '' ? [] : [sign]),
    ...(MARKUP.test(rest) ? ['een link'] : []),
    ...(APART.test(rest) ? ['losse letters'] : []),
    ...(ENDING_DASH.test(rest) ? ['een streep'] : []),
    ...partsOfNumbers(folded(before + rest)).filter((word) => !known.has(word)),
    ...lettersAsDigits(rest),
  ];
}
