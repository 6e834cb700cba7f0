import type {
  Block,
  Figure,
  ShortColumn,
  ShortenedBlock,
  ShortRow,
  ShortTableBlock,
  TableBlock,
  TableRow,
} from '@kengetal/contract';
import { saidOf, says, type Said } from './said.ts';

type Cell = ShortRow['cells'][number];

/** The blocks with their tables in short form, which `wholeTables` of the contract makes whole. */
export function shortened(blocks: readonly Block[]): ShortenedBlock[] {
  return blocks.map((block) => (block.kind === 'table' ? shortTable(block) : block));
}

/** A table that says once what its cells have in common. A cell that differs stays whole. */
function shortTable({ columns, rows, ...head }: TableBlock): ShortTableBlock {
  const said = rows.map(saidOfRow);
  const explanation = mostCommon(said.map((row) => row.explanation)) ?? '';
  const short = columns.map((column, index): ShortColumn => {
    const of = saidOf(said, index);
    const reason = mostCommon(rows.map(({ cells }) => reasonOf(cells[index])));
    return { ...column, ...(of && { of }), ...(reason !== undefined && { reason }) };
  });
  return {
    ...head,
    kind: 'short_table',
    explanation,
    columns: short,
    rows: said.map((row) => shortRow(row, short, explanation)),
  };
}

/** A row with the lines of its first booked cell. */
function saidOfRow(row: TableRow): Said {
  const first = row.cells.find((cell) => cell.kind === 'booked');
  if (first?.kind !== 'booked') {
    return { row, explanation: row.cells.find((cell) => cell.about)?.about?.explanation };
  }
  const { sign, selection, about } = first;
  return { row, explanation: about?.explanation, lines: { sign, filters: selection.filters } };
}

function shortRow(said: Said, columns: readonly ShortColumn[], usual: string): ShortRow {
  const { cells, ...head } = said.row;
  const { explanation, lines } = said;
  return {
    ...head,
    ...(explanation !== undefined && explanation !== usual && { explanation }),
    ...(lines && { lines }),
    cells: cells.map((cell, index) => shortCell(said, cell, columns[index])),
  };
}

function shortCell(said: Said, cell: Figure, column: ShortColumn | undefined): Cell {
  if (!column?.of || !says(column.of, said, cell)) return cell;
  if (cell.kind === 'absent') return cell.reason === column.reason ? null : cell.reason;
  return cell.kind === 'derived' ? cell.value : cell.cents;
}

const reasonOf = (cell: Figure | undefined) => (cell?.kind === 'absent' ? cell.reason : undefined);

function mostCommon(texts: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) {
    if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
