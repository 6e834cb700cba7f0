import {
  gridPlace,
  type Comparison,
  type GridBlock,
  type GridColumn,
  type PageData,
} from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import type { ReadBooks } from '../../books/store/reader.ts';
import { CAPTION, computeCells, differenceColumn } from '../../books/figures/grid.ts';
import type { PageBuilder } from '../../http/pages.ts';
import { lastMonths, NO_BOOKINGS, noticeOf } from '../../books/notices.ts';
import { usualOf } from '../../books/columns/comparison.ts';
import { marginBridge } from './bridge.ts';
import {
  closingColumn,
  comparisonColumn,
  comparisonsOf,
  currentColumn,
  isRunning,
  partsOf,
  reachedMonths,
  yearBefore,
  type Per,
} from './columns.ts';
import { besideEarlier } from './earlier.ts';
import { Matrix } from './matrix.ts';
import { outliersOf } from './outliers.ts';
import { costCentreBlocks } from './parts.ts';
import { rowPage } from './row-page.ts';
import { scopeOf, type Scope } from '../../books/scope.ts';
import { mapInSlices } from '../../slices.ts';
import { isOfResult, mostOfTree, resultTree } from './tree.ts';

/** Columns of now and before with the difference behind them. */
function besideEachOther(columns: readonly GridColumn[]): GridColumn[] {
  const [now, before] = [gridPlace(columns, 'current'), gridPlace(columns, 'comparison')];
  return [...columns, differenceColumn(now, before)];
}

/** Asked apart: most books have none. */
const COST_CENTRES = 'kostenplaatsen';

/** The page 'analytics-profits': the result by heading, group and account, month by month. */
export const profitsPage: PageBuilder = async (read, { span: asked, filters, view }) => {
  const { books } = read;
  const { booked, told, updatedAt } = books.calendar;
  const page: PageData = { title: 'Winst & Verlies', blocks: [], updated_at: updatedAt };
  if (!booked || !told) return { ...page, notice: NO_BOOKINGS };
  const span = asked ?? lastMonths(told);
  const scope = scopeOf(books, filters);
  const accounts = scope.accounts.filter(({ groep }) => isOfResult(groep));
  const ofResult: Scope = { ...scope, accounts };
  const comparisons = comparisonsOf(books, span, 'vorig_jaar');
  const { per = 'maand', vergelijking = usualOf(comparisons) } = view;
  if (view.rij === COST_CENTRES) {
    const parts = { scope: ofResult, span, comparison: vergelijking };
    return { ...page, blocks: await costCentreBlocks(read, parts) };
  }
  if (view.rij !== undefined) {
    const reached = reachedMonths(books, span);
    return { ...page, blocks: await rowPage(read, ofResult, reached, view.rij) };
  }
  const isBesideYearBefore = view.vorig_jaar_per_maand === true;
  const tree = await treeBlock(read, ofResult, span, { per, vergelijking, isBesideYearBefore });
  const bridge = await marginBridge(read, ofResult, span, vergelijking);
  return {
    ...page,
    comparisons,
    blocks: accounts.length === 0 ? [] : [tree, bridge],
    notice: noticeOf(books, booked, span),
  };
};

interface TreeChoices {
  readonly per: Per;
  readonly vergelijking: Comparison;
  /** Each month beside the same one a year earlier. */
  readonly isBesideYearBefore: boolean;
}

async function treeBlock(
  read: ReadBooks,
  scope: Scope,
  span: Span,
  { per, vergelijking, isBesideYearBefore }: TreeChoices,
): Promise<GridBlock> {
  const { books } = read;
  const reached = reachedMonths(books, span);
  const all = partsOf(books, reached, per);
  // One month is its own total.
  const parts = all.length > 1 ? all : [];
  const before = isBesideYearBefore ? await yearBefore(read, parts) : [];
  const closing = closingColumn(books, reached);
  const columns = [
    ...parts.map((part, place) => besideEarlier(part, before[place])),
    ...(closing ? [closing] : []),
    await currentColumn(read, span),
    await comparisonColumn(read, span, vergelijking),
  ];
  // Together: what was only booked a year earlier is a row too, and names follow all signs in sight.
  const matrix = new Matrix(books, [...columns, ...before], scope.items);
  const most = mostOfTree(scope.accounts, columns.length + before.length);
  const rows = await resultTree(matrix, scope.accounts, most);
  const closes = columns.findIndex(({ role }) => role === 'closing');
  const isClosed = rows.some(({ values }) => (values[closes] ?? 0) !== 0);
  // Half a month says nothing of what is usual.
  const whole = isRunning(books, reached) ? parts.length - 1 : parts.length;
  const kept = columns.map(({ role }) => role !== 'closing' || isClosed);
  const shown = besideEachOther(matrix.columns.filter((_, index) => kept[index]));
  return {
    kind: 'grid',
    key: 'winst-en-verlies',
    view: 'table',
    title: 'Winst en verlies',
    caption: CAPTION,
    columns: shown,
    rows: await computeCells(
      shown,
      await mapInSlices(rows, (row) => {
        const values = row.values.filter((_, index) => kept[index]);
        const earlier = row.values.slice(columns.length);
        const outliers = row.kind === 'line' ? outliersOf(values.slice(0, whole)) : [];
        return {
          ...row,
          values,
          ...(earlier.length > 0 && { earlier }),
          ...(outliers.length > 0 && parts.length > 1 ? { outliers } : {}),
        };
      }),
    ),
    reason: 'In deze periode is op je keuze niets geboekt.',
  };
}
