import { ageOn } from './ages.ts';

/**
 * Makes items of one range of relations ($6 < relation <= $7) of the sources $2, whose runs of
 * years begin at $3 and end before $4; $8 says that ages count from due dates. Answers what was
 * settled with the number of an invoice.
 *
 * `side` is 1 where a line charges and -1 where it settles. A payment of an invoice that the books
 * do not hold is no item, for it would stand as a credit that nobody has. A credit note is one: it
 * is booked where invoices are.
 */
export const INSERT_ITEMS = `WITH
  part AS (
    SELECT * FROM unnest($2::int[], $3::int[], $4::int[]) AS part (source_no, begin, eind)),
  owed AS MATERIALIZED (
    SELECT l.source_no, l.rekening, a.groep, l.tegenpartij AS relatie, l.factuur, l.periode,
           l.soort, l.dagboek, l.datum, l.cents, part.begin, part.eind,
           CASE WHEN l.cents = 0 THEN 0
                WHEN (l.cents > 0) = (a.groep = 'debiteuren') THEN 1 ELSE -1 END AS side
    FROM journal_lines l
    JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
    JOIN part ON part.source_no = l.source_no
    WHERE l.project_id = $1 AND a.groep IN ('debiteuren', 'crediteuren')
      AND l.factuur IS NOT NULL AND l.tegenpartij IS NOT NULL
      AND ($6::text IS NULL OR l.tegenpartij > $6) AND ($7::text IS NULL OR l.tegenpartij <= $7)
      AND (l.soort <> 'opening' OR l.periode = part.begin)),
  journal AS (
    SELECT j.source_no, j.dagboek, a.groep,
           (sum(j.debet) > sum(j.credit)) = (a.groep = 'debiteuren') AS charges
    FROM journal_totals j
    JOIN accounts a ON a.project_id = j.project_id AND a.rekening = j.rekening
    WHERE j.project_id = $1 AND a.groep IN ('debiteuren', 'crediteuren')
    GROUP BY j.source_no, j.dagboek, a.groep),
  days AS (
    SELECT i.relatie, i.factuur, part.begin, min(i.datum) AS datum,
           max(i.vervaldatum) AS vervaldatum
    FROM invoices i JOIN part ON part.source_no = i.source_no
    WHERE i.project_id = $1
      AND ($6::text IS NULL OR i.relatie > $6) AND ($7::text IS NULL OR i.relatie <= $7)
    GROUP BY i.relatie, i.factuur, part.begin),
  moved AS (
    SELECT o.begin, o.eind, o.groep, o.rekening, o.relatie, o.factuur, o.periode,
           sum(o.cents) AS cents,
           min(o.datum) FILTER (WHERE side = 1 OR j.charges OR o.soort = 'opening') AS datum
    FROM owed o
    LEFT JOIN journal j
      ON j.source_no = o.source_no AND j.dagboek = o.dagboek AND j.groep = o.groep
    GROUP BY o.begin, o.eind, o.groep, o.rekening, o.relatie, o.factuur, o.periode),
  run AS (
    SELECT begin, groep, rekening, relatie, factuur, periode AS van,
           lead(periode, 1, eind) OVER later AS tot,
           sum(cents) OVER later AS cents,
           min(datum) OVER (PARTITION BY begin, rekening, relatie, factuur) AS datum
    FROM moved
    WINDOW later AS (PARTITION BY begin, rekening, relatie, factuur ORDER BY periode)),
  made AS (
    INSERT INTO open_items
      (project_id, versie, rekening, relatie, factuur, van, tot, begin, groep, cents, peildatum)
    SELECT $1::uuid, $5::int, run.rekening, run.relatie, run.factuur, van, tot, run.begin,
           run.groep, cents,
           coalesce(CASE WHEN $8::boolean THEN days.vervaldatum END, days.datum, run.datum)
    FROM run
    LEFT JOIN days ON days.relatie = run.relatie AND days.factuur = run.factuur
                  AND days.begin = run.begin
    WHERE cents <> 0 AND run.datum IS NOT NULL)
  SELECT groep, sum(abs(cents))::bigint AS cents FROM owed
  WHERE side = -1 AND soort <> 'opening' GROUP BY groep`;

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
      AND ($3::text IS NULL OR o.relatie > $3) AND ($4::text IS NULL OR o.relatie <= $4))
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
  INSERT INTO open_item_facts (project_id, versie, groep, betalingen, gekoppeld, basis)
  SELECT $1::uuid, $2::int, groep,
         coalesce((SELECT sum(CASE WHEN groep = 'debiteuren' THEN m.credit ELSE m.debet END)
                   FROM monthly_summary m
                   JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
                   JOIN accounts a ON a.project_id = m.project_id AND a.rekening = m.rekening
                   WHERE m.project_id = $1 AND a.groep = owed.groep AND m.soort <> 'opening'), 0),
         0,
         CASE WHEN (SELECT count(i.vervaldatum) * 100 >= greatest(count(*), 1) * ${MOSTLY}
                    FROM invoices i
                    JOIN sources s ON s.project_id = i.project_id AND s.source_no = i.source_no
                    WHERE i.project_id = $1)
              THEN 'vervaldatum' ELSE 'factuurdatum' END
  FROM unnest(ARRAY['debiteuren', 'crediteuren']) AS owed (groep)
  RETURNING basis`;
