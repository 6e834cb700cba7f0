import type { DrawnTable } from './drawn-table.ts';
import type { Paper } from './paper.ts';
import { SECOND } from './style.ts';
import { headingsOver, nextPageFrom } from './table-breaks.ts';
import { columnsOf } from './table-columns.ts';
import { drawHeader } from './table-head.ts';
import { heightOf, layoutsOf, lineHeight, type Layout } from './table-layout.ts';
import { aboveText, drawRow } from './table-row.ts';

/** What stands around a table. */
interface Around {
  /** Draws what belongs above it, on the same page. */
  readonly heading?: () => void;
  readonly headingHeight?: number;
  /** Height of what had better stand below it on the same page. */
  readonly after?: number;
}

/**
 * A statement or list of amounts; as many tables below each other as its columns need. On one page
 * where it fits one; else it goes on between its groups.
 */
export function drawTable(paper: Paper, table: DrawnTable, around: Around = {}): void {
  const { heading, headingHeight = 0, after = 0 } = around;
  const columns = columnsOf(paper, table);
  if (!columns) {
    const half = Math.ceil(table.columns.length / 2);
    drawTable(paper, partOf(table, 0, half), { heading, headingHeight });
    paper.move(16);
    drawTable(paper, partOf(table, half, table.columns.length));
    return;
  }
  const reasons = reasonsOf(table);
  const above = headingHeight;
  const below = reasons.length * paper.lineHeight(REASON) + BELOW;
  const layouts = new Layouts(layoutsOf(paper, table, columns));
  const within = (room: number) => layouts.within(room - above - below);
  const here = within(paper.room - after) ?? within(paper.room);
  const whole = here ?? (paper.isTop ? undefined : within(paper.wholeRoom));
  const layout = whole ?? layouts.usual;
  if (!here && (whole || beginsNextPage(paper, table, layout, above))) paper.page();
  heading?.();
  paper.tags.element('Table', () => drawRows(paper, table, layout));
  paper.move(BELOW);
  for (const reason of reasons) paper.paragraph(`n.v.t.: ${reason}`, REASON);
}

const BELOW = 6;
const REASON = { size: 8, color: SECOND } as const;

/** Ways to set a table, worked out as far as they are asked for. */
class Layouts {
  readonly #known: Layout[] = [];
  readonly #more: Iterator<Layout, undefined>;

  constructor(more: Iterator<Layout, undefined>) {
    this.#more = more;
  }

  /** The best with which the table fits a height; undefined where none does. */
  within(height: number): Layout | undefined {
    for (let index = 0; ; index += 1) {
      const layout = this.#at(index);
      if (!layout || heightOf(layout) <= height) return layout;
    }
  }

  get usual(): Layout {
    const layout = this.#at(0);
    if (!layout) throw new Error('a table without a setting');
    return layout;
  }

  #at(index: number): Layout | undefined {
    const known = this.#known[index];
    if (known) return known;
    const layout = this.#more.next().value;
    if (layout) this.#known.push(layout);
    return layout;
  }
}

/** True where not even the first group of a long table has room on the page. */
function beginsNextPage(paper: Paper, { rows }: DrawnTable, layout: Layout, above: number) {
  const { heights, header } = layout;
  if (paper.isTop) return false;
  const full = fullFrom(heights, 0, paper.room - above - header);
  const page = paper.wholeRoom - header;
  return full === 0 || nextPageFrom(rows, heights, { from: 0, full, page, isTop: false }) === 0;
}

/** The first row from one on that has no room. */
function fullFrom(heights: readonly number[], from: number, room: number): number {
  let [index, left] = [from, room];
  while (index < heights.length && (heights[index] ?? 0) <= left) {
    left -= heights[index] ?? 0;
    index += 1;
  }
  return index;
}

/** The headings and rows, on as many pages as they need. */
function drawRows(paper: Paper, table: DrawnTable, layout: Layout): void {
  const { rows } = table;
  const { heights, header, setting } = layout;
  drawHeader(paper, table, setting);
  for (let from = 0; from < rows.length;) {
    const full = fullFrom(heights, from, paper.room);
    const page = paper.wholeRoom - header;
    const end =
      full === rows.length ? full : nextPageFrom(rows, heights, { from, full, page, isTop: true });
    for (let index = from; index < end; index += 1) {
      paper.tags.element('TR', () => drawRow(paper, table, layout, index));
    }
    if (end < rows.length) paper.page();
    if (end < rows.length) paper.tags.artifact(() => drawHeadAgain(paper, table, layout, end));
    from = end;
  }
}

/** The headings of the columns, and of the groups that go on, above the row that begins a page. */
function drawHeadAgain(paper: Paper, table: DrawnTable, layout: Layout, index: number): void {
  drawHeader(paper, table, layout.setting);
  for (const above of headingsOver(table.rows, index)) {
    const label = layout.labels[above];
    if (!label) continue;
    const words = `${table.rows[above]?.label ?? ''} (vervolg)`;
    const { x, width, style } = label;
    paper.line(words, x, paper.y + aboveText(layout.setting), width, style);
    paper.move(lineHeight(layout.setting));
  }
}

function partOf(table: DrawnTable, from: number, to: number): DrawnTable {
  const rows = table.rows.map((row) => ({ ...row, cells: row.cells.slice(from, to) }));
  return { ...table, columns: table.columns.slice(from, to), rows };
}

/** Why amounts are 'n.v.t.', each reason once. */
function reasonsOf(table: DrawnTable): string[] {
  const roles = ['current', 'comparison', 'month', 'total', 'plain'];
  const reasons = new Set<string>();
  for (const { cells } of table.rows) {
    cells.forEach((figure, index) => {
      if (figure.kind !== 'absent' || !roles.includes(table.columns[index]?.role ?? '')) return;
      reasons.add(figure.reason);
    });
  }
  return [...reasons].slice(0, 3);
}
