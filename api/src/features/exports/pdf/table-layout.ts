import type { DrawnTable } from './drawn-table.ts';
import type { Paper, TextStyle } from './paper.ts';
import { sum } from './table-breaks.ts';
import { columnsOf, type Columns } from './table-columns.ts';
import { headerHeight, type Setting } from './table-head.ts';

const INDENT = 10;
/** Of a row to the size of its type, widest first: what just does not fit a page is set closer. */
const LEADINGS = [1.75, 1.6, 1.5, 1.4, 1.32] as const;

/** The label of a row, on as many lines as it needs. */
export interface Label {
  readonly lines: readonly string[];
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
  /** From one line to the next. */
  readonly below: number;
}

/** A table as it will stand on paper. */
export interface Layout {
  readonly setting: Setting;
  readonly labels: readonly Label[];
  /** Of each row. */
  readonly heights: readonly number[];
  /** Of the caption and the headings of the columns. */
  readonly header: number;
}

export const lineHeight = ({ size, leading }: Setting) => size * leading;
export const heightOf = ({ header, heights }: Layout): number => header + sum(heights);

/** Every way to set a table with these columns, best first: large type, rows wide apart. */
export function* layoutsOf(
  paper: Paper,
  table: DrawnTable,
  columns: Columns,
): Generator<Layout, undefined> {
  for (const size of [columns.size, columns.size - 0.5, columns.size - 1]) {
    const some = columnsOf(paper, table, size);
    if (!some) continue;
    const labels = table.rows.map((_, index) => labelOf(paper, table, index, some));
    for (const leading of LEADINGS) {
      const setting = { ...some, leading };
      const heights = table.rows.map((_, index) => rowHeight(table, index, labels, setting));
      yield { setting, labels, heights, header: headerHeight(paper, table, setting) };
    }
  }
}

function rowHeight(
  { rows }: DrawnTable,
  index: number,
  labels: readonly Label[],
  setting: Setting,
): number {
  const [row, label] = [rows[index], labels[index]];
  if (!row || !label) return 0;
  const base = lineHeight(setting) + (label.lines.length - 1) * label.below;
  if (row.emphasis === 'end') return base + 12;
  return row.kind === 'line' || (row.kind === 'group' && index === 0) ? base : base + 6;
}

function labelOf(
  paper: Paper,
  { rows }: DrawnTable,
  index: number,
  { size, labelWidth }: Columns,
): Label {
  const { label = '', level = 0, kind, emphasis } = rows[index] ?? {};
  const isStrong = kind === 'group' || emphasis === 'result' || emphasis === 'end';
  const hasParts = kind === 'line' && (rows[index + 1]?.level ?? 0) > level;
  const weight = isStrong ? 'semibold' : kind === 'total' || hasParts ? 'medium' : 'regular';
  const style = { size, weight, lineGap: 0 } as const;
  const indent = level * INDENT;
  const width = labelWidth - indent - 6;
  const lines = paper.linesOf(label, width, style);
  return { lines, x: paper.left + indent, width, style, below: paper.lineHeight(style) };
}
