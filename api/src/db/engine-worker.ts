import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { isForRole, startThread } from '../threads.ts';
import type { SqlParameters } from './database.ts';
import { openEngine, type Engine } from './engine.ts';

type Request =
  | { id: number; kind: 'query'; text: string; params: SqlParameters; mode: 'object' | 'array' }
  | { id: number; kind: 'copy'; text: string; data: Uint8Array<ArrayBuffer> }
  | { id: number; kind: 'close' };
type Asked = Request extends infer Each ? (Each extends Request ? Omit<Each, 'id'> : never) : never;

type Answer =
  { id: number; rows: unknown[] } | { id: number; error: { message: string; code?: string } };

const ROLE = 'kengetal-database';

/**
 * Runs the engine in a worker of this very module, so that queries never hold up requests. The
 * module starts itself because it may be part of one bundle.
 */
export async function startEngineWorker(folder: string): Promise<Engine> {
  const worker = startThread(import.meta.url, { role: ROLE, folder });
  const waiting = new Map<
    number,
    { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;
  let ended: Error | undefined;

  const end = (error: Error) => {
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the database has stopped')));
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) {
      asked?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    } else asked?.resolve(answer.rows);
  });
  const ask = (request: Asked, moved: ArrayBuffer[] = []) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (ended) return reject(ended);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ ...request, id: lastId }, moved);
    });

  await ask({ kind: 'query', text: 'SELECT 1', params: [], mode: 'object' });
  return {
    query: (text, params, mode) => ask({ kind: 'query', text, params, mode }),
    copy: async (text, data) => {
      await ask({ kind: 'copy', text, data }, [data.buffer]);
    },
    close: async () => {
      await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
}

function serve(folder: string, port: NonNullable<typeof parentPort>): void {
  const opening = openEngine(folder);
  port.on('message', (request: Request) => {
    void answer(opening, request).then((reply) => port.postMessage(reply));
  });
}

async function answer(opening: Promise<Engine>, request: Request): Promise<Answer> {
  const { id } = request;
  try {
    const engine = await opening;
    if (request.kind === 'query') {
      return { id, rows: await engine.query(request.text, request.params, request.mode) };
    }
    if (request.kind === 'copy') await engine.copy(request.text, request.data);
    else await engine.close();
    return { id, rows: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code =
      error instanceof Error && 'code' in error && typeof error.code === 'string'
        ? error.code
        : undefined;
    return { id, error: { message, code } };
  }
}

if (!isMainThread && parentPort && isForRole(workerData, ROLE)) {
  serve(String(workerData.folder), parentPort);
}
