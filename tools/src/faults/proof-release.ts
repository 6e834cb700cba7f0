import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildRemote } from '../build/build.ts';
import { REMOTES } from '../build/parts.ts';
import { PROOF_VERSION, proofFolderOf } from './proof-version.ts';

const SOURCES = path.join(import.meta.dirname, 'release');

/** Builds the small releases of every remote beside its own ones. */
export async function buildProofReleases(): Promise<void> {
  for (const part of REMOTES) {
    const folder = proofFolderOf(part);
    await mkdir(folder, { recursive: true });
    await buildRemote(part, PROOF_VERSION, folder, false, SOURCES);
  }
}
