import type { DerivedFigure, Figure, FiguresBlock } from '@kengetal/contract';
import type { Favour } from '@kengetal/ledger';
import { changePercent, difference, judge, valueOf } from '../../books/figures/values.ts';
import { euros, percentage, percentageOf } from '../../books/figures/words.ts';

type Change = NonNullable<FiguresBlock['items'][number]['change']>;
type Unit = DerivedFigure['unit'];

/**
 * How a figure changed: an amount in percent where that says something, else in its own unit; of
 * percentages the difference is in procentpunten.
 * @param kort what it is held against, after 't.o.v.'
 */
export function changeOf(
  { name, more }: { name: string; more: Favour },
  figure: Figure,
  comparison: Figure,
  kort: string,
): Change | undefined {
  const [now, then] = [valueOf(figure), valueOf(comparison)];
  if (now === undefined || then === undefined) return undefined;
  const label = `t.o.v. ${kort}`;
  const one = { label: name, figure };
  const other = { label: `${name}, ${kort}`, figure: comparison };
  const about = {
    label: `Verandering ${name}, ${label}`,
    explanation: `Van ${inWords(comparison)} naar ${inWords(figure)}.`,
  };
  const percent = unitOf(figure) === 'cents' ? changePercent(one, other, about) : undefined;
  return {
    figure: percent?.kind === 'derived' ? percent : difference(one, other, about),
    judgement: judge(now - then, more),
    label,
    words: `${name} van ${inWords(comparison)} naar ${inWords(figure)}, ${label}`,
  };
}

const unitOf = (figure: Figure): Unit => (figure.kind === 'derived' ? figure.unit : 'cents');

const RATIO = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 });

/** The value of a figure in running text, in its unit. */
export function inWords(figure: Figure): string {
  const value = valueOf(figure);
  if (value === undefined) return 'n.v.t.';
  switch (unitOf(figure)) {
    case 'cents':
      return euros(value);
    case 'percent':
      return figure.kind === 'derived' ? percentageOf(figure) : percentage(value);
    case 'ratio':
      return RATIO.format(value / 100);
    case 'days':
      return `${Math.round(value / 10)} ${Math.round(value / 10) === 1 ? 'dag' : 'dagen'}`;
  }
}
