import { FileText } from 'lucide-react';
import type { BookedFigure, ChatMessage } from '@kengetal/contract';
import { classes, formatPeriodRange, Icon, looks, useDrilldown } from '@kengetal/ui';
import css from './answer.module.css';

/** More than these say nothing more: every amount opens by itself. */
const MOST = 3;

/** The bookings behind an answer, each to be opened. */
export function Sources({ figures }: Pick<ChatMessage, 'figures'>) {
  const { open } = useDrilldown();
  const sources = sourcesOf(figures);
  if (sources.length === 0) return null;
  return (
    <div className={css.sources}>
      <span className={looks.small}>Bronnen</span>
      {sources.map(({ key, title, figure }) => (
        <button
          key={key}
          type="button"
          className={classes(css.chip, css.source)}
          aria-haspopup="dialog"
          onClick={() => open({ title, figure })}
        >
          <Icon of={FileText} size={14} />
          <span className={looks.cut}>{title}</span>
        </button>
      ))}
    </div>
  );
}

interface Source {
  readonly key: string;
  readonly title: string;
  readonly figure: BookedFigure;
}

/**
 * Booked figures that answer, else those beside the answer; the same bookings once. Those of a
 * table stand in it.
 */
function sourcesOf(figures: ChatMessage['figures'] = {}): Source[] {
  const found = new Map<string, Source>();
  for (const role of ['a', 'c']) {
    for (const [key, figure] of Object.entries(figures)) {
      if (!key.startsWith(role) || figure.kind !== 'booked') continue;
      const { periode_min, periode_max } = figure.selection;
      const same = JSON.stringify(figure.selection);
      const months = formatPeriodRange(periode_min, periode_max);
      const title = figure.about?.label ?? `Boekingen, ${months.toLowerCase()}`;
      if (!found.has(same)) found.set(same, { key, title, figure });
    }
    if (found.size > 0) break;
  }
  return [...found.values()].slice(0, MOST);
}
