import { gridEarlier, gridFigure, type GridBlock } from '@kengetal/contract';
import type { ChartBlock, ChartForm } from './series.ts';
import { NOTHING } from './table.ts';

/** With more series than these the year before would hide what is of now. */
const MOST_BESIDE_YEAR_BEFORE = 3;

/** Rows as series over the columns, with the year before where that can be told apart. */
export function chartOf(block: GridBlock, form: ChartForm): ChartBlock {
  const { columns } = block;
  const chosen = columns.flatMap(({ key, chosen: isChosen }) => (isChosen ? [monthsOf(key)] : []));
  const [first, last] = [chosen[0], chosen.at(-1)];
  const bars = block.rows.filter(({ role }) => role !== 'resultaat');
  const isFew = bars.length <= MOST_BESIDE_YEAR_BEFORE;
  const isBudget = columns.some(({ earlier }) => earlier?.basis !== undefined);
  return {
    kind: 'series',
    key: block.key,
    title: block.title,
    periods: columns.map(({ key }) => monthsOf(key).last),
    // Under an axis months have small letters, as everywhere; above a column a capital.
    labels: columns.map(({ label, naam, role }) => ({
      short: role === 'month' ? label.toLowerCase() : label,
      long: naam,
    })),
    series: block.rows.map((row) => ({
      key: row.key,
      label: row.label,
      role: row.role ?? 'overig',
      figures: columns.map((_, index) => gridFigure(columns, row, index)),
      ...(isFew &&
        row.earlier && {
          earlier: columns.map((_, index) => gridEarlier(columns, row, index) ?? NOTHING),
          ...(isBudget && { earlierName: 'begroot' }),
        }),
    })),
    ...(first && last && { highlight: { periode_min: first.first, periode_max: last.last } }),
    form,
  };
}

/** A column of months is known by them: '202501-202503'. */
function monthsOf(key: string): { first: number; last: number } {
  const [first = 0, last = first] = key.split('-').map(Number);
  return { first, last };
}
