import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Opened } from '@kengetal/contract/remote';
import { useApi, useProject, type ApiClient } from '@kengetal/platform';
import type { NavigationItem } from '../app/navigation.ts';
import { useShellRoute, type ShellRoute } from '../app/shell-routes.ts';
import { useHome, useOpens } from '../app/use-opens.ts';
import { useWorld } from '../app/world.ts';
import type { AddressValues } from '../composition/opening.ts';
import { writePeriod } from '../period/period.ts';
import { useFilters } from '../period/use-filters.ts';
import {
  accountEntries,
  chatEntries,
  projectEntries,
  reportEntries,
  reportInSight,
  reportPartEntries,
} from './books.ts';
import type { Entries } from './entry.ts';
import { screenEntries } from './screens.ts';
import { useActions } from './use-actions.ts';

export interface EntryParts {
  routes: readonly ShellRoute[];
  navigation: readonly NavigationItem[];
  onToggleSidebar: () => void;
}

const KEPT_MS = 5 * 60_000;

function accountsOptions(api: ApiClient, project_id: string) {
  return queryOptions({
    queryKey: ['shell', 'accounts', project_id],
    queryFn: ({ signal }) =>
      api.request('GET /project/accounts', { query: { project_id }, signal }),
    staleTime: KEPT_MS,
  });
}

function chatsOptions(api: ApiClient, project_id: string) {
  return queryOptions({
    queryKey: ['shell', 'chats', project_id],
    queryFn: ({ signal }) => api.request('GET /chats', { query: { project_id }, signal }),
  });
}

/** All that can be found. Chats and accounts are asked for now; what cannot be had is left out. */
export function useEntries({ routes, navigation, onToggleSidebar }: EntryParts) {
  const api = useApi();
  const navigate = useNavigate();
  const { active, projects, organisations } = useProject();
  const projectId = active?.project_id ?? null;
  const enabled = projectId !== null;
  const filters = useFilters(api, projectId);
  const chats = useQuery({ ...chatsOptions(api, projectId ?? ''), enabled });
  const accounts = useQuery({ ...accountsOptions(api, projectId ?? ''), enabled });
  const route = useShellRoute(routes);
  const home = useHome() ?? '';
  const opens = useOpens();
  const remotes = useWorld().composition.remotes();
  const { search } = useLocation();

  const goTo = useMemo(
    () => (address: string, state?: object) => void navigate(address, { state }),
    [navigate],
  );
  const actions = useActions({ route, goTo, onToggleSidebar });
  // What depends on the books is long, and stays the same while someone types.
  const books = useMemo(() => {
    const open = (opened: Opened, values: AddressValues) => goTo(opens(opened, values) ?? '');
    const found = {
      report: reportEntries(filters.data?.reports ?? [], open),
      chat: chatEntries(chats.data ?? [], open),
      account: projectId && accounts.data ? accountEntries(accounts.data, projectId, open) : [],
    };
    const offered = (opened: keyof typeof found) => (opens(opened) === null ? [] : found[opened]);
    const choose = (projectId: string) => goTo(`${home}?project=${encodeURIComponent(projectId)}`);
    const report = reportInSight(filters.data?.reports ?? [], search);
    const address = report && opens('report', { type: report.type, period: writePeriod(report) });
    const parts = remotes.flatMap(({ declaration }) => declaration?.reportParts ?? []);
    return {
      screens: screenEntries(routes, navigation, goTo),
      reports: [
        ...offered('report'),
        ...(report && address ? reportPartEntries(parts, report, address, goTo) : []),
      ],
      projects: projectEntries(projects, organisations, active, choose),
      chats: offered('chat'),
      accounts: offered('account'),
    };
  }, [
    routes,
    navigation,
    remotes,
    search,
    goTo,
    home,
    opens,
    filters.data,
    projects,
    organisations,
    active,
    chats.data,
    accounts.data,
    projectId,
  ]);
  const entries: Entries = { ...books, actions };
  return { entries, loading: accounts.isLoading };
}
