import type { ReactNode, RefObject } from 'react';
import { classes } from '../classes.ts';
import { formatCents, formatCount } from '../formats/index.ts';
import { LinesHead } from './LinesHead.tsx';
import type { LinesColumn } from './columns.ts';
import type { LinesSort } from './lines.ts';
import body from './body.module.css';
import css from './lines.module.css';

export interface LinesTableProps {
  title: string;
  scroll: RefObject<HTMLDivElement | null>;
  columns: readonly LinesColumn[];
  sort: LinesSort;
  onSort: (sort: LinesSort) => void;
  /** Rows in the whole table with its heading, where not all are in the document. */
  rowCount: number | undefined;
  /** Sum of all lines as presented, in cents, and their number. */
  sum: number;
  count: number;
  /** What a search leaves; null without a search. */
  found: { cents: number; count: number } | null;
  /** Older lines stand there while others are on their way. */
  isOld: boolean;
  children: ReactNode;
}

/** The frame around lines: headings that sort, and the sum at the foot. */
export function LinesTable(props: LinesTableProps) {
  const { title, scroll, columns, rowCount, sum, count, found, isOld, children } = props;
  const rest = columns.length - 1;
  return (
    <div
      className={classes(body.body, isOld && css.old)}
      ref={scroll}
      tabIndex={0}
      role="region"
      aria-label={`Boekingen van ${title}`}
      aria-busy={isOld}
    >
      <table className={classes(body.table, css.lines)} aria-rowcount={rowCount}>
        <caption>Boekingen van {title}</caption>
        <LinesHead columns={columns} sort={props.sort} onSort={props.onSort} />
        <tbody>
          {children}
          {found?.count === 0 || count === 0 ? (
            <tr>
              <td colSpan={columns.length} className={css.empty}>
                {found
                  ? 'Geen boekingen gevonden. Pas je zoekwoorden aan.'
                  : 'Geen boekingen in deze periode.'}
              </td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          {found ? (
            <tr className={css.found}>
              <th scope="row" colSpan={rest}>
                Gevonden: {formatCount(found.count, 'boeking', 'boekingen')}
              </th>
              <td>{formatCents(found.cents)}</td>
            </tr>
          ) : null}
          <tr className={body.total}>
            <th scope="row" colSpan={rest}>
              Totaal{' '}
              <span className={body.quiet}>{formatCount(count, 'boeking', 'boekingen')}</span>
            </th>
            <td>
              <span className={body.sum}>{formatCents(sum)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
