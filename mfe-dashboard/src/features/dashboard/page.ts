import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useApi, type ApiClient, type Period } from '@kengetal/platform';

interface DashboardParameters {
  projectId: string;
  period: Period;
}

function fetchDashboard(
  api: ApiClient,
  { projectId, period }: DashboardParameters,
  signal: AbortSignal,
) {
  const { periode_min, periode_max } = period;
  return api.request('POST /pages', {
    body: {
      project_id: projectId,
      page: 'dashboard',
      filters: [{ column: 'periode', operator: 'between', value: [periode_min, periode_max] }],
    },
    signal,
  });
}

const dashboardOptions = (api: ApiClient, parameters: DashboardParameters | null) =>
  queryOptions({
    queryKey: ['mfe-dashboard', 'page', parameters],
    queryFn: parameters ? ({ signal }) => fetchDashboard(api, parameters, signal) : skipToken,
  });

/** The dashboard over a period; pending for as long as the period is not known. */
export function useDashboard(projectId: string, period: Period | null) {
  return useQuery(dashboardOptions(useApi(), period && { projectId, period }));
}
