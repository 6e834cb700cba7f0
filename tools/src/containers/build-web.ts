import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFrontEnd } from '../build/build.ts';
import { compressFolder } from '../serve/compress.ts';
import { nginxOfRemote } from '../serve/nginx.ts';
import { PLACES } from './places.ts';

/**
 * `build-web.ts PART FOLDER`, run while an image of a front end is made: its one version, compressed,
 * which version that is, and for a remote both configurations of nginx (the shell's is made by `settings`).
 */
const [part = '', folder = ''] = process.argv.slice(2);
const { version, folder: built } = await buildFrontEnd(part);
await compressFolder(built);
await mkdir(folder, { recursive: true });
await cp(built, path.join(folder, version), { recursive: true });
await writeFile(path.join(folder, 'latest.json'), JSON.stringify({ name: part, version }));
await writeFile(path.join(folder, 'version'), version);
if (part !== 'shell') {
  await writeFile(path.join(folder, 'nginx.conf'), nginxOfRemote(PLACES, false));
  await writeFile(path.join(folder, 'nginx.production.conf'), nginxOfRemote(PLACES, true));
}
