import type { Figure } from '@kengetal/contract';
import { FigureLink, formatFigure } from '@kengetal/ui';
import { centsOf } from './expected.ts';

/** Money to the cent with its sign: what comes in has a plus; '–' for none. */
export function Amount({ figure, label }: { figure: Figure | null; label: string }) {
  if (!figure) return '–';
  const sign = centsOf(figure) > 0 ? '+' : '';
  return (
    <FigureLink
      figure={figure}
      variant="plain"
      label={label}
      text={`${sign}${formatFigure(figure, 'plain')}`}
    />
  );
}
