import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder for one test, and the means to fill and remove it. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'kengetal-tools-'));
  return {
    path,
    write: async (file: string, content: string) => {
      await mkdir(dirname(join(path, file)), { recursive: true });
      await writeFile(join(path, file), content);
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}
