import type { DerivedFigure, Figure, FiguresBlock } from '@kengetal/contract';
import { definition, type DefinitionKey } from '@kengetal/ledger';
import { changePercent, difference, judge, valueOf } from './values.ts';
import { changeInWords, percentageOf } from './words.ts';

/** How a figure differs from another, with what that means. */
export type Change = NonNullable<FiguresBlock['items'][number]['change']>;

/**
 * The change of a defined figure: in percent where that says something, else as an amount; undefined
 * where one of both is absent.
 * @param than what it is held against, as '31 dec'
 */
export function changeOf(
  key: DefinitionKey,
  figure: Figure,
  comparison: Figure,
  than: string,
): Change | undefined {
  const [now, then] = [valueOf(figure), valueOf(comparison)];
  if (now === undefined || then === undefined) return undefined;
  const { name, more, explanation } = definition(key);
  const one = { label: name, figure };
  const label = `t.o.v. ${than}`;
  const other = { label: `${name} ${than}`, figure: comparison };
  const about = { label: `Verandering ${name.toLowerCase()}, ${label}`, explanation };
  const percent = changePercent(one, other, about);
  const words = `${name} ${changeInWords(then, now, key === 'resultaat')}, ${label}`;
  return {
    figure: percent.kind === 'absent' ? difference(one, other, about) : percent,
    judgement: judge(now - then, more),
    label,
    words: percent.kind === 'derived' ? `${words} (${signedPercentage(percent)})` : words,
  };
}

function signedPercentage(figure: DerivedFigure): string {
  return figure.value > 0 ? `+${percentageOf(figure)}` : percentageOf(figure);
}
