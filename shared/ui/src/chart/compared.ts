import {
  gridDifference,
  gridFigure,
  gridShare,
  type GridBlock,
  type GridRow,
  type Judgement,
  type TableBlock,
} from '@kengetal/contract';
import { amountOf } from './series.ts';

/** Columns of now, and of what it is held against. */
export const NOW = 0;
export const BEFORE = 1;

/** What a change of a row means; undefined when it means nothing. */
export function judged(change: number, more: GridRow['more']): Judgement | undefined {
  if (change === 0 || more === 'neutraal') return undefined;
  return change > 0 === (more === 'gunstig') ? 'gunstig' : 'ongunstig';
}

/**
 * Now beside before with the difference, and where asked the share of the total. Its columns have
 * equal weight, so that none is left out in a narrow place.
 */
export function comparedTable(block: GridBlock, withShare: boolean): TableBlock {
  const { columns, rows, key, title } = block;
  const [now, before] = [columns[NOW], columns[BEFORE]];
  const total = rows.find(({ kind }) => kind === 'total');
  return {
    kind: 'table',
    key: `${key}-tabel`,
    title,
    caption: 'Bedragen in euro’s',
    columns: [
      ...(now ? [{ key: 'nu', label: now.label, role: 'plain' as const }] : []),
      ...(withShare && total ? [{ key: 'aandeel', label: 'Aandeel', role: 'plain' as const }] : []),
      ...(before
        ? [
            { key: 'eerder', label: before.label, role: 'plain' as const },
            { key: 'verschil', label: 'Verschil', role: 'difference' as const },
          ]
        : []),
    ],
    rows: rows.map((row) => {
      const difference = gridDifference(block, row, NOW, BEFORE);
      const judgement = judged(amountOf(difference) ?? 0, row.more);
      return {
        key: row.key,
        label: row.label,
        level: row.level,
        kind: row.kind === 'total' ? 'total' : 'line',
        ...(row.emphasis && { emphasis: row.emphasis }),
        ...(judgement && { judgement }),
        cells: [
          ...(now ? [gridFigure(row, now, NOW)] : []),
          ...(now && withShare && total ? [gridShare(now, row, total, NOW)] : []),
          ...(before ? [gridFigure(row, before, BEFORE), difference] : []),
        ],
      };
    }),
  };
}
