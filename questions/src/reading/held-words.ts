import { pointsAtTwo } from './pointing.ts';
import type { Mark } from './scan.ts';
import { has, type Sense } from './sense.ts';

/** Words that point at what lies between two. */
export const BETWEEN =
  /^(?:daartussen|ertussen|tussen|twee|elkaar|beide|verschil(?:t|len|de|den)?|scheel(?:t|de|den)|schelen)$/;

/** 'Tussen die twee', 'tussen beide'. */
export const isBetweenThose = ({ tokens }: Sense): boolean =>
  tokens.some(
    ({ text }, at) =>
      text === 'tussen' && /^(?:die|deze|beide|de)$/.test(tokens[at + 1]?.text ?? ''),
  );

const BEFORE_OTHER = new Set('met van tov dan tegen tegenover naast versus vs bij'.split(' '));
/** What may stand between such a word and a period. */
const PASSED = new Set(['die', 'dat', 'de', 'het', 'boekjaar', 'in', 'over']);

/** 'Met 2023', 'tegenover dat jaar': whether the words before a period hold something against it. */
export function isHeldAgainst({ tokens }: Sense, { from }: Mark): boolean {
  const word = tokens.slice(0, from).findLast(({ text }) => !PASSED.has(text));
  return word !== undefined && BEFORE_OTHER.has(word.text);
}

/** 'Tel die bij elkaar op', 'alles samen', 'trek die van elkaar af': with which sign. */
export function signOfBoth(sense: Sense): 'plus' | 'min' | undefined {
  const { tokens } = sense;
  const texts = new Set(tokens.map(({ text }) => text));
  const isOff = texts.has('elkaar') && texts.has('af') && (texts.has('trek') || texts.has('haal'));
  if (isOff) return 'min';
  const isSum = tokens.some(({ text }) => TOGETHER.test(text));
  const isAdded =
    (texts.has('tel') && texts.has('op')) || (isSum && (texts.size <= 5 || pointsAtLastTwo(sense)));
  return isAdded ? 'plus' : undefined;
}

/** 'Die twee', or 'samen hoeveel procent': a turn that is of the last two that were told. */
export const pointsAtLastTwo = (sense: Sense): boolean =>
  pointsAtTwo(sense.tokens) || isShareOfBoth(sense);

/** 'Samen hoeveel procent van de kosten': of two that were told, where the turn names no part itself. */
const isShareOfBoth = (sense: Sense): boolean =>
  (has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent')) &&
  sense.tokens.some(({ text }) => TOGETHER.test(text)) &&
  sense.figures.length === 1 &&
  sense.relation === undefined &&
  sense.references.accounts.length === 0;
const TOGETHER = /^(?:samen|tezamen|opgeteld|gezamenlijk|elkaar)$/;
