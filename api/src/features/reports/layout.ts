import type { Figure, GridColumn, GridRow } from '@kengetal/contract';
import type { BookedDefinition } from '@kengetal/ledger';
import type { AmountColumn } from '../../books/columns/columns.ts';
import { differenceColumn } from '../../books/figures/grid.ts';
import { valueOf } from '../../books/figures/values.ts';
import { monthKey } from './months-view.ts';
import type { BesideView, View } from './view.ts';

type Basis = BookedDefinition['basis'];

/** A column that says which part of a whole the amounts of the period are. */
export interface ShareColumn {
  readonly key: string;
  /** As a heading: '% van omzet'. */
  readonly label: string;
  /** What it is a part of: 'Omzet'. */
  readonly whole: string;
  readonly figure: Figure;
  /** Why there is no part when the whole is zero or negative. */
  readonly none: string;
}

/** Why amounts beside each other say nothing about each other. */
export interface Incomparable {
  /** Of their difference in euros. */
  readonly difference?: string | undefined;
  readonly percent?: string | undefined;
}

/** The columns of a table: those of amounts, and behind them those that are computed of these. */
export interface Layout {
  readonly basis: Basis;
  readonly columns: readonly GridColumn[];
  readonly amounts: readonly AmountColumn[];
}

interface Beside {
  readonly basis?: Basis;
  /** Parts of a whole stand beside a single period only. */
  readonly shares?: readonly ShareColumn[];
  readonly incomparable?: Incomparable;
}

/** The columns of a view. */
export function layoutOf(view: View, beside: Beside = {}): Layout {
  const { basis = 'flow' } = beside;
  if (view.kind === 'beside') return besideLayout(view, basis, beside);
  const { months, closing, total } = view;
  const parts = [
    ...months.map((month) => amounts(month, basis, { key: monthKey(month), role: 'month' })),
    ...closing.map((column) => amounts(column, basis, { key: 'afsluiting', role: 'month' })),
  ];
  const whole = total.map((column) => ({
    ...amounts(column, basis, { key: 'totaal', role: 'total' }),
    sum: parts.map((_, index) => index),
  }));
  return { basis, columns: [...parts, ...whole], amounts: [...months, ...closing, ...total] };
}

function besideLayout(view: BesideView, basis: Basis, beside: Beside): Layout {
  const { current, comparison } = view;
  const held = comparison.beside?.column ?? comparison;
  // Amounts of another number of months stand beside those of the period without a difference.
  const unlike = comparison.beside?.reason;
  const { incomparable = { difference: unlike, percent: unlike }, shares = [] } = beside;
  const explanation = `${current.naam} vergeleken met ${comparison.naam}.`;
  return {
    basis,
    amounts: [current, held],
    columns: [
      amounts(current, basis, { key: 'periode', role: 'current' }),
      {
        ...amounts(held, basis, { key: 'vergelijking', role: 'comparison' }),
        label: comparison.naam,
      },
      { ...differenceColumn(0, 1), explanation, ...why(incomparable.difference) },
      {
        key: 'verschil_procent',
        label: 'Verschil %',
        naam: 'verschil in procenten',
        role: 'difference_percent',
        lines: null,
        of: { kind: 'change', now: 0, before: 1 },
        explanation,
        ...why(incomparable.percent),
      },
      ...shares.map((share) => shareColumn(share, current.naam)),
    ],
  };
}

const why = (reason: string | undefined) => (reason === undefined ? {} : { reason });

function amounts(
  column: AmountColumn,
  basis: Basis,
  { key, role }: Pick<GridColumn, 'key' | 'role'>,
): GridColumn {
  const { naam, lines, budget, reason } = column.source(basis);
  return {
    key,
    label: column.naam,
    naam,
    role,
    lines: basis === 'flow' ? lines : null,
    ...(basis === 'stock' && { stand: lines }),
    ...(budget !== undefined && { basis: budget }),
    ...why(reason),
  };
}

function shareColumn({ key, label, whole, figure, none }: ShareColumn, period: string): GridColumn {
  const of = `de ${whole.toLowerCase()}`;
  const cents = valueOf(figure);
  return {
    key,
    label,
    naam: `deel van ${of}`,
    role: 'share',
    lines: null,
    of: { kind: 'share', now: 0, whole: figure, label: whole },
    explanation: `Deel van ${of} van ${period}.`,
    ...(cents !== undefined && cents <= 0 && { reason: none }),
  };
}

/** What a row is, and which lines its amounts are of. */
export type RowHead = Pick<GridRow, 'key' | 'label' | 'level'> &
  Partial<Pick<GridRow, 'parent' | 'kind' | 'emphasis' | 'explanation' | 'filters' | 'terms'>>;

/**
 * A row with a figure for each column of amounts. What such a column does not say of a booked or
 * budgeted amount, no figure of it may have: those go by `ownRow`.
 */
export function amountRow(
  layout: Pick<Layout, 'basis' | 'columns'>,
  head: RowHead,
  { sign, more }: Pick<BookedDefinition, 'sign' | 'more'>,
  figures: readonly Figure[],
): GridRow {
  const own: NonNullable<GridRow['own']> = {};
  const values = figures.map((figure, index) => {
    if (figure.kind === 'booked' || figure.kind === 'budget') return figure.cents;
    const column = layout.columns[index];
    const said = figure.kind === 'absent' ? figure.reason : figure;
    if (column && said !== column.reason) own[column.key] = said;
    return null;
  });
  return {
    ...blank(layout, head),
    sign,
    more,
    values,
    ...(Object.keys(own).length > 0 && { own }),
  };
}

/** A row of figures that each say themselves what they are. */
export function ownRow(
  layout: Pick<Layout, 'basis' | 'columns'>,
  head: RowHead,
  figures: readonly Figure[],
  more: GridRow['more'] = 'neutraal',
): GridRow {
  const cells = figures.map((figure, index) => [layout.columns[index]?.key ?? '', figure] as const);
  const own = cells.map(([key, figure]) => [
    key,
    figure.kind === 'absent' ? figure.reason : figure,
  ]);
  const values = figures.map(() => null);
  return { ...blank(layout, head), more, values, own: Object.fromEntries(own) };
}

/** A heading, which has no cells. */
export function headingRow(
  layout: Pick<Layout, 'basis'>,
  head: Pick<GridRow, 'key' | 'label' | 'level'>,
): GridRow {
  return { ...blank(layout, { ...head, kind: 'group' }), values: [] };
}

function blank({ basis }: Pick<Layout, 'basis'>, head: RowHead): Omit<GridRow, 'values'> {
  return { parent: null, kind: 'line', basis, more: 'neutraal', sign: 1, filters: [], ...head };
}
