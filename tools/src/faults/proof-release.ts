import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildRemote } from '../build/build.ts';
import { REMOTES, distOf } from '../build/parts.ts';

/** Of the small releases that do wrong on demand. */
export const PROOF_VERSION = '0.0.1-0badf00d';
const SOURCES = path.join(import.meta.dirname, 'release');

/** Builds such a release of every remote beside its own ones; gives what removes them. */
export async function buildProofReleases(): Promise<() => Promise<void>> {
  for (const part of REMOTES) {
    const folder = path.join(distOf(part), PROOF_VERSION);
    await mkdir(folder, { recursive: true });
    await buildRemote(part, PROOF_VERSION, folder, false, SOURCES);
  }
  return async () => {
    for (const part of REMOTES) {
      await rm(path.join(distOf(part), PROOF_VERSION), { recursive: true, force: true });
    }
  };
}
