import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Organisation, PeriodFilter, Project, Rights, User } from '@kengetal/contract';
import type { ApiClient } from '../api/client.ts';
import type { Bus } from '../bus/bus.ts';
import type { BusValues, Period } from '../bus/topics.ts';

export interface SessionInfo {
  user: User;
  rights: Rights;
  /** Ends the session here and at the API, and returns to the sign-in screen. */
  signOut(): void;
}

/** A project, or an organisation with its projects, that the user has no more. */
export type Gone = Partial<Pick<Project, 'project_id' | 'organisation_id'>>;

export interface ProjectInfo {
  /** Null when the user has no project yet. */
  active: Project | null;
  /** The organisation of the active project, else the first one; null without any. */
  organisation: Organisation | null;
  organisations: readonly Organisation[];
  projects: readonly Project[];
  /** Makes a project active; the URL follows. */
  choose(projectId: string): void;
  /**
   * Reads organisations, projects and rights again, after a change of them. What the user has no more
   * is gone before that, so that nothing asks for it; a shell of before only reads.
   */
  reload(gone?: Gone): Promise<void>;
}

export interface PeriodInfo {
  /** Null until presets are known or when there are none. */
  period: Period | null;
  /** The preset that equals the period, if any. */
  preset: PeriodFilter | null;
  /** All of them, but on a screen of months alone: also where the shell has no selector. */
  presets: readonly PeriodFilter[];
  choose(period: Period): void;
}

export type ThemeName = 'light' | 'dark';

/** All that a remote gets of the shell. */
export interface Platform {
  api: ApiClient;
  bus: Bus;
  session: SessionInfo;
  project: ProjectInfo;
  period: PeriodInfo;
  theme: ThemeName;
  /** Where the drill-down drawer renders, beside the content that it pushes; null until laid out. */
  drawerElement: HTMLElement | null;
  /** On the line of the period, for a filter of the screen's own; a shell may have no such place. */
  filterElement?: HTMLElement | null;
  /** Nonce for style elements (Content-Security-Policy). */
  styleNonce: string | undefined;
  /**
   * The path of a route of any remote by its name (specification §2), with values for its parameters;
   * null when there is none of that name.
   */
  addressOf(name: string, values?: Readonly<Record<string, string>>): string | null;
  /** Names the last crumb and the document, e.g. with the name of a report; null restores it. */
  setCrumb(title: string | null): void;
}

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

/** The whole platform; throws outside the shell or the standalone frame. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it');
  return platform;
}

export const useApi = (): ApiClient => usePlatform().api;
export const useBus = (): Bus => usePlatform().bus;
export const useSession = (): SessionInfo => usePlatform().session;
export const useProject = (): ProjectInfo => usePlatform().project;
export const useAddressOf = (): Platform['addressOf'] => usePlatform().addressOf;
export const usePeriod = (): PeriodInfo => usePlatform().period;

/** Adds a crumb of its own behind the route's while the calling screen shows. */
export function useCrumb(title: string | null): void {
  const { setCrumb } = usePlatform();
  useEffect(() => {
    setCrumb(title);
    return () => setCrumb(null);
  }, [setCrumb, title]);
}

/** A kept value of the bus, rendering again when it changes. */
export function useBusValue<T extends keyof BusValues>(topic: T): BusValues[T] {
  const bus = useBus();
  return useSyncExternalStore(
    (notify) => bus.watch(topic, notify),
    () => bus.get(topic),
  );
}
