import { BALANS, fiscalYearAt } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { presentedColumn } from '../../books/columns/presented.ts';
import { openingChecks } from '../../books/opening-checks.ts';
import { whyNoBalance } from '../../books/figures/operands.ts';
import { aheadOf } from './ahead-check.ts';
import { checksOf } from './checks.ts';
import { crossingOf } from './crossing-check.ts';
import type { Component } from './component.ts';
import { tableContext } from './context.ts';
import { layoutOf, type Incomparable } from './layout.ts';
import { withStands } from './months-view.ts';
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
    const layout = layoutOf(asStands(books, view), {
      basis: 'stock',
      incomparable: incomparableOf(books, view),
    });
    const table = await statementTable(books, {
      key: 'balans',
      title: TITLE,
      rows: BALANS,
      layout,
    });
    const checks = checksOf(books, spanOf(view), 'niet_ingedeeld_balans', {
      openings: await openingChecks(books),
      more: [
        ...crossingOf(books, view),
        ...aheadOf(view, ['liquide_middelen', 'activa', 'passiva']),
      ],
    });
    const context_prompt = tableContext(report, TITLE, table);
    return { title: TITLE, blocks: [table, checks], context_prompt };
  },
};

/**
 * Balances of a year without its opening say only what changed in it: within that year their
 * difference holds, but never a percentage; against another year nothing does.
 */
function incomparableOf(books: Books, view: View): Incomparable {
  if (view.kind === 'months') return {};
  const { current, comparison } = view;
  const why = whyNoBalance(books, comparison.span) ?? whyNoBalance(books, current.span);
  const { years } = books.calendar;
  const isOneYear =
    fiscalYearAt(years, current.span.periode_max) ===
    fiscalYearAt(years, comparison.span.periode_max);
  return { percent: why, ...(isOneYear ? {} : { difference: why }) };
}

/** The columns of a balance: each the stand at the end of its months, and nothing of them all. */
function asStands(books: Books, view: View): View {
  if (view.kind === 'months') {
    const months = withStands(books, view.months).map((month) => presentedColumn(books, month));
    return { ...view, months, closing: [], total: [] };
  }
  const stand = (column: PeriodColumn): PeriodColumn => ({
    ...presentedColumn(books, column),
    naam: column.stand.naam,
  });
  return { ...view, current: stand(view.current), comparison: stand(view.comparison) };
}
