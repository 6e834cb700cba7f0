import { InvoiceNumbers, numberKey, numbersIn } from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';
import { nextSlice } from '../../slices.ts';
import { documentOf, type LineWords } from './line-words.ts';
import { partsParameters, type Making } from './making.ts';
import { GIVEN_NUMBER, GIVEN_RELATION, OWED_LINES, PARTS } from './owed-sql.ts';

interface Nameless extends LineWords {
  readonly source_no: number;
  readonly entry_no: number;
  readonly line_no: number;
  readonly rekening: string;
  readonly datum: string;
  readonly opening: boolean;
  /** Number that the file gives. */
  readonly factuur: string | null;
  /** What was found before. */
  readonly tegenpartij: string | null;
  /** Name of the relation that has the number of the account. */
  readonly own: string | null;
}

interface Found {
  readonly relatie: string;
  readonly naam: string | null;
}

/** Lines that are looked at together. */
const PAGE = 5_000;
/** Entries whose lines are gone through in one statement: on all of a large source others wait. */
const ENTRIES = 10_000;

/** No entry has a line beyond it. */
const LAST_LINE = 2 ** 31 - 1;

/** Lines of a source ($2) after one of them, up to an entry. */
const NAMELESS = `
  SELECT l.source_no, l.entry_no, l.line_no, l.rekening, l.datum, l.soort = 'opening' AS opening,
         ${GIVEN_NUMBER} AS factuur, l.tegenpartij, l.omschrijving, l.zoek, l.boekstuk,
         l.relatie_naam,
         CASE WHEN r.relatie IS NOT NULL THEN coalesce(nullif(r.naam, ''), a.naam) END AS own
  FROM journal_lines l
  JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
  LEFT JOIN relations r ON r.project_id = l.project_id AND r.source_no = l.source_no
    AND r.relatie = l.rekening
  WHERE l.project_id = $1 AND l.source_no = $2 AND a.groep IN ('debiteuren', 'crediteuren')
    AND ${GIVEN_RELATION} IS NULL
    AND (l.entry_no, l.line_no) > ($3, $4) AND l.entry_no <= $5
  ORDER BY l.entry_no, l.line_no LIMIT ${PAGE}`;

/** Invoices with these keys, in the words of `numberKey`. */
const NAMED = `WITH ${PARTS}
  SELECT DISTINCT l.rekening, l.tegenpartij AS relatie, l.tegenpartij_naam AS naam, l.factuur
  FROM ${OWED_LINES} AND l.tegenpartij IS NOT NULL AND NOT coalesce(l.relatie_gevonden, false)
    AND l.factuur IS NOT NULL AND (l.koppeling IS NULL OR l.koppeling = 'rest')
    AND ((l.cents > 0) = (a.groep = 'debiteuren') OR l.soort = 'opening')
    AND regexp_replace(regexp_replace(lower(l.factuur), '[^[:alnum:]]+', '', 'g'),
                       '^0+(?=[0-9])', '') = ANY ($5::text[])`;

const KEEP = `UPDATE journal_lines l
  SET tegenpartij = u.relatie, tegenpartij_naam = u.naam,
      relatie_gevonden = CASE WHEN u.relatie IS NOT NULL THEN true END
  FROM unnest($2::int[], $3::int[], $4::int[], $5::text[], $6::text[])
    AS u (source_no, entry_no, line_no, relatie, naam)
  WHERE l.project_id = $1 AND l.source_no = u.source_no AND l.entry_no = u.entry_no
    AND l.line_no = u.line_no`;

/**
 * Gives lines of debtors and creditors that name no relation the one that has their account to
 * itself, or whose invoice they name: by its number, their document or a number in their
 * description, where that is of one relation on the account. What was found before is looked for
 * again: the books may have changed.
 */
export async function findRelations(sql: Sql, making: Making): Promise<void> {
  for (const { source_no } of making.parts) {
    for await (const lines of namelessIn(sql, making.projectId, source_no)) {
      await nameThem(sql, making, lines);
    }
  }
}

/** The lines of a source that name no relation, some at a time. */
async function* namelessIn(sql: Sql, projectId: string, source_no: number) {
  const [source] = await sql.rows<{ last: number | null }>(
    'SELECT max(entry_no) AS last FROM journal_lines WHERE project_id = $1 AND source_no = $2',
    [projectId, source_no],
  );
  let after: readonly [number, number] = [-1, -1];
  for (let until = ENTRIES; after[0] < (source?.last ?? -1);) {
    const parameters = [projectId, source_no, ...after, until];
    const lines = await sql.rows<Nameless>(NAMELESS, parameters);
    const last = lines.at(-1);
    if (last) yield lines;
    if (last && lines.length === PAGE) after = [last.entry_no, last.line_no];
    else {
      after = [until, LAST_LINE];
      until += ENTRIES;
    }
    await nextSlice();
  }
}

async function nameThem(sql: Sql, making: Making, lines: readonly Nameless[]): Promise<void> {
  const named = await namedInvoices(sql, partsParameters(making), lines);
  const changed = lines.flatMap((line) => {
    const found = relationOf(line, named.get(line.rekening));
    return found?.relatie === (line.tegenpartij ?? undefined) ? [] : [{ line, found }];
  });
  if (changed.length === 0) return;
  await sql.rows(KEEP, [
    making.projectId,
    changed.map(({ line }) => line.source_no),
    changed.map(({ line }) => line.entry_no),
    changed.map(({ line }) => line.line_no),
    changed.map(({ found }) => found?.relatie ?? null),
    changed.map(({ found }) => found?.naam ?? null),
  ]);
}

interface Named {
  readonly numbers: InvoiceNumbers<string>;
  readonly names: Map<string, string | null>;
}

/** Of each account, relations by the numbers of the invoices that the lines name. */
async function namedInvoices(
  sql: Sql,
  parameters: ReturnType<typeof partsParameters>,
  lines: readonly Nameless[],
): Promise<ReadonlyMap<string, Named>> {
  const keys = new Set<string>();
  for (const line of lines) {
    if (line.own !== null || line.opening) continue;
    if (line.factuur !== null) keys.add(numberKey(line.factuur));
    for (const text of [documentOf(line) ?? '', line.omschrijving]) {
      for (const key of numbersIn(text, line.datum)) keys.add(key);
    }
  }
  const accounts = new Map<string, Named>();
  if (keys.size === 0) return accounts;
  const rows = await sql.rows<Found & { rekening: string; factuur: string }>(NAMED, [
    ...parameters,
    [...keys],
  ]);
  for (const { rekening, relatie, naam, factuur } of rows) {
    const known = accounts.get(rekening) ?? { numbers: new InvoiceNumbers(), names: new Map() };
    known.numbers.add(factuur, relatie);
    known.names.set(relatie, naam);
    accounts.set(rekening, known);
  }
  return accounts;
}

function relationOf(line: Nameless, named: Named | undefined): Found | undefined {
  if (line.own !== null) return { relatie: line.rekening, naam: line.own };
  if (line.opening || !named) return undefined;
  const { numbers, names } = named;
  const relatie =
    line.factuur === null
      ? numbers.find({ ...line, document: documentOf(line) })?.invoice
      : numbers.only([numberKey(line.factuur)]);
  return relatie === undefined ? undefined : { relatie, naam: names.get(relatie) ?? null };
}
