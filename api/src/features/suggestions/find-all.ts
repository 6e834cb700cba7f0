import type { ReadBooks } from '../../books/store/reader.ts';
import { nextSlice } from '../../slices.ts';
import { booksOf } from './books-of.ts';
import { BOOKS_DETECTORS, OWED_DETECTORS } from './detectors/index.ts';
import { fewOf, yearOfCosts } from './few.ts';
import type { Finding } from './finding.ts';
import { owedRelations } from './owed.ts';

export { isReady } from './books-of.ts';

/**
 * All findings in the books of a project, whatever was said of them before. What it builds on must
 * be of the same version: ask `isReady` first.
 */
export async function findAll(read: ReadBooks): Promise<Finding[]> {
  const books = await booksOf(read);
  if (!books) return [];
  const found: Finding[] = [];
  for (const detect of BOOKS_DETECTORS) {
    found.push(...(await detect(books)));
    await nextSlice();
  }
  for await (const owed of owedRelations(books)) {
    for (const detect of OWED_DETECTORS) found.push(...detect(owed, books));
    await nextSlice();
  }
  return fewOf(found, yearOfCosts(books));
}
