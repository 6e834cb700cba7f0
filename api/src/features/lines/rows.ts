import type { JournalLine } from '@kengetal/contract';
import { shownAs } from '../../db/shown.ts';
import type { Reach } from './reach.ts';
import { WORDS } from './sort.ts';

/** Texts of a line by how long they may be; what stands in an index is short enough. */
const KEYS = [
  'dagboek',
  'boekstuk',
  'relatie',
  'factuur',
  'kostenplaats',
  'kostendrager',
  'btw_code',
  'btw_rekening',
];
const NAMES = ['dagboek_naam', 'relatie_naam', 'tegenpartij_naam'];

/** What a page reads of line `l`. */
export const COLUMNS = `l.source_no, l.entry_no, l.line_no, l.soort, l.boekjaar, l.boekperiode,
  l.periode, l.datum, l.rekening, l.tegenpartij, l.cents, l.btw_cents, l.btw_soort,
  ${WORDS} AS woorden,
  ${KEYS.map((column) => shownAs(`l.${column}`, 'keyCharacters')).join()},
  ${NAMES.map((column) => shownAs(`l.${column}`, 'nameCharacters')).join()},
  ${shownAs('l.omschrijving', 'descriptionCharacters')}`;

type FromElsewhere = 'line_id' | 'zijde' | 'rekening_naam' | 'groep' | 'source_id';

export interface LineRow extends Omit<JournalLine, FromElsewhere> {
  readonly source_no: number;
  readonly entry_no: number;
  readonly line_no: number;
  /** What it is sorted by as a description. */
  readonly woorden: string;
}

/** Rows as lines, with what the accounts and sources of their reach say of them. */
export function linesOf({ accounts, sources }: Reach, rows: readonly LineRow[]): JournalLine[] {
  const byNumber = new Map(accounts.map((account) => [account.rekening, account]));
  return rows.map((row) => {
    const account = byNumber.get(row.rekening);
    const source_id = sources.get(row.source_no);
    if (!account || source_id === undefined) throw new Error('a line outside its selection');
    return {
      line_id: `${row.source_no}-${row.entry_no}-${row.line_no}`,
      soort: row.soort,
      boekjaar: row.boekjaar,
      boekperiode: row.boekperiode,
      periode: row.periode,
      datum: row.datum,
      dagboek: row.dagboek,
      dagboek_naam: row.dagboek_naam,
      boekstuk: row.boekstuk,
      rekening: row.rekening,
      rekening_naam: account.naam,
      groep: account.groep,
      relatie: row.relatie,
      relatie_naam: row.relatie_naam,
      tegenpartij: row.tegenpartij,
      tegenpartij_naam: row.tegenpartij_naam,
      factuur: row.factuur,
      kostenplaats: row.kostenplaats,
      kostendrager: row.kostendrager,
      omschrijving: row.omschrijving,
      cents: row.cents,
      zijde: row.cents < 0 ? 'credit' : 'debet',
      btw_code: row.btw_code,
      btw_cents: row.btw_cents,
      btw_rekening: row.btw_rekening,
      btw_soort: row.btw_soort,
      source_id,
    };
  });
}
