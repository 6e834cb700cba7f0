import type { ProjectBooks } from './books-of.ts';
import type { Finding } from './finding.ts';
import type { Owed } from './owed.ts';

/** Looks at the books as a whole. */
export type BooksDetector = (
  books: ProjectBooks,
) => readonly Finding[] | Promise<readonly Finding[]>;

/** Looks at what one relation owes or is owed. */
export type OwedDetector = (owed: Owed, books: ProjectBooks) => readonly Finding[];
