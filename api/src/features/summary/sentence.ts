import type { Figure, FigureText } from '@kengetal/contract';
import { difference, valueOf } from '../../books/figures/values.ts';
import { euros, percentage } from '../../books/figures/words.ts';

const NBSP = '\u00a0';

/** Puts figures into a sentence: each amount becomes a link to the figure that it says. */
export interface Say {
  /** '€ 22.245', with a minus where the figure is negative. */
  euros(figure: Figure): string;
  /** '12,3%'. */
  percent(figure: Figure): string;
  /** '+4,5%' or '-10,0%', for a change. */
  change(figure: Figure): string;
  /** '1,2 procentpunt', for the difference between percentages. */
  points(figure: Figure): string;
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
    percent: (figure) => link(figure, percentage),
    change: (figure) => link(figure, (value) => `${value > 0 ? '+' : ''}${percentage(value)}`),
    points: (figure) =>
      link(figure, (value) => `${percentage(value).replace('%', '')}${NBSP}procentpunt`),
    words: (label, figure) => link(figure, () => label),
  });
  return { text, figures };
}

/** A figure with its name in the operands of another. */
export interface Named {
  readonly label: string;
  readonly figure: Figure;
}

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

/** The difference of two percentages, never negative, in hundredths of a percent. */
export function pointsApart(one: Named, other: Named, label: string): Figure {
  const [now, then] = [valueOf(one.figure) ?? 0, valueOf(other.figure) ?? 0];
  const [larger, smaller] = now < then ? [other, one] : [one, other];
  const terms = [
    { ...larger, factor: 1, part: 'teller' as const },
    { ...smaller, factor: -1, part: 'teller' as const },
  ];
  const explanation = 'Het verschil tussen twee percentages, in procentpunten.';
  const value = Math.abs(now - then);
  return { kind: 'derived', unit: 'percent', value, terms, about: { label, explanation } };
}
