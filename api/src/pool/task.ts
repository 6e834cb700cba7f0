import { constants, setPriority } from 'node:os';
import { isMainThread, type MessagePort } from 'node:worker_threads';
import { DomainError } from '../domain-error.ts';
import { askedSql, type TaskTools } from './served-sql.ts';

/** Work for a thread: what goes in and what comes out are data that can be cloned. */
export interface Task<Input, Output> {
  readonly name: string;
  /** How long it may compute at a stretch; what it waits for the database does not count. */
  readonly withinMs: number;
  /** Said when it takes longer, or more memory than a thread has: what, and what to do. */
  readonly tooMuch: string;
  readonly work: (input: Input, tools: TaskTools) => Output | Promise<Output>;
}

/** What the main thread sends for a task. */
export interface Assignment {
  readonly name: string;
  readonly input: unknown;
  readonly port: MessagePort;
}

/** What a task made, or what the user is told instead. */
export type Outcome<Output = unknown> =
  | { readonly made: Output }
  | { readonly problem: Pick<DomainError, 'code' | 'detail' | 'errors'> };

/** Does one of these tasks; for the script of a thread. */
export function workerOf(tasks: readonly Task<never, unknown>[]) {
  return async ({ name, input, port }: Assignment): Promise<Outcome> => {
    // Requests go first. On Linux a thread has a priority of its own; elsewhere it is the program's.
    if (!isMainThread && process.platform === 'linux') {
      setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    }
    const task = tasks.find((one) => one.name === name);
    if (!task) throw new Error(`there is no task ${name}`);
    try {
      // Only `run` of the pool sends assignments, with the input that the task has.
      return { made: await task.work(input as never, askedSql(port)) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, detail, errors } = error;
      return { problem: { code, detail, errors } };
    } finally {
      port.close();
    }
  };
}
