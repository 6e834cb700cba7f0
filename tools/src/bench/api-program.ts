import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../build/parts.ts';
import { bundleProgram } from '../commands/bundle-program.ts';
import { CommandError } from '../commands/execute.ts';
import { freePort } from '../commands/ports.ts';

/** Of the API's process, since `begin`. */
export interface ApiStats {
  /** Largest part of it in memory, in bytes. */
  readonly peakBytes: number;
  readonly lagP99Ms: number;
  readonly lagMaxMs: number;
  /** Most processor time that its main thread took in a turn of the loop; NaN where none tells. */
  readonly heldMaxMs: number;
  /** What it took of the processors. */
  readonly cpuMs: number;
  /** How long its event loops were busy, by role of the thread; 'main' is the program itself. */
  readonly busyMs: Readonly<Record<string, number>>;
  /** How long batches of an import were on their way to the database, and as many as there may be. */
  readonly loadingMs: number;
  readonly fullMs: number;
}

/** Lines of a project that the API took into memory. */
export interface LoadedColumns {
  readonly lines: number;
  readonly bytes: number;
  readonly ms: number;
}

/** The API as it is shipped, in a process of its own. */
export interface ApiProgram {
  readonly origin: string;
  begin(): void;
  stats(): Promise<ApiStats>;
  /** What it loaded last; null before. */
  columns(): Promise<LoadedColumns | null>;
  /** Asks it to end; answers its exit code, null for a program that was killed before. */
  stop(): Promise<number | null>;
  /**
   * Makes it throw where nobody catches, or ends the thread of its database; answers its exit code
   * for what ends it, null for what it survives.
   */
  hurt(how: 'throw' | 'worker'): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<unknown>;
}

const preloads = ['tools/bin/follow-parent.mjs', 'tools/src/bench/api-stats.mjs'];
const READY_WITHIN_MS = 60_000;

/** Bundles and starts the API and waits until it is ready. */
export async function startApi(environment: Record<string, string>): Promise<ApiProgram> {
  const { script } = await bundleProgram('api');
  const port = await freePort();
  const imports = preloads.flatMap((file) => ['--import', pathToFileURL(join(ROOT, file)).href]);
  const child = spawn(process.execPath, [...imports, script], {
    env: {
      PATH: process.env.PATH,
      KENGETAL_API_PORT: String(port),
      KENGETAL_LOG: 'error',
      KENGETAL_REQUESTS_PER_MINUTE: '1000000',
      KENGETAL_REQUESTS_AT_ONCE: '1000', // One person asks it all.
      KENGETAL_QUESTIONS_PER_MINUTE: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (part) => (said += String(part)));
  child.stderr?.on('data', (part) => (said += String(part)));
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > until) {
      await end('SIGKILL');
      throw new CommandError(`De API start niet.\n${said.trim()}`);
    }
    await wait(50);
  }
  return {
    origin,
    begin: () => void child.send('begin'),
    stats: async () => {
      child.send('stats');
      const [message] = (await once(child, 'message')) as [{ stats: ApiStats }];
      return message.stats;
    },
    columns: async () => {
      child.send('columns');
      const [message] = (await once(child, 'message')) as [{ columns: LoadedColumns | null }];
      return message.columns;
    },
    hurt: async (how) => {
      child.send(how);
      if (how === 'worker') return null;
      await ended;
      return child.exitCode;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
