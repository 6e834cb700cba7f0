import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../build/parts.ts';

/** What a program said, and whether it did what was asked. */
interface Said {
  readonly code: number;
  readonly output: string;
}

const works = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** How compose is called here, its second or its first version; undefined without an engine. */
export function findCompose(): readonly string[] | undefined {
  if (!works('docker', 'info')) return undefined;
  if (works('docker', 'compose', 'version')) return ['docker', 'compose'];
  return works('docker-compose', 'version') ? ['docker-compose'] : undefined;
}

/** A project of containers: what `docker-compose` and `docker` do with it. Throws what they said when they fail. */
export class Project {
  readonly #name: string;
  readonly #compose: readonly string[];
  readonly #envFile: string;
  readonly #extra: readonly string[];

  constructor(options: {
    name: string;
    compose: readonly string[];
    envFile: string;
    /** Compose files beside the two of the workspace. */
    extra: readonly string[];
  }) {
    this.#name = options.name;
    this.#compose = options.compose;
    this.#envFile = options.envFile;
    this.#extra = options.extra;
  }

  /** @param from the workspace, or a copy of it with other sources */
  async compose(args: readonly string[], from = ROOT): Promise<string> {
    const [program = '', ...words] = this.#compose;
    const files = ['docker-compose.yml', 'docker-compose.override.yml', ...this.#extra];
    return this.#run(
      program,
      [
        ...words,
        ...['--env-file', this.#envFile, '-p', this.#name],
        ...files.flatMap((file) => ['-f', file]),
        ...args,
      ],
      from,
    );
  }

  /** Identifier of the container of a service. */
  async containerOf(service: string): Promise<string> {
    return (await this.compose(['ps', '-q', service])).trim();
  }

  async inspect(service: string, format: string): Promise<string> {
    const id = await this.containerOf(service);
    return (await this.#run('docker', ['inspect', '--format', format, id])).trim();
  }

  /** A command of the registry, with what it printed. */
  registry(...args: readonly string[]): Promise<string> {
    return this.compose(['run', '--rm', '--no-deps', '-T', 'registry', ...args]);
  }

  /** Resolves when the health check of a service says so. */
  async healthy(service: string, withinMs: number): Promise<void> {
    const until = Date.now() + withinMs;
    while (Date.now() < until) {
      if ((await this.inspect(service, '{{.State.Health.Status}}')) === 'healthy') return;
      await wait(1_000);
    }
    throw new Error(
      `${service} werd niet gezond: ${await this.compose(['logs', '--tail=20', service])}`,
    );
  }

  async #run(program: string, args: readonly string[], cwd: string = ROOT): Promise<string> {
    const { code, output } = await said(program, args, cwd);
    if (code === 0) return output;
    throw new Error(
      `${program} ${args.join(' ')}\n${output.trim().split('\n').slice(-15).join('\n')}`,
    );
  }
}

async function said(program: string, args: readonly string[], cwd: string): Promise<Said> {
  const env = { ...process.env, COMPOSE_IGNORE_ORPHANS: '1' };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => parts.push(part.toString()));
  }
  await once(child, 'close');
  return { code: child.exitCode ?? 1, output: parts.join('') };
}

/** Whether the image of PostgreSQL is one that begins as root, with no entry point of its own. */
export function hasStandIn(): boolean {
  const { POSTGRES_IMAGE = 'postgres:17-alpine' } = process.env;
  const args = ['image', 'inspect', '--format', '{{json .Config.Entrypoint}}', POSTGRES_IMAGE];
  const { stdout } = spawnSync('docker', args, { encoding: 'utf8' });
  return stdout.trim() === 'null';
}
