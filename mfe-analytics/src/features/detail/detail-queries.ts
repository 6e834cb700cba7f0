import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiRequest } from '@kengetal/platform';
import { saveDownload, useApi, useBus, type ApiClient } from '@kengetal/platform';

const key = (projectId: string, part: string) => ['mfe-analytics', 'detail', projectId, part];

const fetchDetail = (api: ApiClient, project_id: string, signal: AbortSignal) =>
  api.request('POST /pages', { body: { project_id, page: 'project-detail', filters: [] }, signal });

/** What the books are of, how far they reach, and how good they are; pending without a project. */
export function useDetail(projectId: string | undefined) {
  const api = useApi();
  return useQuery(
    queryOptions({
      queryKey: key(projectId ?? '', 'page'),
      queryFn:
        projectId === undefined ? skipToken : ({ signal }) => fetchDetail(api, projectId, signal),
    }),
  );
}

/** Files that were read, newest first. */
export function useImports(project_id: string) {
  const api = useApi();
  return useQuery({
    queryKey: key(project_id, 'imports'),
    queryFn: ({ signal }) => api.request('GET /project/imports', { query: { project_id }, signal }),
  });
}

/** Budgets, newest fiscal year first. */
export function useBudgets(project_id: string) {
  const api = useApi();
  return useQuery({
    queryKey: key(project_id, 'budgets'),
    queryFn: ({ signal }) => api.request('GET /budgets', { query: { project_id }, signal }),
  });
}

/** Reads a budget from a file; every screen that compares with it must read again. */
export function useUploadBudget(project_id: string) {
  const api = useApi();
  const changed = useBudgetsChanged(project_id);
  return useMutation({
    mutationKey: key(project_id, 'upload-budget'),
    mutationFn: async ({ file, boekjaar }: { file: File; boekjaar: string }) =>
      api.request('POST /budget', {
        body: { project_id, boekjaar, filename: file.name, content: await base64Of(file) },
      }),
    onSuccess: changed,
  });
}

export function useDeleteBudget(project_id: string) {
  const api = useApi();
  const changed = useBudgetsChanged(project_id);
  return useMutation({
    mutationKey: key(project_id, 'delete-budget'),
    mutationFn: (boekjaar: string) =>
      api.request('DELETE /budget', { body: { project_id, boekjaar } }),
    onSettled: changed,
  });
}

type Format = ApiRequest<'POST /budget/template'>['body']['format'];

/** Saves a file to fill in: accounts by months. */
export function useBudgetTemplate(project_id: string) {
  const api = useApi();
  return useMutation({
    mutationKey: key(project_id, 'budget-template'),
    mutationFn: async ({ boekjaar, format }: { boekjaar: string; format: Format }) => {
      const body = { project_id, boekjaar, format };
      saveDownload(api, await api.request('POST /budget/template', { body }));
    },
  });
}

function useBudgetsChanged(projectId: string) {
  const client = useQueryClient();
  const bus = useBus();
  return () => {
    bus.emit('dataChanged', { project_id: projectId });
    return client.invalidateQueries({ queryKey: key(projectId, 'budgets') });
  };
}

const PIECE = 0x8000;

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += PIECE) {
    text += String.fromCharCode(...bytes.subarray(from, from + PIECE));
  }
  return btoa(text);
}
