import { performance } from 'node:perf_hooks';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { nextSlice } from '../slices.ts';
import { isForRole, startThread } from '../threads.ts';
import type { SqlParameters } from './database.ts';
import { openEngine, type Engine } from './engine.ts';
import { interruptible } from './interrupting.ts';
import { DatabaseTrouble } from './trouble.ts';

type Request =
  | { id: number; kind: 'query'; text: string; params: SqlParameters; mode: 'object' | 'array' }
  | { id: number; kind: 'copy'; text: string; data: Uint8Array<ArrayBuffer> }
  | { id: number; kind: 'more' }
  | { id: number; kind: 'close' };
type Asked = Request extends infer Each ? (Each extends Request ? Omit<Each, 'id'> : never) : never;

/** Rows come in pieces: to receive many at once holds the event loop. */
type Answer =
  | { id: number; piece: unknown[] }
  | { id: number; rows: unknown[]; memory?: ArrayBuffer }
  | { id: number; error: { message: string; code?: string } }
  | { stuck: true };

interface Waiting {
  /** Those that have come. */
  readonly rows: unknown[];
  readonly resolve: (answer: Answered) => void;
  readonly reject: (error: Error) => void;
}

type Answered = Extract<Answer, { rows: unknown[] }>;

const ROLE = 'kengetal-database';
/** Rows of a piece. */
const PIECE = 2_000;
const CANCEL = 'kengetalCancel';
/** A statement that was cancelled and goes on for so long, in ms, is ended with its worker. */
const GRACE_MS = 1_000;

/** An engine in a worker, from its opening to its end. */
export interface EngineWorker extends Engine {
  /** True when it answers nothing any more. */
  readonly hasEnded: boolean;
}

/** Runs the engine in a worker of this very module, so that queries never hold up requests. */
export async function startEngineWorker(folder: string, onEnd: () => void): Promise<EngineWorker> {
  const [worker, interrupter] = interruptible(() =>
    startThread('db/engine-worker', { role: ROLE, folder }),
  );
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: Error | undefined;

  const end = (cause?: Error) => {
    if (ended) return;
    ended = new DatabaseTrouble('away', 'the database has stopped', { cause });
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    void worker.terminate();
    onEnd();
  };
  worker.on('error', end);
  worker.on('messageerror', end);
  worker.on('exit', () => end());
  worker.on('message', (answer: Answer) => {
    if ('stuck' in answer || ('error' in answer && answer.error.code === BROKEN)) return end();
    const asked = waiting.get(answer.id);
    if ('piece' in answer) {
      for (const row of answer.piece) asked?.rows.push(row);
      void nextSlice().then(() => worker.postMessage({ id: answer.id, kind: 'more' }));
      return;
    }
    waiting.delete(answer.id);
    if ('error' in answer) {
      asked?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    } else asked?.resolve({ ...answer, rows: [...asked.rows, ...answer.rows] });
  });
  const ask = (request: Asked, moved: ArrayBuffer[] = []) =>
    new Promise<Answered>((resolve, reject) => {
      if (ended) return reject(ended);
      lastId += 1;
      waiting.set(lastId, { rows: [], resolve, reject });
      worker.postMessage({ ...request, id: lastId }, moved);
    });

  try {
    await ask({ kind: 'query', text: 'SELECT 1', params: [], mode: 'object' });
  } catch (error) {
    end();
    throw error;
  }
  return {
    get hasEnded() {
      return ended !== undefined;
    },
    query: async (text, params, mode) => (await ask({ kind: 'query', text, params, mode })).rows,
    copy: async (text, data) => {
      const { memory } = await ask({ kind: 'copy', text, data }, [data.buffer]);
      return memory ?? new ArrayBuffer();
    },
    cancel: () => {
      const [id] = waiting.keys();
      if (id === undefined) return;
      interrupter.call(CANCEL, id);
      setTimeout(() => waiting.has(id) && end(), GRACE_MS);
    },
    close: async () => {
      await ask({ kind: 'close' });
      end();
      await worker.terminate();
    },
  };
}

/** What the worker does now; seen from inside it. */
let current: { id: number; engine: Engine } | undefined;

function serve(folder: string, port: NonNullable<typeof parentPort>): void {
  const opening = openEngine(folder);
  Object.assign(globalThis, {
    [CANCEL]: (id: number) => {
      if (current?.id === id) current.engine.cancel();
    },
  });
  const pausing = new Map<number, () => void>();
  const say = async (reply: Answer): Promise<void> => {
    if (!('rows' in reply)) return port.postMessage(reply);
    const { id, rows, memory } = reply;
    let from = 0;
    for (; from + PIECE < rows.length; from += PIECE) {
      port.postMessage({ id, piece: rows.slice(from, from + PIECE) } satisfies Answer);
      await new Promise<void>((resolve) => pausing.set(id, resolve));
      pausing.delete(id);
    }
    const rest: Answer = { id, rows: rows.slice(from), memory };
    port.postMessage(rest, memory ? [memory] : []);
  };
  port.on('message', (request: Request) => {
    if (request.kind === 'more') pausing.get(request.id)?.();
    else void answer(opening, request).then(say);
  });
  reportWhenStuck(() => port.postMessage({ stuck: true }));
}

const LOOK_EVERY_MS = 250;
/** A statement is worked on without a pause; so much of one, in ms, means that it got stuck. */
const PAUSE_MS = 1_000;

/**
 * After a disk was full in a bad moment the engine neither works nor answers: the thread is idle
 * while a statement runs.
 */
function reportWhenStuck(report: () => void): void {
  let before = performance.eventLoopUtilization();
  let paused = 0;
  let id: number | undefined;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const isSame = id !== undefined && current?.id === id;
    paused = isSame ? paused + now.idle - before.idle : 0;
    [before, id] = [now, current?.id];
    if (paused > PAUSE_MS) report();
  }, LOOK_EVERY_MS);
}

/** Code of a failure after which the engine is of no more use. */
const BROKEN = 'BROKEN';

async function answer(
  opening: Promise<Engine>,
  request: Exclude<Request, { kind: 'more' }>,
): Promise<Answer> {
  const { id } = request;
  try {
    const engine = await opening;
    current = { id, engine };
    if (request.kind === 'query') {
      return { id, rows: await engine.query(request.text, request.params, request.mode) };
    }
    if (request.kind === 'copy') {
      return { id, rows: [], memory: await engine.copy(request.text, request.data) };
    }
    await engine.close();
    return { id, rows: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { id, error: { message, code: codeOf(error) } };
  } finally {
    current = undefined;
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // What WebAssembly throws when the engine aborts.
  if (error.name === 'RuntimeError') return BROKEN;
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

if (!isMainThread && parentPort && isForRole(workerData, ROLE)) {
  serve(String(workerData.folder), parentPort);
}
