import { figuresNamedIn } from '@kengetal/questions';
import { unlinked } from '../../../books/figures/words.ts';
import { directionsIn } from './direction.ts';
import type { Names } from './names.ts';
import { numbersIn, UNIT } from './numbers-said.ts';
import { periodsIn, type PeriodSaid } from './periods-said.ts';

/** A part of a text: words of its writer, or a name of others as it is written. */
export type NamePiece =
  | { readonly kind: 'own'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string; readonly text: string };

/** A text cut into words and names. */
export function namesAndWords(text: string, names: Names): NamePiece[] {
  const pieces: NamePiece[] = [];
  let from = 0;
  for (const { name, from: at } of names.in(text)) {
    // A single word that says something of figures is that word.
    if ((isClaim(name) || periodsIn(name).periods.length > 0) && !/\s/.test(name)) continue;
    if (at > from) pieces.push({ kind: 'own', text: text.slice(from, at) });
    pieces.push(nameOf(name, text.slice(0, at)));
    from = at + name.length;
  }
  return from < text.length ? [...pieces, { kind: 'own', text: text.slice(from) }] : pieces;
}

/** A name that could be read as a sentence about figures stands between quotes. */
export function nameOf(name: string, before: string): NamePiece {
  const plain = unlinked(name);
  const isQuoted = /[‘'“"„]$/u.test(before) || !isClaim(name);
  return { kind: 'name', name, text: isQuoted ? plain : `‘${plain}’` };
}

/** A number word, an amount of money, or a number with its unit; '24/7' and 'VD-26871' are none. */
const AMOUNT = /^\D+$|[¤%]|^[\d.,]+\p{L}+$/u;

/** 'Jan' and 'Mei' are called so too: a month is one with a day or a year beside it. */
const isDated = ({ words, key, years }: PeriodSaid) =>
  years !== '' || /\d/.test(words) || !/^m\d+$/.test(key);

/** Whether a name says a figure, a period, a direction, an amount or a number word. */
const isClaim = (name: string): boolean =>
  figuresNamedIn(name).length > 0 ||
  directionsIn(name).length > 0 ||
  periodsIn(name).periods.some(isDated) ||
  /[€$£%‰]/u.test(name) ||
  numbersIn(name).some(({ text, behind }) => AMOUNT.test(text) || UNIT.test(behind));
