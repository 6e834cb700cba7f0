import type { MessagePort } from 'node:worker_threads';
import { sqlOver, type Sql, type SqlParameters } from '../db/database.ts';
import { nextSlice } from '../slices.ts';

type FromTask =
  | {
      readonly kind: 'rows';
      readonly id: number;
      readonly text: string;
      readonly params: SqlParameters;
    }
  | { readonly kind: 'release' };
type ToTask =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly isLast: boolean }
  | { readonly id: number; readonly error: string };

/** What a task has of the program that it is a part of. */
export interface TaskTools {
  /** The database, by way of the main thread. */
  readonly sql: Sql;
  /** Says that the database is not asked any more, so that the moment that it is read of may end. */
  release(): void;
}

/** In the thread: statements that the main thread runs. */
export function askedSql(port: MessagePort): TaskTools {
  const waiting = new Map<number, { rows: unknown[]; resolve: (error?: string) => void }>();
  let lastId = 0;
  const say = (message: FromTask) => port.postMessage(message);
  port.on('message', (answer: ToTask) => {
    const asked = waiting.get(answer.id);
    if ('rows' in answer) {
      for (const row of answer.rows) asked?.rows.push(row);
      if (!answer.isLast) return;
    }
    waiting.delete(answer.id);
    asked?.resolve('error' in answer ? answer.error : undefined);
  });
  const query = async (text: string, params: SqlParameters, mode: 'object' | 'array') => {
    if (mode === 'array') throw new Error('a thread only asks for rows');
    lastId += 1;
    const id = lastId;
    const rows: unknown[] = [];
    const error = await new Promise<string | undefined>((resolve) => {
      waiting.set(id, { rows, resolve });
      say({ kind: 'rows', id, text, params });
    });
    if (error !== undefined) throw new Error(error);
    return rows;
  };
  const copy = () => Promise.reject(new Error('a thread only reads'));
  return { sql: sqlOver({ query, copy }), release: () => say({ kind: 'release' }) };
}

/** What a task asks of the main thread. */
export interface Serving {
  /** Resolves when the task does not need the database any more. */
  readonly released: Promise<void>;
  /** What the first statement that failed threw. */
  failure(): unknown;
  stop(): void;
}

interface Watch {
  /** The task waits for the database. */
  pause(): void;
  /** It goes on. */
  resume(): void;
}

/** Rows that are copied to a thread at a stretch: the loop is held meanwhile. */
const PIECE = 2_000;

/** In the main thread: runs the statements of a task. */
export function serveSql(port: MessagePort, sql: Sql | undefined, watch: Watch): Serving {
  let failure: unknown;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const answer = async (id: number, text: string, params: SqlParameters) => {
    if (!sql) throw new Error('this task has no database');
    const say = (message: ToTask) => port.postMessage(message);
    const rows = await sql.rows(text, params);
    let from = 0;
    for (; from + PIECE < rows.length; from += PIECE) {
      say({ id, rows: rows.slice(from, from + PIECE), isLast: false });
      await nextSlice();
    }
    watch.resume();
    say({ id, rows: rows.slice(from), isLast: true });
  };
  port.on('message', (asked: FromTask) => {
    if (asked.kind === 'release') return release();
    watch.pause();
    answer(asked.id, asked.text, asked.params).catch((error: unknown) => {
      failure ??= error;
      watch.resume();
      const message = error instanceof Error ? error.message : String(error);
      port.postMessage({ id: asked.id, error: message } satisfies ToTask);
    });
  });
  return { released, failure: () => failure, stop: () => port.close() };
}
