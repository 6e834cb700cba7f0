import type { Figure, TableBlock } from '@kengetal/contract';
import { titleLabel, unitOf } from './series.ts';
import type { ChartBlock } from './series.ts';

const NOTHING: Figure = { kind: 'absent', reason: 'Voor deze maand is er geen cijfer.' };

/** The same figures as a table: a row per month, a column per series. */
export function tableOf(block: ChartBlock): TableBlock {
  return {
    kind: 'table',
    key: `${block.key}-table`,
    title: block.title,
    caption: unitOf(block.series) === 'cents' ? 'Bedragen in euro’s' : '',
    columns: block.series.map(({ key, label }) => ({ key, label, role: 'plain' })),
    rows: block.periods.map((periode, index) => ({
      key: String(periode),
      label: titleLabel(block, index),
      level: 0,
      kind: 'line',
      cells: block.series.map(({ figures }) => figures[index] ?? NOTHING),
    })),
  };
}
