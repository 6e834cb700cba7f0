import type { Comparison, GridBlock, GridRow, PageData } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { CAPTION, computeCells, dividedColumns } from '../../books/figures/grid.ts';
import type { PageBuilder } from '../../http/pages.ts';
import { lastMonths, NO_BOOKINGS, noticeOf } from '../../books/notices.ts';
import { usualOf } from '../../books/columns/comparison.ts';
import { matrixOf, resultBridge } from './bridge.ts';
import { comparisonsOf, partsOf, reachedMonths, shownPer, type Per } from './columns.ts';
import { hasAmount, Matrix } from './matrix.ts';
import { relationBlocks } from './parts.ts';
import { definedRow, groupRow, groupsIn, restRow } from './rows.ts';
import { scopeOf, type Scope } from '../../books/scope.ts';
import { isOfResult } from './tree.ts';
import { trendBlock, trendSpan } from './trend.ts';

const TOP = 8;
/** Asked apart: who is behind the amounts takes more reading than the amounts. */
const RELATIONS = 'relaties';

/** The page 'analytics-overview': what was chosen, over time, against before, and by part. */
export const overviewPage: PageBuilder = async (read, request) => {
  const { books } = read;
  const { span: asked, filters, view } = request;
  const { booked, told, updatedAt } = books.calendar;
  const page = { title: 'Overzicht', updated_at: updatedAt };
  if (!booked || !told) return { ...page, blocks: [], notice: NO_BOOKINGS };
  const span = asked ?? lastMonths(told);
  const scope = scopeOf(books, filters);
  const comparisons = comparisonsOf(books, span);
  const { per = 'maand', vergelijking = usualOf(comparisons) } = view;
  if (view.rij === RELATIONS) {
    const asked = { scope, span, comparison: vergelijking };
    return { ...page, blocks: await relationBlocks(read, asked) };
  }
  const reached = reachedMonths(books, span);
  const blocks: PageData['blocks'] = [
    await trendBlock(read, scope, reached, { per, comparison: vergelijking }),
  ];
  if (scope.accounts.some(({ groep }) => isOfResult(groep))) {
    blocks.push(
      await resultBridge(read, scope, span, vergelijking),
      await costsBlock(read, scope, span, vergelijking),
      await heatBlock(books, scope, reached, per),
    );
  }
  return { ...page, blocks, comparisons, notice: noticeOf(books, booked, span) };
};

/** Costs by group, the largest first, the rest as one. */
async function costsBlock(
  read: ReadBooks,
  scope: Scope,
  span: Span,
  comparison: Comparison,
): Promise<GridBlock> {
  const matrix = await matrixOf(read, scope, span, comparison);
  const total = definedRow(scope.accounts, 'kosten', { kind: 'total', emphasis: 'end' });
  const whole = await matrix.row(total);
  const columns = dividedColumns(matrix.columns, whole);
  const groups = groupsIn(total.accounts);
  const asCosts = { sign: total.sign, more: total.more, basis: total.basis };
  const specs = groups.map((group) => ({ ...groupRow(total.accounts, group), ...asCosts }));
  const all = (await matrix.rows(specs))
    .map((row, index) => ({ row, group: groups[index] }))
    .filter(({ row }) => hasAmount(row))
    .sort((one, other) => sizeOf(other.row) - sizeOf(one.row));
  const kept = all.length > TOP + 1 ? all.slice(0, TOP) : all;
  const left = all.slice(kept.length).flatMap(({ group }) => group ?? []);
  const rest = restRow(total.accounts, left, `Overig (${left.length} groepen)`, asCosts);
  return {
    kind: 'grid',
    key: 'kosten',
    view: 'bars',
    title: 'Waar de kosten zitten',
    caption: CAPTION,
    columns,
    rows: await computeCells(columns, [
      ...kept.map(({ row }) => row),
      ...(left.length > 0 ? [await matrix.row(rest)] : []),
      whole,
    ]),
    reason: 'In deze periode zijn geen kosten geboekt.',
  };
}

const sizeOf = ({ values }: GridRow) => values[0] ?? 0;

/** Each group of the result by month, to see what comes when. */
async function heatBlock(books: Books, scope: Scope, span: Span, per: Per): Promise<GridBlock> {
  const around = trendSpan(books, span, per);
  const columns = partsOf(books, around, per);
  const matrix = new Matrix(books, columns, scope.items);
  const groups = groupsIn(scope.accounts).filter(isOfResult);
  const rows = await matrix.rows(groups.map((group) => groupRow(scope.accounts, group)));
  return {
    kind: 'grid',
    key: 'patroon',
    view: 'heat',
    title: `Patroon per groep en ${shownPer(around, per)}`,
    caption: CAPTION,
    columns,
    rows: rows.filter(hasAmount),
    reason: 'In deze maanden is niets geboekt.',
  };
}
