import { readFileSync } from 'node:fs';
import { open, readFile, unlink } from 'node:fs/promises';

export interface Lock {
  release(): Promise<void>;
}

/**
 * Takes a lock file that names its holder: two programs on one embedded database would lose each
 * other's work. A lock whose holder is gone is taken over. Throws a Dutch sentence when in use.
 */
export async function takeLock(path: string): Promise<Lock> {
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(mine);
      await file.close();
      return { release: () => release(path, mine) };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const holder = await holderOf(path);
    if (holder !== undefined && isAlive(holder)) {
      throw new Error(
        `De gegevens worden al gebruikt door een andere Kengetal (proces ${holder.pid}). Stop die eerst, of kies met KENGETAL_DATA een andere map.`,
      );
    }
    await unlink(path).catch(() => undefined);
  }
}

interface Holder {
  pid: number;
  /** When the process began, as the system counts; tells a re-used number apart. */
  started: string | null;
}

async function holderOf(path: string): Promise<Holder | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value)) return undefined;
    const started = 'started' in value && typeof value.started === 'string' ? value.started : null;
    return { pid: Number(value.pid), started };
  } catch {
    return undefined; // Left half written by a program that was killed.
  }
}

function isAlive({ pid, started }: Holder): boolean {
  if (!Number.isInteger(pid) || pid < 1 || (pid === process.pid && started !== startOf(pid))) {
    return false;
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return started === null || startOf(pid) === null || startOf(pid) === started;
}

/** Code of an error of the system, e.g. 'EEXIST'. */
function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** Start time of a process where the system shows it (Linux), else null. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

async function release(path: string, mine: string): Promise<void> {
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current === mine) await unlink(path);
}
