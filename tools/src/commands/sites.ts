import { once } from 'node:events';
import type { Server } from 'node:http';
import { FRONT_ENDS, distOf, type FrontEnd } from '../build/parts.ts';
import { createRemoteServer } from '../serve/remote-server.ts';
import type { ShellConfig } from '../serve/shell-config.ts';
import { createShellServer } from '../serve/shell-server.ts';
import type { Places } from './places.ts';

/** The static servers of the six front ends, each on its own origin. */
export interface Sites {
  open(part: FrontEnd): Promise<void>;
  /** Stops listening and breaks every connection, as a machine that goes down. */
  close(part: FrontEnd): Promise<void>;
  closeAll(): Promise<void>;
}

export interface SitesOptions {
  places: Places;
  config: ShellConfig;
  shellVersion: () => string;
  production: boolean;
}

/** Opens all six. */
export async function openSites(options: SitesOptions): Promise<Sites> {
  const servers = new Map<FrontEnd, Server>();
  const sites: Sites = {
    open: async (part) => {
      if (servers.has(part)) return;
      const server = serverOf(part, options).listen(options.places.portOf(part), '127.0.0.1');
      await once(server, 'listening');
      servers.set(part, server);
    },
    close: async (part) => {
      const server = servers.get(part);
      servers.delete(part);
      if (!server) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    closeAll: async () => {
      await Promise.all([...servers.keys()].map((part) => sites.close(part)));
    },
  };
  for (const part of FRONT_ENDS) await sites.open(part);
  return sites;
}

function serverOf(part: FrontEnd, options: SitesOptions): Server {
  const { places, config, shellVersion, production } = options;
  if (part !== 'shell') return createRemoteServer(distOf(part), production);
  return createShellServer({
    dist: distOf('shell'),
    version: shellVersion,
    registryFile: places.registryFile,
    remoteOrigins: places.remoteOrigins,
    config,
    production,
  });
}
