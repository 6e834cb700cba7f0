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
  'btw_rekening',
  'btw_soort',
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
      line.dagboek,
      line.dagboek_naam,
      line.boekstuk,
    ];
  }
}

function own(line: LedgerLine): (string | number | null)[] {
  return [
    line.line_no,
    line.datum,
    line.rekening,
    line.relatie,
    line.relatie_naam,
    line.tegenpartij,
    line.tegenpartij_naam,
    line.factuur,
    line.kostenplaats,
    line.kostendrager,
    line.omschrijving,
    searchWords(line),
    line.cents,
    line.btw_code,
    line.btw_cents,
    line.btw_rekening,
    line.btw_soort,
  ];
}

function isOfSameEntry(one: LedgerLine, other: LedgerLine): boolean {
  return (
    one.entry_no === other.entry_no &&
    one.periode === other.periode &&
    one.boekperiode === other.boekperiode &&
    one.soort === other.soort &&
    one.boekjaar === other.boekjaar &&
    one.boekstuk === other.boekstuk &&
    one.dagboek === other.dagboek &&
    one.dagboek_naam === other.dagboek_naam
  );
}

/** Lower-case words that a line is found by. */
function searchWords({
  omschrijving,
  relatie_naam,
  boekstuk,
  document_ref,
}: Pick<LedgerLine, 'omschrijving' | 'relatie_naam' | 'boekstuk' | 'document_ref'>): string {
  let words = omschrijving;
  if (relatie_naam) words += ` ${relatie_naam}`;
  if (boekstuk) words += ` ${boekstuk}`;
  if (document_ref) words += ` ${document_ref}`;
  return words.toLowerCase();
}
