import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { createRemoteServer } from '../serve/remote-server.ts';
import type { ShellConfig } from '../serve/shell-config.ts';
import { createShellServer } from '../serve/shell-server.ts';

/** What is of one server or one moment; the rest must be the same. */
const OWN =
  /^(date|server|connection|keep-alive|content-length|transfer-encoding|etag|last-modified|content-encoding)$/;
const NONCE = /'nonce-[^']+'/;

interface Compared {
  shell: string;
  remote: string;
  version: string;
  config: ShellConfig;
  remoteOrigins: readonly string[];
  /** An empty folder. */
  folder: string;
}

/** Asks nginx and the servers of `npm start` the same, and tells what headers differ. */
export async function compareHeaders(options: Compared): Promise<string> {
  const { shell, remote, version, folder } = options;
  const [here, hereRemote] = await serversLike(options);
  const differences: string[] = [];
  const asked: [string, string, string][] = [
    ...['/', '/dashboard', '/config.json', '/registry.json', '/release.json', '/absent.js'].map(
      (each) => [shell, originOf(here), each] as [string, string, string],
    ),
    ...[`/${version}/remoteEntry.js`, `/${version}/absent.js`, `/${version}/.compressed`, '/'].map(
      (each) => [remote, originOf(hereRemote), each] as [string, string, string],
    ),
  ];
  try {
    for (const [there, ours, where] of asked) {
      for (const method of ['GET', 'POST']) {
        const [one, other] = [
          await headersAt(there + where, method),
          await headersAt(ours + where, method),
        ];
        for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
          if (one[name] === other[name]) continue;
          differences.push(
            `${method} ${where} ${name}: ${one[name]} (nginx), ${other[name]} (npm start)`,
          );
        }
      }
    }
  } finally {
    for (const server of [here, hereRemote]) server.close().closeAllConnections();
  }
  if (differences.length > 0) throw new Error(`${folder}\n${differences.join('\n')}`);
  return `${asked.length * 2} antwoorden met dezelfde headers als de servers van npm start`;
}

/** Our own servers, with what the containers have. */
async function serversLike(options: Compared): Promise<[Server, Server]> {
  const { folder, version, config, remoteOrigins, remote } = options;
  const dist = path.join(folder, 'dist');
  await mkdir(path.join(dist, version), { recursive: true });
  const entry = await (await fetch(`${remote}/${version}/remoteEntry.js`)).text();
  await writeFile(path.join(dist, version, 'remoteEntry.js'), entry);
  await writeFile(path.join(dist, version, 'release.json'), '{}');
  await writeFile(path.join(dist, version, 'index.html'), '__CSP_NONCE__');
  const servers: [Server, Server] = [
    createShellServer({
      dist,
      version: () => version,
      registryFile: path.join(folder, 'registry.json'),
      remoteOrigins,
      config,
    }),
    createRemoteServer(dist),
  ];
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  return servers;
}

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

async function headersAt(address: string, method: string): Promise<Record<string, string>> {
  const response = await fetch(address, { method });
  await response.arrayBuffer();
  const found = [...response.headers].filter(([name]) => !OWN.test(name));
  const all = found.map(([name, value]) => [name, value.replace(NONCE, "'nonce-…'")] as const);
  return { status: String(response.status), ...Object.fromEntries(all) };
}
