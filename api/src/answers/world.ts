import type { KnownRelation } from '@kengetal/questions';
import type { Books } from '../books/books.ts';
import type { SqlParameters } from '../db/database.ts';
import type { ReadBooks } from '../books/store/reader.ts';

/** A code of the books with its name. */
export interface Named {
  readonly code: string;
  readonly naam: string;
}

/** The names in the books that a question may use. */
export interface Names {
  readonly relations: readonly KnownRelation[];
  readonly journals: readonly Named[];
  readonly vatCodes: readonly Named[];
  readonly costCentres: readonly Named[];
  /** The relation that each account of costs is of, where it is of one. */
  readonly soleSuppliers: ReadonlyMap<string, string>;
}

const BYTES_OF_NAME = 150;

/** The names of a version of the books; read once while those are in memory. */
export function namesIn({ sql, projectId, reading, books }: ReadBooks): Promise<Names> {
  const ask = <Row>(text: string, more: SqlParameters = []) =>
    sql.rows<Row>(text, [projectId, ...more]);
  const numbers = (key: 'omzet' | 'kosten') =>
    books.accountsOf(books.defined(key).groups).map(({ rekening }) => rekening);
  return reading(
    'names of questions',
    async () => ({
      soleSuppliers: new Map(
        (await ask<Named>(SOLE_SUPPLIERS, [numbers('kosten')])).map(({ code, naam }) => [
          code,
          naam,
        ]),
      ),
      relations: await ask<KnownRelation>(RELATIONS, [
        numbers('omzet'),
        numbers('kosten'),
        books.calendar.booked?.periode_max ?? 0,
      ]),
      journals: await ask<Named>(JOURNALS),
      vatCodes: await ask<Named>(VAT_CODES),
      costCentres: await ask<Named>(COST_CENTRES),
    }),
    ({ relations }) => BYTES_OF_NAME * relations.length,
  );
}

/** What the company is called: apart from the books, since a rename leaves their version alone. */
export async function nameIn({ sql, projectId }: ReadBooks): Promise<string | undefined> {
  const [found] = await sql.rows<{ name: string }>(
    'SELECT name FROM projects WHERE project_id = $1',
    [projectId],
  );
  return found?.name;
}

/** Each code once, with its name as the newest source has it. */
const newest = (table: string, code: string, name = 'naam', more = '') => `
  SELECT DISTINCT ON (n.${code}) n.${code} AS code, n.${name} AS naam${more} FROM ${table} n
  JOIN sources s ON s.project_id = n.project_id AND s.source_no = n.source_no
  WHERE n.project_id = $1 ORDER BY n.${code}, s.end_date DESC, s.source_no DESC`;

const RELATIONS = `
  SELECT r.*, coalesce(b.booked, '{}') AS booked
  FROM (${newest('relations', 'relatie', 'naam', ', n.relatie, n.soort')}) r
  LEFT JOIN (
    SELECT relatie, array_agg(kind) AS booked FROM (
      SELECT tegenpartij AS relatie, 'verkocht' AS kind FROM relation_months
      WHERE project_id = $1 AND rekening = ANY($2)
      UNION SELECT tegenpartij, 'ingekocht' FROM relation_months
      WHERE project_id = $1 AND rekening = ANY($3)
      UNION SELECT relatie, unnest(CASE WHEN van <= $4 AND tot > $4
        THEN '{openstaand,staat_open}'::text[] ELSE '{openstaand}' END)
      FROM open_items JOIN open_item_versions USING (project_id, versie)
      WHERE project_id = $1) k
    GROUP BY relatie) b USING (relatie)`;
const VAT_CODES = newest('vat_codes', 'btw_code', 'omschrijving');
const COST_CENTRES = newest('cost_centres', 'code');
const SOLE_SUPPLIERS = `
  SELECT rekening AS code, min(tegenpartij) AS naam FROM relation_months
  WHERE project_id = $1 AND rekening = ANY($2)
  GROUP BY rekening HAVING min(tegenpartij) = max(tegenpartij)`;
/** A journal is looked for among the lines of the account that it has most of, by its index. */
const JOURNALS = `
  SELECT t.dagboek AS code, l.dagboek_naam AS naam FROM (
    SELECT DISTINCT ON (dagboek) * FROM journal_totals WHERE project_id = $1
    ORDER BY dagboek, source_no DESC, aantal DESC, rekening) t
  JOIN LATERAL (
    SELECT l.dagboek_naam FROM journal_lines l
    WHERE l.project_id = t.project_id AND l.rekening = t.rekening
      AND l.source_no = t.source_no AND l.dagboek = t.dagboek
    ORDER BY l.datum DESC LIMIT 1) l ON true
  ORDER BY t.dagboek`;

/** Accounts with the group that each is in. */
export const accountsIn = (books: Books) =>
  [...books.accounts.values()].map(({ rekening, naam, groep }) => ({ rekening, naam, groep }));
