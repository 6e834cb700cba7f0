import { GROUPS } from '@kengetal/ledger';
import { OWN_RGS } from '../../books/store/rgs-code.ts';
import type { Sql } from '../../db/database.ts';
import {
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
} from '../../files/bundle.ts';
import { ofProject, type OfProject } from './of.ts';

/** Lines that are read at a time. */
const BATCH = 5_000;

const group = (key: unknown) =>
  text(Object.entries(GROUPS).find(([name]) => name === key)?.[1].name ?? key);

/** What the sources of a project brought: lines, and the names that they use. */
export const BOOK_TABLES: readonly BundledTable<OfProject>[] = [
  {
    file: 'boekingen.csv',
    about: 'Alle boekingsregels van de ingelezen boekjaren.',
    columns: {
      ...{ Boekjaar: text, Periode: whole, Datum: day, Soort: text },
      ...{ Dagboek: text, Dagboeknaam: text, Boekstuk: text, Rekening: text, Rekeningnaam: text },
      ...{ Relatie: text, Relatienaam: text, Factuur: text, Omschrijving: text, Bedrag: euro },
      ...{ Debet: euro, Credit: euro, 'Btw-code': text, 'Btw-bedrag': euro },
      ...{ Kostenplaats: text, Kostendrager: text },
    },
    rows: (sql, { projectId }) => linesOf(sql, projectId),
  },
  {
    file: 'rekeningen.csv',
    about: 'De grootboekrekeningen, met de groep waarin ze tellen en of jullie die kozen.',
    columns: {
      ...{ Rekening: text, Naam: text, Type: text, Groep: group, Gekozen: yesNo, RGS: text },
    },
    rows: selected(
      `SELECT a.rekening AS "Rekening", a.naam AS "Naam", a.type AS "Type", a.groep AS "Groep",
              c.rekening IS NOT NULL AS "Gekozen", ${OWN_RGS} AS "RGS"
       FROM accounts a
       LEFT JOIN account_choices c ON c.project_id = a.project_id AND c.rekening = a.rekening
       WHERE a.project_id = $1 ORDER BY a.rekening`,
      ofProject,
    ),
  },
  {
    file: 'relaties.csv',
    about: 'Klanten en leveranciers, zoals de bronnen ze noemen.',
    columns: { Boekjaar: text, Relatie: text, Naam: text, Soort: text },
    rows: selected(
      `SELECT s.boekjaar AS "Boekjaar", r.relatie AS "Relatie", r.naam AS "Naam", r.soort AS "Soort"
       FROM relations r JOIN sources s USING (project_id, source_no)
       WHERE r.project_id = $1 ORDER BY r.source_no, r.relatie`,
      ofProject,
    ),
  },
  {
    file: 'btw-codes.csv',
    about: 'De btw-codes van de bronnen.',
    columns: { Boekjaar: text, Code: text, Omschrijving: text, Percentage: percent },
    rows: selected(
      `SELECT s.boekjaar AS "Boekjaar", c.btw_code AS "Code", c.omschrijving AS "Omschrijving",
              c.percentage AS "Percentage"
       FROM vat_codes c JOIN sources s USING (project_id, source_no)
       WHERE c.project_id = $1 ORDER BY c.source_no, c.btw_code`,
      ofProject,
    ),
  },
  {
    file: 'kostenplaatsen.csv',
    about: 'De kostenplaatsen en kostendragers van de bronnen.',
    columns: { Boekjaar: text, Soort: text, Code: text, Naam: text },
    rows: selected(
      `SELECT s.boekjaar AS "Boekjaar", c.dimensie AS "Soort", c.code AS "Code", c.naam AS "Naam"
       FROM cost_centres c JOIN sources s USING (project_id, source_no)
       WHERE c.project_id = $1 ORDER BY c.source_no, c.dimensie, c.code`,
      ofProject,
    ),
  },
  {
    file: 'bronnen.csv',
    about: 'De ingelezen boekjaren.',
    columns: {
      ...{ Bron: text, Boekjaar: text, Begin: day, Einde: day, Regels: whole, Bestand: text },
      ...{ Ingelezen: moment, Administratie: json },
    },
    rows: selected(
      `SELECT name AS "Bron", boekjaar AS "Boekjaar", start_date AS "Begin", end_date AS "Einde",
              lines AS "Regels", filename AS "Bestand", imported_at AS "Ingelezen",
              administration AS "Administratie"
       FROM sources WHERE project_id = $1 ORDER BY start_date, source_no`,
      ofProject,
    ),
  },
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

/** Of line `l` and its account `a`, by heading. */
const LINE_VALUES = {
  Boekjaar: 'l.boekjaar',
  Periode: 'l.boekperiode',
  Datum: 'l.datum',
  Soort: 'l.soort',
  Dagboek: 'l.dagboek',
  Dagboeknaam: 'l.dagboek_naam',
  Boekstuk: 'l.boekstuk',
  Rekening: 'l.rekening',
  Rekeningnaam: 'a.naam',
  Relatie: 'l.relatie',
  Relatienaam: 'l.relatie_naam',
  Factuur: 'l.factuur',
  Omschrijving: 'l.omschrijving',
  Bedrag: 'l.cents',
  Debet: 'CASE WHEN l.cents >= 0 THEN l.cents END',
  Credit: 'CASE WHEN l.cents < 0 THEN -l.cents END',
  'Btw-code': 'l.btw_code',
  'Btw-bedrag': 'l.btw_cents',
  Kostenplaats: 'l.kostenplaats',
  Kostendrager: 'l.kostendrager',
};
const HEADINGS = Object.keys(LINE_VALUES);

/** One text for a batch: it passes through the main thread, which would be held by many rows. */
const LINES = `
  SELECT json_agg(json_build_array(l.entry_no, l.line_no, ${Object.values(LINE_VALUES).join(', ')})
                  ORDER BY l.entry_no, l.line_no)::text AS lines
  FROM (SELECT * FROM journal_lines
        WHERE project_id = $1 AND source_no = $2 AND (entry_no, line_no) > ($3::int, $4::int)
        ORDER BY entry_no, line_no LIMIT ${BATCH}) l
  LEFT JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening`;
