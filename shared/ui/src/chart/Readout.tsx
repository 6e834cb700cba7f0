import { Fragment } from 'react';
import type { Figure } from '@kengetal/contract';
import { formatFigure } from '../formats/index.ts';
import type { ChartGeometry } from './geometry.ts';
import { earlierNameOf, longLabel } from './series.ts';
import type { ChartBlock } from './series.ts';
import css from './chart.module.css';
import box from './readout.module.css';

export interface ReadoutProps {
  block: ChartBlock;
  geometry: ChartGeometry;
  month: number;
}

/** All values of one month, beside the crosshair. */
export function Readout({ block, geometry, month }: ReadoutProps) {
  const place = geometry.months[month];
  if (!place) return null;
  const { roles, plot } = geometry;
  const onLeft = place.centre > (plot.left + plot.right) / 2;
  const looks = new Map(
    [...roles.bars, ...(roles.result ? [roles.result] : [])].map((one) => [one.key, one.look]),
  );
  const style = onLeft ? { right: geometry.width - place.centre } : { left: place.centre };
  return (
    <div className={box.readout} style={style} aria-hidden="true">
      <p className={box.readoutTitle}>{longLabel(block, month)}</p>
      {block.series.map(({ key, label, figures, earlier, earlierName }) => (
        <Fragment key={key}>
          <Value look={looks.get(key)} label={label} figure={figures[month]} />
          {earlier ? (
            <Value
              look={undefined}
              dashed={block.form === 'line'}
              label={`${label} ${earlierNameOf({ earlierName })}`}
              figure={earlier[month]}
            />
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}

interface ValueProps extends SwatchProps {
  label: string;
  figure: Figure | undefined;
}

function Value({ label, figure, ...swatch }: ValueProps) {
  return (
    <p className={box.readoutRow}>
      <Swatch {...swatch} />
      <span>{label}</span>
      <span className={box.readoutValue}>{figure ? formatFigure(figure, 'sentence') : '–'}</span>
    </p>
  );
}

interface SwatchProps {
  look: string | undefined;
  /** The year before as a line. */
  dashed?: boolean;
}

/** The colour of a series; a tick of ink for the year before. */
export function Swatch({ look, dashed = false }: SwatchProps) {
  return (
    <svg width={14} height={8} aria-hidden="true">
      {look ? (
        <rect className={css[look]} x={6} width={8} height={8} />
      ) : dashed ? (
        <line className={css.lineBefore} x1={0} x2={14} y1={4} y2={4} />
      ) : (
        <rect className={css.tick} y={2} width={14} height={3} />
      )}
    </svg>
  );
}
