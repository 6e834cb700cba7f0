import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The sandbox as a user runs it: a process of its own. */
export interface Program {
  readonly origin: string;
  readonly shellOrigin: string;
  stop(): Promise<void>;
}

export interface Finished {
  readonly code: number | null;
  readonly output: string;
}

const LOWEST = 12_000;
const HIGHEST = 20_000;

/** Starts the program and waits until it says that it listens. */
export async function startProgram(dataDir: string, base: number): Promise<Program> {
  const child = launch({ KENGETAL_DATA: dataDir, KENGETAL_PORT: String(base) });
  const said: string[] = [];
  child.stderr.on('data', (part) => said.push(String(part)));
  const exited = once(child, 'exit').then(() => undefined);
  const listening = (async () => {
    for await (const line of createInterface(child.stdout))
      if (line.includes('luistert')) return line;
    return undefined;
  })();
  const line = await Promise.race([listening, exited]);
  if (line === undefined) throw new Error(`the sandbox did not start: ${said.join('')}`);
  return {
    origin: `http://localhost:${base + 20}`,
    shellOrigin: `http://localhost:${base}`,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Runs the program until it ends by itself. */
export async function runProgram(environment: Record<string, string>): Promise<Finished> {
  const child = launch(environment);
  const said: string[] = [];
  child.stdout.on('data', (part) => said.push(String(part)));
  child.stderr.on('data', (part) => said.push(String(part)));
  await once(child, 'close');
  return { code: child.exitCode, output: said.join('') };
}

/**
 * A base port whose sandbox (20 higher) and mail (25 higher) have free ports at this moment, away
 * from those that systems give out by themselves: such a one is soon somebody else's.
 */
export async function freeBase(): Promise<number> {
  for (;;) {
    const base = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const free = await Promise.all([base + 20, base + 25].map(isFree));
    if (free.every(Boolean)) return base;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const listens = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!listens) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/** An empty data folder, and the means to remove it. */
export async function temporaryData(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'kengetal-sandbox-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

function launch(environment: Record<string, string>) {
  return spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: packageFolder(),
    env: { ...process.env, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Found from the running test, which works whether Jest loads it as a script or as a module. */
function packageFolder(): string {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error('only within a test');
  return testPath.slice(0, testPath.lastIndexOf(join('sandbox', 'src')) + 'sandbox'.length);
}
