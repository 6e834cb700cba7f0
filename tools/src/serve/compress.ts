import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg|map)$/;
/** Below this many bytes the headers weigh more than what is saved. */
const WORTHWHILE_BYTES = 512;
const DONE = '.compressed';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside the files of a version folder, once, as a build for a static host does. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  if (names.includes(DONE)) return;
  for (const name of names.filter((each) => COMPRESSIBLE.test(each))) {
    await compressFile(join(folder, name));
  }
  await writeFile(join(folder, DONE), '');
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTHWHILE_BYTES) return;
  const [small, smaller] = await Promise.all([
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)]);
}
