import { figuresNamedIn } from '@kengetal/questions';
import { unlinked } from '../../../books/figures/words.ts';
import { changeWords, directionsIn, isChange } from './direction.ts';
import type { Names } from './names.ts';
import { numbersIn, UNIT } from './numbers-said.ts';
import { periodsIn } from './periods-said.ts';
import type { Result } from './result.ts';

/** A part of a sentence: words of the model, a name of others, or a reference that is written here. */
export type Piece =
  | { readonly kind: 'own'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string; readonly text: string }
  | {
      readonly kind: 'reference';
      readonly result: Result;
      readonly key?: string;
      readonly text: string;
    }
  | { readonly kind: 'unknown'; readonly text: string };

export interface Writing {
  readonly results: ReadonlyMap<string, Result>;
  readonly names: Names;
  /** The name that a handle stands for, or the handle. */
  readonly shown: (handle: string) => string;
}

/** A reference in one of its forms, or a handle. */
const WRITTEN = /\{(\w{1,12})(?::(naam|verandering))?\}|\bR\d{1,4}\b/g;

/** A sentence of a model cut into what it says itself and what is written for it. */
export function piecesOf(sentence: string, writing: Writing): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, 1: key, 2: form, index } of sentence.matchAll(WRITTEN)) {
    pieces.push(...namesAndWords(sentence.slice(from, index), writing.names));
    pieces.push(
      key === undefined ? handleOf(whole, writing) : referenceOf(whole, key, form, writing),
    );
    from = index + whole.length;
  }
  return [...pieces, ...namesAndWords(sentence.slice(from), writing.names)];
}

function handleOf(handle: string, { shown }: Writing): Piece {
  const name = shown(handle);
  return name === handle ? { kind: 'own', text: handle } : nameOf(name, '');
}

function referenceOf(
  whole: string,
  key: string,
  form: string | undefined,
  { results }: Writing,
): Piece {
  const result = results.get(key);
  if (!result) return { kind: 'unknown', text: whole };
  const linked = (words: string) => `[${words}](figure:${key})`;
  switch (form) {
    case 'naam':
      return { kind: 'reference', result, text: uncapitalised(unlinked(result.name)) };
    case 'verandering':
      return isChange(result)
        ? { kind: 'reference', result, key, text: changeWords(result, linked) }
        : { kind: 'unknown', text: whole };
    default:
      return { kind: 'reference', result, key, text: linked(result.shown) };
  }
}

function namesAndWords(text: string, names: Names): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { name, from: at } of names.in(text)) {
    // A single word that says something of figures is that word.
    if (isClaim(name) && !/\s/.test(name)) continue;
    if (at > from) pieces.push({ kind: 'own', text: text.slice(from, at) });
    pieces.push(nameOf(name, text.slice(0, at)));
    from = at + name.length;
  }
  return from < text.length ? [...pieces, { kind: 'own', text: text.slice(from) }] : pieces;
}

/** A name that could be read as a sentence about figures stands between quotes. */
function nameOf(name: string, before: string): Piece {
  const plain = unlinked(name);
  const isQuoted = /[‘'“"„]$/u.test(before) || !isClaim(name);
  return { kind: 'name', name, text: isQuoted ? plain : `‘${plain}’` };
}

/** A number word, an amount of money, or a number with its unit; '24/7' and 'VD-26871' are none. */
const AMOUNT = /^\D+$|[¤%]|^[\d.,]+\p{L}+$/u;

/** Whether a name says a figure, a period, a direction, an amount or a number word. */
const isClaim = (name: string): boolean =>
  figuresNamedIn(name).length > 0 ||
  directionsIn(name).length > 0 ||
  periodsIn(name).periods.length > 0 ||
  /[€$£%‰]/u.test(name) ||
  numbersIn(name).some(({ text, behind }) => AMOUNT.test(text) || UNIT.test(behind));

const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
