/** The part of local storage that is used here. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const KEY = 'kengetal.browser';

/** Whether this browser is one of that percentage which gets the canary of a remote. */
export type Draw = (remote: string, percentage: number) => boolean;

/**
 * Draws once per browser, when the first canary is seen: the same browser stays with what it got, a
 * larger percentage only adds browsers, and each remote's canary goes to others.
 */
export function createDraw(storage: Storage): Draw {
  let own: string | null = null;
  return (remote, percentage) => {
    own ??= stored(storage);
    return shareOf(`${own} ${remote}`) < percentage;
  };
}

/** What this browser drew before, or draws now. */
function stored(storage: Storage): string {
  const drawn = crypto.randomUUID();
  try {
    const before = storage.getItem(KEY);
    if (before !== null) return before;
    storage.setItem(KEY, drawn);
  } catch {
    // No room, or no storage at all: then it holds for this page.
  }
  return drawn;
}

/** 0–99, evenly spread: FNV-1a, of which the last step mixes what a short text leaves alike. */
export function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) % 100;
}
