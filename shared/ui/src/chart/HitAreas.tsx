import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useDrilldown } from '../drilldown/context.ts';
import { figureName } from '../figure/names.ts';
import { formatFigure } from '../formats/index.ts';
import type { Bar } from './bars.ts';
import { earlierNameOf, titleLabel } from './series.ts';
import type { ChartBlock } from './series.ts';
import type { Brush } from './use-brush.ts';
import css from './chart.module.css';

export interface HitAreasProps {
  block: ChartBlock;
  bars: readonly Bar[];
  /** Month under the pointer or with the focus; null when it left. */
  onActive: (month: number | null) => void;
  /** Choosing months by key, where the chart can be narrowed to them. */
  brush?: Brush | undefined;
}

/** The bar to move to: months by left and right, series by up and down. */
function beside(bars: readonly Bar[], from: Bar, key: string): Bar | undefined {
  const at = (month: number, series: string) =>
    bars.find((bar) => bar.month === month && bar.series.key === series);
  const series = bars.filter(({ month }) => month === from.month);
  const place = series.indexOf(from);
  const months = bars.filter((bar) => bar.series.key === from.series.key);
  switch (key) {
    case 'ArrowRight':
      return at(from.month + 1, from.series.key);
    case 'ArrowLeft':
      return at(from.month - 1, from.series.key);
    case 'ArrowDown':
      return series[place + 1];
    case 'ArrowUp':
      return series[place - 1];
    case 'Home':
      return months[0];
    case 'End':
      return months.at(-1);
    default:
      return undefined;
  }
}

/**
 * The bars as buttons. Tab reaches one of them, arrows move between months and series, Enter
 * opens the figure.
 */
export function HitAreas({ block, bars, onActive, brush }: HitAreasProps) {
  const { open } = useDrilldown();
  const elements = useRef(new Map<string, SVGRectElement>());
  const [stop, setStop] = useState<string | null>(null);
  const reachable = bars.find(({ key }) => key === stop) ?? firstStop(bars);

  const openBar = ({ series, month }: Bar) => {
    const figure = series.figures[month];
    if (figure) open({ title: series.label, figure, context: titleLabel(block, month) });
  };
  const refocus = useRefocus(bars, () => reachable && elements.current.get(reachable.key)?.focus());
  const onKeyDown = (event: KeyboardEvent, bar: Bar) => {
    const isChoosing = brush?.range !== null;
    if (brush && brushes(brush, event)) {
      // Forgetting a choice leaves the bars as they are.
      if (event.key === 'Enter' || !isChoosing) refocus();
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      openBar(bar);
      return;
    }
    const next = beside(bars, bar, event.key);
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey) brush?.extend(bar.month, next.month);
    else if (brush?.range) brush.cancel();
    elements.current.get(next.key)?.focus();
  };
  return bars.map((bar) => {
    const figure = bar.series.figures[bar.month];
    if (!figure) return null;
    const name = `${bar.series.label}, ${titleLabel(block, bar.month)}`;
    return (
      <rect
        key={bar.key}
        ref={(element) => {
          if (element) elements.current.set(bar.key, element);
          else elements.current.delete(bar.key);
        }}
        className={css.hit}
        {...bar.hit}
        role="button"
        tabIndex={bar === reachable ? 0 : -1}
        aria-label={[figureName(name, figure), ...before(block, bar)].join(', ')}
        aria-haspopup="dialog"
        data-figure={figure.kind}
        onClick={() => openBar(bar)}
        onKeyDown={(event) => onKeyDown(event, bar)}
        onPointerEnter={() => onActive(bar.month)}
        onPointerLeave={() => onActive(null)}
        onFocus={() => {
          setStop(bar.key);
          onActive(bar.month);
        }}
        onBlur={() => onActive(null)}
      />
    );
  });
}

/** True for a key that zooms in on the months that are chosen, or back. */
function brushes(brush: Brush, event: KeyboardEvent): boolean {
  const isDone =
    (event.key === 'Enter' && brush.apply()) || (event.key === 'Escape' && brush.cancel());
  if (!isDone) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Gives the focus back when other bars stand in the place of those that had it. */
function useRefocus(bars: readonly Bar[], focus: () => void) {
  const wanted = useRef(false);
  useEffect(() => {
    if (wanted.current) focus();
    wanted.current = false;
    // Only other bars take the focus along.
  }, [bars]); // oxlint-disable-line react/exhaustive-deps -- `focus` is that of this drawing
  return () => {
    wanted.current = true;
  };
}

/** The year before of a series, in words; a year before that is a series says its own. */
function before(block: ChartBlock, { series: { key }, month }: Bar): string[] {
  const series = block.series.find((one) => one.key === key);
  const figure = series?.earlier?.[month];
  if (!figure || figure.kind === 'absent') return [];
  return [`${earlierNameOf(series)} ${formatFigure(figure, 'exact')}`];
}

/** Tab first reaches the last month, which is what the user came for. */
function firstStop(bars: readonly Bar[]): Bar | undefined {
  const last = Math.max(...bars.map(({ month }) => month));
  return bars.find(({ month }) => month === last);
}
