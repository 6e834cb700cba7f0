import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../build/parts.ts';
import { CommandError } from './execute.ts';

export interface ChildOptions {
  name: string;
  script: string;
  environment: Record<string, string | undefined>;
  logFile: string;
  /** Keeps what stands in the log: it tells why the program died before. */
  again?: boolean;
}

/** A program that runs beside this one and never outlives it. */
export interface Child {
  readonly name: string;
  /** Settles when the program ends by itself; rejects with its last words. */
  readonly died: Promise<never>;
  /** Waits until the address answers. Rejects when the program dies or takes too long. */
  ready(address: string): Promise<void>;
  stop(): Promise<void>;
}

const LAST_LINES = 12;
const STOP_WITHIN_MS = 12_000;
const READY_WITHIN_MS = 90_000;
const ASK_EVERY_MS = 60;

/** Starts a program of Node; its output goes to its log, its end to `died`. */
export function startChild(options: ChildOptions): Child {
  const { name, script, environment, logFile, again = false } = options;
  const follow = pathToFileURL(join(ROOT, 'tools/bin/follow-parent.mjs')).href;
  // A group of its own: Ctrl-C reaches this program alone, which ends the others in order.
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', follow, script], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const log = createWriteStream(logFile, { flags: again ? 'a' : 'w', mode: 0o600 });
  log.on('error', () => undefined); // A full disk costs the log, not the program.
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      log.write(part);
      said.push(...part.toString().split('\n').filter(Boolean));
      said.splice(0, said.length - LAST_LINES);
    });
  }
  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => said.push(error.message));
    child.on('close', () => resolve());
  });
  const died = ended.then(() => {
    log.end();
    if (stopping) return new Promise<never>(() => undefined);
    throw new CommandError(lastWords(name, said, logFile));
  });
  died.catch(() => undefined);

  return {
    name,
    died,
    ready: (address) => Promise.race([died, answering(name, address)]),
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

function lastWords(name: string, said: readonly string[], logFile: string): string {
  const ending = `${name} is gestopt. Het hele verslag staat in ${logFile}.`;
  return [...said, ending].join('\n');
}

async function answering(name: string, address: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(ASK_EVERY_MS);
  }
  throw new CommandError(`${name} geeft na ${READY_WITHIN_MS / 1000} s nog geen antwoord.`);
}
