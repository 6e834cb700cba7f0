import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import {
  registryEntrySchema,
  type PlacedRelease,
  type RegistryDocument,
} from '@kengetal/contract/remote';
import { REMOTES } from '../build/parts.ts';
import { startKengetal } from '../commands/kengetal.ts';
import { placesOf } from '../commands/places.ts';
import { freeBase, freePort } from '../commands/ports.ts';
import { shellConfig } from '../commands/programs.ts';
import { readRegistry } from '../registry/document.ts';
import { readRelease } from '../registry/place.ts';
import { createRemoteServer } from '../serve/remote-server.ts';
import { createShellServer } from '../serve/shell-server.ts';
import type { Age, Releases } from './combinations.ts';
import { versionIn, type PreviousBuild } from './previous-build.ts';

/** The product on ports and data of its own, with the shell and the remotes of both ages. */
export interface Stage {
  readonly origin: string;
  readonly releases: Readonly<Record<Age, Releases>>;
  /** From now on the origin has this shell, with that registry. */
  show(shell: Age, registry: RegistryDocument): Promise<void>;
  close(): Promise<void>;
}

/** Starts API, sandbox, shell and remotes of today, and a server of the remotes of before. */
export async function openStage(
  previous: PreviousBuild,
  folder: string,
  report: (line: string) => void,
): Promise<Stage> {
  const { folder: before } = previous;
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const own = {
    KENGETAL_PORT: String(await freeBase()),
    KENGETAL_DATA: path.join(folder, 'skew'),
    KENGETAL_REMOTE_ORIGINS: address,
  };
  const places = placesOf(own);
  const environment = { ...process.env, ...own, DATABASE_URL: '', KENGETAL_LOG: 'warn' };
  const kengetal = await startKengetal({ places, environment, development: false, report });
  const remotes = await opened(createRemoteServer(before), port);
  let shell: Server | undefined;
  const closePrevious = async () => {
    await closed(shell);
    shell = undefined;
  };
  const close = async () => {
    await closePrevious();
    await closed(remotes);
    await kengetal.stop();
  };
  try {
    const { registryFile, remoteOrigins } = places;
    const config = await shellConfig(places, environment);
    const version = await versionIn(before, 'shell');
    const dist = path.join(before, 'shell');
    const releases = {
      today: await releasesIn(registryFile),
      previous: await releasesOf(before, address),
    };
    return {
      origin: places.originOf('shell'),
      releases,
      show: async (age, registry) => {
        await writeFile(registryFile, JSON.stringify(registry));
        await closePrevious();
        if (age === 'today') return kengetal.sites.open('shell');
        await kengetal.sites.close('shell');
        const options = { dist, version: () => version, registryFile, remoteOrigins, config };
        shell = await opened(createShellServer(options), places.portOf('shell'));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As they were published when today's product started. */
async function releasesIn(registryFile: string): Promise<Releases> {
  const { remotes } = await readRegistry(registryFile);
  const placed = Object.entries(remotes).map(
    ([name, entry]) => [name, registryEntrySchema.parse(entry).current] as const,
  );
  return Object.fromEntries(placed);
}

/** Those of before, at the address where they are served. */
async function releasesOf(folder: string, address: string): Promise<Releases> {
  const placed = REMOTES.map(async (name): Promise<[string, PlacedRelease]> => {
    const place = `${name}/${await versionIn(folder, name)}`;
    const source = { place: path.join(folder, place), shared: false };
    const { files: _all, ...release } = await readRelease(source);
    return [name, { base: `${address}/${place}/`, release }];
  });
  return Object.fromEntries(await Promise.all(placed));
}

async function opened(server: Server, port: number): Promise<Server> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

async function closed(server: Server | undefined): Promise<void> {
  if (!server) return;
  const ended = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await ended;
}
