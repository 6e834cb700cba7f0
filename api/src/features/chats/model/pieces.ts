import { unlinked } from '../../../books/figures/words.ts';
import { changeWords, isChange, isPluralSaid } from './direction.ts';
import { partsOf } from './identity.ts';
import { nameOf, namesAndWords } from './name-pieces.ts';
import type { Names } from './names.ts';
import type { Result } from './result.ts';
import { isCountedAs } from './shown.ts';

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
    const amount = form === undefined ? writing.results.get(key ?? '') : undefined;
    const noun = nounBehind(amount, sentence.slice(index + whole.length));
    pieces.push(
      key === undefined
        ? handleOf(whole, writing)
        : referenceOf([whole, key, form], [sentence.slice(0, index), noun], writing),
    );
    from = index + whole.length + noun.length;
  }
  return [...pieces, ...namesAndWords(sentence.slice(from), writing.names)];
}

function handleOf(handle: string, { shown }: Writing): Piece {
  const name = shown(handle);
  return name === handle ? { kind: 'own', text: handle } : nameOf(name, '');
}

/** What is counted, where the sentence says that itself behind the number: ' boekingen'. */
function nounBehind(result: Result | undefined, behind: string): string {
  const [said = '', noun = ''] = /^ (\p{L}+)/u.exec(behind) ?? [];
  return result?.counts !== undefined && isCountedAs(noun, result.counts) ? said : '';
}

/** @param sides what stands before it, and what of the words behind it is of it */
function referenceOf(
  [whole, key, form]: readonly [whole: string, key: string, form: string | undefined],
  [before, noun]: readonly [before: string, noun: string],
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
        ? {
            kind: 'reference',
            result,
            key,
            isMove: true,
            text: changeWords(result, linked, isPluralSaid(before)),
          }
        : { kind: 'unknown', text: whole };
    default: {
      const [number = ''] = result.shown.split(' ');
      const shown = noun === '' ? result.shown : number + noun;
      return { kind: 'reference', result, key, isMove: false, text: linked(shown) };
    }
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
