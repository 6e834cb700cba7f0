import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type ResourceLimits } from 'node:worker_threads';

/** What a thread is started for; modules that serve a role look at it in `workerData`. */
interface ThreadData {
  readonly role: string;
  readonly [name: string]: unknown;
}

/**
 * Starts a module as a thread of its own. Node 20 does not give a thread the loader of TypeScript
 * sources, so it is loaded there first.
 * @param self `import.meta.url` of the module; that of the whole program when it is one bundle
 */
export function startThread(
  self: string,
  data: ThreadData,
  resourceLimits?: ResourceLimits,
): Worker {
  if (!self.endsWith('.ts')) {
    return new Worker(new URL(self), { workerData: data, resourceLimits });
  }
  const loader = createRequire(self)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const boot = `import(${JSON.stringify(pathToFileURL(loader).href)})
    .then(({ register }) => { register(); return import(${JSON.stringify(self)}); });`;
  return new Worker(boot, { eval: true, workerData: data, resourceLimits });
}

/** True for `workerData` of a thread that was started for this role. */
export function isForRole(data: unknown, role: string): data is ThreadData {
  return typeof data === 'object' && data !== null && 'role' in data && data.role === role;
}
