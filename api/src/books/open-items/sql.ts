import { ageOn } from './ages.ts';
import { inRange, JOURNALS, OWED_LINES, PARTS } from './owed-sql.ts';

/**
 * Makes items of one range of relations ($5 < relation <= $6); the version is $7, and $8 says that
 * ages count from due dates. Answers what was settled of whom, and how much of it by the number of
 * an invoice.
 *
 * `side` is 1 where a line charges and -1 where it settles. What belongs to no invoice of the books
 * is kept as an item of its relation without a number: where the relation has an opening of its
 * own, or no opening on the account is without a relation ($9, $10: accounts and runs of which one
 * is). Elsewhere it may have been paid on that opening, and would stand as a credit that nobody
 * has. A credit note is an item: it is booked where invoices are.
 */
export const INSERT_ITEMS = `WITH ${PARTS}, ${JOURNALS},
  loose AS (SELECT * FROM unnest($9::text[], $10::int[]) AS loose (rekening, begin)),
  owed AS MATERIALIZED (
    SELECT l.source_no, l.entry_no, l.line_no, l.rekening, a.groep, l.tegenpartij AS relatie,
           coalesce(l.factuur, '') AS factuur, coalesce(l.koppeling = 'rest', false) AS is_rest,
           l.periode, l.soort, l.dagboek, l.datum, l.cents, part.begin, part.eind,
           CASE WHEN l.cents = 0 THEN 0
                WHEN (l.cents > 0) = (a.groep = 'debiteuren') THEN 1 ELSE -1 END AS side
    FROM ${OWED_LINES} AND l.tegenpartij IS NOT NULL
      AND ${inRange('l.tegenpartij', '$5', '$6')}),
  days AS (
    SELECT i.relatie, i.factuur, part.begin, min(i.datum) AS datum,
           max(i.vervaldatum) AS vervaldatum
    FROM invoices i JOIN part ON part.source_no = i.source_no
    WHERE i.project_id = $1 AND ${inRange('i.relatie', '$5', '$6')}
    GROUP BY i.relatie, i.factuur, part.begin),
  moved AS (
    SELECT o.begin, o.eind, o.groep, o.rekening, o.relatie, o.factuur, o.periode,
           sum(o.cents) AS cents,
           min(o.datum) FILTER (WHERE side = 1 OR j.charges OR o.soort = 'opening') AS charged,
           min(o.datum) AS first,
           coalesce(bool_or(o.soort = 'opening' AND o.factuur = ''), false) AS opens,
           bool_or(o.is_rest) AS any_rest, bool_and(o.is_rest) AS all_rest
    FROM owed o
    LEFT JOIN journal j
      ON j.source_no = o.source_no AND j.dagboek = o.dagboek AND j.groep = o.groep
    GROUP BY o.begin, o.eind, o.groep, o.rekening, o.relatie, o.factuur, o.periode),
  named AS (
    SELECT m.*, factuur <> '' AND min(charged) OVER invoice IS NOT NULL AS held,
           bool_or(any_rest) OVER invoice AS some_rest, bool_and(all_rest) OVER invoice AS whole_rest,
           bool_or(opens) OVER (PARTITION BY m.begin, m.rekening, m.relatie)
             OR loose.rekening IS NULL AS kept
    FROM moved m LEFT JOIN loose ON loose.rekening = m.rekening AND loose.begin = m.begin
    WINDOW invoice AS (PARTITION BY m.begin, m.rekening, m.relatie, m.factuur)),
  marked AS (
    UPDATE journal_lines l SET koppeling = CASE WHEN NOT n.held THEN 'rest' END
    FROM owed o
    JOIN (SELECT DISTINCT begin, rekening, relatie, factuur, held FROM named
          WHERE factuur <> '' AND CASE WHEN held THEN some_rest ELSE NOT whole_rest END) n
      ON n.begin = o.begin AND n.rekening = o.rekening AND n.relatie = o.relatie
     AND n.factuur = o.factuur
    WHERE l.project_id = $1 AND l.source_no = o.source_no AND l.entry_no = o.entry_no
      AND l.line_no = o.line_no AND (l.koppeling IS NULL OR l.koppeling = 'rest')),
  posted AS (
    SELECT begin, eind, groep, rekening, relatie, CASE WHEN held THEN factuur ELSE '' END AS factuur,
           periode, sum(cents) AS cents, min(CASE WHEN held THEN charged ELSE first END) AS datum,
           bool_or(opens) AS opens
    FROM named WHERE held OR kept
    GROUP BY begin, eind, groep, rekening, relatie, CASE WHEN held THEN factuur ELSE '' END, periode),
  run AS (
    SELECT begin, groep, rekening, relatie, factuur, periode AS van,
           lead(periode, 1, eind) OVER later AS tot,
           sum(cents) OVER later AS cents,
           min(datum) OVER whole AS datum, bool_or(opens) OVER whole AS opens
    FROM posted
    WINDOW later AS (PARTITION BY begin, rekening, relatie, factuur ORDER BY periode),
           whole AS (PARTITION BY begin, rekening, relatie, factuur)),
  made AS (
    INSERT INTO open_items
      (project_id, versie, rekening, relatie, factuur, van, tot, begin, groep, cents, peildatum,
       datum, vervaldatum, beginstand)
    SELECT $1::uuid, $7::int, run.rekening, run.relatie, run.factuur, van, tot, run.begin,
           run.groep, cents,
           coalesce(CASE WHEN $8::boolean THEN days.vervaldatum END, days.datum, run.datum),
           coalesce(days.datum, run.datum), days.vervaldatum, run.factuur = '' AND run.opens
    FROM run
    LEFT JOIN days ON days.relatie = run.relatie AND days.factuur = run.factuur
                  AND days.begin = run.begin
    WHERE cents <> 0)
  SELECT groep, sum(abs(cents))::bigint AS of_relation,
         coalesce(sum(abs(cents)) FILTER (WHERE factuur <> ''), 0)::bigint AS linked
  FROM owed WHERE side = -1 AND soort <> 'opening' GROUP BY groep`;

