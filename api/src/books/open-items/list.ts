import type { AskedOpenItems, OpenItem, OpenItemsPage } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import type { AgeBasis } from './ages.ts';
import { openWindow } from './open-items.ts';
import { isTold, type Settled } from './settled.ts';

type Column = NonNullable<AskedOpenItems['sort']>['column'];

/** What each column is sorted by; names as people read them. */
const ORDERS: Record<Column, string> = {
  relatie: 'lower(naam)',
  factuur: 'factuur',
  datum: 'datum',
  vervaldatum: 'vervaldatum',
  dagen: 'dagen',
  te_laat: 'late',
  bedrag: 'cents',
};

/** The largest first; of invoices those that are open longest. */
const FIRST = {
  relatie: { column: 'bedrag', direction: 'desc' },
  factuur: { column: 'dagen', direction: 'desc' },
} as const;

const PER = {
  factuur: `SELECT relatie, rekening, factuur, beginstand, 1 AS aantal, datum, vervaldatum, dagen,
      cents, late FROM items`,
  relatie: `SELECT relatie, NULL::text AS rekening, NULL::text AS factuur,
      bool_and(beginstand) AS beginstand, count(*)::int AS aantal, min(datum) AS datum,
      min(vervaldatum) AS vervaldatum, max(dagen) AS dagen, sum(cents)::bigint AS cents,
      sum(late)::bigint AS late FROM items GROUP BY relatie`,
  /** Of what a relation was charged, the newest that add up to its balance are open. */
  oudste_eerst: `SELECT relatie, NULL::text AS rekening, NULL::text AS factuur, false AS beginstand,
      count(*) FILTER (WHERE newest - cents < balance)::int AS aantal,
      max(datum) FILTER (WHERE newest >= balance AND balance > 0) AS datum, NULL::date AS vervaldatum,
      $4::date - max(datum) FILTER (WHERE newest >= balance AND balance > 0) AS dagen,
      balance AS cents, 0::bigint AS late
    FROM (
      SELECT *, sum(cents) OVER (PARTITION BY relatie)::bigint AS balance,
             CASE WHEN cents > 0 THEN sum(greatest(cents, 0)) OVER (
               PARTITION BY relatie ORDER BY datum DESC, rekening, factuur
               ROWS UNBOUNDED PRECEDING) END AS newest
      FROM items) run
    WHERE balance <> 0 GROUP BY relatie, balance`,
};

/** Version of the items of a group ($2), and what is known of its payments. */
const FACTS = `
  SELECT f.versie, f.basis, f.betalingen, f.gekoppeld FROM open_item_facts f
  JOIN open_item_versions v ON v.project_id = f.project_id AND v.versie = f.versie
  WHERE f.project_id = $1 AND f.groep = $2`;

/** Project, group, month, day of the ages, sign of what is owed, rows to leave out, rows (or null). */
const listOf = (
  per: keyof typeof PER,
  { column, direction }: { column: Column; direction: 'asc' | 'desc' },
) => `
  WITH facts AS (${FACTS}),
  items AS (
    SELECT o.relatie, o.rekening, o.factuur, o.beginstand, o.datum, o.vervaldatum,
           $4::date - o.peildatum AS dagen, $5::int * o.cents AS cents,
           CASE WHEN o.peildatum < $4::date THEN $5::int * o.cents ELSE 0 END AS late
    FROM facts f
    JOIN open_items o ON o.project_id = $1 AND o.versie = f.versie AND o.groep = $2
    WHERE o.van <= $3 AND o.tot > $3),
  listed AS (${PER[per]}),
  names AS (
    SELECT DISTINCT ON (r.relatie) r.relatie, r.naam FROM relations r
    JOIN sources c ON c.project_id = r.project_id AND c.source_no = r.source_no
    WHERE r.project_id = $1 ORDER BY r.relatie, c.end_date DESC, c.source_no DESC),
  named AS (
    SELECT l.*, coalesce(nullif(n.naam, ''), l.relatie) AS naam,
           count(*) OVER ()::int AS count, sum(l.cents) OVER ()::bigint AS all_cents,
           sum(l.late) OVER ()::bigint AS all_late
    FROM listed l LEFT JOIN names n ON n.relatie = l.relatie)
  SELECT f.basis, n.* FROM facts f
  LEFT JOIN LATERAL (
    SELECT * FROM named
    ORDER BY ${ORDERS[column]} ${direction} NULLS LAST, cents DESC, relatie, rekening, factuur
    OFFSET $6 LIMIT $7) n ON true`;

interface Row extends Omit<OpenItem, 'te_laat'> {
  readonly basis: AgeBasis;
  readonly late: number;
  readonly count: number | null;
  readonly all_cents: number;
  readonly all_late: number;
}

/**
 * What is open of a group at the end of a month, by relation or by invoice, in an order; undefined
 * while it is being worked out. Where payments do not tell of which invoices they are, by relation:
 * its balance, and the day of the oldest that is open when the oldest are settled first.
 * @param limit null for all that comes after `offset`
 */
export async function listOpenItems(
  sql: Sql,
  { project_id, groep, periode, dag, per, sort = FIRST[per] }: AskedOpenItems,
  { offset, limit }: { readonly offset: number; readonly limit: number | null },
): Promise<OpenItemsPage | undefined> {
  const sign = groep === 'debiteuren' ? 1 : -1;
  const [facts] = await sql.rows<Settled>(FACTS, [project_id, groep]);
  if (!facts) return undefined;
  const isOldestFirst = !isTold(facts);
  const rows = await sql.rows<Row>(listOf(isOldestFirst ? 'oudste_eerst' : per, sort), [
    ...[project_id, groep, periode, dag, sign],
    ...[offset, limit],
  ]);
  const [first] = rows;
  if (!first) return undefined;
  const basis = isOldestFirst ? 'oudste_eerst' : first.basis;
  const late = (cents: number) => (basis === 'vervaldatum' ? cents : null);
  const window = openWindow(periode);
  return {
    basis,
    items: rows
      .filter(({ count }) => count !== null)
      .map(
        ({ relatie, naam, rekening, factuur, beginstand, aantal, datum, vervaldatum, ...row }) => ({
          relatie,
          naam,
          rekening,
          factuur,
          beginstand,
          aantal,
          datum,
          vervaldatum,
          dagen: row.dagen,
          cents: row.cents,
          te_laat: late(row.late),
        }),
      ),
    count: first.count ?? 0,
    cents: first.count === null ? 0 : first.all_cents,
    te_laat: late(first.count === null ? 0 : first.all_late),
    selection: {
      ...window,
      filters: [...window.filters, { column: 'groep', operator: 'eq', value: groep }],
    },
    sign,
  };
}
