import type { CashBlock } from '@kengetal/contract/api';
import type { BooksTask } from '../../../books/store/in-thread.ts';
import { unpackedBooks } from '../../../books/store/reader.ts';
import { cashBlock } from './block.ts';

/** Makes the expectation of money, in a thread. */
export const cashTask: BooksTask<CashBlock | undefined> = {
  name: 'cash',
  withinMs: 60_000,
  tooMuch: 'De verwachting van liquide middelen kost te veel tijd of geheugen.',
  work: ({ books }, { sql }) => cashBlock(unpackedBooks(books, sql)),
};
