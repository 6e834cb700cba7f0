import type { FigureKey } from '../lexicon/types.ts';
import { figure, measured, type Draft } from './draft.ts';
import { figureBy } from './figure-by.ts';
import { first, has, type Sense } from './sense.ts';
import { isCounted } from './subjects.ts';
import { says } from './turn-words.ts';

const BEST = /^(?:beste?|slechtste?|sterkste?|zwakste?)$/;

/** Which kinds of omzet and costs are the largest, or the cost centres that they are of. */
export function readKinds(sense: Sense, key: FigureKey | undefined): Draft | undefined {
  const order = first(sense, 'order') ?? 'hoogste';
  const whole = key === undefined ? 'kosten' : key;
  // 'Welke afdeling draait het best' is of its omzet, or of its costs.
  if (has(sense, 'noun', 'kostenplaatsen') && key === undefined && says(sense, BEST))
    return {
      kind: 'ask',
      text: 'Waarvan wil je dat weten?',
      asked: (['omzet', 'kosten'] as const).map((of) => ({
        ...measured(figure(of)),
        split: 'kostenplaats' as const,
        order,
      })),
    };
  if (has(sense, 'noun', 'kostenplaatsen'))
    return figureBy(sense, whole, 'kostenplaats', { order });
  const isUnordered = first(sense, 'order') === undefined;
  // 'Waar gaat het geld heen, de vijf grootste posten' says by what.
  if (has(sense, 'noun', 'kosten') && (isUnordered || !has(sense, 'noun', 'posten')))
    return figureBy(sense, whole, 'groep', { order });
  const areCounted = isCounted(sense, 'posten');
  const isOne = isUnordered && says(sense, /^post$/);
  const isUnsaid = isUnordered && key === undefined && !areCounted;
  if (!has(sense, 'noun', 'posten') || isOne || isUnsaid) return undefined;
  if (!areCounted) return figureBy(sense, whole, 'rekening', { order });
  return key === undefined && says(sense, /^(?:grootboek)?rekeningen$/)
    ? ACCOUNTS_COUNTED
    : figureBy(sense, whole, 'rekening', { measure: 'aantal' });
}

/** 'Hoeveel rekeningen hebben we' counts more than those of costs. */
const ACCOUNTS_COUNTED: Draft = {
  kind: 'ask',
  text: 'Rekeningen waar in een periode op geboekt is kan ik tellen. Welke?',
  asked: (['kosten', 'omzet'] as const).map((of) => ({
    ...measured(figure(of)),
    split: 'rekening' as const,
    measure: 'aantal' as const,
  })),
};
