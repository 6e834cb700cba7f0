import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Offer, SharedNeed } from '@kengetal/contract/remote';
import {
  CURATED,
  FROM_BOOT,
  PLATFORM,
  WHOLE,
  installedVersion,
  packageFolder,
} from './libraries.ts';
import { folderOf, type FrontEnd } from './parts.ts';
import { exportsUsedIn } from './used-exports.ts';

interface SharedConfig {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion: boolean;
  packageName?: string;
  import?: string | false;
}
export type Sharing = Record<string, SharedConfig>;

const packageOf = (name: string): string => name.replace(/\/$/, '');

function singleton(name: string, part: FrontEnd): SharedConfig {
  const version = installedVersion(packageOf(name), part);
  return { singleton: true, version, requiredVersion: rangeOf(version), strictVersion: true };
}

/** The app's share configuration: curated modules of its own, React from boot. */
export async function shellSharing(offer: Offer): Promise<Sharing> {
  const sharing: Sharing = {};
  for (const name of FROM_BOOT) sharing[name] = { ...singleton(name, 'shell'), import: false };
  for (const name of WHOLE) sharing[name] = singleton(name, 'shell');
  for (const [name, entry] of Object.entries(CURATED)) {
    const exports = offer[name]?.exports ?? [];
    if (exports.includes('*') || exports.includes('default')) {
      throw new Error(`${name} is shared curated: import its names, not the whole of it`);
    }
    const file = await writeCurated(name, path.join(packageFolder(name, 'shell'), entry), exports);
    sharing[name] = { ...singleton(name, 'shell'), packageName: name, import: file };
  }
  return sharing;
}

/** A remote's share configuration: it carries no copy of what the shell shares. */
export function remoteSharing(part: FrontEnd): Sharing {
  const names = [...FROM_BOOT, ...WHOLE, ...Object.keys(CURATED)];
  return Object.fromEntries(
    names.map((name) => {
      const config = singleton(name, part);
      return [name, { ...config, packageName: packageOf(name), import: false as const }];
    }),
  );
}

/** What a build asks of the shell: of curated libraries and the platform what its sources import. */
export async function sharedNeeds(
  part: FrontEnd,
  sources: readonly string[],
): Promise<SharedNeed[]> {
  const used = await exportsUsedIn(sources);
  const whole = [...FROM_BOOT.filter((name) => !name.endsWith('/')), ...WHOLE];
  return [...whole, ...Object.keys(CURATED)].flatMap((name) => {
    const isWhole = name !== PLATFORM && !(name in CURATED);
    const exports = isWhole ? [] : [...(used.get(name) ?? [])].sort();
    const range = rangeOf(installedVersion(name, part));
    return exports.length > 0 || isWhole ? [{ name, range, exports }] : [];
  });
}

/** Any patch will do, an older one too: a shell that lags behind by a repair still fits. */
const rangeOf = (version: string): string => `^${version.replace(/\.\d+$/, '.0')}`;

async function writeCurated(
  name: string,
  from: string,
  exports: readonly string[],
): Promise<string> {
  const folder = path.join(folderOf('shell'), '.generated');
  const file = path.join(folder, `${name.replace(/[@/]/g, '_')}.js`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `export { ${exports.join(', ')} } from ${JSON.stringify(from)};\n`);
  return file;
}
