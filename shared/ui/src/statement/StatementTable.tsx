import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { TableBlock, TableRow } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { useDrilldown } from '../drilldown/context.ts';
import { StatementRow } from './StatementRow.tsx';
import { currentColumn, largestDifference } from './columns.ts';
import { moveWithArrows } from './keyboard.ts';
import css from './statement.module.css';

export interface StatementTableProps {
  block: TableBlock;
  /** Where the figures stand, above the title of the drawer, e.g. 'Maart 2025'. */
  context?: string;
  /** Under the table, inside the sheet: checks. */
  foot?: ReactNode;
}

/**
 * A Dutch statement as a real table. One row is a stop of the Tab key; arrows move between rows
 * and figures, Enter opens what they are made of.
 */
export function StatementTable({ block, context, foot }: StatementTableProps) {
  const { opened } = useDrilldown();
  const { columns, rows } = block;
  const current = currentColumn(columns);
  const largest = useMemo(() => largestDifference(block), [block]);
  const first = rows.find((row) => row.kind !== 'group')?.key;
  const plain = columns.filter(({ role }) => role === 'plain').length;
  const style = { '--columns': plain } as CSSProperties;
  const isPicked = (row: TableRow) => opened !== null && row.cells.includes(opened);
  return (
    <div className={css.box}>
      <div className={classes(css.scroll, plain > 0 && css.scrolling)}>
        <table
          className={classes(css.table, plain > 0 && css.wide)}
          style={style}
          onKeyDown={moveWithArrows}
        >
          <caption className={css.hidden}>{`${block.title}. ${block.caption}`}</caption>
          <colgroup>
            <col />
            {columns.map(({ key, role }) => (
              <col key={key} className={css[role]} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td className={css.caption}>{block.caption}</td>
              {columns.map(({ key, label, role }) => (
                <th key={key} scope="col" className={classes(css.head, css[role])}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <StatementRow
                key={row.key}
                row={row}
                columns={columns}
                current={current}
                largest={largest}
                picked={isPicked(row)}
                reachable={row.key === first}
                context={context}
              />
            ))}
          </tbody>
        </table>
      </div>
      {foot}
    </div>
  );
}
