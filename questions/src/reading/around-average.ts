import type { Question } from '@kengetal/contract';
import { asked, isStock } from './draft.ts';
import { chosenFigures } from './figures.ts';
import { isRatio } from './measure-asked.ts';
import type { Time } from './said-time.ts';
import type { Mark } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import type { Reader } from './subjects.ts';

type By = 'maand' | 'kwartaal' | 'jaar';

const NOUNS = { maanden: 'maand', kwartalen: 'kwartaal', jaren: 'jaar' } as const;
const TIMES: readonly Question['split'][] = Object.values(NOUNS);
const AROUND =
  / (?:(?:boven|onder|beneden)(?:gemiddelde?)?|(?:hoger|lager|meer|minder|beter|slechter) dan)(?: (?:en|of) (?:boven|onder|beneden))?(?: (?:het|hun|de|ons))? (?:gem|gemiddelde?) | (?:boven|onder|beneden)gemiddelde? /;

const unitSaid = (sense: Sense): By | undefined =>
  (Object.keys(NOUNS) as (keyof typeof NOUNS)[]).flatMap((each) =>
    has(sense, 'noun', each) ? NOUNS[each] : [],
  )[0];

const THERE = /^(?:daar|er)?(?:boven|onder)$/;

/** Whether months, quarters or years are held against what they are on average. */
export const isAround = (sense: Sense): boolean =>
  AROUND.test(` ${sense.tokens.map(({ text }) => text).join(' ')} `) &&
  unitSaid(sense) !== undefined;

/** 'Welke maanden liggen boven het gemiddelde' of an amount by month: the average with the months on either side. */
export function aroundAverage(
  sense: Sense,
  { period, day, against }: Time,
  before: Question,
): Question | undefined {
  const { subject, split, against: held, measure, period: told, only } = before;
  const unit = unitSaid(sense) ?? (TIMES.includes(split) ? (split as By) : undefined);
  const isOther =
    (period ?? day ?? against ?? held ?? first(sense, 'against')) !== undefined ||
    sense.figures.some(({ key }) => subject.kind !== 'figure' || subject.key !== key) ||
    sense.relation !== undefined ||
    sense.rest.length > 0;
  const isPlain =
    (measure === undefined || measure === 'gemiddelde' || measure === 'aantal') &&
    (split === undefined || TIMES.includes(split));
  const isAmount =
    /^(?:figure|account|relation|sum)$/.test(subject.kind) &&
    !isStock(before, sense.vocabulary) &&
    !isRatio(subject);
  // 'Welke maanden zitten daarboven' of an average.
  const isOfThat =
    measure === 'gemiddelde' &&
    unitSaid(sense) !== undefined &&
    Object.keys(sense.details.sizes).length === 0 &&
    sense.tokens.some(({ text }) => THERE.test(text));
  const isSaid = isOfThat || AROUND.test(` ${sense.tokens.map(({ text }) => text).join(' ')} `);
  if (!isSaid || unit === undefined || isOther || !isPlain || !isAmount) return undefined;
  return {
    subject,
    ...(only && { only }),
    ...(told && { period: told }),
    measure: 'gemiddelde',
    split: unit,
  };
}

/** The same asked by itself: 'in welke maanden van 2024 lag de omzet boven het gemiddelde'. */
export const readAroundAverage: Reader = (sense) => {
  const [key, ...others] = chosenFigures(sense).keys;
  const split = unitSaid(sense);
  if (
    !isAround(sense) ||
    split === undefined ||
    key === undefined ||
    others.length > 0 ||
    sense.relation ||
    sense.rest.length > 0
  )
    return undefined;
  const subject = { kind: 'figure', key } as const;
  return isStock({ subject }, sense.vocabulary) || isRatio(subject)
    ? undefined
    : asked({ subject, measure: 'gemiddelde', split });
};

/** Words for the side of the average: an answer by month, quarter or year tells both. */
export const isOfAround = (
  { meanings }: Pick<Mark, 'meanings'>,
  { measure, split }: Question,
): boolean =>
  measure === 'gemiddelde' &&
  TIMES.includes(split) &&
  meanings.some(({ role, value }) => role === 'link' && /^(?:boven|onder|tegen)$/.test(value));
