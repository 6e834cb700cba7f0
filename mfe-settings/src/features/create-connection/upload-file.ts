import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, type ApiClient, type UploadRequest } from '@kengetal/platform';
import { importJobOptions } from './import-job.ts';

export interface Upload {
  file: File;
  organisationId: string;
  /** Undefined lets the API find or make the project. */
  projectId: string | undefined;
}

const uploadFile = (
  api: ApiClient,
  { file, organisationId, projectId }: Upload,
  onProgress: UploadRequest['onProgress'],
) =>
  api.upload({
    query: { organisation_id: organisationId, project_id: projectId, filename: file.name },
    file,
    onProgress,
  });

/** Sends a file; `sent` is how many bytes of it have gone. The import goes on at the API. */
export function useUploadFile() {
  const api = useApi();
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const mutation = useMutation({
    mutationKey: ['mfe-settings', 'upload'],
    mutationFn: (upload: Upload) => uploadFile(api, upload, setSent),
    onMutate: () => setSent(0),
    onSuccess: (job) => {
      client.setQueryData(importJobOptions(api, job.import_id).queryKey, job);
    },
  });
  return { ...mutation, sent };
}
