import type { Figure } from '@kengetal/contract';
import { titleLabel, unitOf } from './series.ts';
import type { ChartBlock } from './series.ts';
import type { StatementBlock } from '../statement/types.ts';

/** In the place of a figure that is not there. */
export const NOTHING: Figure = { kind: 'absent', reason: 'Voor deze maand is er geen cijfer.' };

/** The same figures as a table: a row per month, a column per series. */
export function tableOf(block: ChartBlock): StatementBlock {
  return {
    key: `${block.key}-table`,
    title: block.title,
    caption: unitOf(block.series) === 'cents' ? 'Bedragen in euro’s' : '',
    columns: block.series.flatMap(({ key, label, earlier }) => [
      { key, label, role: 'plain' as const },
      ...(earlier
        ? [{ key: `${key} eerder`, label: `${label} vorig jaar`, role: 'plain' as const }]
        : []),
    ]),
    rows: block.periods.map((periode, index) => ({
      key: String(periode),
      label: titleLabel(block, index),
      level: 0,
      kind: 'line',
      cells: block.series.flatMap(({ figures, earlier }) => [
        figures[index] ?? NOTHING,
        ...(earlier ? [earlier[index] ?? NOTHING] : []),
      ]),
    })),
  };
}
