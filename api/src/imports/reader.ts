import { channel } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import { AuditfileRefused } from '@kengetal/ledger';
import type { Sql } from '../db/database.ts';
import { stopwatch, TooMuch } from '../pool/pool.ts';
import { isOutOfMemory } from '../threads.ts';
import {
  startReaderThread,
  type FromReader,
  type KeptUpload,
  type LookedAt,
  type ReadRequest,
  type ToReader,
} from './reader-thread.ts';
import type { StagedFile } from './staging.ts';

/** Reads audit files in a thread of its own and loads their rows. One file at a time. */
export interface Reader {
  /** Starts the thread while there is time, as during an upload. */
  prepare(): void;
  /** Reads headers, which tell the place of files before their lines. Throws as `read` does. */
  look(upload: KeptUpload): Promise<LookedAt>;
  /** Throws AuditfileRefused, or ReadingStopped after `stop` or `close`. */
  read(request: ReadRequest, to: Destination): Promise<StagedFile>;
  /** Ends what is being read. */
  stop(): void;
  close(): Promise<void>;
}

interface Destination {
  readonly sql: Sql;
  readonly onProgress: (bytes: number, lines: number) => void;
}

/** The job of this file is to stop. */
class ReadingStopped extends Error {}

/** A thread without work is ended after this time, to give back its memory. */
const IDLE_MS = 30_000;

/** A thread that says nothing for so long while it is not waiting is ended. */
const SILENT_MS = 60_000;

/** For benchmarks: one more or one fewer batch is on its way to the database. */
const underWay = channel('kengetal:batches');

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

  const start = (): Worker => {
    const made = startReaderThread();
    const forget = () => {
      if (thread === made) thread = undefined;
    };
    // Without a listener an error of an idle thread would end the program.
    return made.on('error', forget).on('exit', forget);
  };
  const endWhenIdle = () => {
    clearTimeout(idle);
    idle = setTimeout(() => void end(), IDLE_MS).unref();
  };

  const ask = async (asked: ToReader, to?: Destination) => {
    if (closed) throw new ReadingStopped();
    clearTimeout(idle);
    thread ??= start();
    try {
      return await asking(thread, asked, to, (reject) => (stop = reject));
    } catch (error) {
      // Whatever it was doing, it does not go on.
      if (!(error instanceof AuditfileRefused)) await end();
      throw error;
    } finally {
      stop = undefined;
      endWhenIdle();
    }
  };

  return {
    prepare: () => {
      if (closed || thread) return;
      thread = start();
      endWhenIdle();
    },
    // The thread answers with what it was asked for.
    look: async (upload) => (await ask({ kind: 'look', upload })) as LookedAt,
    read: async (request, to) => (await ask({ kind: 'read', request }, to)) as StagedFile,
    stop: () => stop?.(new ReadingStopped()),
    close: async () => {
      closed = true;
      stop?.(new ReadingStopped());
      await end();
    },
  };
}

function asking(
  thread: Worker,
  asked: ToReader,
  to: Destination | undefined,
  onStop: (reject: (reason: Error) => void) => void,
): Promise<StagedFile | LookedAt> {
  return new Promise((resolve, reject) => {
    const say = (message: ToReader, moved: ArrayBuffer[] = []) =>
      thread.postMessage(message, moved);
    const watch = stopwatch(SILENT_MS, () =>
      fail(new TooMuch(`nothing was read within ${SILENT_MS} ms`)),
    );
    const settle = () => {
      watch.pause();
      thread.off('message', hear).off('error', ended).off('exit', gone);
    };
    const fail = (error: Error) => {
      settle();
      reject(error);
    };
    const ended = (error: Error) => fail(isOutOfMemory(error) ? tooComplex() : error);
    const gone = () => fail(new Error('the reading thread has ended'));
    const hear = (message: FromReader) => {
      // What waits for the database is not silent.
      watch.pause();
      if (message.kind === 'copy') {
        const { table, columns, bytes } = message;
        const loaded = (memory: ArrayBuffer) => {
          watch.resume();
          say({ kind: 'loaded', memory }, [memory]);
        };
        underWay.publish(1);
        if (!to) return fail(new Error('rows came that nobody asked for'));
        const given = to.sql.copyBytes(table, columns, bytes);
        return void given.finally(() => underWay.publish(-1)).then(loaded, fail);
      }
      watch.resume();
      if (message.kind === 'progress') to?.onProgress(message.bytes, message.lines);
      else if (message.kind === 'refused')
        fail(new AuditfileRefused(message.code, message.message));
      else if (message.kind === 'failed') fail(new Error(message.message));
      else {
        settle();
        resolve(message.done);
      }
    };
    thread.on('message', hear).on('error', ended).on('exit', gone);
    onStop(fail);
    watch.resume();
    say(asked);
  });
}

/** The thread has room for what any books hold, so that it is the file that asks for too much. */
function tooComplex(): AuditfileRefused {
  return new AuditfileRefused(
    'te_groot',
    'Dit bestand heeft te veel verschillende gegevens om in één keer te lezen. Exporteer elk boekjaar apart.',
  );
}
