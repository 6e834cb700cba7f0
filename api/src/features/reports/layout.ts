import type { Figure, TableColumn } from '@kengetal/contract';
import type { AmountColumn } from '../../books/columns.ts';
import { changePercent, difference, shareOf, valueOf } from '../../figures/values.ts';
import { monthHeading } from './months-view.ts';
import type { BesideView, View } from './view.ts';

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

/** The columns of a table, and how the amounts of a row fill them. */
export interface Layout {
  readonly columns: readonly TableColumn[];
  /** Columns that hold amounts, in the order that `cells` takes them. */
  readonly amounts: readonly AmountColumn[];
  /** True where the difference between the amounts means something. */
  readonly isJudged: boolean;
  /** The cells of a row from one figure for each of `amounts`. */
  cells(label: string, figures: readonly Figure[]): Figure[];
}

/** The columns of a view; parts of a whole stand beside a single period only. */
export function layoutOf(
  view: View,
  shares: readonly ShareColumn[] = [],
  incomparable: Incomparable = unlikeOf(view),
): Layout {
  if (view.kind === 'beside') return besideLayout(view, shares, incomparable);
  const { months, closing, total } = view;
  return {
    columns: [
      ...months.map(monthHeading),
      ...closing.map(({ naam }) => ({ key: 'afsluiting', label: naam, role: 'month' as const })),
      ...total.map(({ naam }) => ({ key: 'totaal', label: naam, role: 'total' as const })),
    ],
    amounts: [...months, ...closing, ...total],
    isJudged: false,
    cells: (_label, figures) => [...figures],
  };
}

/** Amounts of another number of months stand beside those of the period without a difference. */
function unlikeOf(view: View): Incomparable {
  const reason = view.kind === 'beside' ? view.comparison.beside?.reason : undefined;
  return { difference: reason, percent: reason };
}

function besideLayout(
  view: BesideView,
  shares: readonly ShareColumn[],
  incomparable: Incomparable,
): Layout {
  const { current, comparison } = view;
  return {
    columns: [
      { key: 'periode', label: current.naam, role: 'current' },
      { key: 'vergelijking', label: comparison.naam, role: 'comparison' },
      { key: 'verschil', label: 'Verschil', role: 'difference' },
      { key: 'verschil_procent', label: 'Verschil %', role: 'difference_percent' },
      ...shares.map(({ key, label }) => ({ key, label, role: 'share' as const })),
    ],
    amounts: [current, comparison.beside?.column ?? comparison],
    isJudged: incomparable.difference === undefined,
    cells: (label, [now, then]) => {
      if (!now || !then) return [];
      return [
        now,
        then,
        ...changeCells(view, incomparable, label, now, then),
        ...shares.map((share) => shareCell(share, label, current.naam, now)),
      ];
    },
  };
}

function changeCells(
  { current, comparison }: BesideView,
  incomparable: Incomparable,
  label: string,
  now: Figure,
  then: Figure,
): Figure[] {
  const one = { label: current.naam, figure: now };
  const other = { label: comparison.naam, figure: then };
  const explanation = `${current.naam} vergeleken met ${comparison.naam}.`;
  const apart = { label: `${label}, verschil`, explanation };
  const inPercent = { label: `${label}, verschil in procenten`, explanation };
  return [
    unless(incomparable.difference, apart) ?? difference(one, other, apart),
    unless(incomparable.percent, inPercent) ?? changePercent(one, other, inPercent),
  ];
}

function unless(reason: string | undefined, about: Figure['about']): Figure | undefined {
  return reason === undefined ? undefined : { kind: 'absent', reason, about };
}

function shareCell(
  { whole, figure, none }: ShareColumn,
  label: string,
  period: string,
  part: Figure,
): Figure {
  const of = `de ${whole.toLowerCase()}`;
  const about = {
    label: `${label} als deel van ${of}`,
    explanation: `Deel van ${of} van ${period}.`,
  };
  const cents = valueOf(figure);
  if (cents !== undefined && cents <= 0) return { kind: 'absent', reason: none, about };
  return shareOf({ label, figure: part }, { label: whole, figure }, about);
}
