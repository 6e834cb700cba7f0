import { useMutation } from '@tanstack/react-query';
import type { CallBodyInput, ReportParameters } from '@kengetal/contract';
import { saveDownload, useApi } from '@kengetal/platform';
import type { Look } from '../view.ts';
import type { AskedParts } from './parts.ts';

export type ExportFormat = CallBodyInput<'reportExport'>['format'];

/** What is made: a format, and of a PDF the parts that it holds. */
export interface AskedFile extends AskedParts {
  format: ExportFormat;
}

/** Has the report made as a file, and lets the browser save it. */
export function useExport(parameters: ReportParameters, look: Look) {
  const api = useApi();
  return useMutation({
    mutationFn: (asked: AskedFile) =>
      api.request('POST /report/export', { body: { ...parameters, ...look, ...asked } }),
    onSuccess: (download) => saveDownload(api, download),
  });
}
