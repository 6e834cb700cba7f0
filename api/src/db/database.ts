import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import { copyRow, type CopyLine } from './copy-text.ts';
import type { Asker } from './limits.ts';
import { isInEachOthersWay } from './trouble.ts';
import type * as schema from './schema/index.ts';

type Parameter = string | number | boolean | null | readonly (string | number | null)[];
export type SqlParameters = readonly Parameter[];

/** One connection of either engine, beneath the query builder. */
export interface Link {
  query(text: string, params: SqlParameters, mode: 'object' | 'array'): Promise<unknown[]>;
  /** Runs `COPY … FROM`, with `source` put after FROM by the engine. */
  copy(target: string, bytes: CopyBytes): Promise<ArrayBuffer>;
}

/** Statements on one connection, or on any free one outside a transaction. */
export interface Sql {
  readonly orm: PgRemoteDatabase<typeof schema>;
  /** Rows of hand-written SQL; the caller names the shape that its SELECT has. */
  rows<Row>(text: string, params?: SqlParameters): Promise<Row[]>;
  copy(table: string, columns: readonly string[], lines: readonly CopyLine[]): Promise<void>;
  /**
   * The same with lines in COPY's text format. The bytes are gone afterwards; answers their memory,
   * to be used again: what is made anew each time is given back late.
   */
  copyBytes(table: string, columns: readonly string[], bytes: CopyBytes): Promise<ArrayBuffer>;
}

/** Text in UTF-8 that has its memory to itself, so that it can be moved to another thread. */
export type CopyBytes = Uint8Array<ArrayBuffer>;

export interface Database extends Sql {
  /** On whose behalf it is asked. */
  readonly asker: Asker;
  /** The same database on behalf of someone: how long things may take, and whose turn it is. */
  for(asker: Asker): Database;
  /** The same database for work that nobody waits for: what users ask goes first. */
  readonly quietly: Sql;
  /** Lines that are best loaded in one statement. */
  readonly batchLines: number;
  /** All or nothing; only the given connection may be used inside. Retries when told to by the server. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Reads of one moment: what others commit meanwhile is not seen. */
  snapshot<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * The same for work that may have nothing to ask: the moment is that of its first statement, right
   * after what `opened` asks. When `opened` throws, so does that statement.
   */
  snapshotWhenAsked<T>(
    opened: (sql: Sql) => Promise<void>,
    work: (sql: Sql) => Promise<T>,
  ): Promise<T>;
  /**
   * Runs work of one name one at a time, over all programs on this database. It holds a connection
   * meanwhile: for work in the background.
   */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Cleans up after an import, so that covering indexes are used. */
  vacuum(tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export function sqlOver(link: Link): Sql {
  let orm: Sql['orm'] | undefined;
  return {
    // Most connections are only asked hand-written SQL.
    get orm() {
      orm ??= drizzle(async (text, params, method) => ({
        rows: await link.query(text, params, method === 'all' ? 'array' : 'object'),
      }));
      return orm;
    },
    rows: async <Row>(text: string, params: SqlParameters = []) =>
      (await link.query(text, params, 'object')) as Row[],
    copy: async (table, columns, lines) => {
      if (lines.length === 0) return;
      const bytes = encoder.encode(lines.map(copyRow).join(''));
      await link.copy(`${table} (${columns.join(', ')})`, bytes);
    },
    copyBytes: (table, columns, bytes) => link.copy(`${table} (${columns.join(', ')})`, bytes),
  };
}

/** Work on statements as work on the connection beneath them. */
export const onLink =
  <T>(work: (sql: Sql) => Promise<T>) =>
  (link: Link): Promise<T> =>
    work(sqlOver(link));

const encoder = new TextEncoder();

const RETRIES = 3;

/** Runs `attempt` again when the server says that transactions got in each other's way. */
export async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === RETRIES || !isInEachOthersWay(error)) throw error;
    }
  }
}
