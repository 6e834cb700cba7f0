import * as z from 'zod';
import { CommandError, type Command } from '../commands/execute.ts';
import { callerOf } from '../registry/caller.ts';
import { RegistryError } from '../registry/document.ts';
import { readHistory } from '../registry/history.ts';
import { filesByOrigin, readShell } from '../registry/place.ts';
import { publish, type Desk } from '../registry/registry.ts';

const latestSchema = z.object({ name: z.string(), version: z.string() });

/**
 * Publishes what the servers of KENGETAL_FILES bring, unless the history knows it: what was rolled
 * back, or is tried by some, is left as it is. One that fails leaves the others be.
 */
export const publishNew: Command = async () => {
  const { KENGETAL_REGISTRY: registry, KENGETAL_SHELL: address, KENGETAL_FILES } = process.env;
  if (!registry || !address)
    throw new CommandError('KENGETAL_REGISTRY en KENGETAL_SHELL ontbreken.');
  const files = filesByOrigin(KENGETAL_FILES);
  const shell = await readShell(address);
  const by = callerOf(process.env);
  const desk: Desk = { registry, shell, address, by, files, now: () => Date.now() };
  let failed = 0;
  for (const [origin, place] of files) {
    try {
      console.log(await publishLatest(desk, origin, place));
    } catch (error) {
      failed += 1;
      console.error(error instanceof RegistryError ? error.message : error);
    }
  }
  return failed === 0 ? 0 : 1;
};

async function publishLatest(desk: Desk, origin: string, place: string): Promise<string> {
  const response = await fetch(`${place}/latest.json`).catch(() => undefined);
  if (!response?.ok) throw new RegistryError(`${place} zegt niet welke versie daar is.`);
  const { name, version } = latestSchema.parse(await response.json());
  const history = await readHistory(desk.registry);
  const known = history.some(
    ({ part, to }) => part === name && [to.current, to.canary?.version].includes(version),
  );
  if (known) return `${name} ${version} was al gepubliceerd.`;
  await publish(desk, { base: `${origin}/${version}/` });
  return `${name} ${version} is nu de huidige versie.`;
}
