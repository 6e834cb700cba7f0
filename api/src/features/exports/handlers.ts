import type { CallBody } from '@kengetal/contract';
import { csv, CSV_TYPE } from '../../files/csv.ts';
import type { OfferedFile } from '../../files/downloads.ts';
import { booksFileTask, type BooksFileTask, type FileMaker } from '../../files/made-files.ts';
import { XLSX_TYPE } from '../../files/xlsx/workbook.ts';
import type { Clock } from '../../clock.ts';
import type { Handlers } from '../../http/handler.ts';
import { requestOf } from '../../books/reports/entry.ts';
import { documentOf, type ReportDocument, type Sources } from './document.ts';
import { reportRows, reportXlsx } from './spreadsheet.ts';

interface Asked {
  readonly body: CallBody<'reportExport'>;
  readonly now: Date;
}

export type ReportFileTask = BooksFileTask<Asked>;

interface ExportDependencies {
  readonly clock: Clock;
  readonly files: FileMaker;
  readonly task: ReportFileTask;
}

/** A report as a file. */
export function exportHandlers(deps: ExportDependencies): Pick<Handlers, 'reportExport'> {
  const { clock, files, task } = deps;
  return {
    reportExport: ({ body, caller: { userId }, asker }) =>
      files.ofBooks(
        task,
        { projectId: body.project_id, userId, asker },
        { body, now: clock.now() },
      ),
  };
}

/** Gathers a report and makes the file. */
export function reportFileTask(sources: Sources): ReportFileTask {
  const instead = 'Kies een kortere periode, of csv.';
  return booksFileTask({ name: 'report', instead }, async ({ body, now }, read, release) => {
    const request = requestOf(read, body);
    // What draws pages takes half a second to load; other files and tasks need none of it.
    const drawing = body.format === 'pdf' ? import('./pdf/render.ts') : undefined;
    const report = await documentOf(request, body, sources, now);
    release();
    return drawing
      ? pdfOf(report, now, (await drawing).reportPdf)
      : tableOf(report, body.format === 'csv', now);
  });
}

function pdfOf(
  report: ReportDocument,
  now: Date,
  reportPdf: (report: ReportDocument, createdAt: Date) => AsyncGenerator<Buffer>,
): OfferedFile {
  const content = reportPdf(report, now);
  return { filename: fileName(report, 'pdf'), contentType: 'application/pdf', content };
}

function tableOf(report: ReportDocument, isCsv: boolean, now: Date): OfferedFile {
  if (isCsv) {
    const content = csv(reportRows(report));
    return { filename: fileName(report, 'csv'), contentType: CSV_TYPE, content };
  }
  const content = reportXlsx(report, now.toISOString());
  return { filename: fileName(report, 'xlsx'), contentType: XLSX_TYPE, content };
}

/** Of whom and of what, without what file systems do not take. */
function fileName({ organisation, report }: ReportDocument, format: string): string {
  const name = `${organisation} ${report.naam}`.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim();
  return `${name}.${format}`;
}
