import type { JournalLine } from '@kengetal/contract';
import { formatCount } from '../formats/index.ts';
import type { LinesColumn } from './columns.ts';
import { LineRow } from './LineRow.tsx';
import { PAGE, useKnownPages, type LinesQuery } from './lines.ts';

export interface PaperRowsProps {
  query: LinesQuery;
  columns: readonly LinesColumn[];
  /** All lines of the query. */
  count: number;
}

/** Paper gets this many lines at most. */
const ON_PAPER = 1_000;

/** The lines for paper: those that are there, and where others are missing how many. */
export function PaperRows({ query, columns, count }: PaperRowsProps) {
  const pages = useKnownPages(query, ON_PAPER / PAGE);
  return partsOf(pages, count).map(({ first, lines, missing }) =>
    missing > 0 ? (
      <tr key={first}>
        <td colSpan={columns.length}>
          {missing === 1
            ? 'Hier ontbreekt 1 boeking.'
            : `Hier ontbreken ${formatCount(missing, 'boeking', 'boekingen')}.`}{' '}
          Exporteer de boekingen voor een volledige lijst.
        </td>
      </tr>
    ) : (
      lines.map((line, index) => (
        <LineRow
          key={first + index}
          line={line}
          columns={columns}
          sign={query.figure.sign}
          place={first + index + 2}
        />
      ))
    ),
  );
}

interface Part {
  /** Place of its first line. */
  first: number;
  lines: readonly JournalLine[];
  /** Lines that belong here and are not there; 0 where there are lines. */
  missing: number;
}

function partsOf(pages: readonly (readonly JournalLine[] | null)[], count: number): Part[] {
  const parts: Part[] = [];
  let next = 0;
  const leaveOut = (to: number) => {
    if (to > next) parts.push({ first: next, lines: [], missing: to - next });
  };
  pages.forEach((lines, page) => {
    if (!lines || lines.length === 0) return;
    const first = page * PAGE;
    leaveOut(first);
    parts.push({ first, lines, missing: 0 });
    next = first + lines.length;
  });
  leaveOut(count);
  return parts;
}
