import { useMemo } from 'react';
import { usePrinting } from '../print/use-printing.ts';
import type { LinesColumn } from './columns.ts';
import { LineRow } from './LineRow.tsx';
import { PAGE, usePages, type LinesQuery } from './lines.ts';
import { useDebounced } from './use-debounced.ts';
import type { RowWindow } from './use-window.ts';
import css from './lines.module.css';

export interface FlatRowsProps {
  query: LinesQuery;
  /** What of them is in sight. */
  sight: RowWindow;
  columns: readonly LinesColumn[];
  /** All lines of the query. */
  count: number;
}

/** Up to this many rows are simply all there: find-in-page and printing then work. */
const ALL_AT_ONCE = 150;
/** Paper gets this many at most. */
const ON_PAPER = 1_000;
/** Pages that are passed over while the scrollbar is dragged are not asked for. */
const PASSING_MS = 60;

/** Lines of which only those in sight are in the document, fetched where the scrollbar stands. */
export function FlatRows({ query, sight, columns, count }: FlatRowsProps) {
  const printing = usePrinting();
  const { first, end, before, after } = drawnOf(sight, count, printing);
  const settled = useDebounced(`${Math.floor(first / PAGE)}-${Math.ceil(end / PAGE)}`, PASSING_MS);
  const wanted = useMemo(() => pagesOf(settled), [settled]);
  const pages = usePages(query, wanted);
  const places = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  return (
    <>
      <Space height={before} columns={columns.length} />
      {places.map((place) => (
        <LineRow
          key={place}
          line={pages.get(Math.floor(place / PAGE))?.lines[place % PAGE]}
          columns={columns}
          sign={query.figure.sign}
          place={place + 2}
        />
      ))}
      <Space height={after} columns={columns.length} />
      {printing && end < count ? (
        <tr className={css.inPrint}>
          <td colSpan={columns.length}>
            Hier ontbreken boekingen. Exporteer ze voor een volledige lijst.
          </td>
        </tr>
      ) : null}
    </>
  );
}

function drawnOf(sight: RowWindow, count: number, printing: boolean): RowWindow {
  if (count <= ALL_AT_ONCE) return { first: 0, end: count, before: 0, after: 0 };
  if (printing) return { first: 0, end: Math.min(count, ON_PAPER), before: 0, after: 0 };
  return sight;
}

/** '2-4' → pages 2 and 3. */
function pagesOf(range: string): number[] {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} className={css.space} style={{ height }} />
    </tr>
  );
}
