import type { Worker } from 'node:worker_threads';
import type { Sql } from '../db/database.ts';
import { AuditfileRefused } from '../ledger/index.ts';
import {
  startReaderThread,
  type FromReader,
  type ReadRequest,
  type ToReader,
} from './reader-thread.ts';
import type { StagedFile } from './staging.ts';

/** Reads audit files in a thread of its own and loads their rows. One file at a time. */
export interface Reader {
  /** Throws AuditfileRefused, or ReadingStopped after `close`. */
  read(request: ReadRequest, to: Destination): Promise<StagedFile>;
  close(): Promise<void>;
}

interface Destination {
  readonly sql: Sql;
  readonly onProgress: (bytes: number, lines: number) => void;
}

/** The program ends; what was being read is read again when it starts. */
export class ReadingStopped extends Error {}

/** A thread without work is ended after this time, to give back its memory. */
const IDLE_MS = 30_000;

export function openReader(): Reader {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let stop: ((reason: Error) => void) | undefined;
  let closed = false;
  const end = async () => {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };

  return {
    read: async (request, to) => {
      if (closed) throw new ReadingStopped();
      clearTimeout(idle);
      thread ??= startReaderThread();
      try {
        return await reading(thread, request, to, (reject) => (stop = reject));
      } catch (error) {
        // Whatever it was doing, it does not go on.
        if (!(error instanceof AuditfileRefused)) await end();
        throw error;
      } finally {
        stop = undefined;
        idle = setTimeout(() => void end(), IDLE_MS).unref();
      }
    },
    close: async () => {
      closed = true;
      stop?.(new ReadingStopped());
      await end();
    },
  };
}

function reading(
  thread: Worker,
  request: ReadRequest,
  { sql, onProgress }: Destination,
  onStop: (reject: (reason: Error) => void) => void,
): Promise<StagedFile> {
  return new Promise((resolve, reject) => {
    const say = (message: ToReader) => thread.postMessage(message);
    const settle = () => {
      thread.off('message', hear).off('error', fail).off('exit', gone);
    };
    const fail = (error: Error) => {
      settle();
      reject(error);
    };
    const gone = () => fail(new Error('the reading thread has ended'));
    const hear = (message: FromReader) => {
      if (message.kind === 'copy') {
        const { table, columns, bytes } = message;
        sql.copyBytes(table, columns, bytes).then(() => say({ kind: 'loaded' }), fail);
      } else if (message.kind === 'progress') onProgress(message.bytes, message.lines);
      else if (message.kind === 'refused')
        fail(new AuditfileRefused(message.code, message.message));
      else if (message.kind === 'failed') fail(new Error(message.message));
      else {
        settle();
        resolve(message.file);
      }
    };
    thread.on('message', hear).on('error', fail).on('exit', gone);
    onStop(fail);
    say({ kind: 'read', request });
  });
}
