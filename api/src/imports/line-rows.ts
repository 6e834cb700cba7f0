import type { LedgerLine } from '../ledger/index.ts';

/** Columns of a line in the order of {@link lineRow}. */
export const LINE_COLUMNS = [
  'project_id',
  'source_no',
  'entry_no',
  'line_no',
  'boekjaar',
  'boekperiode',
  'periode',
  'soort',
  'datum',
  'rekening',
  'dagboek',
  'dagboek_naam',
  'boekstuk',
  'relatie',
  'relatie_naam',
  'tegenpartij',
  'tegenpartij_naam',
  'factuur',
  'kostenplaats',
  'kostendrager',
  'omschrijving',
  'zoek',
  'cents',
  'btw_code',
  'btw_cents',
] as const;

/** A line of the ledger as a row of the table. */
export function lineRow(
  projectId: string,
  sourceNo: number,
  line: LedgerLine,
): (string | number | null)[] {
  return [
    projectId,
    sourceNo,
    line.entry_no,
    line.line_no,
    line.boekjaar,
    line.boekperiode,
    line.periode,
    line.soort,
    line.datum,
    line.account_id,
    line.journal_id,
    line.journal_name,
    line.entry_nr,
    line.relation_id,
    line.relation_name,
    line.counterparty_id,
    line.counterparty_name,
    line.invoice,
    line.cost_centre,
    line.cost_unit,
    line.description,
    searchWords(line),
    line.cents,
    line.vat_code,
    line.vat_cents,
  ];
}

/** Lower-case words that a line is found by. */
function searchWords({
  description,
  relation_name,
  entry_nr,
  document_ref,
}: Pick<LedgerLine, 'description' | 'relation_name' | 'entry_nr' | 'document_ref'>): string {
  let words = description;
  if (relation_name) words += ` ${relation_name}`;
  if (entry_nr) words += ` ${entry_nr}`;
  if (document_ref) words += ` ${document_ref}`;
  return words.toLowerCase();
}
