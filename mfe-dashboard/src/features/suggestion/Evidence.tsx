import type { EvidenceBlock } from '@kengetal/contract';
import { Cell, classes, FigureLink, formatDate } from '@kengetal/ui';
import effect from './effect.module.css';
import css from './evidence.module.css';

type Column = EvidenceBlock['columns'][number];
type Cells = EvidenceBlock['rows'][number];

/**
 * More columns than this are too many for a phone: there a row has its first and its amounts, or
 * without any its first two.
 */
const FEW = 4;
/** Columns from here on hold words, which may be broken where there is no room; before are numbers. */
const WORDS = 2;

/** What proves it: bookings and amounts that belong together and add up; each amount opens. */
export function Evidence({ block, context }: { block: EvidenceBlock; context: string }) {
  const { title, detail, columns, rows, total } = block;
  const isAmount = (column: Column | undefined) => column?.kind === 'bedrag';
  const names = columns.some(isAmount) ? 1 : 2;
  const lookOf = (place: number) =>
    classes(
      css[columns[place]?.kind ?? 'tekst'],
      place === 0 && css.first,
      place >= WORDS && css.words,
      columns.length > FEW && place >= names && !isAmount(columns[place]) && css.wide,
    );
  return (
    <Cell title={title} aside={detail}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map(({ label }, place) =>
              // Columns of one name are told apart by their place; one without goes with that before.
              label === '' ? (
                <td key={place} className={lookOf(place)} />
              ) : (
                <th key={place} scope="col" className={lookOf(place)}>
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // Rows have no key and never change order within one finding.
            <tr key={index}>
              {cells.map((cell, place) => (
                <td key={place} className={lookOf(place)}>
                  <Content cell={cell} column={columns[place]} cells={cells} context={context} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total ? (
          <tfoot>
            <tr className={css.total}>
              {total.map((cell, place) => (
                <td
                  key={place}
                  className={classes(lookOf(place), typeof cell === 'string' && css.name)}
                >
                  <Sum cell={cell} column={columns[place]} cells={total} context={context} />
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </Cell>
  );
}

interface ContentProps {
  cell: Cells[number];
  column: Column | undefined;
  /** The row, whose words name its amounts. */
  cells: Cells;
  context: string;
}

function Content({ cell, column, cells, context }: ContentProps) {
  if (cell === null) return null;
  if (typeof cell === 'string') return column?.kind === 'datum' ? formatDate(cell) : cell;
  const name = cells.filter((one) => typeof one === 'string').join(' ');
  return (
    <FigureLink
      figure={cell}
      variant="plain"
      label={[column?.label, name].filter(Boolean).join(', ')}
      context={context}
    />
  );
}

/** A total under its rule; words stand as they are. */
function Sum(props: ContentProps) {
  const content = <Content {...props} />;
  const isAmount = typeof props.cell === 'object' && props.cell !== null;
  return isAmount ? <span className={effect.sum}>{content}</span> : content;
}
