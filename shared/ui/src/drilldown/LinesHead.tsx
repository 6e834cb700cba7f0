import { ArrowDown, ArrowUp } from 'lucide-react';
import { classes } from '../classes.ts';
import { Icon } from '../states/Icon.tsx';
import type { LinesColumn } from './columns.ts';
import type { LinesSort } from './lines.ts';
import css from './lines.module.css';

export interface LinesHeadProps {
  columns: readonly LinesColumn[];
  sort: LinesSort;
  onSort: (sort: LinesSort) => void;
}

/** Headings; those that lines can be sorted by are buttons. */
export function LinesHead({ columns, sort, onSort }: LinesHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const isSorted = column.sort === sort.column;
          const direction = sort.direction === 'asc' ? 'ascending' : 'descending';
          return (
            <th
              key={column.key}
              scope="col"
              className={classes(css[column.key], column.isNumber && css.number)}
              aria-sort={column.sort ? (isSorted ? direction : 'none') : undefined}
            >
              {column.sort ? (
                <button type="button" onClick={() => onSort(nextSort(column.sort, sort))}>
                  {column.label}
                  {isSorted ? (
                    <Icon of={sort.direction === 'asc' ? ArrowUp : ArrowDown} size={14} />
                  ) : null}
                </button>
              ) : (
                column.label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The other way round when it is sorted so; else newest and largest first, words from a. */
function nextSort(column: LinesSort['column'] | undefined, sort: LinesSort): LinesSort {
  if (column === undefined) return sort;
  if (column === sort.column) {
    return { column, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
  }
  const isDown = column === 'datum' || column === 'bedrag';
  return { column, direction: isDown ? 'desc' : 'asc' };
}
