import { gridFigure, gridPlace, type Figure, type GridBlock } from '@kengetal/contract';
import { BEFORE, NOW } from './compared.ts';
import { amountOf } from './series.ts';

/** A step of a bridge, from one height to the next, in cents. */
export interface BridgeStep {
  key: string;
  label: string;
  kind: 'start' | 'change' | 'end';
  figure: Figure;
  from: number;
  to: number;
}

/**
 * Steps from the total of the second column to that of the first. Rows that change nothing are
 * left out. Empty where one of the totals is not known.
 */
export function bridgeOf(block: GridBlock): BridgeStep[] {
  const { rows, columns } = block;
  const total = rows.find(({ kind }) => kind === 'total');
  const [now, before] = [columns[NOW], columns[BEFORE]];
  if (!total || !now || !before) return [];
  const [end, start] = [gridFigure(columns, total, NOW), gridFigure(columns, total, BEFORE)];
  const effect = gridPlace(columns, 'effect');
  const [last, first] = [amountOf(end), amountOf(start)];
  if (first === null || last === null) return [];
  let height = first;
  const changes = rows
    .filter(({ kind }) => kind !== 'total')
    .flatMap((row): BridgeStep[] => {
      const figure = gridFigure(columns, row, effect);
      const change = amountOf(figure) ?? 0;
      if (change === 0) return [];
      const from = height;
      height += change;
      return [{ key: row.key, label: row.label, kind: 'change', figure, from, to: height }];
    });
  return [
    {
      key: 'start',
      label: nameOf(total.label, before.label),
      kind: 'start',
      figure: start,
      from: 0,
      to: first,
    },
    ...changes,
    {
      key: 'einde',
      label: nameOf(total.label, now.label),
      kind: 'end',
      figure: end,
      from: 0,
      to: last,
    },
  ];
}

const nameOf = (total: string, column: string) =>
  `${total} ${column.charAt(0).toLowerCase()}${column.slice(1)}`;

/** Places on a scale from 0 to 100 that holds all steps and zero. */
export function spanOf(steps: readonly Pick<BridgeStep, 'from' | 'to'>[]) {
  const ends = steps.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const size = high - low || 1;
  return (value: number) => ((value - low) / size) * 100;
}
