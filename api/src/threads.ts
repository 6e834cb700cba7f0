import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type ResourceLimits } from 'node:worker_threads';

/** What is used here of esbuild, which comes with the loader of TypeScript. */
interface Esbuild {
  buildSync(options: object): {
    outputFiles: { text: string }[];
    metafile: { outputs: Record<string, { imports: { path: string }[] }> };
  };
}

/** Our own libraries are TypeScript too; all others stay outside the script. */
const SOURCES = ['@kengetal/contract', '@kengetal/contract/api', '@kengetal/server'];

/** What a thread is started for; modules that serve a role look at it in `workerData`. */
interface ThreadData {
  readonly role: string;
  readonly [name: string]: unknown;
}

/** Modules that are started as threads; each becomes a script of its own beside the program's. */
type ThreadModule =
  'tasks' | 'db/engine-worker' | 'imports/reader-thread' | 'features/lines/columns/thread';

/** Address of such a module, in the sources or beside the built program. */
export const threadModule = (name: ThreadModule): string =>
  new URL(`./${name}${extname(import.meta.url)}`, import.meta.url).href;

/** Starts a module as a thread of its own. */
export function startThread(
  name: ThreadModule,
  data: ThreadData,
  resourceLimits?: ResourceLimits,
): Worker {
  const self = threadModule(name);
  const options = { workerData: data, resourceLimits };
  return self.endsWith('.ts')
    ? new Worker(bundled(self), { ...options, eval: true })
    : new Worker(new URL(self), options);
}

/** A module as a file that threads can load. */
export interface ModuleFile {
  readonly path: string;
  /** To be called when no thread will load it any more. */
  remove(): Promise<void>;
}

/** The file of a module; of sources, which threads cannot load as they stand, one that is made. */
export async function moduleFile(self: string): Promise<ModuleFile> {
  if (!self.endsWith('.ts')) {
    return { path: fileURLToPath(self), remove: () => Promise.resolve() };
  }
  const path = join(await mkdtemp(join(tmpdir(), 'kengetal-threads-')), 'module.cjs');
  await writeFile(path, bundled(self));
  return { path, remove: () => rm(dirname(path), { recursive: true, force: true }) };
}

/**
 * A module of the sources as one script. To load it as it stands, a thread would first need a
 * loader of TypeScript of its own, which takes ten times as long; tests start many threads.
 */
function bundled(self: string): string {
  const path = fileURLToPath(self);
  const { resolve } = createRequire(path);
  const esbuild = createRequire(resolve('tsx/package.json'))('esbuild') as Esbuild;
  const { outputFiles, metafile } = esbuild.buildSync({
    entryPoints: [path],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    alias: Object.fromEntries(SOURCES.map((name) => [name, resolve(name)])),
    define: { 'import.meta.url': JSON.stringify(self) },
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const missed = outside.find((one) => one.path.startsWith('@kengetal/'));
  // The thread would end at its first line, and whoever waits for it would wait in vain.
  if (missed) throw new Error(`${missed.path} belongs among the sources of threads`);
  const require = `require('node:module').createRequire(${JSON.stringify(path)})`;
  return `(function (require) {${outputFiles[0]?.text ?? ''}\n})(${require});`;
}

/** True for `workerData` of a thread that was started for this role. */
export function isForRole(data: unknown, role: string): data is ThreadData {
  return typeof data === 'object' && data !== null && 'role' in data && data.role === role;
}
