import type { Block, CashWeekBlock, FailedBlock, PendingBlock } from '@kengetal/contract/api';
import { keptBlock } from '../../../http/checking.ts';
import type { ReadBooks } from '../../../books/store/reader.ts';
import type { Part } from '../parts.ts';
import { expectedFrom } from './block.ts';
import { cashCheck, keptCash, type CashCheck } from './kept.ts';

/** What stands in the place of the expectation as long as it is not there. */
export const CASH_PLACE = { key: 'cash', title: 'Liquide middelen, komende acht weken' } as const;

/**
 * The expectation of money that is kept of these books, whatever the day on which it was made; or
 * that it is being made, or could not be. Undefined where there is nothing to expect.
 */
export async function shownCash(read: ReadBooks): Promise<Block | undefined> {
  const check = await cashCheck(read.sql, read.projectId, read.books.calendar.today);
  if (!check) return undefined;
  if (check.kept_state !== check.state) return placeOf(read, check);
  const kept = await read.reading(
    `cash ${check.kept}`,
    async () => {
      const cash = await keptCash(read.sql, read.projectId);
      return cash && keptBlock(cash.block);
    },
    (found) => found?.size ?? 0,
  );
  return kept?.value;
}

async function placeOf(
  read: ReadBooks,
  check: CashCheck,
): Promise<PendingBlock | FailedBlock | undefined> {
  if (!(await expectedFrom(read))) return undefined;
  if (check.is_failed) return { kind: 'failed', ...CASH_PLACE };
  return { kind: 'pending', ...CASH_PLACE, text: 'De verwachting wordt gemaakt.' };
}

const WEEK = 'cash_week ';

/**
 * What a week opens into, where that is asked by its last day: 'cash_week 2025-05-25'. Nothing when
 * there is another expectation by now, without that week.
 */
export function openedWeek(read: ReadBooks, asked: string | undefined): Part | undefined {
  if (!asked?.startsWith(WEEK)) return undefined;
  const tot = asked.slice(WEEK.length);
  return { key: asked, title: CASH_PLACE.title, make: () => weekOf(read, asked, tot) };
}

async function weekOf(
  { sql, projectId, books }: ReadBooks,
  key: string,
  tot: string,
): Promise<CashWeekBlock | undefined> {
  const check = await cashCheck(sql, projectId, books.calendar.today);
  const kept = check?.kept_state === check?.state ? await keptCash(sql, projectId) : null;
  const place = kept?.block.weeks.findIndex((week) => week.tot === tot) ?? -1;
  const week = kept?.block.weeks[place];
  const moves = kept?.moves[place];
  if (!week || !moves) return undefined;
  const { label, stand, band } = week;
  return { kind: 'cash_week', key, title: `Verwacht in ${label}`, stand, band, moves };
}
