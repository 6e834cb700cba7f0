import { unlinked } from '../../../books/figures/words.ts';
import { changeWords, isChange } from './direction.ts';
import { partsOf } from './identity.ts';
import { nameOf, namesAndWords } from './name-pieces.ts';
import type { Names } from './names.ts';
import type { Result } from './result.ts';

/** A part of a sentence: words of the model, a name of others, or a reference that is written here. */
export type Piece =
  | { readonly kind: 'own'; readonly text: string }
  | {
      readonly kind: 'name';
      readonly name: string;
      readonly text: string;
      /** What it is the name of, where a reference asked for it. */
      readonly result?: Result;
    }
  | {
      readonly kind: 'reference';
      readonly result: Result;
      readonly key: string;
      /** True where it says which way it went. */
      readonly isMove: boolean;
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
  { results, names }: Writing,
): Piece {
  const result = results.get(key);
  if (!result) return { kind: 'unknown', text: whole };
  const linked = (words: string) => `[${words}](figure:${key})`;
  switch (form) {
    case 'naam': {
      const text = nameWritten(result, names);
      return { kind: 'name', name: text, text, result };
    }
    case 'verandering':
      return isChange(result)
        ? { kind: 'reference', result, key, isMove: true, text: changeWords(result, linked) }
        : { kind: 'unknown', text: whole };
    default:
      return { kind: 'reference', result, key, isMove: false, text: linked(result.shown) };
  }
}

/** Of a cell what its row is called, else all that a result is. */
const nameWritten = (result: Result, names: Names): string =>
  result.row
    ? result.row.map((cell) => textOf(namesAndWords(cell, names))).join(', ')
    : partsOf(result, names)
        .map(({ text }) => text)
        .join(', ');

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => unlinked(text)).join('');
