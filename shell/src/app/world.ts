import { createContext, useContext, type ComponentType } from 'react';
import type { ApiClient, Bus } from '@kengetal/platform';
import type { RemoteRelease } from '../composition/index.ts';
import type { Session } from '../session/session.ts';
import type { RemoteSummary } from './shell-routes.ts';

/** The remotes as the frame sees them. */
export interface ShellComposition {
  /** The same array until something changes. */
  remotes(): readonly RemoteSummary[];
  subscribe(listener: () => void): () => void;
  releases(): readonly RemoteRelease[];
  /** Versions that are current by now, by name, the shell's own under 'shell'. */
  latest(): Promise<Record<string, string>>;
  /** Fetches a remote's code before it is asked for. */
  prefetch(remote: string): void;
  /** A screen of a remote, or the panel that says why it cannot be shown. */
  Screen: ComponentType<{ remote: string; screen: string }>;
  /** A part of a remote within the frame. */
  Slot: ComponentType<{ remote: string; slot: string }>;
}

/** All that the app stands on; tests give another one. */
export interface World {
  session: Session;
  composition: ShellComposition;
  api: ApiClient;
  bus: Bus;
  /** Milliseconds since 1970; the one clock. */
  now: () => number;
  /** Nonce for style elements (Content-Security-Policy). */
  styleNonce: string | undefined;
}

const WorldContext = createContext<World | null>(null);

export const WorldProvider = WorldContext.Provider;

export function useWorld(): World {
  const world = useContext(WorldContext);
  if (!world) throw new Error('useWorld needs a WorldProvider above it');
  return world;
}
