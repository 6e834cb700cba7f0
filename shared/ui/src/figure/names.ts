import type { Figure, Judgement } from '@kengetal/contract';
import { formatFigure, reasonOf } from '../formats/index.ts';
import { judgementWord } from './judgement.ts';

/** The exact amount, or why there is none, for tooltip and accessible name. */
export function exactText(figure: Figure): string {
  return reasonOf(figure) ?? formatFigure(figure, 'exact');
}

/** Exact amount with the word that its colour stands for: '€ 2.870,00, gunstig'. */
export function exactWithJudgement(figure: Figure, judgement?: Judgement): string {
  const word = judgementWord(judgement);
  return word ? `${exactText(figure)}, ${word}` : exactText(figure);
}

/** Accessible name of a figure: 'Omzet: € 275.123,00'. */
export function figureName(label: string, figure: Figure, judgement?: Judgement): string {
  return `${label}: ${exactWithJudgement(figure, judgement)}`;
}

/** Name of a figure by itself, when the place that shows it has none. */
export function labelOf(figure: Figure): string {
  return figure.about?.label ?? 'Bedrag';
}
