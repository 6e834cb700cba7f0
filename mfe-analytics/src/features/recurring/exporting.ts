import { useMutation } from '@tanstack/react-query';
import type { CallBodyInput } from '@kengetal/contract';
import { saveDownload, useApi } from '@kengetal/platform';

type Body = CallBodyInput<'recurringExport'>;
export type ExportFormat = Body['format'];

export const FORMATS: readonly { key: ExportFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel, met formules' },
  { key: 'csv', label: 'CSV, voor een ander programma' },
];

/** Has series made as a file, and lets the browser save it. */
export function useExport() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: Body) => api.request('POST /recurring/export', { body }),
    onSuccess: (download) => saveDownload(api, download),
  });
}
