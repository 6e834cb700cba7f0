import { once } from 'node:events';
import type { Server } from 'node:http';
import { startKengetal } from '../commands/kengetal.ts';
import { placesOf } from '../commands/places.ts';
import { shellConfig } from '../commands/programs.ts';
import { createShellServer } from '../serve/shell-server.ts';

export const VARIANTS = ['federated', 'monolith'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The product on ports and data of its own, whose shell can be either variant. */
export interface Stage {
  origin: string;
  /** Origins whose traffic is the same for both and not counted. */
  apart: readonly string[];
  show(variant: Variant): Promise<void>;
  close(): Promise<void>;
}

const BASE_PORT = '4300';
const DATA = '.cache/bench';

/** Starts everything; both variants get the same origin, API, sandbox and session. */
export async function openStage(
  monolith: { version: string; dist: string },
  report: (line: string) => void,
): Promise<Stage> {
  const places = placesOf({ KENGETAL_PORT: BASE_PORT, KENGETAL_DATA: DATA });
  const environment = { ...process.env, KENGETAL_PORT: BASE_PORT, KENGETAL_LOG: 'warn' };
  const kengetal = await startKengetal({ places, environment, development: false, report });
  const origin = places.originOf('shell');
  const config = await shellConfig(places, environment);
  let other: Server | undefined;

  const hideMonolith = async () => {
    if (!other) return;
    const closed = once(other, 'close');
    other.close();
    other.closeAllConnections();
    other = undefined;
    await closed;
  };
  return {
    origin,
    apart: [new URL(config.apiUrl).origin, `http://localhost:${places.sandboxPort}`],
    show: async (variant) => {
      await hideMonolith();
      if (variant === 'federated') return kengetal.sites.open('shell');
      await kengetal.sites.close('shell');
      other = createShellServer({
        dist: monolith.dist,
        version: () => monolith.version,
        registryFile: places.registryFile,
        remoteOrigins: [],
        config,
      }).listen(places.portOf('shell'), '127.0.0.1');
      await once(other, 'listening');
    },
    close: async () => {
      await hideMonolith();
      await kengetal.stop();
    },
  };
}
