import type { Offer, PlacedRelease } from '@kengetal/contract/remote';
import type { Draw } from './canary.ts';
import { incompatibility } from './compatibility.ts';
import type { Keeper } from './kept-registry.ts';
import { readJson } from './reading.ts';
import { readRegistry, type RegisteredRemote } from './registry.ts';
import { within } from './time-limit.ts';

/** The registry that this page goes by. */
export interface RegistryState {
  /** False when the present one could not be read the last time. */
  readable: boolean;
  /** When the one that is used was read, in milliseconds since 1970; null when there is none. */
  readAt: number | null;
}

export interface RegistryOptions {
  registryUrl: string;
  offer: Offer;
  keeper: Keeper;
  draw: Draw;
  /** Milliseconds since 1970. */
  now: () => number;
  fetch?: typeof fetch;
}

interface Told {
  /** Something in the registry is other than it was. */
  changed: () => void;
  /** It was asked for again, whatever came of it. */
  asked: () => void;
  unreadable: (error: unknown) => void;
}

export interface KnownRegistry {
  /** Reads it; one that is the same, or cannot be read, leaves things as they are. */
  load(): Promise<void>;
  /** The same, but what is known is enough when it takes long. */
  refresh(remote: string): Promise<void>;
  state(): RegistryState;
  /** Whether it was read longer ago than this; false when it never was. */
  isOlder(ms: number): boolean;
  all(): readonly RegisteredRemote[];
  of(remote: string): RegisteredRemote | undefined;
  /** Releases of a remote that this shell can run, best first. */
  usable(remote: string): PlacedRelease[];
}

/** Who asks for a remote does not wait longer than this to know what is current. */
const REFRESH_LIMIT_MS = 2_000;

/** The registry as it was read last; at first the one that this browser kept when there is no other. */
export function createKnownRegistry(options: RegistryOptions, told: Told): KnownRegistry {
  const { registryUrl, offer, keeper, draw, now } = options;
  let registered: readonly RegisteredRemote[] = [];
  let state: RegistryState = { readable: true, readAt: null };
  let reading: Promise<void> | null = null;

  const take = (document: unknown, readAt: number): boolean => {
    const read = readRegistry(document, registryUrl, draw);
    if (read.length === 0) return false;
    state = { ...state, readAt };
    if (JSON.stringify(read) !== JSON.stringify(registered)) {
      registered = read;
      told.changed();
    }
    return true;
  };
  const read = async () => {
    const kept = registered.length === 0 ? keeper.read() : null;
    const document = await ask(kept ? 1 : 2);
    const at = now();
    const readable = take(document, at);
    if (readable) keeper.write({ at, document });
    else if (kept) take(kept.document, kept.at);
    state = { ...state, readable };
    told.asked();
  };
  /** A second try helps only who has nothing to go by. */
  const ask = async (tries: number): Promise<unknown> => {
    try {
      return await readJson(registryUrl, options.fetch);
    } catch (error) {
      if (tries > 1) return ask(tries - 1);
      told.unreadable(error);
      return null;
    }
  };
  const load = () => (reading ??= read().finally(() => (reading = null)));
  const of = (remote: string) => registered.find(({ name }) => name === remote);
  const usable = (remote: string) =>
    (of(remote)?.releases ?? []).filter(({ release }) => incompatibility(release, offer) === null);

  return {
    load,
    refresh: (remote) => {
      const loading = load();
      if (usable(remote).length === 0) return loading;
      return within(loading, REFRESH_LIMIT_MS).catch(() => undefined);
    },
    state: () => state,
    isOlder: (ms) => state.readAt !== null && now() - state.readAt > ms,
    all: () => registered,
    of,
    usable,
  };
}
