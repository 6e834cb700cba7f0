import type { PeriodColumn } from '../../books/columns.ts';
import { openingChecksIn } from '../../books/opening-checks.ts';
import { BALANS } from '../../ledger/index.ts';
import { checksOf } from './checks.ts';
import type { Component } from './component.ts';
import { tableContext } from './context.ts';
import { layoutOf } from './layout.ts';
import { statementTable } from './statement-table.ts';
import { spanOf, viewOf, type View } from './view.ts';

const TITLE = 'Balans';

export const balans: Component = {
  id: 'balans',
  title: TITLE,
  tab: TITLE,
  build: async (request) => {
    const { books, report } = request;
    const view = await viewOf(request);
    const layout = layoutOf(asStands(view));
    const table = statementTable(books, { key: 'balans', title: TITLE, rows: BALANS, layout });
    const checks = checksOf(books, spanOf(view), 'niet_ingedeeld_balans', openingChecksIn(books));
    const context_prompt = tableContext(report, TITLE, table);
    return { title: TITLE, blocks: [table, checks], context_prompt };
  },
};

/** The columns of a balance: each the stand at the end of its months, and nothing of them all. */
function asStands(view: View): View {
  if (view.kind === 'months') return { ...view, closing: [], total: [] };
  const stand = (column: PeriodColumn): PeriodColumn => ({ ...column, naam: column.stand.naam });
  return { ...view, current: stand(view.current), comparison: stand(view.comparison) };
}
