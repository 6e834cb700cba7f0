import type { Block, Figure, TableRow } from '@kengetal/contract';
import type { AmountColumn } from '../../books/columns.ts';
import { valueOf } from '../../figures/values.ts';
import { definition, type GroupKey } from '../../ledger/index.ts';
import { AccountRows, isOfOthers, wholeOf } from './account-rows.ts';
import { aheadOf } from './ahead-check.ts';
import { checksOf } from './checks.ts';
import type { Component, ComponentRequest } from './component.ts';
import { tableContext } from './context.ts';
import { layoutOf, type Layout } from './layout.ts';
import { areZero, lineRow } from './line-row.ts';
import { shareOfCosts, shareOfOmzet } from './shares.ts';
import { CAPTION } from './statement-table.ts';
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
    const layout = layoutOf(view, shares);
    const table = {
      kind: 'table' as const,
      key: 'kosten',
      title: TITLE,
      caption: CAPTION,
      columns: [...layout.columns],
      rows: [...groupRows(request, layout), totalRow(layout)],
    };
    const ahead = aheadOf(view, ['resultaat']);
    const checks = checksOf(books, spanOf(view), 'niet_ingedeeld_resultaat', { ahead });
    const blocks: Block[] = [table, checks];
    return { title: TITLE, blocks, context_prompt: tableContext(report, TITLE, table) };
  },
};

/** A row with the figures that it is ordered by. */
interface Sized {
  readonly size: number;
  readonly rows: TableRow[];
}

/** Groups with their accounts below them, the largest first. */
function groupRows(request: ComponentRequest, layout: Layout): TableRow[] {
  const all = new AccountRows(request.books, layout, COSTS.groups);
  const groups = COSTS.groups.map((group): Sized => {
    const figures = layout.amounts.map((column) => costOf(column, group));
    const accounts = all.below(group, COSTS, 1).map((row): Sized => {
      const size = sizeOf(layout, row.cells);
      return { size: isOfOthers(row) ? Number.NEGATIVE_INFINITY : size, rows: [row] };
    });
    if (areZero(figures) && accounts.length === 0) return { size: 0, rows: [] };
    const { name } = definition(group);
    const row = lineRow(layout, { key: group, label: name, level: 0 }, COSTS, figures);
    return { size: sizeOf(layout, figures), rows: [row, ...inOrder(accounts)] };
  });
  return inOrder(groups);
}

/** Largest first; those of equal size stay in the order of the statement. */
function inOrder(items: readonly Sized[]): TableRow[] {
  return [...items].sort((one, other) => other.size - one.size).flatMap(({ rows }) => rows);
}

/** What a row costs in the period; of months side by side in all of them together. */
function sizeOf(layout: Layout, figures: readonly Figure[]): number {
  const figure = figures[wholeOf(layout)];
  return (figure && valueOf(figure)) ?? 0;
}

/** A group as costs: one that the statement shows as income is turned around. */
function costOf(column: AmountColumn, group: GroupKey): Figure {
  const { name, sign, explanation } = definition(group);
  const figure = column.figure(group);
  if (sign === COSTS.sign || figure.kind === 'absent') return figure;
  const cents = valueOf(figure) ?? 0;
  const about = { label: `${name} als kosten, ${column.naam}`, explanation };
  const terms = [{ label: name, factor: -1, part: 'teller' as const, figure }];
  return { kind: 'derived', unit: 'cents', value: cents === 0 ? 0 : -cents, terms, about };
}

function totalRow(layout: Layout): TableRow {
  const label = 'Totaal kosten';
  const figures = layout.amounts.map((column) => column.figure('kosten', label));
  const row = lineRow(layout, { key: 'totaal_kosten', label, level: 0 }, COSTS, figures);
  return { ...row, kind: 'total', emphasis: 'end' };
}
