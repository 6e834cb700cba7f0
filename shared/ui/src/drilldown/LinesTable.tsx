import { useMemo, useRef } from 'react';
import type { JournalLine } from '@kengetal/contract';
import { formatCents, formatCount, formatDate, formatPeriod } from '../formats/index.ts';
import { usePrinting } from '../print/use-printing.ts';
import { sizes } from '../theme/tokens.ts';
import type { DrilldownRow } from './rows.ts';
import { useWindow } from './use-window.ts';
import css from './drawer.module.css';

export interface LinesTableProps {
  title: string;
  rows: readonly DrilldownRow[];
  /** Sum of all lines as presented, in cents, and their number. */
  sum: number;
  count: number;
  /** What a search leaves; null without a search. */
  found: { cents: number; count: number } | null;
  /** Called when the end comes near; null when there is no more or it is on its way. */
  onEnd: (() => void) | null;
}

/** Up to this many rows are simply all there: find-in-page and printing then work. */
const ALL_AT_ONCE = 150;
const WHOLE = { first: 0, end: Infinity, before: 0, after: 0 };
const END_IS_NEAR = 1000;

const heightOf = (row: DrilldownRow) => (row.kind === 'account' ? sizes['row-heading'] : sizes.row);

/** Lines by account in a table of which only the visible part is in the document. */
export function LinesTable({ title, rows, sum, count, found, onEnd }: LinesTableProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const heights = useMemo(() => rows.map(heightOf), [rows]);
  const sight = useWindow(scroll, heights);
  const printing = usePrinting();
  const whole = printing || rows.length <= ALL_AT_ONCE;
  const { first, end, before, after } = whole ? WHOLE : sight;
  const nearEnd = () => {
    const box = scroll.current;
    if (box && box.scrollHeight - box.scrollTop - box.clientHeight < END_IS_NEAR) onEnd?.();
  };
  return (
    <div
      className={css.body}
      ref={scroll}
      onScroll={nearEnd}
      tabIndex={0}
      role="region"
      aria-label={`Boekingen van ${title}`}
    >
      <table className={css.lines}>
        <caption className={css.hiddenCaption}>Boekingen van {title}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.date}>
              Datum
            </th>
            <th scope="col">Omschrijving</th>
            <th scope="col" className={css.number}>
              Bedrag
            </th>
          </tr>
        </thead>
        <tbody>
          <Space height={before} />
          {rows.slice(first, end).map((row) => (
            <Row key={row.key} row={row} />
          ))}
          <Space height={after} />
          {rows.length === 0 ? (
            <tr>
              <td colSpan={3} className={css.empty}>
                {found
                  ? 'Geen boekingen gevonden. Pas je zoekwoorden aan.'
                  : 'Geen boekingen in deze periode.'}
              </td>
            </tr>
          ) : null}
          {onEnd ? <More onMore={onEnd} /> : null}
        </tbody>
        <tfoot>
          {found ? (
            <tr className={css.found}>
              <th scope="row" colSpan={2}>
                Gevonden: {formatCount(found.count, 'boeking', 'boekingen')}
              </th>
              <td>{formatCents(found.cents)}</td>
            </tr>
          ) : null}
          <tr className={css.total}>
            <th scope="row" colSpan={2}>
              Totaal <span className={css.quiet}>{formatCount(count, 'boeking', 'boekingen')}</span>
            </th>
            <td>
              <span className={css.sum}>{formatCents(sum)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={3} className={css.space} style={{ height }} />
    </tr>
  );
}

function More({ onMore }: { onMore: () => void }) {
  return (
    <tr>
      <td colSpan={3} className={css.more}>
        <button type="button" onClick={onMore}>
          Meer boekingen laden
        </button>
        <span className={css.inPrint}>
          Hier ontbreken boekingen die nog niet geladen waren. Exporteer ze voor een volledige
          lijst.
        </span>
      </td>
    </tr>
  );
}

function Row({ row }: { row: DrilldownRow }) {
  if (row.kind === 'account') {
    return (
      <tr className={css.account}>
        <th scope="rowgroup" colSpan={2}>
          {row.label}
        </th>
        <td>{row.cents === null ? null : formatCents(row.cents)}</td>
      </tr>
    );
  }
  const { line, cents } = row;
  const relation = line.relatie_naam ?? line.relatie;
  return (
    <tr title={sourceOf(line)}>
      <td className={css.date}>{formatDate(line.datum, 'day-month')}</td>
      <td className={css.description}>
        {line.omschrijving || line.boekstuk}
        {relation && !line.omschrijving.includes(relation) ? (
          <span className={css.quiet}> {relation}</span>
        ) : null}
      </td>
      <td className={css.number}>{formatCents(cents)}</td>
    </tr>
  );
}

/** Where a line stands in the books, for its tooltip. */
function sourceOf(line: JournalLine): string {
  return [
    formatDate(line.datum, 'medium'),
    line.dagboek_naam || line.dagboek,
    line.boekstuk ? `boekstuk ${line.boekstuk}` : '',
    line.relatie_naam ?? line.relatie ?? '',
    line.soort === 'mutatie' ? '' : `${line.soort} ${formatPeriod(line.periode)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
