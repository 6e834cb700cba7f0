import { GROUPS } from '@kengetal/ledger';
import { OWN_RGS } from '../../books/store/rgs-code.ts';
import type { Sql } from '../../db/database.ts';
import {
  cellsIn,
  day,
  euro,
  json,
  moment,
  percent,
  selected,
  text,
  whole,
  yesNo,
  type BundledTable,
  type SqlColumns,
} from '../../files/bundle.ts';
import { ofProject, type OfProject } from './of.ts';

/** Lines that are read at a time. */
const BATCH = 5_000;

const group = (key: unknown) =>
  text(Object.entries(GROUPS).find(([name]) => name === key)?.[1].name ?? key);

/** Of line `l` and its account `a`. */
const LINE_COLUMNS: SqlColumns = {
  Boekjaar: [text, 'l.boekjaar'],
  Periode: [whole, 'l.boekperiode'],
  Datum: [day, 'l.datum'],
  Soort: [text, 'l.soort'],
  Dagboek: [text, 'l.dagboek'],
  Dagboeknaam: [text, 'l.dagboek_naam'],
  Boekstuk: [text, 'l.boekstuk'],
  Rekening: [text, 'l.rekening'],
  Rekeningnaam: [text, 'a.naam'],
  Relatie: [text, 'l.relatie'],
  Relatienaam: [text, 'l.relatie_naam'],
  Factuur: [text, 'l.factuur'],
  Omschrijving: [text, 'l.omschrijving'],
  Bedrag: [euro, 'l.cents'],
  Debet: [euro, 'CASE WHEN l.cents >= 0 THEN l.cents END'],
  Credit: [euro, 'CASE WHEN l.cents < 0 THEN -l.cents END'],
  'Btw-code': [text, 'l.btw_code'],
  'Btw-bedrag': [euro, 'l.btw_cents'],
  Kostenplaats: [text, 'l.kostenplaats'],
  Kostendrager: [text, 'l.kostendrager'],
};
const HEADINGS = Object.keys(LINE_COLUMNS);
const LINE_EXPRESSIONS = Object.values(LINE_COLUMNS).map(([, expression]) => expression);

/** What the sources of a project brought: lines, and the names that they use. */
export const BOOK_TABLES: readonly BundledTable<OfProject>[] = [
  {
    file: 'boekingen.csv',
    about: 'Alle boekingsregels van de ingelezen boekjaren.',
    columns: cellsIn(LINE_COLUMNS),
    rows: (sql, { projectId }) => linesOf(sql, projectId),
  },
  selected({
    file: 'rekeningen.csv',
    about: 'De grootboekrekeningen, met de groep waarin ze tellen en of jullie die kozen.',
    columns: {
      Rekening: [text, 'a.rekening'],
      Naam: [text, 'a.naam'],
      Type: [text, 'a.type'],
      Groep: [group, 'a.groep'],
      Gekozen: [yesNo, 'c.rekening IS NOT NULL'],
      RGS: [text, OWN_RGS],
    },
    from: `accounts a
       LEFT JOIN account_choices c ON c.project_id = a.project_id AND c.rekening = a.rekening
       WHERE a.project_id = $1 ORDER BY a.rekening`,
    params: ofProject,
  }),
  selected({
    file: 'relaties.csv',
    about: 'Klanten en leveranciers, zoals de bronnen ze noemen.',
    columns: {
      Boekjaar: [text, 's.boekjaar'],
      Relatie: [text, 'r.relatie'],
      Naam: [text, 'r.naam'],
      Soort: [text, 'r.soort'],
    },
    from: `relations r JOIN sources s USING (project_id, source_no)
       WHERE r.project_id = $1 ORDER BY r.source_no, r.relatie`,
    params: ofProject,
  }),
  selected({
    file: 'btw-codes.csv',
    about: 'De btw-codes van de bronnen.',
    columns: {
      Boekjaar: [text, 's.boekjaar'],
      Code: [text, 'c.btw_code'],
      Omschrijving: [text, 'c.omschrijving'],
      Percentage: [percent, 'c.percentage'],
    },
    from: `vat_codes c JOIN sources s USING (project_id, source_no)
       WHERE c.project_id = $1 ORDER BY c.source_no, c.btw_code`,
    params: ofProject,
  }),
  selected({
    file: 'kostenplaatsen.csv',
    about: 'De kostenplaatsen en kostendragers van de bronnen.',
    columns: {
      Boekjaar: [text, 's.boekjaar'],
      Soort: [text, 'c.dimensie'],
      Code: [text, 'c.code'],
      Naam: [text, 'c.naam'],
    },
    from: `cost_centres c JOIN sources s USING (project_id, source_no)
       WHERE c.project_id = $1 ORDER BY c.source_no, c.dimensie, c.code`,
    params: ofProject,
  }),
  selected({
    file: 'bronnen.csv',
    about: 'De ingelezen boekjaren.',
    columns: {
      Bron: [text, 'name'],
      Boekjaar: [text, 'boekjaar'],
      Begin: [day, 'start_date'],
      Einde: [day, 'end_date'],
      Regels: [whole, 'lines'],
      Bestand: [text, 'filename'],
      Ingelezen: [moment, 'imported_at'],
      Administratie: [json, 'administration'],
    },
    from: 'sources WHERE project_id = $1 ORDER BY start_date, source_no',
    params: ofProject,
  }),
];

type Line = readonly [entryNo: number, lineNo: number, ...values: unknown[]];

/**
 * The lines of the sources that are current now, in the order of their bookings. The rows of a
 * reading never change, and stay for a while after it was replaced.
 */
async function* linesOf(sql: Sql, projectId: string): AsyncGenerator<Record<string, unknown>> {
  const sources = await sql.rows<{ source_no: number }>(
    'SELECT source_no FROM sources WHERE project_id = $1 ORDER BY start_date, source_no',
    [projectId],
  );
  for (const { source_no } of sources) {
    let [entry, line] = [-1, -1];
    for (;;) {
      const asked = [projectId, source_no, entry, line];
      const [found] = await sql.rows<{ lines: string | null }>(LINES, asked);
      const lines = JSON.parse(found?.lines ?? '[]') as Line[];
      for (const [, , ...values] of lines) {
        yield Object.fromEntries(HEADINGS.map((heading, index) => [heading, values[index]]));
      }
      const last = lines.at(-1);
      if (!last || lines.length < BATCH) break;
      [entry, line] = last;
    }
  }
}

/** One text for a batch: it passes through the main thread, which would be held by many rows. */
const LINES = `
  SELECT json_agg(json_build_array(l.entry_no, l.line_no, ${LINE_EXPRESSIONS.join(', ')})
                  ORDER BY l.entry_no, l.line_no)::text AS lines
  FROM (SELECT * FROM journal_lines
        WHERE project_id = $1 AND source_no = $2 AND (entry_no, line_no) > ($3::int, $4::int)
        ORDER BY entry_no, line_no LIMIT ${BATCH}) l
  LEFT JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening`;
