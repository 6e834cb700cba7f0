import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SharedNeed } from '@kengetal/contract/remote';
import {
  CURATED,
  FROM_BOOT,
  PLATFORM,
  WHOLE,
  installedVersion,
  packageFolder,
} from './libraries.ts';
import { folderOf, type FrontEnd } from './parts.ts';
import { platformExports, usedByAll, usedExports } from './used-exports.ts';

interface SharedConfig {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion: boolean;
  packageName?: string;
  import?: string | false;
}
type Sharing = Record<string, SharedConfig>;

/** What the shell shares, for the check of a release before its code is loaded. */
export interface Offer {
  [library: string]: {
    version: string;
    /** Null when the library is shared whole. */
    exports: string[] | null;
  };
}

const packageOf = (name: string): string => name.replace(/\/$/, '');

function singleton(name: string, part: FrontEnd): SharedConfig {
  const version = installedVersion(packageOf(name), part);
  return { singleton: true, version, requiredVersion: `^${version}`, strictVersion: true };
}

/** The app's share configuration: curated modules of its own, React from boot. */
export async function shellSharing(): Promise<{ sharing: Sharing; offer: Offer }> {
  const used = await usedByAll();
  const sharing: Sharing = {};
  const offer: Offer = {};
  for (const name of FROM_BOOT) {
    sharing[name] = { ...singleton(name, 'shell'), import: false };
    offer[packageOf(name)] = { version: installedVersion(packageOf(name), 'shell'), exports: null };
  }
  for (const name of WHOLE) {
    sharing[name] = singleton(name, 'shell');
    const exports = name === PLATFORM ? await platformExports() : null;
    offer[name] = { version: installedVersion(name, 'shell'), exports };
  }
  for (const [name, entry] of Object.entries(CURATED)) {
    const exports = [...(used.get(name) ?? [])].sort();
    if (exports.length === 0) continue;
    if (exports.includes('*') || exports.includes('default')) {
      throw new Error(`${name} is shared curated: import its names, not the whole of it`);
    }
    const file = await writeCurated(name, path.join(packageFolder(name, 'shell'), entry), exports);
    sharing[name] = { ...singleton(name, 'shell'), packageName: name, import: file };
    offer[name] = { version: installedVersion(name, 'shell'), exports };
  }
  return { sharing, offer };
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

/** What a release of the remote asks of the shell. */
export async function sharedNeeds(part: FrontEnd): Promise<SharedNeed[]> {
  const used = await usedExports(part);
  const names = [...FROM_BOOT.filter((name) => !name.endsWith('/')), ...WHOLE];
  const whole = names.map((name) => ({
    name,
    range: rangeOf(name, part),
    exports: name === PLATFORM ? [...(used.get(name) ?? [])].sort() : [],
  }));
  const curated = Object.keys(CURATED).flatMap((name) => {
    const exports = [...(used.get(name) ?? [])].sort();
    return exports.length > 0 ? [{ name, range: rangeOf(name, part), exports }] : [];
  });
  return [...whole, ...curated];
}

const rangeOf = (name: string, part: FrontEnd): string => `^${installedVersion(name, part)}`;

async function writeCurated(name: string, from: string, exports: string[]): Promise<string> {
  const folder = path.join(folderOf('shell'), '.generated');
  const file = path.join(folder, `${name.replace(/[@/]/g, '_')}.js`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `export { ${exports.join(', ')} } from ${JSON.stringify(from)};\n`);
  return file;
}
