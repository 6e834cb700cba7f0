/** The relation that the file gives to line `l`, without one that was found. */
export const GIVEN_RELATION = `(CASE WHEN l.relatie_gevonden THEN NULL ELSE l.tegenpartij END)`;

/** The invoice number that the file gives to line `l`, without one that was found. */
export const GIVEN_NUMBER = `(CASE WHEN l.koppeling IS NULL OR l.koppeling = 'rest' THEN l.factuur END)`;

/** Sources $2, whose runs of years begin at $3 and end before $4, as `part`. */
export const PARTS = `part AS (
    SELECT * FROM unnest($2::int[], $3::int[], $4::int[]) AS part (source_no, begin, eind))`;

/**
 * Lines `l` of a project ($1) on accounts `a` of debtors and creditors, in their run of years; of
 * the openings only the first of a run counts.
 */
export const OWED_LINES = `journal_lines l
    JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
    JOIN part ON part.source_no = l.source_no
    WHERE l.project_id = $1 AND a.groep IN ('debiteuren', 'crediteuren')
      AND (l.soort <> 'opening' OR l.periode = part.begin)`;

/** Journals that are of invoices: what is owed grows by them. */
export const JOURNALS = `journal AS (
    SELECT j.source_no, j.dagboek, a.groep,
           (sum(j.debet) > sum(j.credit)) = (a.groep = 'debiteuren') AS charges
    FROM journal_totals j
    JOIN accounts a ON a.project_id = j.project_id AND a.rekening = j.rekening
    WHERE j.project_id = $1 AND a.groep IN ('debiteuren', 'crediteuren')
    GROUP BY j.source_no, j.dagboek, a.groep)`;

/** Condition of a range of relations, of which both ends may be open: after `from` up to `to`. */
export const inRange = (column: string, from: string, to: string) =>
  `(${from}::text IS NULL OR ${column} > ${from}) AND (${to}::text IS NULL OR ${column} <= ${to})`;

/** Lines up to the end of a month, of the run of years that holds it. */
export const inPart = (periode: string) =>
  `part.begin <= ${periode} AND part.eind > ${periode} AND l.periode <= ${periode}`;
