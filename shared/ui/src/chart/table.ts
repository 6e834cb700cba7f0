import type { Figure } from '@kengetal/contract';
import { earlierNameOf, titleLabel, unitOf } from './series.ts';
import type { ChartBlock, Series } from './series.ts';
import type { StatementBlock } from '../statement/types.ts';

/** In the place of a figure that is not there. */
export const NOTHING: Figure = { kind: 'absent', reason: 'Voor deze maand is er geen cijfer.' };

/** The same figures as a table: a row per month, a column per series. */
export function tableOf(block: ChartBlock): StatementBlock {
  return {
    key: `${block.key}-table`,
    title: block.title,
    caption: unitOf(block.series) === 'cents' ? 'Bedragen in euro’s' : '',
    columns: block.series.flatMap((one) => [
      { key: one.key, label: one.label, role: 'plain' as const },
      ...(one.earlier ? [besideColumn(one)] : []),
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

const besideColumn = (series: Series) => ({
  key: `${series.key} eerder`,
  label: `${series.label} ${earlierNameOf(series)}`,
  role: 'plain' as const,
});
