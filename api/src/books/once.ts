import type { Sql } from '../db/database.ts';

/** Where promises are kept: a map, weak or not. */
interface Known<Key, T> {
  get(key: Key): Promise<T> | undefined;
  set(key: Key, made: Promise<T>): unknown;
  delete(key: Key): boolean;
}

/**
 * What is known by a key, made where it is not. Who asks meanwhile waits along, maybe with the only
 * connection in hand: so nobody promises anything before the own snapshot has begun.
 */
export async function once<Key, T>(
  known: Known<Key, T>,
  key: Key,
  sql: Sql,
  make: () => Promise<T>,
): Promise<T> {
  if (!known.get(key)) await sql.rows('SELECT');
  const before = known.get(key);
  if (before) return before;
  const made = make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

/** Reads something of books once, however often it is asked for while these are in memory. */
export function oncePerBooks<Read extends { readonly books: object; readonly sql: Sql }, T>(
  make: (read: Read) => Promise<T>,
): (read: Read) => Promise<T> {
  const known = new WeakMap<object, Promise<T>>();
  return (read) => once(known, read.books, read.sql, () => make(read));
}
