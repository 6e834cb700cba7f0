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
  /** Nothing of that release shows any more: its styles go, and it is read anew when it comes back. */
  drop(placed: PlacedRelease): void;
}

interface Entry {
  url: string;
  integrity: string;
  attempt: number;
  dropped: boolean;
}

/** The host instance that the build plugin made, with entry scripts loaded by our own rules. */
export function createFederationHost(loadEntry = loadEntryScript): RemoteHost {
  const entries = new Map<string, Entry>();
  registerPlugins([entryPlugin(entries, loadEntry)]);
  return {
    load: async ({ base, release }, module, fresh) => {
      const { global, file, integrity } = release.entry;
      const known = entries.get(global);
      if (!known || known.dropped || fresh) {
        const url = new URL(file, base).href;
        const attempt = known ? known.attempt + 1 : 0;
        entries.set(global, { url, integrity, attempt, dropped: false });
        registerRemotes([{ name: global, entry: url, entryGlobalName: global, type: 'global' }], {
          force: known !== undefined,
        });
      }
      return loadRemote(`${global}/${module}`);
    },
    drop: ({ base, release }) => {
      const entry = entries.get(release.entry.global);
      if (entry) entry.dropped = true;
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
        if (link.href.startsWith(base)) link.remove();
      }
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
      const { url, integrity, attempt } = entry;
      return loadEntry({ url, integrity, attempt, global: remoteInfo.entryGlobalName });
    },
  };
}
