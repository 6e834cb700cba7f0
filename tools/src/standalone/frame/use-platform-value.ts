import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient, Bus, Period, Platform } from '@kengetal/platform';
import declaration from 'standalone-remote/declaration';
import { namedPath } from '../../../../shell/src/app/shell-routes.ts';
import { useTheme } from '../../../../shell/src/theme/use-theme.ts';

interface Parts {
  api: ApiClient;
  bus: Bus;
  drawerElement: HTMLElement | null;
}

/** What the shell would give, from the running API; null until it has answered. */
export function usePlatformValue({ api, bus, drawerElement }: Parts): Platform | null {
  const client = useQueryClient();
  const theme = useTheme();
  const [projectId, setProjectId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Period | null>(null);
  const config = useQuery({
    queryKey: ['standalone', 'config'],
    queryFn: () => api.request('GET /config', {}),
  });
  const projects = config.data?.projects ?? [];
  const active = projects.find(({ project_id }) => project_id === projectId) ?? projects[0] ?? null;
  const filters = useQuery({
    queryKey: ['standalone', 'filters', active?.project_id],
    queryFn: () => api.request('GET /filters', { query: { project_id: active?.project_id ?? '' } }),
    enabled: active !== null,
  });
  if (!config.data || (active && !filters.data)) return null;

  const { user, rights, organisations } = config.data;
  const presets = filters.data?.periode_filters ?? [];
  const named = declaration.routes.map(({ name = null, path }) => ({ name, path }));
  const [preset = null] = presets;
  return {
    api,
    bus,
    drawerElement,
    theme,
    styleNonce: undefined,
    addressOf: (name, values) => namedPath(named, name, values),
    setCrumb: () => undefined,
    session: { user, rights, signOut: () => location.reload() },
    project: {
      active,
      organisation: organisations[0] ?? null,
      organisations,
      projects,
      choose: setProjectId,
      reload: () => client.invalidateQueries({ queryKey: ['standalone'] }),
    },
    period: {
      period: chosen ?? preset,
      preset: chosen ? null : preset,
      presets,
      choose: setChosen,
    },
  };
}
