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
  { offset_account, dagboek_naam, money }: Journal,
): LedgerLine | null {
  const [first] = lines;
  if (!first || offset_account === null) return null;
  if (lines.some(({ rekening }) => rekening === offset_account)) return null;
  // The bank's own line is nobody's; that of an invoice is the debtor's or creditor's.
  const named = money === true ? undefined : agreedRelation(lines);
  return {
    ...first,
    relatie: named?.relatie ?? null,
    relatie_naam: named?.relatie_naam ?? null,
    tegenpartij: named?.relatie ?? null,
    tegenpartij_naam: named?.relatie_naam ?? null,
    factuur:
      named && lines.every(({ factuur }) => factuur === named.factuur) ? named.factuur : null,
    line_no: lines.length + 1,
    cents: -remainder,
    rekening: offset_account,
    omschrijving: `Afgeleid: tegenrekening van dagboek ${dagboek_naam}`,
    btw_code: null,
    btw_cents: null,
    btw_rekening: null,
    btw_soort: null,
    kostenplaats: null,
    kostendrager: null,
    derived: true,
  };
}
