import { buildFrontEnd } from '../build/build.ts';
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
  const built = new Map<FrontEnd, Awaited<ReturnType<typeof buildFrontEnd>>>();
  for (const part of FRONT_ENDS) built.set(part, await prepare(part, options));
  const { places } = options;
  for (const part of REMOTES) {
    const { folder = '', version = '' } = built.get(part) ?? {};
    const base = `${places.originOf(part)}/${version}/`;
    await publish({ registry: places.registryFile, folder, base });
  }
  return built.get('shell')?.version ?? '';
}

async function prepare(part: FrontEnd, { development, report }: FrontEndOptions) {
  const begin = performance.now();
  const result = await buildFrontEnd(part, { development });
  if (!development) await compressFolder(result.folder);
  if (result.built) report(`  ${part} gebouwd (${seconds(performance.now() - begin)})`);
  return result;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
