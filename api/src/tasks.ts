import { accountFileTask } from './features/account/export.ts';
import { readBudgetTask } from './features/budgets/file/task.ts';
import { templateTask } from './features/budgets/template.ts';
import { cashTask } from './features/dashboard/cash/task.ts';
import { qualityOf } from './features/detail/page.ts';
import { reportFileTask } from './features/exports/handlers.ts';
import { linesFileTask } from './features/lines/export.ts';
import { officeFileTask } from './features/office/export.ts';
import { officeTask } from './features/office/renewal.ts';
import { projectFileTask } from './features/project-export/task.ts';
import { seriesFileTask } from './features/recurring/export.ts';
import { findSeriesTask } from './features/recurring/finding.ts';
import { COMPONENTS } from './features/reports/components.ts';
import { openItemsFileTask } from './features/reports/open-items-export.ts';
import { reportChecks } from './features/reports/report-checks.ts';
import { besideView } from './features/reports/view.ts';
import { suggestionsFileTask } from './features/suggestions/export.ts';
import { findSuggestionsTask } from './features/suggestions/task.ts';
import { makeSummary, type SummaryReports } from './features/summary/making.ts';
import { workerOf } from './pool/task.ts';

/** What a summary is made of besides the books. */
export const summaryReports: SummaryReports = { columnsOf: besideView, checksOf: reportChecks };

/** A report as a file, of all its components. */
export const reportTask = reportFileTask({
  components: COMPONENTS,
  columnsOf: besideView,
  summaryOf: (request) => makeSummary(request, summaryReports),
});

/** How an administration stands among others. */
export const officeBooksTask = officeTask(qualityOf);

/** Does a task in a thread of the pool. */
export const doTask = workerOf([
  reportTask,
  linesFileTask,
  seriesFileTask,
  openItemsFileTask,
  templateTask,
  readBudgetTask,
  findSeriesTask,
  suggestionsFileTask,
  cashTask,
  findSuggestionsTask,
  projectFileTask,
  accountFileTask,
  officeBooksTask,
  officeFileTask,
]);
