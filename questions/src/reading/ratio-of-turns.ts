import type { Question } from '@kengetal/contract';
import { isKengetal } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import type { Before } from '../world.ts';
import { isStock, isWithin } from './draft.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { lineOf } from './turn-words.ts';
import { isAmount, isSamePeriod } from './turns-chosen.ts';

const SMALL =
  '(?:en|dus|dan|nu|wat|is|was|hoe|de|die|deze|hun|beide|allebei|twee|2|eigenlijk|graag)';
const RATIO = new RegExp(
  `^(?:${SMALL} )*(?:(?:onderlinge )?verhouding(?: (?:tussen|van|daartussen|ertussen))?|(?:verhouden|verhielden)(?: ${SMALL})* zich(?: tot elkaar)?)(?: ${SMALL})*$`,
);

/** 'De verhouding tussen die twee' of two amounts of one period: which part one of them is of the other. */
export function ratioOfTurns(
  sense: Sense,
  { question: last, earlier }: Before,
): Question | AskedBack | undefined {
  const { vocabulary } = sense;
  if (!last || !earlier || !RATIO.test(lineOf(sense).trim())) return undefined;
  const areAlike =
    [last, earlier].every((each) => isAmount(each) && each.split === undefined && !each.only) &&
    isSamePeriod(last.period, earlier.period) &&
    isStock(last, vocabulary) === isStock(earlier, vocabulary);
  if (!areAlike) return undefined;
  const shares = [
    [earlier, last],
    [last, earlier],
  ].flatMap(([part, whole]) => {
    const key = whole?.subject.kind === 'figure' ? (whole.subject.key as FigureKey) : undefined;
    if (!part || key === undefined || isKengetal(key)) return [];
    const isPart = key === 'omzet' || isWithin(part, key, vocabulary);
    return [{ isPart, question: { ...part, measure: 'aandeel' as const, of: key } }];
  });
  const [of, ...others] = shares.filter(({ isPart }) => isPart);
  if (of && others.length === 0) return of.question;
  return shares.length === 0
    ? undefined
    : {
        kind: 'ask',
        text: 'Welk van de twee wil je als percentage van het andere zien?',
        questions: shares.map(({ question }) => question),
      };
}
