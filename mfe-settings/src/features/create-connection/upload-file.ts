import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, type ApiClient } from '@kengetal/platform';
import { importJobOptions } from '../../imports/import-job.ts';
import { sampled, type Sample } from './pace.ts';
import { packFiles, type Parcel } from './pack-files.ts';
import { staying } from './staying.ts';

export interface Upload {
  files: readonly File[];
  organisationId: string;
  /** Undefined lets the API find or make the project. */
  projectId: string | undefined;
}

/** How far an upload is: putting files together, or sending them. */
export interface UploadState {
  phase: 'pack' | 'send';
  /** Bytes. */
  done: number;
  total: number;
  /** The last seconds of sending. */
  samples: readonly Sample[];
}

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);
const START: UploadState = { phase: 'pack', done: 0, total: 0, samples: [] };

interface Sending {
  parcel: Parcel;
  upload: Upload;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

const sendParcel = (api: ApiClient, { parcel, upload, signal, onProgress }: Sending) =>
  api.upload({
    query: {
      organisation_id: upload.organisationId,
      project_id: upload.projectId,
      filename: parcel.name,
    },
    file: parcel.content,
    onProgress,
    signal,
  });

export const isCancelled = (error: Error): boolean => error.name === 'AbortError';

/** Sends files, several as one zip file. The import goes on at the API. */
export function useUploadFiles() {
  const api = useApi();
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>(START);
  const abort = useRef<AbortController>(null);
  const packed = useRef<{ files: readonly File[]; parcel: Parcel }>(null);

  const run = async (upload: Upload, signal: AbortSignal) => {
    const { files } = upload;
    setState({ ...START, total: sizeOf(files) });
    // Trying again sends what was already put together.
    const parcel =
      packed.current?.files === files
        ? packed.current.parcel
        : await packFiles(files, {
            signal,
            onProgress: (done) => setState((known) => ({ ...known, done })),
          });
    packed.current = { files, parcel };
    const total = parcel.content.size;
    const first = { at: performance.now(), bytes: 0 };
    setState({ phase: 'send', done: 0, total, samples: [first] });
    return sendParcel(api, {
      parcel,
      upload,
      signal,
      onProgress: (done) =>
        setState(({ samples }) => ({
          phase: 'send',
          done,
          total,
          samples: sampled(samples, { at: performance.now(), bytes: done }),
        })),
    });
  };

  const mutation = useMutation({
    mutationKey: ['mfe-settings', 'upload'],
    mutationFn: (upload: Upload) => {
      abort.current = new AbortController();
      return staying(run(upload, abort.current.signal));
    },
    onSuccess: (job) => {
      packed.current = null;
      client.setQueryData(importJobOptions(api, job.import_id).queryKey, job);
    },
  });
  return { ...mutation, state, cancel: () => abort.current?.abort() };
}
