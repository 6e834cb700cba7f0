import type { Link } from './database.ts';

/** Tables up to this size are cleaned up together, in bytes. */
const SMALL = 4 * 1024 ** 2;
/** Columns of a larger one that are counted at once. */
const COLUMNS = 4;

interface Table {
  readonly name: string;
  readonly size: number;
  readonly columns: readonly string[];
}

/**
 * Cleans tables up on an engine with one connection in steps that each take little: what is
 * written down of a large table's columns takes long, and no longer when it is done for some at a
 * time.
 */
export async function tidy(link: Link, tables: readonly string[]): Promise<void> {
  const run = (statement: string) => link.query(statement, [], 'object');
  const found = (await link.query(SIZES, [tables], 'object')) as Table[];
  const small = found.filter(({ size }) => size <= SMALL).map(({ name }) => name);
  if (small.length > 0) await run(`VACUUM (ANALYZE) ${small.join(', ')}`);
  for (const { name, columns } of found.filter(({ size }) => size > SMALL)) {
    await run(`VACUUM ${name}`);
    for (let from = 0; from < columns.length; from += COLUMNS) {
      await run(`ANALYZE ${name} (${columns.slice(from, from + COLUMNS).join(', ')})`);
    }
  }
}

const SIZES = `
  SELECT c.relname AS name, pg_table_size(c.oid)::int8 AS size,
         array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.oid = ANY ($1::text[]::regclass[]) AND a.attnum > 0 AND NOT a.attisdropped
  GROUP BY c.oid, c.relname`;
