import { useMemo, useState } from 'react';
import type { CSSProperties } from 'react';
import { Grid3x3, Table2 } from 'lucide-react';
import { gridFigure, type GridBlock, type GridRow } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { useDrilldown } from '../drilldown/context.ts';
import { figureName } from '../figure/names.ts';
import { formatFigure } from '../formats/index.ts';
import { Icon } from '../states/Icon.tsx';
import { moveWithArrows } from '../statement/keyboard.ts';
import { StatementTable } from '../statement/StatementTable.tsx';
import { gridTable } from './grid.ts';
import chart from './chart.module.css';
import css from './heat.module.css';

export interface HeatMapProps {
  block: GridBlock;
  context?: string | undefined;
}

/**
 * Rows by month, the darker the larger within its own row: what comes when. An amount against the
 * sign of its row is outlined. The same figures can be shown as a table.
 */
export function HeatMap({ block, context }: HeatMapProps) {
  const [asTable, setAsTable] = useState(false);
  if (block.rows.length === 0) {
    return <p className={css.nothing}>{block.reason ?? 'Er zijn geen bedragen.'}</p>;
  }
  return (
    <figure className={chart.chart} aria-label={block.title}>
      {asTable ? (
        <div className={chart.table}>
          <StatementTable block={gridTable(block)} />
        </div>
      ) : (
        <Cells block={block} context={context} />
      )}
      <button type="button" className={chart.toggle} onClick={() => setAsTable(!asTable)}>
        <Icon of={asTable ? Grid3x3 : Table2} size={14} />
        {asTable ? 'Toon als patroon' : 'Toon als tabel'}
      </button>
    </figure>
  );
}

function Cells({ block, context }: HeatMapProps) {
  const { columns, rows } = block;
  const [active, setActive] = useState<string | null>(null);
  return (
    <div className={css.scroll}>
      <table className={css.heat} onKeyDown={moveWithArrows}>
        <caption className={css.hidden}>{block.title}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={css.head}>
                <span className={css.headText}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.key}
              {...{ block, row, context }}
              isFirst={index === 0}
              onActive={setActive}
            />
          ))}
        </tbody>
      </table>
      <p className={css.readout} aria-hidden="true">
        {active ?? 'Hoe donkerder, hoe meer, per groep gemeten.'}
      </p>
    </div>
  );
}

interface RowProps extends HeatMapProps {
  row: GridRow;
  isFirst: boolean;
  onActive: (words: string | null) => void;
}

function Row({ block, row, context, isFirst, onActive }: RowProps) {
  const { open } = useDrilldown();
  const largest = useMemo(
    () => Math.max(1, ...row.cents.map((cents) => Math.abs(cents ?? 0))),
    [row],
  );
  return (
    <tr>
      <th scope="row" className={css.label}>
        {row.label}
      </th>
      {block.columns.map((column, index) => {
        const figure = gridFigure(row, column, index);
        const cents = row.cents[index] ?? 0;
        const title = `${row.label}, ${column.naam}`;
        const style = { '--heat': shade(cents, largest) } as CSSProperties;
        const say = () => onActive(`${title}: ${formatFigure(figure, 'exact')}`);
        return (
          <td key={column.key} className={css.place}>
            <button
              type="button"
              className={classes(css.cell, cents < 0 && css.against)}
              style={style}
              data-figure={figure.kind}
              data-stop=""
              tabIndex={isFirst && index === 0 ? 0 : -1}
              aria-label={figureName(title, figure)}
              aria-haspopup="dialog"
              onClick={() => open({ title: row.label, figure, context: context ?? column.naam })}
              onPointerEnter={say}
              onPointerLeave={() => onActive(null)}
              onFocus={say}
              onBlur={() => onActive(null)}
            />
          </td>
        );
      })}
    </tr>
  );
}

/** Part of the colour, in percent: nothing has none, and the least that is there can be seen. */
function shade(cents: number, largest: number): string {
  if (cents === 0) return '0%';
  return `${Math.round(8 + (Math.abs(cents) / largest) * 92)}%`;
}
