import { useCallback, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@kengetal/contract';
import type { Gone, PeriodInfo, Platform, ProjectInfo, SessionInfo } from '@kengetal/platform';
import { namedPath, type ShellRoute } from '../app/shell-routes.ts';
import { useWorld } from '../app/world.ts';
import { presetsFor, samePeriod } from '../period/period.ts';
import { organisationOf } from '../projects/active-project.ts';
import { configOptions, without, type Config } from '../projects/config.ts';
import { useTheme } from '../theme/use-theme.ts';
import type { Choice } from './use-choice.ts';

export interface PlatformParts {
  config: Config | undefined;
  choice: Choice;
  route: ShellRoute | null;
  routes: readonly ShellRoute[];
  drawerElement: HTMLElement | null;
  filterElement: HTMLElement | null;
  setCrumb: (title: string | null) => void;
  /** The profile waits until the first screen has its figures. */
  settled: boolean;
}

const NOBODY: User = { user_id: '', name: '', email: '', avatar: null };
const NO_RIGHTS = { organisations: {}, projects: {} };

/** What the remotes get of the shell, made anew only when a part of it changes. */
export function usePlatformValue(parts: PlatformParts): Platform {
  const { config, choice, route, routes, setCrumb, settled } = parts;
  const { drawerElement, filterElement } = parts;
  const { api, bus, styleNonce } = useWorld();
  const session = useSessionInfo(config, settled);
  const project = useProjectInfo(config, choice);
  const period = usePeriodInfo(choice, route);
  const theme = useTheme();
  return useMemo(
    () => ({
      api,
      bus,
      session,
      project,
      period,
      theme,
      drawerElement,
      filterElement,
      styleNonce,
      addressOf: (name, values) => namedPath(routes, name, values),
      setCrumb,
    }),
    [
      api,
      bus,
      session,
      project,
      period,
      theme,
      drawerElement,
      filterElement,
      styleNonce,
      routes,
      setCrumb,
    ],
  );
}

/** Name and e-mail address as Microsoft Graph has them, until then as the API has them. */
function useSessionInfo(config: Config | undefined, settled: boolean): SessionInfo {
  const { session } = useWorld();
  const { data: profile } = useQuery({
    queryKey: ['shell', 'profile'],
    queryFn: () => session.profile(),
    enabled: settled,
    retry: false,
    staleTime: Infinity,
  });
  return useMemo(() => {
    const known = config?.user ?? session.user() ?? NOBODY;
    const user = {
      ...known,
      name: profile?.name || known.name,
      email: profile?.email || known.email,
    };
    return { user, rights: config?.rights ?? NO_RIGHTS, signOut: () => void session.signOut() };
  }, [config, session, profile]);
}

function useProjectInfo(config: Config | undefined, choice: Choice): ProjectInfo {
  const { api } = useWorld();
  const client = useQueryClient();
  const { project, chooseProject } = choice;
  const reload = useCallback(
    (gone?: Gone) => {
      const { queryKey } = configOptions(api);
      if (gone) client.setQueryData(queryKey, (known) => known && without(known, gone));
      return client.invalidateQueries({ queryKey });
    },
    [client, api],
  );
  return useMemo(() => {
    const organisations = config?.organisations ?? [];
    return {
      active: project,
      organisation: organisationOf(organisations, project),
      organisations,
      projects: config?.projects ?? [],
      choose: chooseProject,
      reload,
    };
  }, [config, project, chooseProject, reload]);
}

function usePeriodInfo({ period, filters, choosePeriod }: Choice, route: ShellRoute | null) {
  const all = filters.data?.periode_filters;
  const mode = route?.period ?? 'none';
  return useMemo((): PeriodInfo => {
    const presets = all ?? [];
    const preset = period && presets.find((one) => samePeriod(one, period));
    return {
      period,
      preset: preset ?? null,
      presets: presetsFor(mode, presets),
      choose: choosePeriod,
    };
  }, [all, mode, period, choosePeriod]);
}
