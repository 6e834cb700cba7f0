import { isNamed, isOfPurpose, isPeriod, type Clause } from './clause.ts';
import type { Asked } from './draft.ts';
import { draftOf } from './plain.ts';
import { has, type Sense } from './sense.ts';

/** Figures of the whole company: no customer, supplier or kind of costs has one of its own. */
const WHOLE =
  /marge|ratio|solvabiliteit|resultaat|ebitda|dso|dpo|runway|break_even|activa|passiva|vermogen|kapitaal|bank_en_kas|debiteuren|crediteuren|schulden/;
/** What leans on a thing that was told. */
export const THERE =
  /^(?:(?:daar|er|hier)(?:van|in|mee|aan|bij|uit|door|op)|daar|hier|haar|hem|hun)$/;
export const POINTING = /^(?:dat|die|(?:daar|er|hier)[a-z]+|daar|hem|hun|ze|zij|hij|deze|dit)$/;

/** Whether a period is said, and not only one that another is held against. */
const isTimedBy = (sense: Sense): boolean =>
  sense.scanned.marks.some(
    ({ piece, from }) =>
      piece !== undefined && !(sense.tokens[from]?.text === 'vorig' && has(sense, 'link', 'tegen')),
  );
/** Whether the year of what is asked is said. */
export const isDated = (sense: Sense): boolean =>
  sense.tokens.some(({ text }, place) => /20\d\d/.test(text) && isPeriod(place, sense));
/** 'Wanneer komt de volgende factuur' has its own time. */
export const isOfNext = (sense: Sense): boolean => {
  const draft = draftOf(sense);
  return (
    draft?.kind === 'asked' &&
    draft.asked.subject.kind === 'recurring' &&
    draft.asked.subject.aspect === 'volgende'
  );
};
/** What is asked has its own year or none at all, and a clause that only tells something lends it none. */
export const isTimed = (aside: Clause, asked: Sense, isOwn: boolean): boolean =>
  !isTimedBy(aside.sense) ||
  isDated(asked) ||
  isOfNext(asked) ||
  !isOwn ||
  (isOfPurpose(aside) && !isTimedBy(asked));

export const isOfWhole = ({ figures }: Sense): boolean =>
  figures.length > 0 && figures.every(({ key }) => WHOLE.test(key));

/** Whether what is asked is said, and does not lean on what is told beside it. */
export function hasSubject(asked: Sense, asides: readonly Clause[]): boolean {
  const texts = asked.tokens.map(({ text }) => text);
  // 'Onze verzekeraar stelt een limiet per klant; bij welke is die bereikt'.
  const isWhich = (text: string, place: number) =>
    /^welke?$/.test(text) && /^(?:is|was|zijn|waren|staat|staan)$/.test(texts[place + 1] ?? '');
  if (texts.some(isWhich)) return false;
  if (isOfWhole(asked)) return !texts.some((text) => THERE.test(text));
  const draft = draftOf(asked);
  if (draft?.kind !== 'asked') return false;
  // 'De grootste klanten met hun omzet' leans on its own list.
  const isPointing = (text: string, place: number) =>
    POINTING.test(text) &&
    !(text === 'haar' && texts[place + 1] === 'piek') &&
    !(isListed(draft.asked) && /^(?:hun|ze|zij|die)$/.test(text));
  // 'Als er niets was afgeschreven' points to nothing.
  return !texts.some(
    (text, place) =>
      isPointing(text, place) ||
      (text === 'er' &&
        !/^(?:niets|geen|niemand)$/.test(texts[place + 1] ?? '') &&
        asides.some(isNaming)),
  );
}

const isListed = ({ split, order, limit }: Asked): boolean =>
  split !== undefined || order !== undefined || limit !== undefined;

/** Whether a clause names something that 'er' may be said of. */
const isNaming = ({ sense }: Clause): boolean =>
  sense.figures.length > 0 || sense.tokens.some((_, place) => isNamed(place, sense));

/** Whether a name would narrow what is asked: 'de kosten in 2024', 'wat staat er nog open'. */
export function isBroad(asked: Sense): boolean {
  const draft = draftOf(asked);
  if (draft?.kind !== 'asked' || asked.relation || asked.references.accounts.length > 0)
    return false;
  const { subject } = draft.asked;
  const isAll =
    subject.kind === 'open' ||
    subject.kind === 'lines' ||
    (subject.kind === 'figure' && /^(?:omzet|kosten|debiteuren|crediteuren)$/.test(subject.key));
  return isAll && !isListed(draft.asked);
}
