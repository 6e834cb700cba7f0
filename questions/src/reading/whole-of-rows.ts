import type { FigureKey } from '../lexicon/types.ts';
import type { Asked } from './draft.ts';
import type { Sense } from './sense.ts';

/** 'Grootste leverancier, en hoeveel procent van de inkoop is dat': what the share of a row is of. */
export function wholeOfRows({ tokens, figures }: Sense, { subject }: Asked): FigureKey | undefined {
  const found = figures.find(({ mark: { from } }) => {
    const [link, , ...before] = tokens.slice(0, from).reverse();
    const at = /^(?:de|het|onze|mijn)$/.test(link?.text ?? '') ? from - 2 : from - 1;
    return (
      before.length > 0 &&
      tokens[at]?.text === 'van' &&
      /^(?:procent|%|percentage|pct|deel|aandeel)$/.test(tokens[at - 1]?.text ?? '')
    );
  });
  const isOther = found && (subject.kind !== 'figure' || subject.key !== found.key);
  return isOther ? found.key : undefined;
}
