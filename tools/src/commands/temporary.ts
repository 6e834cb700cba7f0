import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Memory that files are kept in, on Linux. */
const MEMORY = '/dev/shm';
const GB = 1024 ** 3;
/** What the databases of all tests stay far below, and what else has to be free. */
const NEEDED_BYTES = 4 * GB;
const FREE_BYTES = 10 * GB;
const NAME = /^kengetal-test-(\d+)-/;

/**
 * A folder for all that tests keep: in memory where there is plenty, since they make a database
 * for nearly each file, of a thousand small files, and else on disk. The caller removes it.
 */
export async function temporaryFolder(): Promise<string> {
  const parent = (await hasRoom()) ? MEMORY : tmpdir();
  if (parent === MEMORY) await removeLeft();
  const folder = await mkdtemp(join(parent, `kengetal-test-${process.pid}-`));
  // PostgreSQL runs as somebody else when we are root.
  await chmod(folder, 0o711);
  return folder;
}

async function hasRoom(): Promise<boolean> {
  const room = await statfs(MEMORY).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize > NEEDED_BYTES && freemem() > FREE_BYTES;
}

/** Of runs that were killed: memory does not get free by itself. */
async function removeLeft(): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) {
      await rm(join(MEMORY, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
