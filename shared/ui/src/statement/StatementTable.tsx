import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Figure } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { useDrilldown } from '../drilldown/context.ts';
import { looks } from '../looks/looks.ts';
import { usePhone } from '../theme/use-phone.ts';
import { StatementRow, type Beneath, type StatementRowProps } from './StatementRow.tsx';
import { currentColumn, largestDifference, roomForNames, wideColumns } from './columns.ts';
import { moveWithArrows } from './keyboard.ts';
import { useFolds } from './use-folds.ts';
import css from './statement.module.css';
import type { StatementBlock, StatementLine } from './types.ts';

interface StatementTableProps extends Pick<StatementRowProps, 'beside' | 'remark'> {
  block: StatementBlock;
  /** Where the figures stand, above the title of the drawer, e.g. 'Maart 2025'. */
  context?: string;
  /** Under the table, inside the sheet: checks. */
  foot?: ReactNode;
  /** Keys of columns with what is not booked: hatched, and named in the figures. */
  unbooked?: readonly string[] | undefined;
  /** By key of a row, what stands under its figures, by column: the same of another time. */
  beneath?: ReadonlyMap<string, Beneath> | undefined;
}

const NONE: readonly string[] = [];
const FOLD_ALL = classes(looks.link, css.foldAll);

/**
 * A Dutch statement as a real table. One row is a stop of the Tab key; arrows move between rows
 * and figures and fold detail in and out, Enter opens what a figure is made of.
 */
export function StatementTable(props: StatementTableProps) {
  const { block, context, foot, beside, remark, beneath, unbooked = NONE } = props;
  const { opened } = useDrilldown();
  const narrow = usePhone();
  const { columns } = block;
  const folds = useFolds(block.rows);
  const current = currentColumn(columns, unbooked);
  const largest = useMemo(() => largestDifference(block), [block]);
  const first = folds.rows.find((row) => row.kind !== 'group')?.key;
  const wide = wideColumns(columns);
  // What stands beside the names takes room too.
  const room = useMemo(() => (beside ? roomForNames(block.rows) : 0), [beside, block]);
  const style = { '--columns': wide + room } as CSSProperties;
  return (
    <div className={classes(css.box, wide > 0 && css.boxOfMany)}>
      <div className={classes(css.scroll, wide > 0 && css.scrolling)} ref={beginOf(columns)}>
        <table
          className={classes(css.table, wide > 0 && css.wide)}
          style={style}
          onKeyDown={moveWithArrows}
        >
          <caption>{`${block.title}. ${block.caption}`}</caption>
          <colgroup>
            <col />
            {columns.map(({ key, role }) => (
              <col key={key} data-role={role} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td className={css.caption}>
                <div className={css.captionLine}>
                  {block.caption}
                  {folds.some ? (
                    <button type="button" className={FOLD_ALL} onClick={folds.toggleAll}>
                      {folds.all ? 'Alles inklappen' : 'Alles uitklappen'}
                    </button>
                  ) : null}
                </div>
              </td>
              {columns.map(({ key, label, role }) => (
                <th
                  key={key}
                  scope="col"
                  className={css.head}
                  data-role={role}
                  data-unbooked={unbooked.includes(key) || undefined}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {folds.rows.map((row) => (
              <StatementRow
                key={row.key}
                row={row}
                columns={columns}
                current={current}
                fold={folds.of(row)}
                onToggle={folds.toggle}
                largest={largest}
                wide={wide > 0}
                picked={isIn(row, beneath?.get(row.key), opened)}
                reachable={row.key === first}
                narrow={narrow}
                context={context}
                beside={beside}
                remark={remark}
                beneath={beneath?.get(row.key)}
                unbooked={unbooked}
              />
            ))}
          </tbody>
        </table>
      </div>
      {foot}
    </div>
  );
}

/** Where not all months fit, the last ones and their total are seen first. */
const beginOf = (columns: StatementBlock['columns']) =>
  columns.some(({ role }) => role === 'month') ? toNewest : undefined;

function toNewest(box: HTMLDivElement | null): void {
  if (box) box.scrollLeft = box.scrollWidth;
}

/** True for the row that has the open figure, or has it beneath its own. */
function isIn(
  { cells }: StatementLine,
  beneath: Beneath | undefined,
  opened: Figure | null,
): boolean {
  if (!opened) return false;
  return cells.includes(opened) || beneath?.some((one) => one?.figure === opened) === true;
}
