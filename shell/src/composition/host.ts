import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { PlacedRelease } from '@kengetal/contract/remote';
import { loadEntryScript } from './entry-script.ts';

export type ExposedModule = 'screens' | 'slots';

/** Loads exposed modules of releases; the federation runtime, or a fake in tests. */
export interface RemoteHost {
  /** The module of that release; `fresh` drops what an earlier try left and asks anew. */
  load(placed: PlacedRelease, module: ExposedModule, fresh: boolean): Promise<unknown>;
}

interface Entry {
  url: string;
  integrity: string;
  attempt: number;
}

/** The host instance that the build plugin made, with entry scripts loaded by our own rules. */
export function createFederationHost(loadEntry = loadEntryScript): RemoteHost {
  const entries = new Map<string, Entry>();
  registerPlugins([entryPlugin(entries, loadEntry)]);
  return {
    load: async ({ base, release }, module, fresh) => {
      const { global, file, integrity } = release.entry;
      const known = entries.get(global);
      if (!known || fresh) {
        const url = new URL(file, base).href;
        entries.set(global, { url, integrity, attempt: known ? known.attempt + 1 : 0 });
        registerRemotes([{ name: global, entry: url, entryGlobalName: global, type: 'global' }], {
          force: known !== undefined,
        });
      }
      return loadRemote(`${global}/${module}`);
    },
  };
}

function entryPlugin(
  entries: ReadonlyMap<string, Entry>,
  loadEntry: typeof loadEntryScript,
): ModuleFederationRuntimePlugin {
  return {
    name: 'kengetal-entry',
    loadEntry: async ({ remoteInfo }) => {
      const entry = entries.get(remoteInfo.name);
      if (!entry) return undefined;
      return loadEntry({ ...entry, global: remoteInfo.entryGlobalName });
    },
  };
}