/**
 * Accounts and runs with an opening that is not said to be of anybody. Openings have the first day
 * of their year, by which an index leads to them.
 */
export const LOOSE_OPENINGS = `WITH ${PARTS}
  SELECT l.rekening, part.begin FROM ${OWED_LINES} AND l.soort = 'opening'
    AND l.tegenpartij IS NULL AND l.datum IN (
      SELECT start_date FROM sources WHERE project_id = $1 AND source_no = ANY ($2::int[]))
  GROUP BY l.rekening, part.begin HAVING sum(l.cents) <> 0`;

/** Months as numbers that follow each other, for series. */
const nth = (periode: string) => `(${periode} / 100 * 12 + ${periode} % 100 - 1)`;

/**
 * Ages of the items of one range of relations ($3 < relation <= $4) at the end of each month. What is
 * asked is a month of all relations: its rows lie beside each other.
 */
export const INSERT_AGES = `
  WITH stands AS (
    SELECT o.groep, o.relatie, o.cents, o.peildatum,
           month / 12 * 100 + month % 12 + 1 AS periode,
           (make_date(month / 12, month % 12 + 1, 1) + interval '1 month' - interval '1 day')::date
             AS eind
    FROM open_items o
    CROSS JOIN LATERAL generate_series(${nth('o.van')}, ${nth('o.tot')} - 1) AS month
    WHERE o.project_id = $1 AND o.versie = $2
      AND ${inRange('o.relatie', '$3', '$4')})
  INSERT INTO open_ages (project_id, versie, periode, groep, relatie, leeftijd, cents, aantal)
  SELECT $1::uuid, $2::int, periode, groep, relatie,
         ${ageOn('eind', 'peildatum', '$5::boolean')} AS leeftijd,
         sum(cents), count(*)
  FROM stands GROUP BY periode, groep, relatie, leeftijd
  ORDER BY periode, groep, relatie`;

/** Ages count from due dates where at least this part of the invoices has one, in percent. */
const MOSTLY = 90;

/** One row for debtors and one for creditors, before anything is counted. */
export const INSERT_FACTS = `
  INSERT INTO open_item_facts (project_id, versie, groep, betalingen, gekoppeld, op_relatie, basis)
  SELECT $1::uuid, $2::int, groep,
         coalesce((SELECT sum(CASE WHEN groep = 'debiteuren' THEN m.credit ELSE m.debet END)
                   FROM monthly_summary m
                   JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
                   JOIN accounts a ON a.project_id = m.project_id AND a.rekening = m.rekening
                   WHERE m.project_id = $1 AND a.groep = owed.groep AND m.soort <> 'opening'), 0),
         0, 0,
         CASE WHEN (SELECT count(i.vervaldatum) * 100 >= greatest(count(*), 1) * ${MOSTLY}
                    FROM invoices i
                    JOIN sources s ON s.project_id = i.project_id AND s.source_no = i.source_no
                    WHERE i.project_id = $1)
              THEN 'vervaldatum' ELSE 'factuurdatum' END
  FROM unnest(ARRAY['debiteuren', 'crediteuren']) AS owed (groep)
  RETURNING basis`;
