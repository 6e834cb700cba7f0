import type { CSSProperties, ReactNode } from 'react';
import type { Figure, Judgement } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { FigureLink } from '../figure/FigureLink.tsx';
import { valueOf } from '../formats/index.ts';
import { alwaysShown } from './columns.ts';
import { DifferenceBar } from './DifferenceBar.tsx';
import { RowLabel, type RowLabelProps } from './RowLabel.tsx';
import css from './row.module.css';
import type { StatementColumn, StatementLine } from './types.ts';

/** Quieter figures under those of a row; the same ones each time, so that the open one is known. */
export type Beneath = readonly ({ figure: Figure; when: string } | undefined)[];

export interface StatementRowProps extends RowLabelProps {
  columns: readonly StatementColumn[];
  /** Largest difference of the table, for the bars. */
  largest: number;
  /** The columns scroll beside the labels. */
  wide: boolean;
  /** The drawer is open on this row. */
  picked: boolean;
  /** Behind the name of a row: a small picture, a way to more. */
  beside?: ((row: StatementLine) => ReactNode) | undefined;
  /** Why the figure in a column stands out; undefined for most. */
  remark?: ((row: StatementLine, column: number) => string | undefined) | undefined;
  /** What stands under the figures, by column. */
  beneath: Beneath | undefined;
  /** Keys of columns with what is not booked. */
  unbooked: readonly string[];
}

/** One row: its label opens the figure of the current period, each figure opens itself. */
export function StatementRow(props: StatementRowProps) {
  const { row, columns, wide, picked, fold, beside, beneath, unbooked } = props;
  const aside = beside?.(row);
  const spanned = row.kind === 'group' && !wide ? alwaysShown(columns) : 0;
  const indent = { '--level': row.level } as CSSProperties;
  const drawn = classes(
    css.row,
    css[row.kind],
    row.kind === 'total' && css[row.emphasis ?? 'subtotal'],
    picked && css.picked,
    beneath && css.two,
  );
  return (
    <tr className={drawn} data-level={row.level} data-fold={fold} data-picked={picked || undefined}>
      <th
        scope="row"
        className={css.label}
        style={indent}
        // A heading has no figures: it may stand over their columns, where those do not scroll.
        colSpan={spanned > 0 ? spanned + 1 : undefined}
      >
        <RowLabel {...props} />
        {aside ? <span className={css.beside}>{aside}</span> : null}
      </th>
      {columns.slice(spanned).map((column, index) => {
        const figure = row.cells[spanned + index];
        const below = beneath?.[spanned + index];
        return (
          <td
            key={column.key}
            className={css.cell}
            data-role={column.role}
            data-unbooked={unbooked.includes(column.key) || undefined}
          >
            {figure ? (
              <Cell {...props} column={column} figure={figure} place={spanned + index} />
            ) : null}
            {below ? <FigureLink {...below} className={css.beneath} tabIndex={-1} stop /> : null}
          </td>
        );
      })}
    </tr>
  );
}

interface CellProps extends StatementRowProps {
  column: StatementColumn;
  figure: Figure;
  /** Which column it is. */
  place: number;
}

function Cell(props: CellProps) {
  const { row, column, figure, place, largest, context, remark, unbooked } = props;
  const why = remark?.(row, place);
  const isDifference = column.role === 'difference' || column.role === 'difference_percent';
  const link = (
    <FigureLink
      figure={figure}
      label={cellLabel(row, column, !unbooked.includes(column.key))}
      variant={isDifference ? 'difference' : 'table'}
      judgement={meaningOf(row, column)}
      context={column.role === 'comparison' ? undefined : context}
      tabIndex={-1}
      remark={why}
      className={classes(css.figure, why !== undefined && css.marked)}
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

function meaningOf(row: StatementLine, column: StatementColumn): Judgement | undefined {
  return column.role === 'difference' ? row.judgement : undefined;
}

/** 'Personeelskosten' in the current period as booked, else 'Personeelskosten, februari 2025'. */
function cellLabel(row: StatementLine, column: StatementColumn, isBooked: boolean): string {
  if (column.role === 'current' && isBooked) return row.label;
  return `${row.label}, ${column.label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}
