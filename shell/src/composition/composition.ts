import type { ComponentType } from 'react';
import type { Offer, PlacedRelease, RemoteDeclaration } from '@kengetal/contract/remote';
import { incompatibility } from './compatibility.ts';
import type { ExposedModule, RemoteHost } from './host.ts';
import { readRegistry, type RegisteredRemote } from './registry.ts';
import { STEP_LIMIT_MS, within } from './time-limit.ts';

/** What happened with a part, for telemetry. */
export interface CompositionEvent {
  kind: 'load' | 'recovered' | 'error';
  part: string;
  version?: string;
  duration_ms?: number;
  message?: string;
}

export interface RemoteInfo {
  name: string;
  /** Of the release that is shown here; without one what it declared last, if that is known. */
  declaration: RemoteDeclaration | null;
  version: string | null;
  status: 'ok' | 'incompatible' | 'missing';
  /** Why it cannot be shown, in Dutch. */
  reason: string | null;
}

/** Which release of a remote the registry calls current, and which one works here. */
export interface RemoteRelease {
  name: string;
  /** What a person calls it. */
  title: string;
  /** Version that was current when this page read the registry; null without a usable one. */
  current: string | null;
  /** Version that this page has shown; null as long as nothing was asked of the remote. */
  shown: string | null;
}

/** One try at a release; several make a plan. */
export interface Attempt {
  placed: PlacedRelease;
  /** Drops what an earlier try left and asks for the files anew. */
  fresh: boolean;
  /** True when this is not the release that the registry calls current. */
  fallback: boolean;
}

export interface Composition {
  /** Reads the registry; one that is the same, or cannot be read, leaves things as they are. */
  load(): Promise<void>;
  /** The same array until the registry has changed. */
  remotes(): readonly RemoteInfo[];
  subscribe(listener: () => void): () => void;
  releases(): RemoteRelease[];
  /**
   * Versions that are current by now, by name, the shell's own under 'shell'; changes nothing here.
   * Rejects when they cannot be read.
   */
  latest(): Promise<Record<string, string>>;
  /** Fetches a remote's code before it is asked for; failures stay silent. */
  prefetch(remote: string): void;
  /**
   * Tries in order: the release that works here or else the current one, that one anew, then the
   * other. Empty when nothing may be loaded. `again`: the user asks, after all of these failed.
   */
  plan(remote: string, again: boolean): Attempt[];
  /** The component that a release exposes; rejects when there is none. */
  component(attempt: Attempt, module: ExposedModule, name: string): Promise<ComponentType>;
  /** Remembers which release works, and tells how long it took. */
  succeeded(attempt: Attempt, durationMs: number): void;
  failed(remote: string, attempt: Attempt | null, error: unknown): void;
}

export interface CompositionOptions {
  registryUrl: string;
  /** Where the version of the shell stands that a page gets now. */
  releaseUrl: string;
  offer: Offer;
  host: RemoteHost;
  report: (event: CompositionEvent) => void;
  fetch?: typeof fetch;
}

export function createComposition(options: CompositionOptions): Composition {
  const { offer, host, report } = options;
  let registered: RegisteredRemote[] = [];
  let remotes: RemoteInfo[] = [];
  const listeners = new Set<() => void>();
  /** Releases that were shown in this page, by remote. */
  const working = new Map<string, PlacedRelease>();

  const plan = (remote: string, again: boolean): Attempt[] => {
    const releases = registered.find(({ name }) => name === remote)?.releases ?? [];
    const usable = releases.filter(({ release }) => incompatibility(release, offer) === null);
    const known = working.get(remote);
    const first = known && usable.includes(known) ? known : usable[0];
    if (!first) return [];
    const other = usable.find((placed) => placed !== first);
    const tries = [
      { placed: first, fresh: again },
      { placed: first, fresh: true },
      ...(other ? [{ placed: other, fresh: again }] : []),
    ];
    return tries.map((one) => ({ ...one, fallback: one.placed !== releases[0] }));
  };

  return {
    load: async () => {
      const read = readRegistry(await fetchRegistry(options), options.registryUrl);
      if (read.length === 0 || JSON.stringify(read) === JSON.stringify(registered)) return;
      registered = read;
      remotes = registered.map((remote) => describe(remote, offer));
      for (const listener of listeners) listener();
    },
    remotes: () => remotes,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    releases: () =>
      registered.map(({ name, releases }, index) => ({
        name,
        title: remotes[index]?.declaration?.title ?? name,
        current: releases[0]?.release.version ?? null,
        shown: working.get(name)?.release.version ?? null,
      })),
    latest: () => readLatest(options),
    prefetch: (remote) => {
      if (working.has(remote)) return;
      const [attempt] = plan(remote, false);
      if (!attempt) return;
      host.load(attempt.placed, 'screens', false).catch(() => undefined);
    },
    plan,
    component: async ({ placed, fresh }, module, name) =>
      componentOf(await host.load(placed, module, fresh), name),
    succeeded: ({ placed, fallback }, durationMs) => {
      const { name: part, version } = placed.release;
      if (working.get(part) === placed) return;
      working.set(part, placed);
      report({ kind: 'load', part, version, duration_ms: Math.round(durationMs) });
      if (fallback) report({ kind: 'recovered', part, version });
    },
    failed: (part, attempt, error) => {
      const version = attempt?.placed.release.version;
      report({ kind: 'error', part, message: String(error), ...(version && { version }) });
    },
  };
}

function describe({ name, releases, declaration }: RegisteredRemote, offer: Offer): RemoteInfo {
  const reasons = releases.map(({ release }) => incompatibility(release, offer));
  const fit = releases[reasons.indexOf(null)] ?? releases[0];
  const status = !fit ? 'missing' : reasons.includes(null) ? 'ok' : 'incompatible';
  return {
    name,
    declaration: fit?.release.declaration ?? declaration,
    version: fit?.release.version ?? null,
    status,
    reason: status === 'incompatible' ? (reasons[0] ?? null) : null,
  };
}

async function fetchRegistry(options: CompositionOptions): Promise<unknown> {
  for (const attempt of [1, 2]) {
    try {
      return await readJson(options.registryUrl, options.fetch);
    } catch (error) {
      if (attempt === 2) {
        options.report({ kind: 'error', part: 'registry', message: String(error) });
      }
    }
  }
  return null;
}

async function readLatest(options: CompositionOptions): Promise<Record<string, string>> {
  const [document, shell] = await Promise.all([
    readJson(options.registryUrl, options.fetch),
    readJson(options.releaseUrl, options.fetch),
  ]);
  const versions = readRegistry(document, options.registryUrl).flatMap(({ name, releases }) => {
    const version = releases[0]?.release.version;
    return version === undefined ? [] : [[name, version] as const];
  });
  const own: unknown = Reflect.get(Object(shell), 'version');
  return { ...Object.fromEntries(versions), ...(typeof own === 'string' && { shell: own }) };
}

/** Asks whether it changed: an unchanged document costs no more than its headers. */
async function readJson(url: string, read = globalThis.fetch.bind(globalThis)): Promise<unknown> {
  const response = await read(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(STEP_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return within(response.json() as Promise<unknown>, STEP_LIMIT_MS);
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
