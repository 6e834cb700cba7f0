import type { LedgerLine } from '../types.ts';
import type { Journal } from './entry.ts';

/**
 * The side that a one-sided journal leaves out of an entry: the remainder, on the journal's offset
 * account. Exact Globe gives bank, purchase and sales entries so.
 * @returns null when the journal has no such account or the entry holds a line on it
 */
export function offsetLine(
  lines: readonly LedgerLine[],
  remainder: number,
  { offset_account, journal_name }: Journal,
): LedgerLine | null {
  const [first] = lines;
  if (!first || offset_account === null) return null;
  if (lines.some(({ account_id }) => account_id === offset_account)) return null;
  return {
    ...first,
    line_no: lines.length + 1,
    cents: -remainder,
    account_id: offset_account,
    description: `Afgeleid: tegenrekening van dagboek ${journal_name}`,
    vat_code: null,
    vat_cents: null,
    derived: true,
  };
}
