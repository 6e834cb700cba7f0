import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One run of the program, as other programs on the database know it. */
export interface Worker {
  readonly id: string;
  /** Its run before, on the same data folder. */
  readonly before?: string;
}

const NAME = 'worker-id';
const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Begins a run; what the run before had claimed need not wait until its leases end. */
export async function beginRun(folder: string): Promise<Worker> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, NAME);
  const before = await readFile(path, 'utf8').catch(() => '');
  const id = randomUUID();
  await writeFile(`${path}.new`, id, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return { id, ...(IS_ID.test(before) && { before }) };
}
