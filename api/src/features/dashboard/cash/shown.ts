import type { CashBlock, FailedBlock, PendingBlock } from '@kengetal/contract/api';
import type { ReadBooks } from '../../../books/store/reader.ts';
import { expectedFrom } from './block.ts';
import { cashCheck, keptCash } from './kept.ts';

/** What stands in the place of the expectation as long as it is not there. */
export const CASH_PLACE = { key: 'cash', title: 'Liquide middelen, komende acht weken' } as const;

/**
 * The expectation of money that is kept of these books, whatever the day on which it was made; or
 * that it is being made, or could not be. Undefined where there is nothing to expect.
 */
export async function shownCash(
  read: ReadBooks,
): Promise<CashBlock | PendingBlock | FailedBlock | undefined> {
  const { sql, projectId, books } = read;
  const check = await cashCheck(sql, projectId, books.calendar.today);
  if (!check) return undefined;
  if (check.kept_state === check.state) {
    const block = await read.reading(`cash ${check.kept}`, () => keptCash(sql, projectId));
    return block ?? undefined;
  }
  if (!(await expectedFrom(read))) return undefined;
  if (check.is_failed) return { kind: 'failed', ...CASH_PLACE };
  return { kind: 'pending', ...CASH_PLACE, text: 'De verwachting wordt gemaakt.' };
}
