import type { Worker } from 'node:worker_threads';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { constants, setPriority } from 'node:os';
import { isForRole, startThread } from '../../../threads.ts';
import type { LineColumns } from './columns.ts';
import { ColumnsMaker, type Making } from './maker.ts';
import type { Slice } from './slice.ts';

const ROLE = 'kengetal-columns';

/**
 * What texts of a project may take; numbers stand beside it. Of a million lines less than 128 MB, 300
 * when no line has a word of another. With more the database searches.
 */
const MEMORY_MB = 512;

type Asked = { kind: 'add'; slice: Slice } | { kind: 'make' };
type Answer = { columns?: LineColumns } | { error: string };

/** Makes columns in a thread of its own, which ends with what it made. */
export interface ColumnsThread {
  /** Resolves when the slice has been taken in. */
  add(slice: Slice): Promise<void>;
  make(): Promise<LineColumns>;
  close(): Promise<void>;
}

export function startColumnsThread(making: Making, memoryMb = MEMORY_MB): ColumnsThread {
  const limits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 };
  const worker = startThread('features/lines/columns/thread', { role: ROLE, making }, limits);
  let failure: Error | undefined;
  let settle: ((answer: Answer) => void) | undefined;
  const end = (error: Error) => {
    failure ??= error;
    settle?.({ error: failure.message });
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread that makes columns has stopped')));
  worker.on('message', (answer: Answer) => settle?.(answer));
  const ask = async (asked: Asked): Promise<LineColumns | undefined> => {
    if (failure) throw failure;
    const answer = await answerOf(worker, asked, (resolve) => (settle = resolve));
    if ('error' in answer) throw failure ?? new Error(answer.error);
    return answer.columns;
  };
  return {
    add: async (slice) => {
      await ask({ kind: 'add', slice });
    },
    make: async () => {
      const columns = await ask({ kind: 'make' });
      if (!columns) throw new Error('the thread made no columns');
      return columns;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

const answerOf = (
  worker: Worker,
  asked: Asked,
  waits: (resolve: (answer: Answer) => void) => void,
): Promise<Answer> =>
  new Promise((resolve) => {
    waits(resolve);
    worker.postMessage(asked);
  });

function serve(port: NonNullable<typeof parentPort>, making: Making): void {
  // Requests go first. On Linux a thread has a priority of its own; elsewhere it is the program's.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const maker = new ColumnsMaker(making);
  port.on('message', (asked: Asked) => {
    try {
      if (asked.kind === 'add') {
        maker.add(asked.slice);
        return port.postMessage({} satisfies Answer);
      }
      const columns = maker.make();
      port.postMessage({ columns } satisfies Answer, buffersOf(columns));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      port.postMessage({ error: message } satisfies Answer);
    }
  });
}

/** The memory of all arrays, to be moved and not copied. */
function buffersOf({ orders, words, ...columns }: LineColumns): ArrayBuffer[] {
  const values = [columns, orders, words].flatMap((part): unknown[] => Object.values(part));
  return values.flatMap((value) =>
    ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer ? value.buffer : [],
  );
}

if (!isMainThread && parentPort && isForRole(workerData, ROLE)) {
  // Only this program starts this thread, with what startColumnsThread gives it.
  serve(parentPort, workerData.making as Making);
}
