import {
  amountQuestion,
  monthsInWords,
  selectionWords,
  type DerivedFigure,
  type Figure,
} from '@kengetal/contract';
import { formatExact, formatFigure, reasonOf } from '../formats/index.ts';
import { explanationOf, saysAll, type Named } from './words.ts';

/** A prompt has an end; a total of a year has hundreds of operands. */
const MOST_TERMS = 40;

/** The question that a user would ask about an amount: its months once, also where only its own label has them. */
export function questionOf(named: Named): string {
  const { figure } = named;
  const what = whatOf(named);
  if (reasonOf(figure) !== null) return `Waarom is er geen cijfer voor ${what}?`;
  return amountQuestion(what, formatFigure(figure, 'exact'));
}

function whatOf({ title, context, figure: { about } }: Named): string {
  const where = context?.replace(/(?<=^| - )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  if (where) return saysAll(title, where) ? title : `${title} (${where})`;
  return about && saysAll(about.label, title) ? about.label : title;
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
  if (figure.kind === 'booked') return selectionWords(figure.selection);
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
          `- ${part === 'noemer' ? 'gedeeld door ' : ''}${factor} × ${label}: ${formatFigure(each, 'exact')}${monthsOf(each)}`,
      ),
    ...divisorOf(figure),
  ];
}

/** The months of an amount, or of what it is computed of first. */
function monthsOf(figure: Figure): string {
  if (figure.kind === 'booked') return `, ${monthsInWords(figure.selection)}`;
  const [first] = figure.kind === 'derived' ? figure.terms : [];
  return first ? monthsOf(first.figure) : '';
}

/** Days of a ratio, or by what a sum is divided. */
function divisorOf({ unit, divisor }: DerivedFigure): string[] {
  if (divisor === undefined) return [];
  return [unit === 'days' ? `Maal ${divisor} dagen.` : `Samen gedeeld door ${divisor}.`];
}
