import { useMemo } from 'react';
import { ChartBarBig } from 'lucide-react';
import { gridFigure, gridPlace, type GridBlock, type GridRow } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { FigureLink } from '../figure/FigureLink.tsx';
import { looks } from '../looks/looks.ts';
import { CutText } from '../tooltip/CutText.tsx';
import { moveWithArrows } from '../statement/keyboard.ts';
import { judged } from '../statement/grid.ts';
import { BEFORE, comparedTable, NOW } from './compared.ts';
import { amountOf } from './series.ts';
import { WithTable } from './WithTable.tsx';
import css from './rows.module.css';

export interface BarListProps {
  block: GridBlock;
  context?: string | undefined;
}

/**
 * Parts of a total from large to small: a bar, the amount, its share, and the change. As a table of
 * amounts it shows what each was before too.
 */
export function BarList({ block, context }: BarListProps) {
  if (block.rows.every(({ kind }) => kind === 'total')) {
    return <p className={looks.quiet}>{block.reason ?? 'Er zijn geen bedragen.'}</p>;
  }
  return (
    <WithTable
      title={block.title}
      as="balken"
      icon={ChartBarBig}
      context={context}
      table={() => comparedTable(block)}
    >
      <List block={block} context={context} />
    </WithTable>
  );
}

function List({ block, context }: BarListProps) {
  const { rows, columns } = block;
  const largest = useMemo(
    () =>
      Math.max(
        1,
        ...rows
          // Parts of a total are drawn as that; what goes against it may be larger.
          .filter(({ kind }) => kind === 'line' || kind === 'total')
          .flatMap(({ values }) => values.slice(0, 2).map((amount) => Math.abs(amount ?? 0))),
      ),
    [rows],
  );
  return (
    <table className={css.table} onKeyDown={moveWithArrows}>
      <caption>{block.title}</caption>
      <colgroup>
        <col className={css.labelColumn} />
        <col />
        <col className={css.amountColumn} />
        <col className={css.shareColumn} />
        {columns[BEFORE] ? <col className={css.amountColumn} /> : null}
      </colgroup>
      <thead>
        <tr className={css.heads}>
          <td />
          <td className={css.barCell} />
          <th scope="col" className={css.amount}>
            Bedrag
          </th>
          <th scope="col" className={css.share}>
            Aandeel
          </th>
          {columns[BEFORE] ? (
            <th scope="col" className={css.change}>
              Verschil
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.key} {...{ block, row, largest, context }} isFirst={index === 0} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends BarListProps {
  row: GridRow;
  /** The total, or what is larger: its bar would be as wide as there is room. */
  largest: number;
  isFirst: boolean;
}

function Row({ block, row, largest, context, isFirst }: RowProps) {
  const { columns } = block;
  const [now, before] = [columns[NOW], columns[BEFORE]];
  if (!now) return null;
  const [apart, share] = [gridPlace(columns, 'difference'), gridPlace(columns, 'share')];
  const change = before ? gridFigure(columns, row, apart) : null;
  const isTotal = row.kind === 'total';
  return (
    <tr className={classes(css.row, isTotal && css.total)}>
      <th scope="row" className={css.label}>
        <CutText>{row.label}</CutText>
      </th>
      <td className={css.barCell}>
        {row.kind !== 'line' ? null : (
          <Bars row={row} largest={largest} hasBefore={before !== undefined} />
        )}
      </td>
      <td className={css.amount}>
        <FigureLink
          figure={gridFigure(columns, row, NOW)}
          label={row.label}
          context={context}
          tabIndex={isFirst ? 0 : -1}
          stop
        />
      </td>
      <td className={css.share}>
        {!isTotal ? (
          <FigureLink
            figure={gridFigure(columns, row, share)}
            label={`${row.label}, aandeel`}
            tabIndex={-1}
            stop
          />
        ) : null}
      </td>
      {change ? (
        <td className={css.change}>
          <FigureLink
            figure={change}
            label={`${row.label}, verschil`}
            variant="difference"
            judgement={judged(amountOf(change) ?? 0, row.more)}
            tabIndex={-1}
            stop
          />
        </td>
      ) : null}
    </tr>
  );
}

/** The amount as a bar, with a tick where it was. */
function Bars({ row, largest, hasBefore }: { row: GridRow; largest: number; hasBefore: boolean }) {
  const size = (cents: number | null | undefined) =>
    `${((Math.max(0, cents ?? 0) / largest) * 100).toFixed(3)}%`;
  const before = row.values[BEFORE];
  return (
    <svg className={css.bar} aria-hidden="true">
      <rect
        className={row.sign === -1 ? css.earned : css.spent}
        width={size(row.values[NOW])}
        y="20%"
        height="60%"
      />
      {hasBefore && (before ?? 0) > 0 ? (
        <line className={css.before} x1={size(before)} x2={size(before)} y1="10%" y2="90%" />
      ) : null}
    </svg>
  );
}
