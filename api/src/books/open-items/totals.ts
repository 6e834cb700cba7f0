import { ageOn, AGES, type Age, type AgeBasis } from './ages.ts';

/** Groups whose accounts invoices stand on. */
export type OwedGroup = 'debiteuren' | 'crediteuren';

/** What is known of the invoices of a group in all months. */
export interface FactsRow {
  /** Version of the books that they were made of. */
  readonly versie: number;
  readonly basis: AgeBasis;
  readonly betalingen: number;
  readonly gekoppeld: number;
  readonly op_relatie: number;
  readonly days30: string;
  readonly days60: string;
  readonly days90: string;
}

/** What is open of one age, of a relation or of all. */
export interface TotalRow extends FactsRow {
  readonly groep: OwedGroup;
  /** Null for all relations together, which stand first. */
  readonly relatie: string | null;
  readonly naam: string | null;
  /** Number of relations; null, as the age and sum are, where nothing is open. */
  readonly relations: number | null;
  readonly leeftijd: Age | null;
  readonly cents: number | null;
}

/**
 * What is open at the end of a month, of all and of the largest relations: project, month, the day
 * that ages are of, relations to tell apart. One walk over the month gives the ages of all and the
 * size of each relation.
 * @param ages table of ages at that day
 * @param made what makes it, after `facts`
 */
const totalsOf = (ages: string, made = '') => `
  WITH facts AS (
    SELECT f.groep, f.versie, f.basis, f.betalingen, f.gekoppeld, f.op_relatie, ($3::date - 30)::text AS days30,
           ($3::date - 60)::text AS days60, ($3::date - 90)::text AS days90
    FROM open_item_facts f
    JOIN open_item_versions v ON v.project_id = f.project_id AND v.versie = f.versie
    WHERE f.project_id = $1),${made}
  sums AS MATERIALIZED (
    SELECT f.groep, f.versie, m.* FROM facts f
    CROSS JOIN LATERAL (
      SELECT t.relatie, t.leeftijd, sum(t.cents)::bigint AS cents,
             (count(*) FILTER (WHERE t.relatie IS NOT NULL) OVER ())::int AS relations
      FROM ${ages} t
      WHERE t.project_id = $1 AND t.versie = f.versie AND t.periode = $2 AND t.groep = f.groep
      GROUP BY GROUPING SETS ((t.relatie), (t.leeftijd))
      ORDER BY t.relatie IS NOT NULL, abs(sum(t.cents)) DESC, t.relatie COLLATE "C"
      LIMIT ${AGES.length} + $4::int + 1) m),
  named AS MATERIALIZED (
    SELECT s.*, n.naam FROM sums s
    LEFT JOIN LATERAL (
      SELECT r.naam FROM relations r
      JOIN sources c ON c.project_id = r.project_id AND c.source_no = r.source_no
      WHERE r.project_id = $1 AND r.relatie = s.relatie
      ORDER BY c.end_date DESC, c.source_no DESC LIMIT 1) n ON true
    WHERE s.relatie IS NOT NULL),
  ages AS (
    SELECT groep, relations, 0::bigint AS size, NULL AS relatie, NULL AS naam, leeftijd, cents
    FROM sums WHERE relatie IS NULL
    UNION ALL
    SELECT s.groep, s.relations, abs(s.cents), s.relatie, s.naam, t.leeftijd, t.cents
    FROM named s
    JOIN ${ages} t ON t.project_id = $1 AND t.versie = s.versie AND t.periode = $2
      AND t.groep = s.groep AND t.relatie = s.relatie)
  SELECT f.groep, f.versie, f.basis, f.betalingen, f.gekoppeld, f.op_relatie, f.days30, f.days60, f.days90,
         a.relations, a.relatie, a.naam, a.leeftijd, a.cents
  FROM facts f
  LEFT JOIN ages a ON a.groep = f.groep
  ORDER BY f.groep, a.relatie IS NOT NULL, a.size DESC, a.relatie COLLATE "C", a.leeftijd`;

/** At the last day of the month, whose ages are kept. */
export const TOTALS = totalsOf('open_ages');

/** At a day within the month: the last one of books that go no further, which is reckoned anew. */
export const TOTALS_AT_DAY = totalsOf(
  'aged',
  `
  aged AS MATERIALIZED (
    SELECT o.project_id, o.versie, $2::int AS periode, o.groep, o.relatie,
           ${ageOn('$3::date', 'o.peildatum', "f.basis = 'vervaldatum'")} AS leeftijd,
           sum(o.cents)::bigint AS cents
    FROM facts f
    JOIN open_items o ON o.project_id = $1 AND o.versie = f.versie AND o.groep = f.groep
    WHERE o.van <= $2 AND o.tot > $2
    GROUP BY o.project_id, o.versie, o.groep, o.relatie, leeftijd),`,
);
