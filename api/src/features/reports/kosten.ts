import type { Block, Figure, GridBlock, GridRow } from '@kengetal/contract';
import { definition, type GroupKey } from '@kengetal/ledger';
import type { AmountColumn } from '../../books/columns/columns.ts';
import { amountIn, CAPTION, computeCells } from '../../books/figures/grid.ts';
import { AccountRows, wholeOf } from './account-rows.ts';
import { aheadOf } from './ahead-check.ts';
import { checksOf } from './checks.ts';
import type { Component, ComponentRequest } from './component.ts';
import { tableContext } from './context.ts';
import { amountRow, layoutOf, type Layout } from './layout.ts';
import { areZero, figuresOf } from './rows.ts';
import { shareOfCosts, shareOfOmzet } from './shares.ts';
import { headOf } from './statement-table.ts';
import { spanOf, viewOf } from './view.ts';

const TITLE = 'Kosten';
const COSTS = definition('kosten');

export const kosten: Component = {
  id: 'kosten',
  title: TITLE,
  tab: TITLE,
  build: async (request) => {
    const { books, report } = request;
    const view = await viewOf(request);
    const shares =
      view.kind === 'beside' ? [shareOfOmzet(view.current), shareOfCosts(view.current)] : [];
    const layout = layoutOf(view, { shares });
    const groups = await groupRows(request, layout);
    const table: GridBlock = {
      kind: 'grid',
      key: 'kosten',
      view: 'table',
      title: TITLE,
      caption: CAPTION,
      columns: [...layout.columns],
      rows: await computeCells(layout.columns, [...groups, totalRow(layout, groups)]),
    };
    const ahead = aheadOf(view, ['resultaat']);
    const checks = checksOf(books, spanOf(view), 'niet_ingedeeld_resultaat', { more: ahead });
    const blocks: Block[] = [table, checks];
    return { title: TITLE, blocks, context_prompt: tableContext(report, TITLE, table) };
  },
};

/** A row with the figures that it is ordered by. */
interface Sized {
  readonly size: number;
  readonly rows: GridRow[];
}

/** Groups with their accounts below them, the largest first. */
async function groupRows(request: ComponentRequest, layout: Layout): Promise<GridRow[]> {
  const all = new AccountRows(request.books, layout, COSTS.groups);
  const groups: Sized[] = [];
  for (const group of COSTS.groups) {
    const figures = layout.amounts.map((column) => costOf(column, group));
    const place = { parent: group, level: 1 };
    const accounts = (await all.below(group, COSTS, place)).map((row): Sized => {
      const size = row.kind === 'rest' ? Number.NEGATIVE_INFINITY : sizeOf(layout, row);
      return { size, rows: [row] };
    });
    if (areZero(figures) && accounts.length === 0) continue;
    const defined = definition(group);
    const head = headOf(defined, { key: group, label: defined.name, level: 0 });
    const row = amountRow(layout, head, COSTS, figures);
    groups.push({ size: sizeOf(layout, row), rows: [row, ...inOrder(accounts)] });
  }
  return inOrder(groups);
}

/** Largest first; those of equal size stay in the order of the statement. */
function inOrder(items: readonly Sized[]): GridRow[] {
  return [...items].sort((one, other) => other.size - one.size).flatMap(({ rows }) => rows);
}

/** What a row costs in the period; of months side by side in all of them together. */
function sizeOf(layout: Layout, row: GridRow): number {
  const size = amountIn(layout.columns, row, wholeOf(layout));
  return typeof size === 'number' ? size : 0;
}

/** A group as costs: one that the statement shows as income is turned around. */
function costOf(column: AmountColumn, group: GroupKey): Figure {
  const figure = column.figure(group);
  if (figure.kind !== 'booked' && figure.kind !== 'budget') return figure;
  const turns = definition(group).sign !== COSTS.sign && figure.cents !== 0;
  return turns ? { ...figure, cents: -figure.cents } : figure;
}

function totalRow(layout: Layout, rows: readonly GridRow[]): GridRow {
  const groups = rows.filter(({ parent }) => parent === null);
  const head = {
    ...headOf(COSTS, { key: 'totaal_kosten', label: 'Totaal kosten', level: 0 }),
    kind: 'total' as const,
    emphasis: 'end' as const,
    terms: groups.map(({ key }) => ({ row: key, factor: 1 as const })),
  };
  return amountRow(layout, head, COSTS, figuresOf(layout, 'kosten'));
}
