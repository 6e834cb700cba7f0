import { Session } from 'node:inspector';
import type { Worker } from 'node:worker_threads';

/** Reaches a thread that is busy. */
export interface Interrupter {
  /**
   * Calls a global function of the thread, as a debugger would: V8 looks for that inside WebAssembly
   * too, where the thread itself takes no message until it is done.
   */
  call(name: string, argument: number): void;
}

let session: Session | undefined;
const sessionIds = new Map<number, string>();

/** Starts a thread that can be interrupted: what is to reach it has to be there before it is busy. */
export function interruptible(start: () => Worker): [Worker, Interrupter] {
  const connected = (session ??= connect());
  const worker = start();
  const { threadId } = worker;
  worker.once('exit', () => sessionIds.delete(threadId));
  const call = (name: string, argument: number) => {
    const sessionId = sessionIds.get(threadId);
    if (sessionId === undefined) return;
    const params = { expression: `${name}(${argument})` };
    const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params });
    connected.post('NodeWorker.sendMessageToWorker', { sessionId, message });
  };
  return [worker, { call }];
}

/** One for all threads; it does not keep the program from ending. */
function connect(): Session {
  const made = new Session();
  made.connect();
  made.on('NodeWorker.attachedToWorker', ({ params }) => {
    sessionIds.set(Number(params.workerInfo.workerId), params.sessionId);
  });
  made.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return made;
}
