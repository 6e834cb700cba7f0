import { useRef } from 'react';
import { X } from 'lucide-react';
import type { Period } from '@kengetal/platform';
import { classes, formatPeriodRange, Icon, looks, usePhone } from '@kengetal/ui';
import chips from '../../parts/chips.module.css';
import css from './overview.module.css';

export interface ZoomFootProps {
  /** The months that the chart is narrowed to; null while it shows all. */
  months: Period | null;
  onReset: () => void;
  /** Makes these months the period of the screen; undefined where they are. */
  onPeriod: (() => void) | undefined;
}

/** Under the chart: how to zoom in, or what it is zoomed in on and the ways on from there. */
export function ZoomFoot({ months, onReset, onPeriod }: ZoomFootProps) {
  const line = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const by = phone ? '' : ', of kies ze met Shift en de pijltjes';
  /** The button goes; who came here by key goes on from this place. */
  const leave = (act: () => void) => {
    act();
    line.current?.focus();
  };
  return (
    <div ref={line} tabIndex={-1} className={css.zoom}>
      {months ? (
        <>
          <span className={classes(chips.chip, css.chip)}>
            <span className={css.quiet}>Zoom</span>
            {formatPeriodRange(months.periode_min, months.periode_max)}
            <button
              type="button"
              className={chips.remove}
              aria-label="Toon weer alle maanden"
              onClick={() => leave(onReset)}
            >
              <Icon of={X} size={14} />
            </button>
          </span>
          {onPeriod ? (
            <button
              type="button"
              className={classes(looks.link, css.link)}
              onClick={() => leave(onPeriod)}
            >
              Kies als periode
            </button>
          ) : null}
        </>
      ) : (
        <span className={css.hint}>Sleep over maanden om in te zoomen{by}.</span>
      )}
    </div>
  );
}
