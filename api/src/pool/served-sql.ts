import type { MessagePort } from 'node:worker_threads';
import { sqlOver, type Sql, type SqlParameters } from '../db/database.ts';

type FromTask =
  | {
      readonly kind: 'rows';
      readonly id: number;
      readonly text: string;
      readonly params: SqlParameters;
    }
  | { readonly kind: 'release' };
type ToTask =
  | { readonly id: number; readonly rows: unknown[] }
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
  const waiting = new Map<number, (answer: ToTask) => void>();
  let lastId = 0;
  const say = (message: FromTask) => port.postMessage(message);
  port.on('message', (answer: ToTask) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const query = async (text: string, params: SqlParameters, mode: 'object' | 'array') => {
    if (mode === 'array') throw new Error('a thread only asks for rows');
    lastId += 1;
    const id = lastId;
    const answer = await new Promise<ToTask>((resolve) => {
      waiting.set(id, resolve);
      say({ kind: 'rows', id, text, params });
    });
    if ('error' in answer) throw new Error(answer.error);
    return answer.rows;
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

/** In the main thread: runs the statements of a task. */
export function serveSql(port: MessagePort, sql: Sql | undefined, watch: Watch): Serving {
  let failure: unknown;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const rowsOf = async (text: string, params: SqlParameters) => {
    if (!sql) throw new Error('this task has no database');
    return sql.rows(text, params);
  };
  port.on('message', (asked: FromTask) => {
    if (asked.kind === 'release') return release();
    watch.pause();
    const answer = (message: ToTask) => {
      watch.resume();
      port.postMessage(message);
    };
    rowsOf(asked.text, asked.params).then(
      (rows) => answer({ id: asked.id, rows }),
      (error: unknown) => {
        failure ??= error;
        answer({ id: asked.id, error: error instanceof Error ? error.message : String(error) });
      },
    );
  });
  return { released, failure: () => failure, stop: () => port.close() };
}
