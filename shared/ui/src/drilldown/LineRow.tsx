import type { JournalLine } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { formatDate, formatPeriod } from '../formats/index.ts';
import { partnerBeside, type LinesColumn } from './columns.ts';
import { RelationLink } from './RelationLink.tsx';
import body from './body.module.css';
import css from './lines.module.css';

export interface LineRowProps {
  /** Undefined while it is on its way. */
  line: JournalLine | undefined;
  columns: readonly LinesColumn[];
  sign: 1 | -1;
  /** Place in the whole table, the heading being 1. */
  place?: number;
}

/** A line of the books. */
export function LineRow({ line, columns, sign, place }: LineRowProps) {
  if (!line) {
    return (
      <tr aria-rowindex={place}>
        {columns.map(({ key }) => (
          <td key={key}>
            <span className={css.blank} />
          </td>
        ))}
      </tr>
    );
  }
  const hasPartnerColumn = columns.some(({ key }) => key === 'partner');
  return (
    <tr title={sourceOf(line)} aria-rowindex={place}>
      {columns.map((column) => (
        <td
          key={column.key}
          className={classes(css[column.key], column.isNumber && css.number)}
          title={column.key === 'account' ? line.rekening_naam : undefined}
        >
          {column.key === 'partner' && line.tegenpartij !== null ? (
            <RelationLink relatie={line.tegenpartij} className={css.partnerLink}>
              {column.text(line, sign)}
            </RelationLink>
          ) : (
            column.text(line, sign)
          )}
          {column.key === 'words' && !hasPartnerColumn ? <Partner line={line} /> : null}
        </td>
      ))}
    </tr>
  );
}

function Partner({ line }: { line: JournalLine }) {
  const partner = partnerBeside(line);
  const { tegenpartij } = line;
  if (!partner) return null;
  if (tegenpartij === null) return <span className={body.quiet}> {partner}</span>;
  return (
    <>
      {' '}
      <RelationLink relatie={tegenpartij} className={css.partnerLink}>
        {partner}
      </RelationLink>
    </>
  );
}

/** Where a line stands in the books, for its tooltip. */
function sourceOf(line: JournalLine): string {
  return [
    formatDate(line.datum, 'medium'),
    `${line.rekening} ${line.rekening_naam}`.trim(),
    line.dagboek_naam || line.dagboek,
    line.boekstuk ? `boekstuk ${line.boekstuk}` : '',
    line.relatie_naam ?? line.relatie ?? '',
    line.soort === 'mutatie' ? '' : `${line.soort} ${formatPeriod(line.periode)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
