import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeRow } from '@kengetal/contract';
import { looks } from '@kengetal/ui';
import { OfficeCell } from './cells/OfficeCell.tsx';
import { COLUMNS, type ColumnKey } from './columns.ts';
import { REASONS } from './words.ts';
import css from './table.module.css';

export const dashboardOf = ({ project_id }: OfficeRow): string =>
  `/dashboard?project=${encodeURIComponent(project_id)}`;

export interface TableRowProps {
  id: string;
  row: OfficeRow;
  columns: readonly ColumnKey[];
  readAt: number;
  isCurrent: boolean;
  /** The row that Tab comes to. */
  isStop: boolean;
  onFocus: (projectId: string) => void;
}

/** One administration; its name leads to its dashboard, its amounts open in place. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { id, row, columns, readAt, isCurrent, isStop, onFocus } = props;
  const reasons = row.attention.map((reason) => REASONS[reason]).join(', ');
  return (
    <tr
      className={css.row}
      data-row={row.project_id}
      data-current={isCurrent || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(row.project_id)}
    >
      {columns.map((column) =>
        column === 'naam' ? (
          <th key={column} scope="row" data-column={column}>
            <Link to={dashboardOf(row)} tabIndex={isCurrent ? 0 : -1}>
              {row.project_name}
            </Link>
            {reasons ? <span className={looks.hidden}>{`, ${reasons}`}</span> : null}
          </th>
        ) : (
          <td
            key={column}
            data-column={column}
            data-label={COLUMNS[column].label}
            data-numeric={COLUMNS[column].numeric || undefined}
          >
            <OfficeCell id={id} row={row} column={column} readAt={readAt} />
          </td>
        ),
      )}
    </tr>
  );
});
