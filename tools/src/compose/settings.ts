import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, portOffsetOf } from '../build/parts.ts';
import { originAt, placesOf } from '../commands/places.ts';

/** The remotes that have a container. */
export const COMPOSED: readonly string[] = [
  ...readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8').matchAll(/^ {2}(mfe-[a-z]+):$/gm),
].map(([, name = '']) => name);

/** Settings of a run on ports of its own, as `.env` has them. */
export function settingsAt(base: number): Record<string, string> {
  const { apiPort, sandboxPort } = placesOf({ KENGETAL_PORT: String(base) });
  const remotes = COMPOSED.map((name) => ({ name, port: base + portOffsetOf(name) }));
  const portName = (name: string) => `KENGETAL_${name.replace('mfe-', '').toUpperCase()}_PORT`;
  return {
    // Packages are fetched while images are built, which not every engine does on its own network.
    BUILD_NETWORK: process.env.BUILD_NETWORK ?? 'host',
    KENGETAL_SHELL_PORT: String(base),
    ...Object.fromEntries(remotes.map(({ name, port }) => [portName(name), String(port)])),
    KENGETAL_API_PORT: String(apiPort),
    KENGETAL_SANDBOX_PORT: String(sandboxPort),
    KENGETAL_SHELL_ORIGIN: originAt(base),
    KENGETAL_API_ORIGIN: originAt(apiPort),
    KENGETAL_SANDBOX_ORIGIN: originAt(sandboxPort),
    KENGETAL_REMOTE_ORIGINS: remotes.map(({ port }) => originAt(port)).join(','),
    KENGETAL_FILES: remotes
      .map(({ name, port }) => `${originAt(port)}=http://${name}:8080`)
      .join(','),
  };
}
