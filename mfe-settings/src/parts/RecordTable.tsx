import { Fragment, type ReactNode } from 'react';
import { looks } from '@kengetal/ui';
import css from './record-table.module.css';

export interface Column<Row> {
  /** Read out alone where `isAction`. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  numeric?: boolean;
  /** Short words that stay on one line, where there is room. */
  isShort?: boolean;
  /** What can be done with a row, at its end. */
  isAction?: boolean;
}

export interface RecordTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Over the whole width beneath a row, e.g. a question about it. */
  beneath?: (row: Row) => ReactNode;
}

/** Records with a few fields each; where it is narrow every record is a small list of its own. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, columns, rows, keyOf, beneath } = props;
  return (
    <div className={css.box}>
      <table className={css.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric, isAction }) => (
              <th key={label} scope="col" data-numeric={numeric || undefined}>
                {isAction ? <span className={looks.hidden}>{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const more = beneath?.(row);
            return (
              <Fragment key={keyOf(row)}>
                <tr data-open={more ? true : undefined}>
                  {columns.map(({ label, cell, numeric, isShort, isAction }) => (
                    <td
                      key={label}
                      data-label={isAction ? undefined : label}
                      data-numeric={numeric || undefined}
                      data-short={isShort || undefined}
                      data-action={isAction || undefined}
                    >
                      <div>{cell(row)}</div>
                    </td>
                  ))}
                </tr>
                {more ? (
                  <tr>
                    <td colSpan={columns.length} className={css.beneath}>
                      {more}
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
