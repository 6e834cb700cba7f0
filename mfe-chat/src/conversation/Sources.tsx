import { useMemo } from 'react';
import { FileText } from 'lucide-react';
import type { BookedFigure, ChatMessage, Figure } from '@kengetal/contract';
import {
  classes,
  formatInstantLong,
  formatPeriodRange,
  Icon,
  looks,
  useDrilldown,
} from '@kengetal/ui';
import { counted, offerOf } from './calls.ts';
import css from './answer.module.css';

/** More than these say nothing more: every amount opens by itself. */
const MOST = 3;

type Told = Pick<ChatMessage, 'figures' | 'tool_calls'>;

/** The bookings behind an answer, each to be opened, and when the books last changed. */
export function Sources({ figures, tool_calls }: Told) {
  const { open } = useDrilldown();
  const offer = useMemo(() => offerOf(tool_calls), [tool_calls]);
  const told = offer.sources.flatMap(({ figure: key, term, terms, title, count }) => {
    const path = terms ?? (term === undefined ? [] : [term]);
    const figure = path.reduce(termOf, figures?.[key]);
    return figure?.kind === 'booked'
      ? [{ key: `${key} ${path.join(' ')}`, title, figure, count }]
      : [];
  });
  const sources: Source[] = told.length > 0 ? told : sourcesOf(figures);
  if (sources.length === 0) return null;
  return (
    <div className={css.sources}>
      <span className={looks.small}>Bronnen</span>
      {sources.map(({ key, title, figure, count }) => (
        <button
          key={key}
          type="button"
          className={classes(css.chip, css.source)}
          aria-haspopup="dialog"
          onClick={() => open({ title, figure })}
        >
          <Icon of={FileText} size={14} />
          <span className={looks.cut}>
            {[title, counted(count, 'boeking', 'boekingen')].filter(Boolean).join(' · ')}
          </span>
        </button>
      ))}
      {offer.updatedAt ? (
        <span className={looks.small}>Bijgewerkt {formatInstantLong(offer.updatedAt)}</span>
      ) : null}
    </div>
  );
}

const termOf = (figure: Figure | undefined, at: number): Figure | undefined =>
  figure?.kind === 'derived' ? figure.terms[at]?.figure : figure;

interface Source {
  readonly key: string;
  readonly title: string;
  readonly figure: BookedFigure;
  readonly count?: number | undefined;
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
