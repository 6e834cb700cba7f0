import type { DrawnRow, DrawnTable } from './drawn-table.ts';
import type { Paper } from './paper.ts';
import { INK, SECOND } from './style.ts';
import { CELL_GAP, isAmount } from './table-columns.ts';
import type { Setting } from './table-head.ts';
import { lineHeight, type Layout } from './table-layout.ts';
import { cellText } from './values.ts';

/** Room above the text of a row: less where the rows are closer. */
export const aboveText = ({ size, leading }: Setting) => size * Math.min(0.3, (leading - 1.15) / 2);

/** A row; its amounts stand beside the last line of its label. */
export function drawRow(paper: Paper, table: DrawnTable, layout: Layout, index: number): void {
  const { labels, heights, setting } = layout;
  const [row, own] = [table.rows[index], labels[index]];
  if (!row || !own) return;
  const top = paper.y;
  const { lines, x, width, style, below } = own;
  if (row.kind === 'group' && index > 0) paper.move(6);
  if (row.kind === 'total') paper.move(2);
  const y = paper.y + aboveText(setting);
  const label = () =>
    lines.forEach((line, place) => paper.line(line, x, y + place * below, width, style));
  paper.tags.element('TH', label, { scope: 'Row' });
  const extra = (lines.length - 1) * below;
  drawCells(paper, table, row, setting, y + extra);
  paper.move(extra + lineHeight(setting));
  if (row.emphasis === 'end') drawDoubleRule(paper, table, setting);
  paper.move(top + (heights[index] ?? 0) - paper.y);
}

function drawCells(
  paper: Paper,
  table: DrawnTable,
  row: DrawnRow,
  setting: Setting,
  y: number,
): void {
  const { size, labelWidth, widths } = setting;
  let x = paper.left + labelWidth;
  table.columns.forEach(({ role }, index) => {
    const width = widths[index] ?? 0;
    const isMain = role === 'current' || role === 'total' || role === 'month' || role === 'plain';
    const weight = row.emphasis === 'result' || row.emphasis === 'end' ? 'semibold' : 'regular';
    if (row.cells.length > 0) {
      const text = cellText(row.cells[index], role);
      const style = {
        size,
        weight,
        color: isMain ? INK : SECOND,
        align: 'right' as const,
      } as const;
      paper.tags.element('TD', () => paper.line(text, x, y, width, style));
      // Lines of totals span the figures only, and not what is a part or percentage of them.
      if (row.kind === 'total' && isAmount(role)) {
        paper.rule(x + CELL_GAP - 4, y - aboveText(setting) - 0.5, width - CELL_GAP + 4, INK, 0.5);
      }
    }
    x += width;
  });
}

/** As accountants draw the end of a statement: below the amounts only. */
function drawDoubleRule(paper: Paper, table: DrawnTable, { labelWidth, widths }: Setting): void {
  let x = paper.left + labelWidth;
  table.columns.forEach(({ role }, index) => {
    const width = widths[index] ?? 0;
    if (isAmount(role)) {
      paper.rule(x + CELL_GAP - 4, paper.y + 1, width - CELL_GAP + 4, INK, 0.5);
      paper.rule(x + CELL_GAP - 4, paper.y + 3, width - CELL_GAP + 4, INK, 0.5);
    }
    x += width;
  });
}
