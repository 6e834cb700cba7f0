import type { Figure } from '@kengetal/contract';
import { negated } from '@kengetal/contract';
import { addMonths, periodOfDay } from '@kengetal/ledger';
import { valueOf } from '../figures/values.ts';
import type { ReadBooks } from '../store/reader.ts';
import { agrees, leftOf, reachedName, vatReturns } from './computed-returns.ts';
import { dueDay, returnOf, returnsOf } from './returns.ts';
import { vatRhythm } from './rhythm.ts';

/** What is left to pay of a return, and its last day. */
export interface NextReturn {
  /** To pay positive; negative when it comes back. */
  readonly figure: Figure;
  readonly due: string;
}

/**
 * The first return that is due today or later and was not settled yet; null of books without VAT,
 * where they do not tell how often is declared, and while nothing of it is booked.
 */
export async function nextReturn(read: ReadBooks): Promise<NextReturn | null> {
  const { books } = read;
  const { today } = books.calendar;
  const rhythm = books.vatAccounts.length > 0 ? (await vatRhythm(read))?.rhythm : null;
  if (!rhythm) return null;
  const now = periodOfDay(today);
  // The return before this one may not be due yet.
  const before = addMonths(returnOf(now, rhythm).periode_min, -1);
  for (const span of returnsOf({ periode_min: before, periode_max: now }, rhythm)) {
    const due = dueDay(span, rhythm);
    if (due < today) continue;
    const [found] = await vatReturns(read, span, rhythm);
    if (!found || found.computed.kind === 'absent' || agrees(found)) continue;
    const { label, figure } = leftOf(found);
    const about = {
      label: `Btw over ${reachedName(found)}`,
      explanation: `${label} volgens de boeken.`,
    };
    const signed = label === 'Nog te betalen' ? figure : negated(figure);
    if (valueOf(signed) !== 0) return { figure: { ...signed, about }, due };
  }
  return null;
}
