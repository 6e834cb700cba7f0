import { useCallback, useMemo } from 'react';
import type { GridBlock, TableRow } from '@kengetal/contract';
import { StatementTable, usePhone } from '@kengetal/ui';
import type { PageParameters } from '../../page.ts';
import { MiniBars } from './MiniBars.tsx';
import { RowCard } from './RowCard.tsx';
import { partsOf, treeTable } from './tree-table.ts';
import css from './profits.module.css';

export interface ResultTreeProps {
  block: GridBlock;
  parameters: PageParameters;
  isFiltered: boolean;
}

const OUTLIER =
  'Wijkt ver af van wat hier gebruikelijk is: meer dan 2,5 keer de gewone afwijking van het midden, en meer dan € 250.';

/** Heading, group and account by month; each row folds, opens, and tells more. */
export function ResultTree({ block, parameters, isFiltered }: ResultTreeProps) {
  const phone = usePhone();
  const table = useMemo(() => treeTable(block, phone), [block, phone]);
  const rows = useMemo(() => new Map(block.rows.map((row) => [row.key, row])), [block]);
  const remark = useCallback(
    ({ key }: TableRow, column: number) =>
      // On a phone the months, and with them the outliers, are not there.
      !phone && rows.get(key)?.outliers?.includes(column) ? OUTLIER : undefined,
    [rows, phone],
  );
  const beside = useCallback(
    ({ key }: TableRow) => {
      const row = rows.get(key);
      if (!row) return null;
      return (
        <>
          <MiniBars amounts={partsOf(block, row)} marked={row.outliers ?? []} />
          <RowCard row={row} block={block} parameters={parameters} />
        </>
      );
    },
    [rows, block, parameters],
  );
  const marks = !phone && block.rows.some(({ outliers }) => outliers !== undefined);
  return (
    <StatementTable
      block={table}
      context={block.columns.find(({ role }) => role === 'current')?.label ?? ''}
      beside={beside}
      remark={remark}
      foot={
        marks || isFiltered ? (
          <div className={css.foot}>
            {marks ? (
              <p>
                <span className={css.dot} aria-hidden="true" /> Wijkt ver af van wat gebruikelijk
                is: meer dan 2,5 keer de gewone afwijking, en meer dan €&nbsp;250.
              </p>
            ) : null}
            {isFiltered ? <p>Totalen gaan over de groepen en rekeningen die je koos.</p> : null}
          </div>
        ) : null
      }
    />
  );
}
