import type { Books } from './books.ts';
import type { ReadBooks } from './reader.ts';

/** Reads something of books once, however often it is asked for while these are in memory. */
export function oncePerBooks<T>(
  make: (read: ReadBooks) => Promise<T>,
): (read: ReadBooks) => Promise<T> {
  const known = new WeakMap<Books, Promise<T>>();
  return (read) => {
    const { books } = read;
    const before = known.get(books);
    if (before) return before;
    const made = make(read);
    known.set(books, made);
    made.catch(() => known.delete(books));
    return made;
  };
}
