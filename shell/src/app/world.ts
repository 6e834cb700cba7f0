import { createContext, useContext, type ComponentType } from 'react';
import type { ApiClient, Bus } from '@kengetal/platform';
import type { Owner, RegistryState, RemoteRelease } from '../composition/index.ts';
import type { Session } from '../session/session.ts';
import type { RemoteSummary } from './shell-routes.ts';

/** The remotes as the frame sees them. */
export interface ShellComposition {
  /** The same array until something changes. */
  remotes(): readonly RemoteSummary[];
  subscribe(listener: () => void): () => void;
  releases(): readonly RemoteRelease[];
  /** The registry that this page goes by. */
  registry(): RegistryState;
  /** Whose code it is: by the name of a remote, or by a stack or address that names a file of it. */
  ownerOf(clue: string): Owner | null;
  /** Told which remote was replaced by another release, before anything of that shows. */
  onReplaced(listener: (remote: string) => void): () => void;
  /** Looks what is published by now; gives the version of the shell that a page gets. */
  latestShell(): Promise<string | null>;
  /** Fetches a remote's code before it is asked for, and the files of the screen at a path. */
  prefetch(remote: string, path?: string): void;
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
  /** To be called once the first screen has its figures, when the browser has nothing to do. */
  settled: () => void;
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
