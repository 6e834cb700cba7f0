import { useEffect, useMemo, useRef } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { OpenItemsPage } from '@kengetal/contract';
import { classes, Icon, useDebounced, usePhone, useWindow, WidgetError } from '@kengetal/ui';
import { columnsOf, nextSort, type ItemsColumn } from './columns.ts';
import { ItemRow } from './ItemRow.tsx';
import { PAGE, useItems, type Asked, type Per, type Sort } from './list.ts';
import css from './open-items.module.css';

/** Up to this many rows are simply all there: find-in-page then works. */
const ALL_AT_ONCE = 150;
/** Pages that are passed over while the scrollbar is dragged are not asked for. */
const PASSING_MS = 60;
/** Heights of a row; on a phone it has a second line. */
const ROW = { wide: 32, phone: 52 };

export interface ItemsTableProps {
  asked: Asked;
  /** What its rows are. */
  rows: Per;
  /** The first page, with the number of all items. */
  page: OpenItemsPage;
  /** Items in another order stand there while these are on their way. */
  isOld: boolean;
  context: string;
  onSort: (sort: Sort) => void;
}

/** Items of which only those in sight are in the document, fetched where the scrollbar stands. */
export function ItemsTable({ asked, rows, page, isOld, context, onSort }: ItemsTableProps) {
  const { block, per, sort } = asked;
  const scroll = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const row = phone ? ROW.phone : ROW.wide;
  const sight = useWindow(scroll, page.count, row);
  const isWhole = page.count <= ALL_AT_ONCE;
  const shown = isWhole ? { first: 0, end: page.count, before: 0, after: 0 } : sight;
  const pages = usePagesOf(shown);
  const { itemAt, error, retry } = useItems(asked, pages);
  const all = columnsOf(block, rows, page.basis);
  const seen = phone ? onPhone(all) : all;
  // Another order begins at the top.
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [per, sort]);
  return (
    <>
      {error ? (
        <WidgetError title="Kon een deel van de lijst niet laden." error={error} onRetry={retry} />
      ) : null}
      <div
        ref={scroll}
        className={classes(css.scroll, isOld && css.old)}
        tabIndex={0}
        role="region"
        aria-label={`Lijst: ${block.title}`}
        aria-busy={isOld}
      >
        <table className={css.table} aria-rowcount={page.count + 1}>
          <caption>{block.title}</caption>
          <Head columns={seen} sort={sort} onSort={onSort} />
          <tbody>
            <Space height={shown.before} columns={seen.length + 1} />
            {Array.from({ length: shown.end - shown.first }, (_, at) => shown.first + at).map(
              (place) => (
                <ItemRow
                  key={place}
                  item={itemAt(place)}
                  page={page}
                  columns={seen}
                  beneath={phone ? all : []}
                  place={place + 2}
                  context={context}
                />
              ),
            )}
            <Space height={shown.after} columns={seen.length + 1} />
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The others are said under the name. */
const onPhone = (columns: readonly ItemsColumn[]): ItemsColumn[] =>
  columns
    .filter(({ key }) => key === 'relatie' || key === 'dagen')
    .map((column) => ({ ...column, label: column.short ?? column.label }));

interface HeadProps {
  columns: readonly ItemsColumn[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function Head({ columns, sort, onSort }: HeadProps) {
  const all = [...columns, { key: 'bedrag' as const, label: 'Open', isNumber: true as const }];
  return (
    <thead>
      <tr>
        {all.map(({ key, label, isNumber }) => {
          const isSorted = key === sort.column;
          const direction = sort.direction === 'asc' ? 'ascending' : 'descending';
          return (
            <th
              key={key}
              scope="col"
              className={classes(css[key], isNumber && css.number)}
              aria-sort={key === 'aantal' ? undefined : isSorted ? direction : 'none'}
            >
              {key === 'aantal' ? (
                label
              ) : (
                <button type="button" onClick={() => onSort(nextSort(key, sort))}>
                  {label}
                  {isSorted ? (
                    <Icon of={sort.direction === 'asc' ? ArrowUp : ArrowDown} size={14} />
                  ) : null}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} className={css.space} style={{ height }} />
    </tr>
  );
}

/** The pages of what is in sight, once it stands still; the first is always there. */
function usePagesOf({ first, end }: { first: number; end: number }): readonly number[] {
  const range = useDebounced(`${Math.floor(first / PAGE)}-${Math.ceil(end / PAGE)}`, PASSING_MS);
  return useMemo(() => {
    const [from = 0, to = 0] = range.split('-').map(Number);
    return Array.from({ length: Math.max(1, to - from) }, (_, index) => from + index);
  }, [range]);
}
