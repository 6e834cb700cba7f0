import { useMutation } from '@tanstack/react-query';
import { saveDownload, useApi, useProject, type ApiClient } from '@kengetal/platform';

const renameProject = (api: ApiClient, project_id: string, project_name: string) =>
  api.request('PATCH /project', { body: { project_id, project_name } });

const exportProject = (api: ApiClient, project_id: string) =>
  api.request('POST /project/export', { body: { project_id } });

/** Renames a project; done when the app knows it by that name too. */
export function useRenameProject(id: string) {
  const api = useApi();
  const { reload } = useProject();
  return useMutation({
    mutationKey: ['mfe-settings', 'rename-project', id],
    mutationFn: (name: string) => renameProject(api, id, name),
    onSuccess: () => reload(),
  });
}

/** Has all that the project holds made as one file, and lets the browser save it. */
export function useExportProject(id: string) {
  const api = useApi();
  return useMutation({
    mutationKey: ['mfe-settings', 'export-project', id],
    mutationFn: () => exportProject(api, id),
    onSuccess: (download) => saveDownload(api, download),
  });
}
