import { buildFrontEnd, type BuiltFrontEnd } from '../build/build.ts';
import { FRONT_ENDS, REMOTES, type FrontEnd } from '../build/parts.ts';
import { publish } from '../registry/registry.ts';
import { compressFolder } from '../serve/compress.ts';
import type { Places } from './places.ts';

export interface FrontEndOptions {
  places: Places;
  development: boolean;
  /** Told what is being done, a line at a time. */
  report: (line: string) => void;
}

/** Builds what changed and puts the remotes' releases in the registry. Answers the shell's version. */
export async function prepareFrontEnds(options: FrontEndOptions): Promise<string> {
  const built = await buildFrontEnds(options);
  const { places } = options;
  for (const part of REMOTES) {
    const { folder = '', version = '' } = built.get(part) ?? {};
    const base = `${places.originOf(part)}/${version}/`;
    await publish({ registry: places.registryFile, folder, base });
  }
  return built.get('shell')?.version ?? '';
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
