import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';

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
    if (await isMade(path, mine)) return { release: () => release(path, mine) };
    const holder = await holderOf(path);
    if (holder !== undefined && isAlive(holder)) {
      throw new Error(
        `De gegevens worden al gebruikt door een andere Kengetal (proces ${holder.pid}). Stop die eerst, of kies met KENGETAL_DATA een andere map.`,
      );
    }
    await unlink(path).catch(() => undefined);
  }
}

/** Makes a file with its content at once, so that nobody finds it empty; false when there is one. */
async function isMade(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    await unlink(draft);
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
    return undefined; // It is gone, or no lock of ours.
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
