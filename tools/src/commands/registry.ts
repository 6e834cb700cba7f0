import { buildFrontEnd } from '../build/build.ts';
import { REMOTES, type RemoteName } from '../build/parts.ts';
import { RegistryError } from '../registry/document.ts';
import { publish, rollback, type Placed } from '../registry/registry.ts';
import { compressFolder } from '../serve/compress.ts';
import { CommandError, type Command } from './execute.ts';
import { placesOf, type Places } from './places.ts';

const USE = `Gebruik: npm run registry -- publish|rollback ${REMOTES.join('|')}`;

/** `npm run registry -- publish|rollback mfe-x`: releases a remote, or goes back to the one before. */
export const run: Command = async ([action, name]) => {
  const remote = REMOTES.find((each) => each === name);
  if (!remote || (action !== 'publish' && action !== 'rollback')) throw new CommandError(USE);
  const places = placesOf(process.env);
  try {
    const placed =
      action === 'publish'
        ? await release(remote, places)
        : await rollback(places.registryFile, remote);
    console.log(sentenceOf(placed));
    return 0;
  } catch (error) {
    throw error instanceof RegistryError ? new CommandError(error.message) : error;
  }
};

async function release(remote: RemoteName, places: Places): Promise<Placed> {
  const { folder, version } = await buildFrontEnd(remote);
  await compressFolder(folder);
  const base = `${places.originOf(remote)}/${version}/`;
  return publish({ registry: places.registryFile, folder, base });
}

function sentenceOf({ name, version, previous, changed }: Placed): string {
  if (!changed) return `${name} ${version} was al de huidige versie.`;
  return `${name} ${version} is nu de huidige versie; terugval: ${previous ?? 'nog geen'}.`;
}
