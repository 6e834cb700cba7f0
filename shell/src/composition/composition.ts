import type { ComponentType } from 'react';
import type { PlacedRelease } from '@kengetal/contract/remote';
import type { CompositionEvent } from './event.ts';
import type { ExposedModule, RemoteHost } from './host.ts';
import { InUse } from './in-use.ts';
import {
  createKnownRegistry,
  type KnownRegistry,
  type RegistryOptions,
  type RegistryState,
} from './known-registry.ts';
import { createPrefetch } from './prefetch.ts';
import { readShellVersion } from './reading.ts';
import { isSame, type RegisteredRemote } from './registry.ts';
import {
  infoOf,
  ownerOf,
  releaseOf,
  type Known,
  type Owner,
  type RemoteInfo,
  type RemoteRelease,
} from './releases.ts';
import type { View } from './views.ts';

/** One try at a release; several make a plan. */
export interface Attempt {
  placed: PlacedRelease;
  /** Drops what an earlier try left and asks for the files anew. */
  fresh: boolean;
  /** True when this is not the release that the registry means for this browser. */
  fallback: boolean;
}

export interface Composition {
  /**
   * Reads the registry; one that is the same, or cannot be read, leaves things as they are. A remote
   * that is loaded is replaced when it has another release by now and nobody uses it (decision 0082).
   */
  load(): Promise<void>;
  /** The same for who waits for this remote: what is known is enough when it takes long. */
  refresh(remote: string): Promise<void>;
  registry(): RegistryState;
  /** The same array until something of it has changed. */
  remotes(): readonly RemoteInfo[];
  subscribe(listener: () => void): () => void;
  /** Told which remote was replaced, before anything of the new release shows. */
  onReplaced(listener: (remote: string) => void): () => void;
  /** How often a remote was replaced in this page: what shows of it belongs to one of these. */
  generation(remote: string): number;
  releases(): RemoteRelease[];
  /** Whose code it is: by the name of the remote, or by a stack or address that names a file of it. */
  ownerOf(clue: string): Owner | null;
  /** Reads the registry, and which version of the shell a page gets now; rejects without that. */
  latestShell(): Promise<string | null>;
  /**
   * Fetches a remote's code before it is asked for, and the files of the screen at a path; failures
   * stay silent.
   */
  prefetch(remote: string, path?: string): void;
  /** A remote that is not loaded loads what is current at that moment: what to wait for, if anything. */
  ready(remote: string): Promise<void> | null;
  /** Something of a remote is on the page, until what this gives is called. */
  show(remote: string, view: View): () => void;
  /**
   * Tries in order: the release that works here or else the current one, that one anew, then the
   * other. Empty when nothing may be loaded. `again`: the user asks, after all of these failed.
   */
  plan(remote: string, again: boolean): Attempt[];
  /** The component that a release exposes; rejects when there is none. */
  component(attempt: Attempt, module: ExposedModule, name: string): Promise<ComponentType>;
  /** The same at once when it has stood in this page, so that nothing of it has to come; else null. */
  stood(attempt: Attempt, module: ExposedModule, name: string): ComponentType | null;
  /** Remembers which release works and what stood of it, and tells how long it took. */
  succeeded(attempt: Attempt, shown: Shown, durationMs: number): void;
  failed(remote: string, attempt: Attempt | null, error: unknown): void;
}

/** What is on the page of a try. */
export interface Shown {
  module: ExposedModule;
  name: string;
  component: ComponentType;
}

export interface CompositionOptions extends RegistryOptions {
  /** Where the version of the shell stands that a page gets now. */
  releaseUrl: string;
  host: RemoteHost;
  report: (event: CompositionEvent) => void;
}

/** What was read this long ago counts as current for who asks for a remote, and who leaves one. */
const FRESH_MS = 5_000;
const STALE_MS = 60_000;

