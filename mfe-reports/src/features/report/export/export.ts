import { useMutation } from '@tanstack/react-query';
import type { CallBodyInput, ReportParameters } from '@kengetal/contract';
import { saveDownload, useApi } from '@kengetal/platform';
import type { Look } from '../view.ts';

export type ExportFormat = CallBodyInput<'reportExport'>['format'];

/** Has the report made as a file, and lets the browser save it. */
export function useExport(parameters: ReportParameters, look: Look) {
  const api = useApi();
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      api.request('POST /report/export', { body: { ...parameters, ...look, format } }),
    onSuccess: (download) => saveDownload(api, download),
  });
}
