import type { DrawnTable } from './drawn-table.ts';
import type { Paper, TextStyle } from './paper.ts';
import { INK, LINE, SECOND } from './style.ts';
import { CELL_GAP, type Columns } from './table-columns.ts';

/** Headings may reach this far into the room between columns. */
const REACH = 6;

/** How a table is set. */
export interface Setting extends Columns {
  /** Height of a row to the size of its type. */
  readonly leading: number;
}

/** The caption and the headings of the columns, all on the line below which the rows begin. */
export function drawHeader(paper: Paper, table: DrawnTable, setting: Setting): void {
  const { labelWidth, widths } = setting;
  const style = { size: setting.size - 0.5, lineGap: 0.5, color: SECOND };
  const heads = table.columns.map(({ label, role }, index) => {
    const isMain = role === 'current' || role === 'total';
    const own = { ...style, ...(isMain && { weight: 'semibold' as const, color: INK }) };
    return { label, style: own, width: (widths[index] ?? 0) - CELL_GAP + REACH };
  });
  const captionWidth = labelWidth - 8;
  const height = Math.max(
    paper.heightOf(table.caption, captionWidth, bold(style)),
    ...heads.map(({ label, width }) => paper.heightOf(label, width, bold(style))),
  );
  paper.need(height + 40);
  paper.tags.element('TR', () => {
    paper.tags.element('TH', () =>
      drawUpwards(paper, table.caption, paper.left, height, captionWidth, style),
    );
    let x = paper.left + labelWidth + CELL_GAP - REACH;
    heads.forEach((head, index) => {
      const own = { ...head.style, align: 'right' as const };
      const draw = () => drawUpwards(paper, head.label, x, height, head.width, own);
      paper.tags.element('TH', draw, { scope: 'Column' });
      x += widths[index] ?? 0;
    });
  });
  paper.move(height + 3);
  paper.rule(paper.left, paper.y, paper.width, LINE);
  paper.move(5);
}

const bold = (style: TextStyle): TextStyle => ({ ...style, weight: 'semibold' });

/** Lines of which the last stands at the foot of a height; broken as its widest weight is. */
function drawUpwards(
  paper: Paper,
  text: string,
  x: number,
  height: number,
  width: number,
  style: TextStyle,
): void {
  const top = paper.y + height - paper.heightOf(text, width, bold(style));
  const line = paper.lineHeight(style);
  paper.linesOf(text, width, bold(style)).forEach((part, index) => {
    paper.line(part, x, top + index * line, width, style);
  });
}
