import { gridFigure, type Block, type GridBlock, type GridRow } from '@kengetal/contract';
import { shortMonth } from '@kengetal/ledger';
import type { Cell, CellLook } from '../../files/cells.ts';
import { shownText } from '../../books/figures/words.ts';
import { figureCell, header, title } from './cells.ts';
import { figureRows } from './figure-rows.ts';
import { formulasOf, type FormulaOf } from './formulas.ts';

type Row = readonly Cell[];

/** The rows of blocks below each other, the first in row `from` of its sheet. */
export function blockRows(blocks: readonly Block[], from: number): Row[] {
  const rows: Row[] = [];
  for (const block of blocks) {
    const added = rowsOf(block, from + rows.length);
    if (added.length > 0) rows.push(...added, []);
  }
  return rows;
}

function rowsOf(block: Block, from: number): Row[] {
  switch (block.kind) {
    case 'grid':
      return tableRows(block, from);
    case 'figures':
      return figureRows(block);
    case 'series':
      return [
        title(block.title),
        header(['', ...block.series.map(({ label }) => label)]),
        ...block.periods.map((periode, index) => [
          { text: shortMonth(periode) },
          ...block.series.map(({ figures }) => figureCell(figures[index])),
        ]),
      ];
    case 'list':
      return [
        title(block.title),
        ...block.items.map(({ label, detail, figure }) => [
          { text: label },
          figureCell(figure),
          ...(detail === undefined ? [] : [{ text: detail, muted: true }]),
        ]),
      ];
    case 'text':
      return [
        ...(block.title === undefined ? [] : [title(block.title)]),
        [{ text: shownText(block.text) }],
      ];
    case 'checks':
      return [
        title('Controles'),
        ...block.items.map(({ label, state, figure }) => [
          { text: label },
          figureCell(figure),
          { text: STATES[state] },
        ]),
      ];
    default:
      // Blocks of analytics are no part of a report.
      return [];
  }
}

export const STATES = { goed: 'in orde', let_op: 'let op', fout: 'fout' } as const;

function tableRows(table: GridBlock, from: number): Row[] {
  const heads = [title(table.title), header([table.caption, ...table.columns.map((c) => c.label)])];
  const formulas = formulasOf(table, from + heads.length);
  return [...heads, ...table.rows.map((row, index) => tableRow(table, row, index, formulas))];
}

function tableRow(table: GridBlock, row: GridRow, index: number, formulas: FormulaOf): Row {
  const { label, level, kind, emphasis } = row;
  const bold = kind === 'group' || emphasis === 'result' || emphasis === 'end';
  const line: CellLook = {
    ...(bold && { bold }),
    ...(kind === 'total' && { above: 'thin' as const }),
    ...(emphasis === 'end' && { below: 'double' as const }),
  };
  return [
    { text: label, ...(bold && { bold }), ...(level > 0 && { indent: level }) },
    ...table.columns.map((_, column) =>
      kind === 'group'
        ? null
        : figureCell(gridFigure(table.columns, row, column), line, formulas(index, column)),
    ),
  ];
}
