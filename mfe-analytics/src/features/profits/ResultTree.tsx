import { useCallback, useMemo } from 'react';
import type { GridBlock } from '@kengetal/contract';
import { StatementTable, usePhone } from '@kengetal/ui';
import type { PageParameters } from '../../page.ts';
import { MiniBars } from './MiniBars.tsx';
import { RowCard } from './RowCard.tsx';
import { beneathTree, partsOf, treeTable } from './tree-table.ts';
import { ChangeButton } from './what-if/ChangeButton.tsx';
import { whatIf } from './what-if/compute.ts';
import type { WhatIfState } from './what-if/use-what-if.ts';
import { UNBOOKED, whatIfTable } from './what-if/what-if-table.ts';
import { WhatIfBar } from './what-if/WhatIfBar.tsx';
import css from './profits.module.css';
import type { StatementLine } from '@kengetal/ui';

export interface ResultTreeProps {
  block: GridBlock;
  parameters: PageParameters;
  isFiltered: boolean;
  whatIfState: WhatIfState;
}

const OUTLIER =
  'Wijkt ver af van wat hier gebruikelijk is: meer dan 2,5 keer de gewone afwijking van het midden, en meer dan € 250.';

/** Heading, group and account by month; each row folds, opens, and tells more. */
export function ResultTree(props: ResultTreeProps) {
  const { block, parameters, isFiltered, whatIfState } = props;
  const phone = usePhone();
  const { isOn, changes } = whatIfState;
  const changed = useMemo(() => (isOn ? whatIf(block, changes) : null), [block, isOn, changes]);
  const table = useMemo(
    () => (changed ? whatIfTable(block, changed, phone) : treeTable(block, phone)),
    [block, changed, phone],
  );
  const rows = useMemo(() => new Map(block.rows.map((row) => [row.key, row])), [block]);
  const remark = useCallback(
    ({ key }: StatementLine, column: number) =>
      // On a phone the months, and with them the outliers, are not there.
      !phone && rows.get(key)?.outliers?.includes(column) ? OUTLIER : undefined,
    [rows, phone],
  );
  const beneath = useMemo(() => (phone ? undefined : beneathTree(block)), [block, phone]);
  const beside = useCallback(
    ({ key }: StatementLine) => {
      const row = rows.get(key);
      if (!row) return null;
      return (
        <>
          {isOn && row.kind === 'line' ? (
            <ChangeButton row={row} state={whatIfState} />
          ) : (
            <MiniBars amounts={partsOf(block, row)} marked={row.outliers ?? []} />
          )}
          {row.kind === 'rest' || (phone && isOn && row.kind === 'line') ? null : (
            <RowCard row={row} block={block} parameters={parameters} />
          )}
        </>
      );
    },
    [rows, block, parameters, isOn, whatIfState, phone],
  );
  const isBeside = beneath !== undefined && beneath.size > 0;
  const marks = !phone && block.rows.some(({ outliers }) => outliers !== undefined);
  return (
    <>
      {changed ? <WhatIfBar block={block} rows={changed} state={whatIfState} /> : null}
      <StatementTable
        block={table}
        {...(changed && { unbooked: UNBOOKED })}
        context={block.columns.find(({ role }) => role === 'current')?.label ?? ''}
        beside={beside}
        remark={remark}
        beneath={beneath}
        foot={
          marks || isFiltered || isBeside ? (
            <div className={css.foot}>
              {marks ? (
                <p>
                  <span className={css.dot} aria-hidden="true" /> Wijkt ver af van wat gebruikelijk
                  is: meer dan 2,5 keer de gewone afwijking, en meer dan €&nbsp;250.
                </p>
              ) : null}
              {isBeside ? <p>Onder elk bedrag staat dat van een jaar eerder.</p> : null}
              {isFiltered ? <p>Totalen gaan over de groepen en rekeningen die je koos.</p> : null}
            </div>
          ) : null
        }
      />
    </>
  );
}