export function createComposition(options: CompositionOptions): Composition {
  const { offer, host, report } = options;
  let remotes: readonly RemoteInfo[] = [];
  const listeners = new Set<() => void>();
  /** Releases that were told of as loaded, by remote. */
  const told = new Map<string, PlacedRelease>();

  const knownOf = (registered: RegisteredRemote): Known => ({
    registered,
    held: inUse.get(registered.name),
    offer,
    failed: (placed) => inUse.failedLately(placed),
  });
  const changed = () => {
    const infos = registry.all().map((remote) => infoOf(knownOf(remote)));
    if (JSON.stringify(infos) !== JSON.stringify(remotes)) remotes = infos;
    for (const listener of listeners) listener();
  };
  const registry = createKnownRegistry(options, {
    changed,
    asked: () => inUse.settle(),
    unreadable: (error) => report({ kind: 'error', part: 'registry', message: String(error) }),
  });
  const inUse = new InUse({
    ...options,
    wanted: (remote) => registry.usable(remote)[0],
    changed,
  });
  /** What stood, by release and name; another release of a remote begins anew. */
  const standing = new Map<string, ComponentType>();
  const keyOf = ({ release }: PlacedRelease, module: ExposedModule, name: string) =>
    `${release.entry.integrity} ${inUse.generation(release.name)} ${module} ${name}`;
  inUse.onReplaced((remote, placed) => told.set(remote, placed));

  const plan = (remote: string, again: boolean) => planOf({ registry, inUse }, remote, again);
  const ready = (remote: string) =>
    inUse.get(remote) || !registry.isOlder(FRESH_MS) ? null : registry.refresh(remote);
  const left = () => (registry.isOlder(STALE_MS) ? void registry.load() : inUse.settle());

  return {
    load: registry.load,
    refresh: registry.refresh,
    registry: registry.state,
    remotes: () => remotes,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onReplaced: (listener) => inUse.onReplaced(listener),
    generation: (remote) => inUse.generation(remote),
    releases: () => registry.all().map((remote) => releaseOf(knownOf(remote))),
    ownerOf: (clue) => ownerOf(registry.all().map(knownOf), clue),
    latestShell: async () => {
      await registry.load();
      return readShellVersion(options.releaseUrl, options.fetch);
    },
    prefetch: createPrefetch({ host, inUse, plan, ready }),
    ready,
    show: (remote, view) => inUse.show(remote, view, left),
    plan,
    component: async ({ placed, fresh }, module, name) => {
      const loaded = componentOf(await host.load(placed, module, fresh), name);
      if (!inUse.get(placed.release.name)) inUse.hold(placed);
      return loaded;
    },
    stood: ({ placed, fresh }, module, name) =>
      (fresh ? undefined : standing.get(keyOf(placed, module, name))) ?? null,
    succeeded: ({ placed, fallback }, shown, durationMs) => {
      const { name: part, version } = placed.release;
      inUse.works(placed);
      standing.set(keyOf(placed, shown.module, shown.name), shown.component);
      inUse.hold(placed);
      if (isSame(told.get(part), placed)) return;
      told.set(part, placed);
      report({ kind: 'load', part, version, duration_ms: Math.round(durationMs) });
      if (fallback) report({ kind: 'recovered', part, version });
    },
    failed: (part, attempt, error) => inUse.failed(part, attempt?.placed, error),
  };
}

interface Parts {
  registry: KnownRegistry;
  inUse: InUse;
}

function planOf({ registry, inUse }: Parts, remote: string, again: boolean): Attempt[] {
  const usable = registry.usable(remote);
  const [newest] = usable;
  const renewed = again && newest && !inUse.failedLately(newest);
  const first = renewed ? newest : (inUse.get(remote) ?? newest);
  if (!first) return [];
  const other = usable.find((placed) => !isSame(placed, first));
  const anew = (placed: PlacedRelease) => again || inUse.hasFailed(placed);
  const tries = [
    { placed: first, fresh: anew(first) },
    { placed: first, fresh: true },
    ...(other ? [{ placed: other, fresh: anew(other) }] : []),
  ];
  const meant = registry.of(remote)?.releases[0];
  return tries.map((one) => ({ ...one, fallback: !isSame(one.placed, meant) }));
}

function componentOf(exposed: unknown, name: string): ComponentType {
  const record =
    typeof exposed === 'object' && exposed !== null && 'default' in exposed
      ? exposed.default
      : null;
  const component: unknown = record === null ? undefined : Reflect.get(Object(record), name);
  if (!component) throw new Error(`there is no '${name}' in this release`);
  return component as ComponentType; // the contract: a record of components
}
