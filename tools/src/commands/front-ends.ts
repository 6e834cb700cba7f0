import path from 'node:path';
import { buildFrontEnd, type BuiltFrontEnd } from '../build/build.ts';
import { FRONT_ENDS, REMOTES, distOf, type FrontEnd } from '../build/parts.ts';
import { RELEASE_FILE } from '../build/release.ts';
import { callerOf } from '../registry/caller.ts';
import { addToHistory, readHistory, NOTHING } from '../registry/history.ts';
import { Unfit } from '../registry/fit.ts';
import { noteRegistry, removeOldVersions } from '../registry/old-versions.ts';
import { readShell } from '../registry/place.ts';
import { publish, type Desk } from '../registry/registry.ts';
import { compressFolder } from '../serve/compress.ts';
import type { Places } from './places.ts';

export interface FrontEndOptions {
  places: Places;
  development: boolean;
  /** Told what is being done, a line at a time. */
  report: (line: string) => void;
}

/**
 * Builds what changed, puts the remotes' releases in the registry, and removes versions that nobody
 * can ask for any more. Answers the shell's version.
 */
export async function prepareFrontEnds(options: FrontEndOptions): Promise<string> {
  const built = await buildFrontEnds(options);
  const { places } = options;
  const { registryFile: registry, remoteOrigins: origins } = places;
  const placeOf = (part: FrontEnd) => {
    const { folder = '', version = '' } = built.get(part) ?? {};
    return { folder, version };
  };
  const shell = placeOf('shell');
  const desk: Desk = {
    registry,
    shell: { ...(await readShell(path.join(shell.folder, RELEASE_FILE))), origins: [...origins] },
    address: places.originOf('shell'),
    by: callerOf(process.env),
    now: () => Date.now(),
  };
  for (const part of REMOTES) {
    const { folder, version } = placeOf(part);
    const base = `${places.originOf(part)}/${version}/`;
    // One that does not fit leaves the others be, and itself at what ran before.
    await publish(desk, { base, files: folder }).catch((error: unknown) => {
      if (!(error instanceof Unfit)) throw error;
      options.report(`  niet gepubliceerd: ${error.message}`);
    });
  }
  await noteShell(desk, shell.version);
  for (const part of FRONT_ENDS) {
    await noteRegistry(distOf(part), registry);
    await removeOldVersions(distOf(part), part, desk.now());
  }
  return shell.version;
}

/** The shell is in no registry; its history says which of its versions open pages may still ask for. */
async function noteShell({ registry, by, now }: Desk, version: string): Promise<void> {
  const before = (await readHistory(registry)).findLast(({ part }) => part === 'shell');
  const from = before?.to ?? NOTHING;
  if (from.current === version) return;
  const to = { ...NOTHING, current: version };
  const at = new Date(now()).toISOString();
  await addToHistory(registry, { at, by, action: 'publish', part: 'shell', from, to });
}

/** Builds what changed of all parts. */
export async function buildFrontEnds(
  options: Omit<FrontEndOptions, 'places'>,
): Promise<Map<FrontEnd, BuiltFrontEnd>> {
  const built = new Map<FrontEnd, BuiltFrontEnd>();
  for (const part of FRONT_ENDS) built.set(part, await prepare(part, options));
  return built;
}

async function prepare(part: FrontEnd, { development, report }: Omit<FrontEndOptions, 'places'>) {
  const begin = performance.now();
  const result = await buildFrontEnd(part, { development });
  if (!development) await compressFolder(result.folder);
  if (result.built) report(`  ${part} gebouwd (${seconds(performance.now() - begin)})`);
  return result;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
