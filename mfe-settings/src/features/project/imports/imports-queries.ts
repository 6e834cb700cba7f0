import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportJob } from '@kengetal/contract';
import { useApi, useBus, useProject, type ApiClient } from '@kengetal/platform';

const getImports = (api: ApiClient, project_id: string, signal: AbortSignal) =>
  api.request('GET /project/imports', { query: { project_id }, signal });

const undoImport = (api: ApiClient, import_id: string) =>
  api.request('DELETE /import', { query: { import_id } });

const importsOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['mfe-settings', 'project', id, 'imports'],
    queryFn: ({ signal }) => getImports(api, id, signal),
  });

export const useImports = (projectId: string) => useQuery(importsOptions(useApi(), projectId));

/** Takes an import back: the figures are those from before it. */
export function useUndoImport(projectId: string) {
  const api = useApi();
  const changed = useImportsChanged(projectId);
  return useMutation({
    mutationKey: ['mfe-settings', 'undo-import', projectId],
    mutationFn: (importId: string) => undoImport(api, importId),
    onSuccess: (job) => changed(job, true),
  });
}

/**
 * Shows what became of an import in the list and reads the list again, since it may make another
 * one undoable; tells the app when the figures changed with it.
 */
export function useImportsChanged(projectId: string) {
  const api = useApi();
  const bus = useBus();
  const client = useQueryClient();
  const { reload } = useProject();
  return (job: ImportJob, figuresChanged: boolean) => {
    const { queryKey } = importsOptions(api, projectId);
    client.setQueryData(queryKey, (known) =>
      known?.map((one) => (one.import_id === job.import_id ? job : one)),
    );
    void client.invalidateQueries({ queryKey });
    if (!figuresChanged) return;
    bus.emit('dataChanged', { project_id: projectId });
    void reload();
  };
}
