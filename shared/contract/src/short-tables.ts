import type { PageData, ShortenedBlock } from './api/blocks.ts';
import type {
  ShortColumn,
  ShortRow,
  ShortTableBlock,
  TableBlock,
  TableRow,
} from './api/blocks-table.ts';
import type { Figure } from './api/figures.ts';

/** Stands for the label of the row in the labels of a short table. */
export const ROW_LABEL = '{rij}';

/** A page or component with its tables whole, in which every cell is a figure. */
export function wholeTables<Page extends { blocks: readonly ShortenedBlock[] }>(
  page: Page,
): Omit<Page, 'blocks'> & Pick<PageData, 'blocks'> {
  const blocks = page.blocks.map((block) =>
    block.kind === 'short_table' ? wholeTable(block) : block,
  );
  return { ...page, blocks };
}

/** The table that a short one stands for. */
export function wholeTable({ kind: _kind, ...short }: ShortTableBlock): TableBlock {
  const { key, title, caption } = short;
  return {
    kind: 'table',
    key,
    title,
    caption,
    columns: short.columns.map(({ key, label, role }) => ({ key, label, role })),
    rows: short.rows.map((row) => wholeRow(short, row)),
  };
}

type Short = Pick<ShortTableBlock, 'columns' | 'explanation'>;

function wholeRow(short: Short, row: ShortRow): TableRow {
  const { cells, lines, explanation = short.explanation, ...head } = row;
  const figures: Figure[] = [];
  for (const [index, cell] of cells.entries()) {
    const column = short.columns[index];
    if (typeof cell === 'object' && cell !== null) figures.push(cell);
    else if (column)
      figures.push(wholeCell({ ...head, explanation, lines }, column, cell, figures));
  }
  return { ...head, cells: figures };
}

type Said = Pick<ShortRow, 'label' | 'explanation' | 'lines'>;

function wholeCell(
  row: Said,
  { of, reason = '' }: ShortColumn,
  cell: number | string | null,
  before: readonly Figure[],
): Figure {
  const named = (text: string) => text.replace(ROW_LABEL, () => row.label);
  const explanation = of?.explanation ?? row.explanation ?? '';
  const about = { label: named(of?.label ?? ROW_LABEL), explanation };
  if (typeof cell !== 'number') return { kind: 'absent', reason: cell ?? reason, about };
  if (of?.kind === 'booked' && row.lines) {
    const { periode_min, periode_max, soorten } = of;
    const filters = [...of.filters, ...row.lines.filters];
    const selection = { periode_min, periode_max, soorten, filters };
    return { kind: 'booked', cents: cell, sign: row.lines.sign, selection, about };
  }
  if (of?.kind !== 'derived') return { kind: 'absent', reason, about };
  const { unit, divisor } = of;
  const terms = of.terms.map(({ label, factor, part, of: operand }) => ({
    label: named(label),
    factor,
    part,
    figure: typeof operand === 'number' ? figureAt(before, operand) : operand,
  }));
  const divided = divisor === undefined ? {} : { divisor };
  return { kind: 'derived', unit, value: cell, ...divided, terms, about };
}

/** Columns that others are computed from stand before them. */
function figureAt(before: readonly Figure[], index: number): Figure {
  return before[index] ?? { kind: 'absent', reason: '' };
}
