import { linkInvoices, type OwedLine } from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';
import { nextSlice } from '../../slices.ts';
import { documentOf, type LineWords } from './line-words.ts';
import { partsParameters, type Making, type Range } from './making.ts';
import { GIVEN_NUMBER, inRange, JOURNALS, OWED_LINES, PARTS } from './owed-sql.ts';

interface Row extends LineWords, Omit<OwedLine, 'document'> {
  readonly source_no: number;
  readonly entry_no: number;
  readonly line_no: number;
  /** The relation, account and run of books that it is of, as one text. */
  readonly of: string;
  /** What was found before. */
  readonly found: string | null;
  readonly koppeling: string | null;
}

/** Lines of a relation that are held in memory together; one with more follows numbers alone. */
const MOST_LINES = 50_000;

/** All lines of the relations that have one without a number, of each in the order of its days. */
const LINES = `WITH ${PARTS}, ${JOURNALS},
  money AS (
    SELECT DISTINCT j.source_no, j.dagboek FROM journal_totals j
    JOIN accounts a ON a.project_id = j.project_id AND a.rekening = j.rekening
    WHERE j.project_id = $1 AND a.groep IN ('bank_en_kas', 'bankschulden')),
  owed AS MATERIALIZED (
    SELECT l.source_no, l.entry_no, l.line_no, l.rekening, a.groep, l.tegenpartij AS relatie,
           part.begin, l.datum, l.dagboek, l.soort = 'opening' AS opening, l.cents,
           ${GIVEN_NUMBER} AS factuur, l.factuur AS found, l.koppeling
    FROM ${OWED_LINES} AND l.tegenpartij IS NOT NULL
      AND ${inRange('l.tegenpartij', '$5', '$6')}),
  unnumbered AS (
    SELECT begin, rekening, relatie FROM owed GROUP BY begin, rekening, relatie
    HAVING bool_or(factuur IS NULL AND NOT opening) AND count(*) <= ${MOST_LINES})
  SELECT o.source_no, o.entry_no, o.line_no, o.datum, o.opening AS "isOpening", o.factuur, o.found,
         o.koppeling, o.begin || ' ' || o.rekening || ' ' || o.relatie AS "of",
         CASE WHEN o.groep = 'debiteuren' THEN o.cents ELSE -o.cents END AS cents,
         CASE WHEN j.charges IS NOT TRUE THEN 'overig'
              WHEN m.dagboek IS NOT NULL THEN 'gemengd' ELSE 'facturen' END AS journal,
         l.omschrijving, l.zoek, l.boekstuk, l.relatie_naam
  FROM owed o
  JOIN unnumbered u ON u.begin = o.begin AND u.rekening = o.rekening AND u.relatie = o.relatie
  JOIN journal_lines l ON l.project_id = $1 AND l.source_no = o.source_no
    AND l.entry_no = o.entry_no AND l.line_no = o.line_no
  LEFT JOIN journal j
    ON j.source_no = o.source_no AND j.dagboek = o.dagboek AND j.groep = o.groep
  LEFT JOIN money m ON m.source_no = o.source_no AND m.dagboek = o.dagboek
  ORDER BY o.relatie, o.rekening, o.begin, o.datum, o.source_no, o.entry_no, o.line_no`;

const KEEP = `UPDATE journal_lines l SET factuur = u.factuur, koppeling = u.koppeling
  FROM unnest($2::int[], $3::int[], $4::int[], $5::text[], $6::text[])
    AS u (source_no, entry_no, line_no, factuur, koppeling)
  WHERE l.project_id = $1 AND l.source_no = u.source_no AND l.entry_no = u.entry_no
    AND l.line_no = u.line_no`;

/** Gives lines of a range of relations that bear no number the invoice that they belong to. */
export async function linkLines(sql: Sql, making: Making, range: Range): Promise<void> {
  const rows = await sql.rows<Row>(LINES, [...partsParameters(making), ...range]);
  const changed: { row: Row; factuur: string | null; by: string | null }[] = [];
  for (const lines of relationsIn(rows)) {
    await nextSlice();
    const links = linkInvoices(lines.map((row) => ({ ...row, document: documentOf(row) })));
    lines.forEach((row, at) => {
      if (row.factuur !== null) return;
      const { factuur = null, by = null } = links[at] ?? {};
      if (factuur !== row.found || by !== row.koppeling) changed.push({ row, factuur, by });
    });
  }
  if (changed.length === 0) return;
  await sql.rows(KEEP, [
    making.projectId,
    changed.map(({ row }) => row.source_no),
    changed.map(({ row }) => row.entry_no),
    changed.map(({ row }) => row.line_no),
    changed.map(({ factuur }) => factuur),
    changed.map(({ by }) => by),
  ]);
}

function relationsIn(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.of === row.of) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
