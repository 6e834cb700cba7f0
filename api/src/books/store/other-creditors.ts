import { groupsOf, type GroupKey } from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';
import type { BookedAccount, OtherCreditors, OtherSum } from './data.ts';

interface Creditor {
  readonly relatie: string;
  readonly credit: number;
  readonly total: number;
}

const NONE: OtherCreditors = { relations: [], names: [], sums: [] };

/** Only who has this part of all that creditors charged is looked at by bookings. */
const LEAST_PART = 100;
const MOST_LOOKED_AT = 100;
/** Of each of these so many entries, the largest, so that books of a million lines are soon read. */
const LARGEST_ENTRIES = 100;
/** PostgreSQL's words: whole ones, as 'Loonbedrijf' and 'Salarisadministratie' are suppliers. */
const NAMES = String.raw`belastingdienst|\mfiscus\M|\muwv\M|\m(netto)?(lonen|salarissen)\M`;
/** What is owed for these was not bought. */
const NOT_BOUGHT: ReadonlySet<GroupKey> = new Set([
  'belastingschulden',
  'salarisschulden',
  'bankschulden',
  'belastingen',
  'lonen',
  'sociale_lasten',
  'pensioenlasten',
  ...groupsOf('langlopende_schulden', 'liquide_middelen', 'eigen_vermogen'),
]);

/**
 * Finds creditors by name, and by what the entries stand against in which they are credited: of
 * others than suppliers more taxes, wages and loans than costs, stock, assets and VAT to deduct.
 */
export async function otherCreditors(
  sql: Sql,
  projectId: string,
  accounts: readonly BookedAccount[],
): Promise<OtherCreditors> {
  const owed = accounts.filter(({ groep }) => groep === 'crediteuren');
  if (owed.length === 0) return NONE;
  const numbers = owed.map(({ rekening }) => rekening);
  const largest = await sql.rows<Creditor>(
    `SELECT relatie, sum(-cents)::bigint AS credit, (sum(sum(-cents)) OVER ())::bigint AS total
     ${OF_CREDITORS} AND cents < 0 AND soort = 'mutatie' AND relatie IS NOT NULL
     GROUP BY relatie ORDER BY credit DESC LIMIT ${MOST_LOOKED_AT}`,
    [projectId, numbers],
  );
  if (largest.length === 0) return NONE;
  const looked = largest.filter(({ credit, total }) => credit * LEAST_PART >= total);
  const byBookings = await notBoughtFrom(sql, projectId, { accounts, numbers, looked });
  const named = await sql.rows<{ relatie: string }>(
    `SELECT DISTINCT relatie FROM relations
     WHERE project_id = $1 AND naam ~* $2 AND source_no IN ${SOURCES} LIMIT ${MOST_LOOKED_AT}`,
    [projectId, NAMES],
  );
  const relations = [...new Set([...byBookings, ...named.map(({ relatie }) => relatie)])];
  if (relations.length === 0) return NONE;
  const sums = await sql.rows<OtherSum>(
    `SELECT periode, boekjaar, soort, sum(cents)::bigint AS cents,
            sum(-least(cents, 0))::bigint AS credit
     ${OF_CREDITORS} AND relatie = ANY ($3) GROUP BY periode, boekjaar, soort`,
    [projectId, numbers, relations],
  );
  const names = await sql.rows<{ naam: string }>(
    `SELECT DISTINCT naam FROM relations
     WHERE project_id = $1 AND relatie = ANY ($2) AND source_no IN ${SOURCES}
     ORDER BY naam LIMIT 3`,
    [projectId, relations],
  );
  return { relations, names: names.map(({ naam }) => naam), sums };
}

const SOURCES = '(SELECT source_no FROM sources WHERE project_id = $1)';
const OF_CREDITORS = `FROM journal_lines
  WHERE project_id = $1 AND rekening = ANY ($2) AND source_no IN ${SOURCES}`;

interface Looked {
  readonly accounts: readonly BookedAccount[];
  readonly numbers: readonly string[];
  readonly looked: readonly Creditor[];
}

/** Who has costs for most of what was charged is a supplier; of the others entries are read. */
async function notBoughtFrom(
  sql: Sql,
  projectId: string,
  { accounts, numbers, looked }: Looked,
): Promise<string[]> {
  const groups = new Map(accounts.map(({ rekening, groep }) => [rekening, groep]));
  const isBought = (rekening: string) => !NOT_BOUGHT.has(groups.get(rekening) ?? 'andere_kosten');
  const costs = await sumsBy(
    sql,
    `SELECT tegenpartij AS relatie, rekening, sum(debet)::bigint AS debet FROM relation_months
     WHERE project_id = $1 AND tegenpartij = ANY ($2) AND source_no IN ${SOURCES}
     GROUP BY tegenpartij, rekening`,
    [projectId, looked.map(({ relatie }) => relatie)],
  );
  const sumOf = (rows: readonly Against[], bought: boolean) =>
    rows
      .filter(({ rekening }) => isBought(rekening) === bought)
      .reduce((sum, { debet }) => sum + debet, 0);
  const unsure = looked
    .filter(({ relatie, credit }) => 2 * sumOf(costs.get(relatie) ?? [], true) < credit)
    .map(({ relatie }) => relatie);
  if (unsure.length === 0) return [];
  const against = await sumsBy(
    sql,
    `SELECT l.relatie, o.rekening, sum(o.cents)::bigint AS debet
     FROM (
       SELECT relatie, source_no, entry_no,
              row_number() OVER (PARTITION BY relatie ORDER BY cents) AS place
       ${OF_CREDITORS} AND relatie = ANY ($3) AND cents < 0 AND soort = 'mutatie'
     ) l
     JOIN journal_lines o
       ON o.project_id = $1 AND o.source_no = l.source_no AND o.entry_no = l.entry_no
     WHERE l.place <= ${LARGEST_ENTRIES} AND o.cents > 0 AND o.rekening <> ALL ($2)
     GROUP BY l.relatie, o.rekening`,
    [projectId, [...numbers], unsure],
  );
  return unsure.filter((relatie) => {
    const rows = against.get(relatie) ?? [];
    return sumOf(rows, false) > sumOf(rows, true);
  });
}

interface Against {
  readonly relatie: string;
  readonly rekening: string;
  readonly debet: number;
}

async function sumsBy(
  sql: Sql,
  statement: string,
  parameters: Parameters<Sql['rows']>[1],
): Promise<Map<string, Against[]>> {
  const sums = new Map<string, Against[]>();
  for (const row of await sql.rows<Against>(statement, parameters)) {
    sums.set(row.relatie, [...(sums.get(row.relatie) ?? []), row]);
  }
  return sums;
}
