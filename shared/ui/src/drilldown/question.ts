import type { DerivedFigure, Figure } from '@kengetal/contract';
import { formatExact, formatFigure, formatPeriodRange, reasonOf } from '../formats/index.ts';
import { explanationOf, type Named } from './words.ts';

/** A prompt has an end; a total of a year has hundreds of operands. */
const MOST_TERMS = 40;

/** The question that a user would ask about an amount. */
export function questionOf(named: Named): string {
  const { title, context, figure } = named;
  const where = context?.replace(/(?<=^| - )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  const what = where && context !== title ? `${title} (${where})` : title;
  if (reasonOf(figure) !== null) return `Waarom is er geen cijfer voor ${what}?`;
  return `Hoe komt ${what} op ${formatFigure(figure, 'exact')} uit?`;
}

/** What the assistant must know of it: its name, months, exact amount and what it is made of. */
export function promptOf(named: Named): string {
  const { title, context, figure } = named;
  const about = explanationOf(named);
  return [
    `De gebruiker kijkt naar dit bedrag: ${title}${context ? ` (${context})` : ''}.`,
    `Waarde: ${reasonOf(figure) ?? formatFigure(figure, 'exact')}.`,
    ...(about ? [about] : []),
    ...sourceOf(figure),
  ].join('\n');
}

function sourceOf(figure: Figure): string[] {
  if (figure.kind === 'booked') {
    const { periode_min, periode_max, filters } = figure.selection;
    const chosen = filters.map(
      ({ column, operator, value }) => `${column} ${operator} ${JSON.stringify(value)}`,
    );
    return [
      `Som van boekingen, periode ${periode_min}-${periode_max} (${formatPeriodRange(periode_min, periode_max)}).`,
      ...(chosen.length > 0 ? [`Filters: ${chosen.join('; ')}.`] : []),
    ];
  }
  if (figure.kind === 'budget' || figure.kind === 'forecast') {
    return [`Niet geboekt: ${formatExact(figure.cents)}. ${figure.basis}`];
  }
  if (figure.kind !== 'derived') return [];
  return [
    'Berekend uit:',
    ...figure.terms
      .slice(0, MOST_TERMS)
      .map(
        ({ label, factor, figure: each, part }) =>
          `- ${part === 'noemer' ? 'gedeeld door ' : ''}${factor} × ${label}: ${formatFigure(each, 'exact')}`,
      ),
    ...divisorOf(figure),
  ];
}

/** Days of a ratio, or by what a sum is divided. */
function divisorOf({ unit, divisor }: DerivedFigure): string[] {
  if (divisor === undefined) return [];
  return [unit === 'days' ? `Maal ${divisor} dagen.` : `Samen gedeeld door ${divisor}.`];
}
