import type { LedgerLine } from '../types.ts';
import { agreedRelation } from './counterparty.ts';
import type { Journal } from './entry.ts';

/**
 * The side that a one-sided journal leaves out of an entry: the remainder, on the journal's offset
 * account. Exact Globe gives bank, purchase and sales entries so.
 * @returns null when the journal has no such account or the entry holds a line on it
 */
export function offsetLine(
  lines: readonly LedgerLine[],
  remainder: number,
  { offset_account, journal_name, money }: Journal,
): LedgerLine | null {
  const [first] = lines;
  if (!first || offset_account === null) return null;
  if (lines.some(({ account_id }) => account_id === offset_account)) return null;
  // The bank's own line is nobody's; that of an invoice is the debtor's or creditor's.
  const named = money === true ? undefined : agreedRelation(lines);
  return {
    ...first,
    relation_id: named?.relation_id ?? null,
    relation_name: named?.relation_name ?? null,
    counterparty_id: named?.relation_id ?? null,
    counterparty_name: named?.relation_name ?? null,
    invoice:
      named && lines.every(({ invoice }) => invoice === named.invoice) ? named.invoice : null,
    line_no: lines.length + 1,
    cents: -remainder,
    account_id: offset_account,
    description: `Afgeleid: tegenrekening van dagboek ${journal_name}`,
    vat_code: null,
    vat_cents: null,
    cost_centre: null,
    cost_unit: null,
    derived: true,
  };
}
