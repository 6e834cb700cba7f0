import type { DrawnRow, DrawnTable } from './drawn-table.ts';
import type { Paper, TextStyle } from './paper.ts';
import { INK, SECOND } from './style.ts';
import { CELL_GAP, columnsOf, isAmount, type Columns } from './table-columns.ts';
import { drawHeader, type Setting } from './table-head.ts';
import { cellText } from './values.ts';

const INDENT = 10;
/** Of a row to the size of its type, widest first: what just does not fit a page is set closer. */
const LEADINGS = [1.75, 1.6, 1.5, 1.4, 1.32] as const;
const HEADER = 32;

/**
 * A statement or list of amounts; as many tables below each other as its columns need.
 * @param after height of what had better stand on the same page
 */
export function drawTable(paper: Paper, table: DrawnTable, after = 0): void {
  const columns = columnsOf(paper, table);
  if (!columns) {
    const half = Math.ceil(table.columns.length / 2);
    drawTable(paper, partOf(table, 0, half));
    paper.move(16);
    drawTable(paper, partOf(table, half, table.columns.length));
    return;
  }
  const setting = settingOf(paper, table, columns, after);
  paper.tags.element('Table', () => {
    drawHeader(paper, table, setting);
    for (const [index, row] of table.rows.entries()) {
      const height = rowHeight(paper, table, index, setting);
      // A heading is never left behind at the foot of a page.
      const keep = row.kind === 'group' ? height + 2 * lineHeight(setting) : height + 4;
      if (paper.need(keep)) paper.tags.artifact(() => drawHeader(paper, table, setting));
      paper.tags.element('TR', () => drawRow(paper, table, index, setting));
    }
  });
  paper.move(6);
  drawReasons(paper, table);
}

/** The widest rows and largest type with which the table fits the page, else the usual ones. */
function settingOf(paper: Paper, table: DrawnTable, columns: Columns, after: number): Setting {
  const usual = { ...columns, leading: LEADINGS[0] };
  const smaller = [columns.size, columns.size - 0.5, columns.size - 1]
    .map((size) => columnsOf(paper, table, size))
    .filter((some) => some !== undefined);
  const settings = smaller.flatMap((some) => LEADINGS.map((leading) => ({ ...some, leading })));
  const heights = settings.map((setting) => heightOf(paper, table, setting));
  const within = (room: number) => settings.find((_, index) => (heights[index] ?? 0) <= room);
  return within(paper.room - after) ?? within(paper.room) ?? usual;
}

function heightOf(paper: Paper, table: DrawnTable, setting: Setting): number {
  const rows = table.rows.map((_, index) => rowHeight(paper, table, index, setting));
  return HEADER + rows.reduce((sum, height) => sum + height, 0);
}

function partOf(table: DrawnTable, from: number, to: number): DrawnTable {
  const rows = table.rows.map((row) => ({ ...row, cells: row.cells.slice(from, to) }));
  return { ...table, columns: table.columns.slice(from, to), rows };
}

const lineHeight = ({ size, leading }: Setting) => size * leading;
/** Room above the text of a row: less where the rows are closer. */
const aboveText = ({ size, leading }: Setting) => size * Math.min(0.3, (leading - 1.15) / 2);

function rowHeight(paper: Paper, table: DrawnTable, index: number, setting: Setting): number {
  const row = table.rows[index];
  if (!row) return 0;
  const { lines, below } = labelOf(paper, table, index, setting);
  const base = lineHeight(setting) + (lines.length - 1) * below;
  if (row.kind === 'group') return base + 6;
  if (row.emphasis === 'end') return base + 12;
  return row.kind === 'total' ? base + 6 : base;
}

interface Label {
  readonly lines: readonly string[];
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
  /** From one line to the next. */
  readonly below: number;
}

/** The label of a row, on as many lines as it needs. */
function labelOf(
  paper: Paper,
  { rows }: DrawnTable,
  index: number,
  { size, labelWidth }: Setting,
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

/** A row; its amounts stand beside the last line of its label. */
function drawRow(paper: Paper, table: DrawnTable, index: number, setting: Setting): void {
  const row = table.rows[index];
  if (!row) return;
  const { lines, x, width, style, below } = labelOf(paper, table, index, setting);
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
  if (row.kind === 'total') paper.move(row.emphasis === 'end' ? 8 : 4);
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

/** Why amounts are 'n.v.t.', each reason once. */
function drawReasons(paper: Paper, table: DrawnTable): void {
  const roles = ['current', 'comparison', 'month', 'total', 'plain'];
  const reasons = new Set<string>();
  for (const { cells } of table.rows) {
    cells.forEach((figure, index) => {
      if (figure.kind !== 'absent' || !roles.includes(table.columns[index]?.role ?? '')) return;
      reasons.add(figure.reason);
    });
  }
  for (const reason of [...reasons].slice(0, 3)) {
    paper.paragraph(`n.v.t.: ${reason}`, { size: 8, color: SECOND });
  }
}
