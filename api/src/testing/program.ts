import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The API as a program of its own. */
export interface Program {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Everything that it has written so far. */
  said(): string;
  /** Ends it without warning, as a power cut does. */
  kill(): Promise<void>;
  /** Asks it to end and answers its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the program and waits until it is ready; throws what it said when it ends before. */
export async function startProgram(environment: Record<string, string>): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: packageFolder(),
    env: { PATH: process.env.PATH, KENGETAL_API_PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  child.stderr.on('data', (part) => (said += String(part)));
  // Not 'exit': what it wrote last may still be on its way then.
  const ended = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(said.trim());
    await wait(100);
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    origin,
    child,
    said: () => said,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/ready`).then(
    (response) => response.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function packageFolder(): string {
  let folder = dirname(expect.getState().testPath ?? '');
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
