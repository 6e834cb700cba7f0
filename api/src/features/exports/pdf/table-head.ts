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

interface Head {
  readonly label: string;
  readonly style: TextStyle;
  readonly width: number;
}

/** Between the rule under the headings and the text around it. */
const [ABOVE_RULE, BELOW_RULE] = [3, 5];

/** Height of the headings with the rule below them. */
export function headerHeight(paper: Paper, table: DrawnTable, setting: Setting): number {
  return textHeight(paper, headsOf(table, setting)) + ABOVE_RULE + BELOW_RULE;
}

/** The caption and the headings of the columns, all on the line below which the rows begin. */
export function drawHeader(paper: Paper, table: DrawnTable, setting: Setting): void {
  const { labelWidth, widths } = setting;
  const all = headsOf(table, setting);
  const height = textHeight(paper, all);
  const [caption, ...heads] = all;
  paper.tags.element('TR', () => {
    paper.tags.element('TH', () =>
      drawUpwards(paper, caption, { x: paper.left, height, style: caption.style }),
    );
    let x = paper.left + labelWidth + CELL_GAP - REACH;
    heads.forEach((head, index) => {
      const style = { ...head.style, align: 'right' as const };
      const draw = () => drawUpwards(paper, head, { x, height, style });
      paper.tags.element('TH', draw, { scope: 'Column' });
      x += widths[index] ?? 0;
    });
  });
  paper.move(height + ABOVE_RULE);
  paper.rule(paper.left, paper.y, paper.width, LINE);
  paper.move(BELOW_RULE);
}

/** The caption, and what stands above each column. */
function headsOf(table: DrawnTable, { labelWidth, widths, size }: Setting): [Head, ...Head[]] {
  const style = { size: size - 0.5, lineGap: 0.5, color: SECOND };
  const heads = table.columns.map(({ label, role }, index): Head => {
    const isMain = role === 'current' || role === 'total';
    const own = { ...style, ...(isMain && { weight: 'semibold' as const, color: INK }) };
    return { label, style: own, width: (widths[index] ?? 0) - CELL_GAP + REACH };
  });
  return [{ label: table.caption, style, width: labelWidth - 8 }, ...heads];
}

const textHeight = (paper: Paper, heads: readonly Head[]): number =>
  Math.max(...heads.map(({ label, width, style }) => paper.heightOf(label, width, bold(style))));

const bold = (style: TextStyle): TextStyle => ({ ...style, weight: 'semibold' });

/** Lines of which the last stands at the foot of a height; broken as its widest weight is. */
function drawUpwards(
  paper: Paper,
  { label, width }: Head,
  { x, height, style }: { x: number; height: number; style: TextStyle },
): void {
  const lines = paper.linesOf(label, width, bold(style));
  const line = paper.lineHeight(bold(style));
  const top = paper.y + height - lines.length * line;
  lines.forEach((part, index) => {
    paper.line(part, x, top + index * line, width, style);
  });
}
