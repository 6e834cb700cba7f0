import type { Figure, FigureText } from '@kengetal/contract';
import { difference, valueOf } from '../../books/figures/values.ts';
import { euros, percentageOf } from '../../books/figures/words.ts';

/** Puts figures into a sentence: each amount becomes a link to the figure that it says. */
export interface Say {
  /** '€ 22.245', with a minus where the figure is negative. */
  euros(figure: Figure): string;
  /** '12,3%'. */
  percent(figure: Figure): string;
  /** '+4,5%' or '-10,0%', for a change. */
  change(figure: Figure): string;
  /** A word for an amount that is shown as nothing: 'geen', 'niet'. */
  words(text: string, figure: Figure): string;
}

/** A sentence whose figures have keys that begin with its own. */
export function sentence(key: string, words: (say: Say) => string): FigureText {
  const figures: Record<string, Figure> = {};
  const link = (figure: Figure, label: (value: number) => string) => {
    const value = valueOf(figure);
    if (value === undefined) throw new Error(`The sentence ${key} names a figure that is absent.`);
    const name = `${key}_${Object.keys(figures).length + 1}`;
    figures[name] = figure;
    return `[${label(value)}](figure:${name})`;
  };
  const text = words({
    euros: (figure) => link(figure, euros),
    percent: (figure) => link(figure, () => percentageIn(figure)),
    change: (figure) => link(figure, (value) => `${value > 0 ? '+' : ''}${percentageIn(figure)}`),
    words: (label, figure) => link(figure, () => label),
  });
  return { text, figures };
}

const percentageIn = (figure: Figure) => (figure.kind === 'derived' ? percentageOf(figure) : '');

/** A figure with its name in the operands of another. */
export interface Named {
  readonly label: string;
  readonly figure: Figure;
}

/** Below half a euro an amount is shown as € 0. */
const SHOWN_AS_ZERO = 50;

export const isZero = (cents: number) => Math.abs(cents) < SHOWN_AS_ZERO;
export const valueIn = ({ figure }: Named) => valueOf(figure) ?? 0;

/** How far apart two figures are: the larger minus the smaller, never negative. */
export function apart(one: Named, other: Named, label: string): Figure {
  const isLess = (valueOf(one.figure) ?? 0) < (valueOf(other.figure) ?? 0);
  const [larger, smaller] = isLess ? [other, one] : [one, other];
  const explanation = `${larger.label} min ${smaller.label}.`;
  return difference(larger, smaller, { label, explanation });
}

/** A loss as the positive amount that a sentence names. */
export function lossOf(result: Named): Figure {
  return opposite(result, {
    label: 'Verlies',
    explanation: 'Het negatieve resultaat van de periode.',
  });
}

/** The same amount with the other sign; absent where it is. */
export function opposite(named: Named, about: Record<'label' | 'explanation', string>): Figure {
  const value = valueOf(named.figure);
  if (value === undefined) return named.figure;
  const terms = [{ ...named, factor: -1, part: 'teller' as const }];
  return { kind: 'derived', unit: 'cents', value: 0 - value, terms, about };
}
