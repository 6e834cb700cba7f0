import type { TableBlock, TableColumn, TableRow } from '@kengetal/contract';
import type { Paper } from './paper.ts';
import { INK, LINE, SECOND } from './style.ts';
import { cellText } from './values.ts';

/** Largest first; the first at which the columns fit is taken. */
const SIZES = [9, 8.5, 8, 7.5, 7, 6.5];
const CELL_GAP = 14;
const LEAST_LABEL = 132;
/** Columns of a table with few of them are wide enough for a heading on two lines. */
const FEW_COLUMNS = 6;
const LEAST_AMOUNT = 50;
const INDENT = 10;

/** How a table is set: type size, and where its columns are. */
interface Setting {
  readonly size: number;
  readonly labelWidth: number;
  readonly widths: readonly number[];
}

/** A statement or list of amounts; as many tables below each other as its columns need. */
export function drawTable(paper: Paper, table: TableBlock): void {
  const setting = settingOf(paper, table);
  if (!setting) {
    const half = Math.ceil(table.columns.length / 2);
    drawTable(paper, partOf(table, 0, half));
    paper.move(16);
    drawTable(paper, partOf(table, half, table.columns.length));
    return;
  }
  drawHeader(paper, table, setting);
  for (const [index, row] of table.rows.entries()) {
    const height = rowHeight(row, setting);
    // A heading is never left behind at the foot of a page.
    const keep = row.kind === 'group' ? height + 2 * lineHeight(setting) : height + 4;
    if (paper.need(keep)) drawHeader(paper, table, setting);
    drawRow(paper, table, index, setting);
  }
  paper.move(6);
  drawReasons(paper, table);
}

function partOf(table: TableBlock, from: number, to: number): TableBlock {
  const rows = table.rows.map((row) => ({ ...row, cells: row.cells.slice(from, to) }));
  return { ...table, columns: table.columns.slice(from, to), rows };
}

/** Undefined when the columns do not fit at the smallest size. */
function settingOf(paper: Paper, table: TableBlock): Setting | undefined {
  for (const size of SIZES) {
    const widths = table.columns.map((column, index) =>
      columnWidth(paper, table, column, index, size),
    );
    const labelWidth = paper.width - widths.reduce((sum, width) => sum + width, 0);
    if (labelWidth >= LEAST_LABEL) return { size, labelWidth, widths };
  }
  return undefined;
}

function columnWidth(
  paper: Paper,
  table: TableBlock,
  { label, role }: TableColumn,
  index: number,
  size: number,
): number {
  const values = table.rows.map(({ cells }) => cellText(cells[index], role));
  const longest = values.reduce((one, other) => (other.length > one.length ? other : one), '');
  const head = label
    .split(' ')
    .map((word) => paper.widthOf(word, { weight: 'semibold', size: size - 0.5 }));
  const isWide = table.columns.length <= FEW_COLUMNS && isAmount(role);
  const least = isWide ? LEAST_AMOUNT : 30;
  return Math.max(paper.widthOf(longest, { weight: 'semibold', size }), ...head, least) + CELL_GAP;
}

const lineHeight = ({ size }: Setting) => size * 1.75;

function drawHeader(paper: Paper, table: TableBlock, { size, labelWidth, widths }: Setting): void {
  const style = { size: size - 0.5, lineGap: 0.5 };
  const heights = table.columns.map(({ label }, index) =>
    paper.heightOf(label, (widths[index] ?? 0) - CELL_GAP + 6, { ...style, weight: 'semibold' }),
  );
  const height = Math.max(...heights, 12);
  paper.line(table.caption, paper.left, paper.y + height - 12, labelWidth - 8, {
    ...style,
    color: SECOND,
  });
  let x = paper.left + labelWidth;
  table.columns.forEach(({ label, role }, index) => {
    const width = widths[index] ?? 0;
    const isMain = role === 'current' || role === 'total';
    drawHead(paper, label, x + CELL_GAP - 6, width - CELL_GAP + 6, height, isMain, style.size);
    x += width;
  });
  paper.move(height + 3);
  paper.rule(paper.left, paper.y, paper.width, LINE);
  paper.move(5);
}

/** Lines of a heading, the last one at the foot. */
function drawHead(
  paper: Paper,
  label: string,
  x: number,
  width: number,
  height: number,
  isMain: boolean,
  size: number,
): void {
  const weight = isMain ? ('semibold' as const) : ('regular' as const);
  const style = { size, weight, color: isMain ? INK : SECOND, align: 'right' as const };
  const lines = wrapped(paper, label, width, size);
  lines.forEach((text, index) => {
    paper.line(
      text,
      x,
      paper.y + height - 12 - (lines.length - 1 - index) * (size + 2),
      width,
      style,
    );
  });
}

function wrapped(paper: Paper, label: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    const fits = paper.widthOf(joined, { weight: 'semibold', size }) <= width;
    if (last !== undefined && fits) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function rowHeight(row: TableRow, setting: Setting): number {
  const base = lineHeight(setting);
  if (row.kind === 'group') return base + 6;
  if (row.emphasis === 'end') return base + 12;
  return row.kind === 'total' ? base + 6 : base;
}

function drawRow(paper: Paper, table: TableBlock, index: number, setting: Setting): void {
  const row = table.rows[index];
  if (!row) return;
  const { size, labelWidth } = setting;
  const isStrong = row.kind === 'group' || row.emphasis === 'result' || row.emphasis === 'end';
  const hasParts = row.kind === 'line' && (table.rows[index + 1]?.level ?? 0) > row.level;
  const isHalf = row.kind === 'total' || hasParts;
  const weight = isStrong ? 'semibold' : isHalf ? 'medium' : 'regular';
  if (row.kind === 'group' && index > 0) paper.move(6);
  if (row.kind === 'total') paper.move(2);
  const y = paper.y + size * 0.3;
  const indent = row.level * INDENT;
  paper.line(row.label, paper.left + indent, y, labelWidth - indent - 6, { size, weight });
  drawCells(paper, table, row, setting, y);
  paper.move(lineHeight(setting));
  if (row.emphasis === 'end') drawDoubleRule(paper, table, setting);
  if (row.kind === 'total') paper.move(row.emphasis === 'end' ? 8 : 4);
}

function drawCells(
  paper: Paper,
  table: TableBlock,
  row: TableRow,
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
      paper.line(text, x, y, width, style);
      // Lines of totals span the figures only, and not what is a part or percentage of them.
      if (row.kind === 'total' && isAmount(role)) {
        paper.rule(x + CELL_GAP - 4, paper.y - 0.5, width - CELL_GAP + 4, INK, 0.5);
      }
    }
    x += width;
  });
}

/** As accountants draw the end of a statement: below the amounts only. */
function drawDoubleRule(paper: Paper, table: TableBlock, { labelWidth, widths }: Setting): void {
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

/** Not a percentage or a part. */
const isAmount = (role: TableColumn['role']) => role !== 'difference_percent' && role !== 'share';

/** Why amounts are 'n.v.t.', each reason once. */
function drawReasons(paper: Paper, table: TableBlock): void {
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
