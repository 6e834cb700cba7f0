import type { CallBody } from '@kengetal/contract';
import { DEFAULT_COMPARISON } from '../../books/columns.ts';
import type { BooksReader } from '../../books/reader.ts';
import type { Clock } from '../../clock.ts';
import { csv, CSV_TYPE } from '../../files/csv.ts';
import type { Downloads, OfferedFile } from '../../files/downloads.ts';
import { XLSX_TYPE } from '../../files/xlsx/workbook.ts';
import type { Handlers } from '../../http/handler.ts';
import { entryOf } from '../../reporting/entry.ts';
import { documentOf, type ReportDocument, type Sources } from './document.ts';
import { renderPdf } from './pdf/thread.ts';
import { reportRows, reportXlsx } from './spreadsheet.ts';

interface ExportDependencies extends Sources {
  readonly clock: Clock;
  readonly reader: BooksReader;
  readonly downloads: Downloads;
}

/** A report as a file. */
export function exportHandlers(deps: ExportDependencies): Pick<Handlers, 'reportExport'> {
  const { clock, reader, downloads } = deps;
  return {
    reportExport: async ({ body }) => {
      const now = clock.now();
      const report = await reader.read(body.project_id, (read) => {
        const request = {
          ...read,
          projectId: body.project_id,
          report: entryOf(read.books.calendar, body),
          vergelijking: body.vergelijking ?? DEFAULT_COMPARISON,
          weergave: body.weergave ?? 'periode',
        };
        return documentOf(request, deps, now);
      });
      return downloads.offer(await fileOf(report, body.format, now));
    },
  };
}

async function fileOf(
  report: ReportDocument,
  format: CallBody<'reportExport'>['format'],
  now: Date,
): Promise<OfferedFile> {
  const filename = `${fileName(`${report.organisation} ${report.report.naam}`)}.${format}`;
  switch (format) {
    case 'pdf':
      return { filename, contentType: 'application/pdf', content: await renderPdf(report, now) };
    case 'xlsx':
      return { filename, contentType: XLSX_TYPE, content: reportXlsx(report, now.toISOString()) };
    case 'csv':
      return { filename, contentType: CSV_TYPE, content: csv(reportRows(report)) };
  }
}

/** Without what file systems do not take. */
function fileName(text: string): string {
  return text.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim();
}
