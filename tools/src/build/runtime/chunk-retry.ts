import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type FileOf = (chunkId: string | number) => string;

interface BundlerRequire {
  /** File of a chunk's script. */
  u?: FileOf;
  /** File of a chunk's styles. */
  k?: FileOf;
  /** Loads a script; the error, if any, reaches `done` as an event. */
  l?: (url: string, done: unknown, key?: string, chunkId?: string | number) => void;
}
export interface ChunkRetryParams {
  /** output.uniqueName, by which the bundler marks the tags that it adds. */
  uniqueName: string;
}
declare const __webpack_require__: BundlerRequire;

/**
 * Gives every later try of a chunk another query: without it Chromium queues behind the request
 * that hangs. An entry that was itself asked for anew passes its query on to all its chunks. The
 * bundler gives up by itself after output.chunkLoadTimeout.
 */
export default function chunkRetry(params?: ChunkRetryParams): ModuleFederationRuntimePlugin {
  const script = document.currentScript;
  const query = script instanceof HTMLScriptElement ? new URL(script.src).search : '';
  if (query) {
    if (params) dropPendingTags(params.uniqueName);
    for (const name of ['u', 'k'] as const) {
      const fileOf = __webpack_require__[name];
      if (fileOf) __webpack_require__[name] = (chunkId) => fileOf(chunkId) + query;
    }
  }
  const tries = new Map<string, number>();
  const another = (url: string) => {
    const tried = tries.get(url) ?? 0;
    tries.set(url, tried + 1);
    return tried === 0 ? url : `${url}${query ? '&' : '?'}opnieuw=${tried}`;
  };
  const load = __webpack_require__.l;
  if (load) {
    __webpack_require__.l = (url, done, key, chunkId) => load(another(url), done, key, chunkId);
  }
  // Styles have no such function; their file is asked for once for each try.
  const stylesOf = __webpack_require__.k;
  if (stylesOf) __webpack_require__.k = (chunkId) => another(stylesOf(chunkId));
  return { name: 'kengetal-chunk-retry' };
}

/** The bundler would wait for a tag that an earlier try of this release left, which may hang. */
function dropPendingTags(uniqueName: string): void {
  const own = `[data-rspack^="${uniqueName}:"]`;
  for (const script of document.querySelectorAll(`script${own}`)) script.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link${own}`)) {
    if (!link.sheet) link.remove();
  }
}
