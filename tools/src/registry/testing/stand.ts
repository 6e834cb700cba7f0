import type { Server } from 'node:http';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../commands/registry.ts';
import { createRemoteServer } from '../../serve/remote-server.ts';
import { microsoftConfig } from '../../serve/shell-config.ts';
import { createShellServer } from '../../serve/shell-server.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { listening } from '../../testing/listening.ts';
import { SHELL, builtRelease, type Wanted } from './built-release.ts';

/** An origin that nothing but browsers can reach. */
export const BROWSERS = 'https://browsers.test';
/** A remote that nobody named before. */
export const NAME = 'mfe-wagenpark';

/** A remote's server and a shell's, as teams and operators have them, and the command between. */
export class Stand {
  /** Origin of the remote's server, and the address of the shell that runs. */
  remote = '';
  shell = '';
  /** What the commands said, a line each. */
  printed: string[] = [];
  readonly servers: Server[] = [];
  readonly #folder: Awaited<ReturnType<typeof temporaryFolder>>;

  private constructor(folder: Awaited<ReturnType<typeof temporaryFolder>>) {
    this.#folder = folder;
  }

  static async open(): Promise<Stand> {
    const stand = new Stand(await temporaryFolder());
    await stand.offer(JSON.stringify(SHELL));
    await stand.#folder.write('shell/7.0.0/index.html', '<p>');
    await mkdir(path.join(stand.#folder.path, 'data'), { mode: 0o700 });
    stand.remote = await stand.serve(createRemoteServer(path.join(stand.#folder.path, 'dist')));
    await stand.runShell([stand.remote, BROWSERS]);
    return stand;
  }

  /** The registry's file. */
  get file(): string {
    return path.join(this.#folder.path, 'data/registry.json');
  }

  async serve(server: Server): Promise<string> {
    this.servers.push(server);
    return listening(server);
  }

  /** What the shell says of itself from now on. */
  async offer(release: string): Promise<void> {
    await this.#folder.write('shell/7.0.0/release.json', release);
  }

  /** Runs a shell that lets remotes be on these origins. */
  async runShell(remoteOrigins: readonly string[]): Promise<void> {
    this.shell = await this.serve(
      createShellServer({
        dist: path.join(this.#folder.path, 'shell'),
        version: () => '7.0.0',
        registryFile: this.file,
        remoteOrigins,
        config: microsoftConfig('http://localhost:4010/v1', 'id'),
      }),
    );
  }

  dist(version: string): string {
    return path.join(this.#folder.path, 'dist', version);
  }

  /** Address of a version as browsers ask for it. */
  at(version: string): string {
    return `${this.remote}/${version}/`;
  }

  build(version: string, changes: Wanted['changes'] = {}): Promise<string> {
    return builtRelease(this.dist(version), { name: NAME, version, changes });
  }

  /** `npm run registry -- …` */
  command(...args: string[]): Promise<number> {
    return run([...args, '--registry', this.file, '--shell', this.shell, '--by', 'ci']);
  }

  /** The entry of the remote in the registry as the shell serves it. */
  async entry() {
    const { remotes } = await (await fetch(`${this.shell}/registry.json`)).json();
    return remotes[NAME];
  }

  async current(): Promise<string | undefined> {
    return (await this.entry())?.current.release.version;
  }

  async close(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      server.close();
    }
    await this.#folder.remove();
  }
}
