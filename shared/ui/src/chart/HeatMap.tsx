import { useMemo, useState } from 'react';
import type { CSSProperties } from 'react';
import { Grid3x3 } from 'lucide-react';
import { gridFigure, type GridBlock, type GridRow } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { useDrilldown } from '../drilldown/context.ts';
import { figureName } from '../figure/names.ts';
import { formatFigure } from '../formats/index.ts';
import { looks } from '../looks/looks.ts';
import { moveWithArrows } from '../statement/keyboard.ts';
import { gridStatement } from '../statement/grid.ts';
import { WithTable } from './WithTable.tsx';
import css from './heat.module.css';

export interface HeatMapProps {
  block: GridBlock;
  context?: string | undefined;
}

/**
 * Rows by month, the darker the more than is usual in its own row: what comes when. An amount
 * against the sign of its row is outlined. The same figures can be shown as a table.
 */
export function HeatMap({ block, context }: HeatMapProps) {
  if (block.rows.length === 0) {
    return <p className={looks.quiet}>{block.reason ?? 'Er zijn geen bedragen.'}</p>;
  }
  return (
    <WithTable title={block.title} as="patroon" icon={Grid3x3} table={() => gridStatement(block)}>
      <Cells block={block} context={context} />
    </WithTable>
  );
}

function Cells({ block, context }: HeatMapProps) {
  const { columns, rows } = block;
  const [active, setActive] = useState<string | null>(null);
  const isFramed = useMemo(
    () => rows.some(({ values }) => values.some((cents) => isAgainst(cents, usualOf(values)))),
    [rows],
  );
  return (
    <div className={css.scroll}>
      <table className={css.heat} onKeyDown={moveWithArrows}>
        <caption>{block.title}</caption>
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
        {active ?? `${SHADES}${isFramed ? FRAMES : ''}`}
      </p>
    </div>
  );
}

const SHADES = 'Hoe sterker de kleur, hoe meer dan gebruikelijk in die groep.';
const FRAMES = ' Een rood kader: andersom dan gewoonlijk, zoals een creditnota of een correctie.';
const AGAINST = ' (andersom dan gewoonlijk)';

/** True for an amount with the other sign than most of its row. */
const isAgainst = (cents: number | null, usual: number): boolean => (cents ?? 0) * usual < 0;

interface RowProps extends HeatMapProps {
  row: GridRow;
  isFirst: boolean;
  onActive: (words: string | null) => void;
}

function Row({ block, row, context, isFirst, onActive }: RowProps) {
  const { open } = useDrilldown();
  const { columns } = block;
  const usual = useMemo(() => usualOf(row.values), [row]);
  return (
    <tr>
      <th scope="row" className={css.label}>
        {row.label}
      </th>
      {columns.map((column, index) => {
        const figure = gridFigure(columns, row, index);
        const cents = row.values[index] ?? 0;
        const against = isAgainst(cents, usual);
        const title = `${row.label}, ${column.naam}${against ? AGAINST : ''}`;
        const style = { '--heat': shade(cents, usual) } as CSSProperties;
        const say = () => onActive(`${title}: ${formatFigure(figure, 'exact')}`);
        return (
          <td key={column.key}>
            <button
              type="button"
              className={classes(css.cell, against && css.against)}
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

/** The amount in the middle of those that are not zero, with the sign that most of them have. */
function usualOf(values: GridRow['values']): number {
  const amounts = values.flatMap((amount) => (amount ? [amount] : []));
  const below = amounts.filter((amount) => amount < 0).length;
  const sizes = amounts.map(Math.abs).sort((one, other) => one - other);
  const middle = sizes[sizes.length >> 1] ?? 0;
  return below * 2 > amounts.length ? -middle : middle;
}

const USUAL = 40;
const LEAST = 8;
const MOST = 100;

/** Part of the colour in percent: more the further an amount is above what is usual; none for nothing. */
function shade(cents: number, usual: number): string {
  if (cents === 0 || usual === 0) return '0%';
  const share = USUAL * (2 * Math.abs(cents / usual) - 1);
  return `${Math.round(Math.min(MOST, Math.max(LEAST, share)))}%`;
}
