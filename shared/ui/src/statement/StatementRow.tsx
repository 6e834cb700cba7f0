import type { CSSProperties } from 'react';
import type { Figure, Judgement, TableColumn, TableRow } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { useDrilldown } from '../drilldown/context.ts';
import { FigureLink } from '../figure/FigureLink.tsx';
import { valueOf } from '../formats/index.ts';
import { DifferenceBar } from './DifferenceBar.tsx';
import css from './statement.module.css';

export interface StatementRowProps {
  row: TableRow;
  columns: readonly TableColumn[];
  /** Column whose figure the row opens. */
  current: number;
  /** Largest difference of the table, for the bars. */
  largest: number;
  /** The drawer is open on this row. */
  picked: boolean;
  /** Whether Tab reaches this row first. */
  reachable: boolean;
  context: string | undefined;
}

/** One row: its label opens the figure of the current period, each figure opens itself. */
export function StatementRow(props: StatementRowProps) {
  const { row, columns, picked } = props;
  const indent = { '--level': row.level } as CSSProperties;
  const drawn = classes(
    css.row,
    css[row.kind],
    row.kind === 'total' && css[row.emphasis ?? 'subtotal'],
    picked && css.picked,
  );
  return (
    <tr className={drawn}>
      <th scope="row" className={css.label} style={indent}>
        <RowLabel {...props} />
      </th>
      {columns.map((column, index) => {
        const figure = row.cells[index];
        return (
          <td key={column.key} className={classes(css.cell, css[column.role])}>
            {figure ? <Cell {...props} column={column} figure={figure} /> : null}
          </td>
        );
      })}
    </tr>
  );
}

function RowLabel({ row, current, reachable, context }: StatementRowProps) {
  const { open } = useDrilldown();
  const figure = row.cells[current] ?? row.cells[0];
  if (!figure) return row.label;
  return (
    <button
      type="button"
      className={css.opener}
      data-stop=""
      tabIndex={reachable ? 0 : -1}
      aria-haspopup="dialog"
      onClick={() => open({ title: row.label, figure, context })}
    >
      <span className={css.labelText}>{row.label}</span>
      <span className={css.hint}>Bekijk boekingen</span>
    </button>
  );
}

interface CellProps extends StatementRowProps {
  column: TableColumn;
  figure: Figure;
}

function Cell({ row, column, figure, largest, context }: CellProps) {
  const isDifference = column.role === 'difference' || column.role === 'difference_percent';
  const link = (
    <FigureLink
      figure={figure}
      label={cellLabel(row, column)}
      variant={isDifference ? 'difference' : 'table'}
      judgement={meaningOf(row, column)}
      context={column.role === 'comparison' ? undefined : context}
      tabIndex={-1}
      className={css.figure}
      stop
    />
  );
  if (column.role !== 'difference') return link;
  return (
    <span className={css.differencePair}>
      <DifferenceBar
        value={valueOf(figure)?.value ?? 0}
        largest={largest}
        judgement={row.judgement}
      />
      {link}
    </span>
  );
}

function meaningOf(row: TableRow, column: TableColumn): Judgement | undefined {
  return column.role === 'difference' ? row.judgement : undefined;
}

/** 'Personeelskosten' in the current period, else 'Personeelskosten, februari 2025'. */
function cellLabel(row: TableRow, column: TableColumn): string {
  if (column.role === 'current') return row.label;
  return `${row.label}, ${column.label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}
