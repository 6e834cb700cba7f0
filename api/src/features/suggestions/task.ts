import { unpackedBooks } from '../../books/store/reader.ts';
import { findAll } from './find-all.ts';
import type { FindTask } from './looking.ts';

/** Looks for suggestions, in a thread. */
export const findSuggestionsTask: FindTask = {
  name: 'find-suggestions',
  withinMs: 60_000,
  tooMuch: 'Het zoeken naar suggesties kost te veel tijd of geheugen.',
  work: ({ books }, { sql }) => findAll(unpackedBooks(books, sql)),
};
