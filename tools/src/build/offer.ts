import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { offerSchema, type Offer } from '@kengetal/contract/remote';
import { CURATED, FROM_BOOT, PLATFORM, WHOLE, installedVersion } from './libraries.ts';
import { folderOf } from './parts.ts';
import { platformExports, usedByAll } from './used-exports.ts';

/** What the shell offers to remotes: committed, and only ever added to (decision 0080). */
export const OFFER_FILE = path.join(folderOf('shell'), 'offer.json');

export const readOffer = (): Offer =>
  offerSchema.parse(JSON.parse(readFileSync(OFFER_FILE, 'utf8')));

/** The committed list for a build; throws when it names versions that are not the installed ones. */
export function builtOffer(): Offer {
  const offer = readOffer();
  for (const [name, { version }] of Object.entries(offer)) {
    const installed = installedVersion(name, 'shell');
    if (version === installed) continue;
    throw new Error(`shell/offer.json has ${name} ${version}, but ${installed} is installed`);
  }
  return offer;
}

/** What the list would have to hold for all that is in this workspace, beside what it holds. */
export async function neededOffer(before: Offer): Promise<Offer> {
  const used = await usedByAll();
  const exportsOf = async (name: string): Promise<readonly string[] | null> => {
    if (name === PLATFORM) return platformExports();
    return name in CURATED ? [...(used.get(name) ?? [])] : null;
  };
  const needed: Offer = {};
  const whole = [...FROM_BOOT.filter((name) => !name.endsWith('/')), ...WHOLE];
  for (const name of [...whole, ...Object.keys(CURATED)]) {
    const exports = await exportsOf(name);
    needed[name] = {
      version: installedVersion(name, 'shell'),
      exports: exports && [...new Set([...(before[name]?.exports ?? []), ...exports])].sort(),
    };
  }
  return needed;
}

export function writeOffer(offer: Offer): void {
  writeFileSync(OFFER_FILE, `${JSON.stringify(offer, null, 2)}\n`);
}
