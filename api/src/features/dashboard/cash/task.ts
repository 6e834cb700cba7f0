import type { BooksTask } from '../../../books/store/in-thread.ts';
import { unpackedBooks } from '../../../books/store/reader.ts';
import { keptCashOf } from './block.ts';
import type { KeptCash } from './kept.ts';

/** Makes the expectation of money, in a thread. */
export const cashTask: BooksTask<KeptCash | undefined> = {
  name: 'cash',
  withinMs: 60_000,
  tooMuch: 'De verwachting van liquide middelen kost te veel tijd of geheugen.',
  work: ({ books }, { sql }) => keptCashOf(unpackedBooks(books, sql)),
};
