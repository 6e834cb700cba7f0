import type { ReportEntry, ReportParameters } from '@kengetal/contract';
import { loadCalendar, type BooksCalendar } from '../../books/calendar.ts';
import { loadBooks } from '../../books/load.ts';
import { openingChecks } from '../../books/opening-checks.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import { reportBefore } from '../../periods/fiscal.ts';
import { reportEntries } from '../../periods/reports.ts';
import { COMPONENTS } from './components.ts';
import { reportContext } from './context.ts';

/** Reports and their components. */
export function reportHandlers(
  database: Database,
  clock: Clock,
): Pick<Handlers, 'report' | 'reportComponent'> {
  return {
    report: async ({ body }) => {
      const calendar = await database.snapshot((sql) => loadCalendar(sql, clock, body.project_id));
      const report = entryOf(calendar, body);
      return {
        report,
        components: COMPONENTS.map(({ id, title, tab }) => ({ id, title, tab })),
        context_prompt: reportContext(report),
        updated_at: calendar.updatedAt,
      };
    },
    reportComponent: async ({ body }) => {
      const component = COMPONENTS.find(({ id }) => id === body.id);
      if (!component) throw new HttpProblem('not_found', 'Dit rapport heeft dit onderdeel niet.');
      return database.snapshot(async (sql) => {
        const calendar = await loadCalendar(sql, clock, body.project_id);
        const report = entryOf(calendar, body);
        const before = reportBefore(report.type, calendar.years, report.periode_min);
        const span = { periode_min: before.periode_min, periode_max: report.periode_max };
        const books = await loadBooks(sql, calendar, body.project_id, span);
        const openings = await openingChecks(sql, body.project_id);
        return {
          ...component.build(books, report, before, openings),
          id: component.id,
          tab: component.tab,
          updated_at: calendar.updatedAt,
        };
      });
    },
  };
}

/** The report that the parameters name; type 'alle' takes the one of this period. */
function entryOf(calendar: BooksCalendar, parameters: ReportParameters): ReportEntry {
  const { type, periode_min, periode_max } = parameters;
  const found = reportEntries(calendar).find(
    (entry) =>
      (type === 'alle' || entry.type === type) &&
      entry.periode_min === periode_min &&
      entry.periode_max === periode_max,
  );
  if (!found) throw new HttpProblem('not_found', 'Over deze periode is er geen rapport.');
  return found;
}
