import { useMemo } from 'react';
import { usePrinting } from '../print/use-printing.ts';
import type { LinesColumn } from './columns.ts';
import { FailedRows } from './FailedRows.tsx';
import { LineRow } from './LineRow.tsx';
import { PAGE, usePages, type LinesPage, type LinesQuery } from './lines.ts';
import { PaperRows } from './PaperRows.tsx';
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

/** Up to this many rows are simply all there: find-in-page then works. */
const ALL_AT_ONCE = 150;
/** Pages that are passed over while the scrollbar is dragged are not asked for. */
const PASSING_MS = 60;

/** Lines of which only those in sight are in the document, fetched where the scrollbar stands. */
export function FlatRows({ sight, ...lines }: FlatRowsProps) {
  const all = { first: 0, end: lines.count, before: 0, after: 0 };
  if (usePrinting()) return <PaperRows {...lines} />;
  return <DrawnRows {...lines} drawn={lines.count <= ALL_AT_ONCE ? all : sight} />;
}

interface DrawnRowsProps extends Pick<FlatRowsProps, 'query' | 'columns'> {
  drawn: RowWindow;
}

function DrawnRows({ query, columns, drawn: { first, end, before, after } }: DrawnRowsProps) {
  const shown = `${Math.floor(first / PAGE)}-${Math.ceil(end / PAGE)}`;
  const settled = useDebounced(shown, PASSING_MS);
  const wanted = useMemo(() => pagesOf(settled), [settled]);
  const pages = usePages(query, wanted);
  return (
    <>
      <Space height={before} columns={columns.length} />
      {pagesOf(shown).map((page) => (
        <PageRows
          key={page}
          page={pages.get(page)}
          start={page * PAGE}
          first={Math.max(first, page * PAGE)}
          end={Math.min(end, (page + 1) * PAGE)}
          columns={columns}
          sign={query.figure.sign}
        />
      ))}
      <Space height={after} columns={columns.length} />
    </>
  );
}

interface PageRowsProps {
  page: LinesPage | undefined;
  /** Place of its first line; and of the first that is drawn, up to `end`. */
  start: number;
  first: number;
  end: number;
  columns: readonly LinesColumn[];
  sign: 1 | -1;
}

function PageRows({ page, start, first, end, columns, sign }: PageRowsProps) {
  const rows = Math.max(0, end - first);
  if (page?.error && !page.lines && rows > 0) {
    return (
      <FailedRows rows={rows} columns={columns.length} place={first + 2} onRetry={page.retry} />
    );
  }
  return Array.from({ length: rows }, (_, index) => first + index).map((place) => (
    <LineRow
      key={place}
      line={page?.lines?.[place - start]}
      columns={columns}
      sign={sign}
      place={place + 2}
    />
  ));
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
