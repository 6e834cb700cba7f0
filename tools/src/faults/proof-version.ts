import { rm } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES, distOf } from '../build/parts.ts';

/** Of the small releases that do wrong on demand. */
export const PROOF_VERSION = '0.0.1-0badf00d';

export const proofFolderOf = (part: string): string => path.join(distOf(part), PROOF_VERSION);

export async function removeProofReleases(): Promise<void> {
  for (const part of REMOTES) await rm(proofFolderOf(part), { recursive: true, force: true });
}
