import type { Block } from '@kengetal/contract';
import type { AmountColumn } from '../../books/columns.ts';
import { openingChecks } from '../../books/opening-checks.ts';
import { BALANS } from '../../ledger/index.ts';
import type { Calendar } from '../../periods/reports.ts';
import { checksOf } from './checks.ts';
import type { Component } from './component.ts';
import { standName, tableContext } from './context.ts';
import { layoutOf } from './layout.ts';
import { statementTable } from './statement-table.ts';
import { shownSpan, viewOf, type View } from './view.ts';

const TITLE = 'Balans';

export const balans: Component = {
  id: 'balans',
  title: TITLE,
  tab: TITLE,
  build: async (request) => {
    const { books, report, sql, projectId } = request;
    const openings = await openingChecks(sql, projectId);
    const layout = layoutOf(asStands(viewOf(request), books.calendar));
    const table = statementTable(books, { key: 'balans', title: TITLE, rows: BALANS, layout });
    const blocks: Block[] = [
      table,
      checksOf(books, shownSpan(request), 'niet_ingedeeld_balans', openings),
    ];
    return { title: TITLE, blocks, context_prompt: tableContext(report, TITLE, table) };
  },
};

/** The columns of a balance: each the stand at the end of its months, and nothing of them all. */
function asStands(view: View, calendar: Calendar): View {
  if (view.kind === 'months') return { ...view, closing: [], total: [] };
  const stand = (column: AmountColumn): AmountColumn => ({
    ...column,
    naam: standName(calendar, column.span.periode_max),
  });
  return { ...view, current: stand(view.current), comparison: stand(view.comparison) };
}
