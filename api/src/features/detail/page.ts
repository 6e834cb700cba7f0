import type { CoverageBlock, QualityBlock } from '@kengetal/contract/api';
import { openingChecks } from '../../books/opening-checks.ts';
import { vatRhythm } from '../../books/vat/rhythm.ts';
import type { PageBuilder } from '../../http/pages.ts';
import { wrongFilter } from '../../books/scope.ts';
import { NO_BOOKINGS } from '../../books/notices.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { accountChecks } from './account-checks.ts';
import { closingChecks, emptyAccountChecks } from './balance-checks.ts';
import { nextSlice } from '../../slices.ts';
import { readFacts, type BooksFacts } from './books-facts.ts';
import { coverageBlock } from './coverage.ts';
import { factsBlock } from './facts.ts';
import { openItemChecks } from './open-item-checks.ts';
import { qualityBlock } from './quality.ts';
import { vatPeriod } from './vat-period.ts';
import { bankCheck, monthsCheck, openingChecksOf } from './year-checks.ts';

/** The page 'project-detail': what the books are of, how far they reach, and how good they are. */
export const detailPage: PageBuilder = async (read, { filters }) => {
  if (filters.length > 0) throw wrongFilter('Deze pagina gaat over de hele boekhouding.');
  const { books } = read;
  const { updatedAt } = books.calendar;
  const page = { title: 'Project', updated_at: updatedAt };
  if (books.calendar.years.length === 0) return { ...page, blocks: [], notice: NO_BOOKINGS };
  const vat = vatPeriod(await vatRhythm(read));
  const { quality, facts, coverage } = await qualityOf(read);
  return { ...page, blocks: [quality, factsBlock(books, facts, vat), coverage] };
};

/** How good books are that have a fiscal year, and what that was found in. */
export async function qualityOf(read: ReadBooks): Promise<{
  quality: QualityBlock;
  facts: BooksFacts;
  coverage: CoverageBlock;
}> {
  const { books } = read;
  const facts = await read.reading('facts', () => readFacts(read));
  const coverage = coverageBlock(books, facts);
  await nextSlice();
  const openings = openingChecksOf(await openingChecks(books));
  await nextSlice();
  const ofAccounts = accountChecks(books, facts);
  await nextSlice();
  const empty = emptyAccountChecks(books, facts);
  await nextSlice();
  const ofRelations = await openItemChecks(read);
  await nextSlice();
  const quality = qualityBlock([
    ...closingChecks(books, facts),
    ...openings,
    ...ofAccounts,
    ...empty,
    ...ofRelations,
    monthsCheck(coverage),
    bankCheck(books),
  ]);
  await nextSlice();
  return { quality, facts, coverage };
}
