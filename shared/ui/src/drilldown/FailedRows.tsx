import type { MouseEvent } from 'react';
import { Button } from 'antd';
import { sizes } from '../theme/tokens.ts';
import css from './lines.module.css';

export interface FailedRowsProps {
  /** Lines that should have stood here. */
  rows: number;
  columns: number;
  /** Place of the first in the whole table, the heading being 1. */
  place: number;
  onRetry: () => void;
}

/** In the room of lines that could not be read: that they are missing, and trying again. */
export function FailedRows({ rows, columns, place, onRetry }: FailedRowsProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes away: the keyboard stays with the lines.
    currentTarget.closest<HTMLElement>('[role=region]')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <tr aria-rowindex={place}>
      <td colSpan={columns} className={css.failed} style={{ height: rows * sizes.row }}>
        <p className={css.failure} role="alert">
          Kon deze boekingen niet laden.
          <Button type="link" size="small" onClick={retry}>
            Opnieuw proberen
          </Button>
        </p>
      </td>
    </tr>
  );
}
