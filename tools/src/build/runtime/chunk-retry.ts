import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

interface BundlerRequire {
  /** Address of a chunk's file. */
  u?: (chunkId: string | number) => string;
  /** Loads a script; the error, if any, reaches `done` as an event. */
  l?: (url: string, done: unknown, key?: string, chunkId?: string | number) => void;
}
declare const __webpack_require__: BundlerRequire;

/**
 * Gives every later try of a chunk another query: without it Chromium queues behind the request
 * that hangs. The bundler gives up by itself after output.chunkLoadTimeout.
 */
export default function chunkRetry(): ModuleFederationRuntimePlugin {
  const load = __webpack_require__.l;
  if (load) {
    const tries = new Map<string, number>();
    __webpack_require__.l = (url, done, key, chunkId) => {
      const tried = tries.get(url) ?? 0;
      tries.set(url, tried + 1);
      load(tried === 0 ? url : `${url}?poging=${tried}`, done, key, chunkId);
    };
  }
  return { name: 'kengetal-chunk-retry' };
}
