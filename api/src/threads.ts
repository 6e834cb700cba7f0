import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type ResourceLimits } from 'node:worker_threads';

/** What is used here of esbuild, which comes with the loader of TypeScript. */
interface Esbuild {
  buildSync(options: object): { outputFiles: { text: string }[] };
}

/** What a thread is started for; modules that serve a role look at it in `workerData`. */
interface ThreadData {
  readonly role: string;
  readonly [name: string]: unknown;
}

/** Modules that are started as threads; each becomes a script of its own beside the program's. */
type ThreadModule =
  | 'tasks'
  | 'db/engine-worker'
  | 'imports/reader-thread'
  | 'features/lines/columns/thread';

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
 * loader of TypeScript of its own, which takes ten times as long. Tests start many threads, so it
 * is made once per process.
 */
function bundled(self: string): string {
  const script = scripts.get(self) ?? bundle(self);
  scripts.set(self, script);
  return script;
}

const scripts = new Map<string, string>();

function bundle(self: string): string {
  const path = fileURLToPath(self);
  const { resolve } = createRequire(path);
  const esbuild = createRequire(resolve('tsx/package.json'))('esbuild') as Esbuild;
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [path],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: librariesOf(createRequire(import.meta.url)('../package.json') as Manifest),
    define: { 'import.meta.url': JSON.stringify(self) },
    write: false,
    logLevel: 'silent',
  });
  const require = `require('node:module').createRequire(${JSON.stringify(path)})`;
  return `(function (require) {${outputFiles[0]?.text ?? ''}\n})(${require});`;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Packages of the workspace are TypeScript too; all others stay outside the script. */
const librariesOf = ({ dependencies }: Manifest): string[] =>
  Object.keys(dependencies).filter((name) => !dependencies[name]?.startsWith('workspace:'));

/** True for what the end of a thread says that took more memory than it has. */
export const isOutOfMemory = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** True for `workerData` of a thread that was started for this role. */
export function isForRole(data: unknown, role: string): data is ThreadData {
  return typeof data === 'object' && data !== null && 'role' in data && data.role === role;
}
