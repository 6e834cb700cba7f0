import { useEffect } from 'react';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
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

  useEffect(() => {
    const toDefaultPeriod = (project_id: string) => {
      forgetPeriod(project_id);
      const params = new URLSearchParams(search);
      const shown = params.get('project') === project_id && params.has('periode');
      params.delete('periode');
      if (shown) {
        void navigate({ search: `?${params}` }, { replace: true, preventScrollReset: true });
      }
    };
    return bus.on('dataChanged', ({ project_id }) => {
      const options = filtersOptions(api, project_id);
      const before = client.getQueryData(options.queryKey);
      if (!before?.periode_bereik) {
        toDefaultPeriod(project_id);
        void client.resetQueries({ queryKey: options.queryKey });
      } else {
        void client.fetchQuery({ ...options, staleTime: 0 }).then(
          (after) => hasMoved(before, after, project_id) && toDefaultPeriod(project_id),
          () => undefined,
        );
      }
      void invalidateOthers(client, project_id, options.queryKey);
    });
  }, [bus, client, api, search, navigate]);
}

/**
 * True when the chosen period is a preset that now stands for other months: presets count back
 * from the last booking, so new bookings move them, and other groups of accounts do not.
 */
function hasMoved(before: Filters, after: Filters, projectId: string): boolean {
  const stored = storedPeriod(projectId);
  const chosen = before.periode_filters.filter((preset) => writePeriod(preset) === stored);
  const isThere = ({ naam }: Filters['periode_filters'][number]) =>
    after.periode_filters.some((preset) => preset.naam === naam && writePeriod(preset) === stored);
  return chosen.length > 0 && !chosen.some(isThere);
}

/** Everything else that was read of a project: its id stands somewhere in the key. */
function invalidateOthers(client: QueryClient, projectId: string, but: QueryKey): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => {
      const key = JSON.stringify(queryKey);
      return key.includes(projectId) && key !== JSON.stringify(but);
    },
  });
}
