import { useState, type RefObject } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { OfficeRow } from '@kengetal/contract';
import { Icon, useKeys } from '@kengetal/ui';
import { COLUMN_KEYS, COLUMNS, labelOf, type ColumnKey } from './columns.ts';
import { dashboardOf, TableRow } from './TableRow.tsx';
import type { Group, OfficeView, Sorting } from './view.ts';
import css from './table.module.css';

export interface OfficeTableProps {
  id: string;
  /** What the keys work in. */
  box: RefObject<HTMLElement | null>;
  groups: readonly Group[];
  view: OfficeView;
  /** When the rows were asked, in ms since 1970. */
  readAt: number;
  onChange: (values: Partial<OfficeView>) => void;
}

/** The administrations in their groups; by keyboard from row to row, and into one. */
export function OfficeTable(props: OfficeTableProps) {
  const { id, box, groups, view, readAt, onChange } = props;
  const rows = groups.flatMap((group) => group.rows);
  const columns = COLUMN_KEYS.filter((key) => !view.hidden.includes(key));
  const { current, setAt } = useRowKeys(box, rows);
  return (
    <div className={css.box}>
      <table className={css.table}>
        <caption>Administraties</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                key={column}
                column={column}
                rows={rows}
                sorting={view.sorting}
                onSort={(sorting) => onChange({ sorting })}
              />
            ))}
          </tr>
        </thead>
        {groups.map(({ key, title, rows: own }) => (
          <tbody key={key}>
            <tr className={css.group}>
              <th scope="rowgroup" colSpan={columns.length}>
                {title} <span className={css.count}>{own.length}</span>
                {key === 'aandacht' && view.sorting === null ? (
                  <span className={css.order}>gesorteerd op wat het eerst aandacht vraagt</span>
                ) : null}
              </th>
            </tr>
            {own.map((row) => (
              <TableRow
                key={row.project_id}
                id={id}
                row={row}
                columns={columns}
                readAt={readAt}
                isCurrent={row === current}
                isStop={row === (current ?? rows[0])}
                onFocus={setAt}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface HeadProps {
  column: ColumnKey;
  rows: readonly OfficeRow[];
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
}

/** Sorts by its column, then the other way, then no more. */
function Head({ column, rows, sorting, onSort }: HeadProps) {
  const { numeric, mostFirst } = COLUMNS[column];
  const own = sorting?.column === column ? sorting : null;
  const next = (): Sorting | null => {
    if (!own) return { column, descending: mostFirst };
    return own.descending === mostFirst ? { column, descending: !mostFirst } : null;
  };
  const order = own?.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      data-column={column}
      data-numeric={numeric || undefined}
      aria-sort={own ? order : undefined}
    >
      <button type="button" className={css.sort} onClick={() => onSort(next())}>
        {labelOf(column, rows)}
        {own ? <Icon of={own.descending ? ArrowDown : ArrowUp} size={14} /> : null}
      </button>
    </th>
  );
}

function useRowKeys(box: RefObject<HTMLElement | null>, rows: readonly OfficeRow[]) {
  const navigate = useNavigate();
  const [at, setAt] = useState<string | null>(null);
  const place = rows.findIndex(({ project_id }) => project_id === at);
  const current = rows[place];
  const go = (to: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (!row) return;
    setAt(row.project_id);
    const element = box.current?.querySelector<HTMLElement>(`[data-row="${row.project_id}"]`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'nearest' });
  };
  useKeys(box, {
    j: () => go(place + 1),
    k: () => go(place - 1),
    arrowdown: () => go(place + 1),
    arrowup: () => go(place - 1),
    home: () => go(0),
    end: () => go(rows.length - 1),
    enter: current && (() => void navigate(dashboardOf(current))),
  });
  return { current, setAt };
}
