import {
  gridFigure,
  gridPlace,
  type Block,
  type Figure,
  type GridBlock,
  type GridRow,
  type Judgement,
} from '@kengetal/contract';
import { judge, valueOf } from '../books/figures/values.ts';

/** A table as it is seen: a figure in each cell. */
export interface SeenTable extends GridBlock {
  rows: SeenRow[];
}

export interface SeenRow extends GridRow {
  /** One per column; a group has none. */
  cells: Figure[];
  /** What the difference means, where there is one. */
  judgement?: Judgement;
}

export type SeenBlock = Exclude<Block, GridBlock> | SeenTable;

/** A page with the figures of its tables. */
export function seen<Page extends { blocks: readonly Block[] }>(
  page: Page,
): Omit<Page, 'blocks'> & { blocks: SeenBlock[] } {
  const blocks = page.blocks.map((block) => (block.kind === 'grid' ? seenTable(block) : block));
  return { ...page, blocks };
}

export function seenTable(block: GridBlock): SeenTable {
  const { columns } = block;
  const apart = gridPlace(columns, 'difference');
  const rows = block.rows.map((row): SeenRow => {
    if (row.kind === 'group') return { ...row, cells: [] };
    const cells = columns.map((_, index) => gridFigure(columns, row, index));
    const change = cells[apart] && valueOf(cells[apart]);
    return { ...row, cells, ...(change !== undefined && { judgement: judge(change, row.more) }) };
  });
  return { ...block, rows };
}
