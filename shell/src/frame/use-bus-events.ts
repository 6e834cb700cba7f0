import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Filters } from '@kengetal/contract';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWorld } from '../app/world.ts';
import { writePeriod } from '../period/period.ts';
import { forgetPeriod, storedPeriod } from '../period/stored-period.ts';
import { filtersOptions } from '../period/use-filters.ts';
import { configOptions } from '../projects/config.ts';

/** Renews what the bus says has become stale. */
export function useBusEvents(): void {
  const { api, bus } = useWorld();
  const client = useQueryClient();
  const { search } = useLocation();
  const navigate = useNavigate();

  useEffect(
    () =>
      bus.on('configChanged', () => {
        void client.invalidateQueries({ queryKey: configOptions(api).queryKey });
      }),
    [bus, client, api],
  );

  useEffect(
    () =>
      bus.on('dataChanged', ({ project_id }) => {
        const { queryKey } = filtersOptions(api, project_id);
        const before = client.getQueryData<Filters>(queryKey);
        if (!before?.periode_bereik || choseFromPresets(before, project_id)) {
          forgetPeriod(project_id);
          const params = new URLSearchParams(search);
          const shown = params.get('project') === project_id && params.has('periode');
          params.delete('periode');
          if (shown) {
            void navigate({ search: `?${params}` }, { replace: true, preventScrollReset: true });
          }
          void client.resetQueries({ queryKey });
        }
        void invalidateProject(client, project_id);
      }),
    [bus, client, api, search, navigate],
  );
}

/** Presets count back from the last booking, so new bookings move the one that was chosen. */
function choseFromPresets({ periode_filters }: Filters, projectId: string): boolean {
  const stored = storedPeriod(projectId);
  return periode_filters.some((preset) => writePeriod(preset) === stored);
}

/** Everything that was read of a project: its id stands somewhere in the key. */
function invalidateProject(client: QueryClient, projectId: string): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(projectId),
  });
}
