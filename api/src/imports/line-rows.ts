import type { LedgerLine } from '@kengetal/ledger';
import { copyRow } from '../db/copy-text.ts';

/** Columns of a line in the order of {@link LineRows}: first those that lines of an entry share. */
export const LINE_COLUMNS = [
  'project_id',
  'source_no',
  'entry_no',
  'boekjaar',
  'boekperiode',
  'periode',
  'soort',
  'dagboek',
  'dagboek_naam',
  'boekstuk',
  'line_no',
  'datum',
  'rekening',
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

/** Lines of the ledger as rows of the table, in COPY's text format. */
export class LineRows {
  /** Line whose first columns are in the text below. */
  #like: LedgerLine | undefined;
  #shared = '';

  constructor(private readonly source: { projectId: string; sourceNo: number }) {}

  row(line: LedgerLine): string {
    if (!this.#like || !isOfSameEntry(line, this.#like)) {
      this.#like = line;
      this.#shared = `${copyRow(this.#entry(line)).slice(0, -1)}\t`;
    }
    return this.#shared + copyRow(own(line));
  }

  #entry(line: LedgerLine) {
    return [
      this.source.projectId,
      this.source.sourceNo,
      line.entry_no,
      line.boekjaar,
      line.boekperiode,
      line.periode,
      line.soort,
      line.journal_id,
      line.journal_name,
      line.entry_nr,
    ];
  }
}

function own(line: LedgerLine): (string | number | null)[] {
  return [
    line.line_no,
    line.datum,
    line.account_id,
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

function isOfSameEntry(one: LedgerLine, other: LedgerLine): boolean {
  return (
    one.entry_no === other.entry_no &&
    one.periode === other.periode &&
    one.boekperiode === other.boekperiode &&
    one.soort === other.soort &&
    one.boekjaar === other.boekjaar &&
    one.entry_nr === other.entry_nr &&
    one.journal_id === other.journal_id &&
    one.journal_name === other.journal_name
  );
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
