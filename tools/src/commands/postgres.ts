import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './ports.ts';

/** A PostgreSQL server for one run of the tests. */
export interface TemporaryPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
const SUPERUSER = 'kengetal';
/** Knows the capitals of every letter, as a server in use does; plain C knows those of ASCII only. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
const READY_WITHIN_MS = 20_000;

/** Folder with PostgreSQL's server programs, undefined when they are not installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres', 'pg_isready'].every((program) => existsSync(join(folder, program))),
  );
}

/**
 * Starts an empty server in a temporary folder on a free port; it refuses to run as root.
 * @param disk where its data go, without its log: that stays where there is room
 */
export async function startPostgres(programs: string, disk?: string): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-postgres-'));
  const home = disk === undefined ? folder : await mkdtemp(join(disk, 'postgres-'));
  const owner = ownerOfServer();
  if (owner) for (const path of [folder, home]) chownSync(path, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const;
  const data = join(home, 'data');
  execFileSync(
    join(programs, 'initdb'),
    [
      ...['-D', data, '-X', join(folder, 'log'), '-U', SUPERUSER, '--auth=trust'],
      ...['-E', 'UTF8', `--locale=${LOCALE}`, '--no-sync'],
    ],
    options,
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'synchronous_commit=off',
  ].flatMap((setting) => ['-c', setting]);
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings],
    options,
  );
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    for (const path of [folder, home]) await rm(path, { recursive: true, force: true });
  };
  try {
    await answering(programs, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`, stop };
}

async function answering(programs: string, port: number): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not start');
}

/** Who the server runs as when we are root: its own account, else nobody. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such account on this machine.
    }
  }
  return undefined;
}
