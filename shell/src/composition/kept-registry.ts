import type { Storage } from './canary.ts';

const KEY = 'kengetal.registry';

/** A registry that worked, and when it was read (milliseconds since 1970). */
export interface Kept {
  at: number;
  document: unknown;
}

/** Keeps the last registry that worked in this browser, for when the present one cannot be read. */
export interface Keeper {
  read(): Kept | null;
  write(kept: Kept): void;
}

export function createKeeper(storage: Storage): Keeper {
  return {
    read: () => {
      try {
        const { at, document } = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept;
        return typeof at === 'number' ? { at, document } : null;
      } catch {
        return null; // None, or what is no registry.
      }
    },
    write: (kept) => {
      try {
        storage.setItem(KEY, JSON.stringify(kept));
      } catch {
        // No room: then the one that was kept before stays.
      }
    },
  };
}
