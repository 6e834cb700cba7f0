import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { asksWhichCosts } from './claimed.ts';
import { isPeriodSplit, type Draft } from './draft.ts';
import { IN_PERCENT } from './figures.ts';
import { finished } from './finish.ts';
import type { Time } from './said-time.ts';
import { has, type Sense } from './sense.ts';
import { sameWhole } from './share-of.ts';
import { shifted } from './shift.ts';
import { sameSide } from './turns-of-parties.ts';
import { withTime } from './with-time.ts';
import { sizesIn } from './sizes.ts';

type AskedDraft = Extract<Draft, { kind: 'asked' }>;

/** Subjects of which the same can be asked. */
const ALIKE = ['figure', 'account', 'relation', 'charged', 'vat'];

/** The same asked of something else. */
export function replaced(sense: Sense, draft: AskedDraft, before: Question, time: Time): Question {
  const other = ofOther(sense, draft.asked, before);
  if (other) return withTime(sense, other, time, { question: before });
  const asked = changeOf(finished(sense, draft.asked, time), sense, before);
  const isAlike = ALIKE.includes(asked.subject.kind) && ALIKE.includes(before.subject.kind);
  const beside =
    asked.subject.kind === 'component' &&
    before.subject.kind === 'component' &&
    time.period === undefined
      ? {
          ...(before.split && { split: before.split }),
          ...(before.against && { against: before.against }),
        }
      : isPeriodSplit(before.split) &&
          asked.subject.kind === 'figure' &&
          asked.split === undefined &&
          before.subject.kind === 'component'
        ? { split: before.split }
        : {};
  if (!isAlike)
    return withTime(
      sense,
      { ...beside, ...asked, subject: sameSide(asked.subject, before.subject, sense) },
      time,
      { question: before },
    );
  const { measure, split, order, limit, against } = before;
  const sizes = sizesIn(before.only);
  const isSized =
    measure === 'boekingen' && asked.only === undefined && Object.keys(sizes).length > 0;
  // An order is of the parts that were told: not of others, nor of one account or relation.
  const isRanked =
    split === undefined ||
    (asked.split === undefined ? !isDivided(asked, split) : asked.split === split);
  // 'De omzet, zelfde lijstje' is no row of it.
  const isList =
    (limit === 1 && sense.tokens.some(({ text }) => /^(?:maanden|kwartalen)$/.test(text))) ||
    (limit === 1 &&
      sense.tokens.some(
        ({ text }, at) =>
          /^(?:lijst|lijstje|rij|rijtje|tabel|overzicht)$/.test(text) &&
          /zelfde$/.test(sense.tokens[at - 1]?.text ?? ''),
      ));
  // 'En wat waren de kosten' after the largest customer: no supplier of that place.
  const isOneRow =
    before.limit === 1 &&
    asked.split === undefined &&
    split !== undefined &&
    !isPeriodSplit(split) &&
    sense.figures.length > 0;
  // 'Welke kosten waren er in die maand' after who bought: none of a customer.
  const isOtherSide = split === 'relatie' && asksWhichCosts(sense);
  const of =
    asked.of ??
    (asked.measure === undefined || asked.measure === 'aandeel'
      ? sameWhole(asked, before, sense)
      : undefined);
  const kept = {
    ...(of !== undefined && { of }),
    ...(measure !== undefined && measure !== 'oorzaken' && { measure }),
    ...(asked.split === undefined &&
      !isOneRow &&
      !isOtherSide &&
      split !== undefined &&
      !isDivided(asked, split) &&
      split !== time.unit && { split }),
    ...(isOtherSide && { split: 'groep' as const }),
    ...(isRanked && !isOtherSide && !isList && !isOneRow && order !== undefined && { order }),
    ...(isRanked && !isOtherSide && !isList && !isOneRow && limit !== undefined && { limit }),
    ...(against !== undefined && { against }),
    ...(isSized && { only: sizes }),
  };
  const subject = sameSide(asked.subject, before.subject, sense);
  return shifted(
    withTime(sense, { ...kept, ...asked, subject }, time, { question: before }),
    sense,
    time,
    before,
  );
}

/** 'En bij Tankpas' of what one relation has of a figure or account: what another one has of it. */
function ofOther(
  { figures, scanned, references, rest }: Sense,
  { subject: named }: AskedDraft['asked'],
  { period: _, day: __, ...before }: Question,
): Omit<Question, 'period' | 'day'> | undefined {
  const isBare =
    figures.length === 0 &&
    references.accounts.length === 0 &&
    rest.length === 0 &&
    scanned.marks.every(({ meanings }) => meanings.every(({ role }) => role === 'filler'));
  return isBare &&
    named.kind === 'relation' &&
    before.only?.relatie !== undefined &&
    /^(?:figure|account)$/.test(before.subject.kind)
    ? { ...before, only: { ...before.only, relatie: named.relatie } }
    : undefined;
}

/** One account has no groups or accounts to be divided by, and one relation no others. */
const isDivided = ({ subject }: AskedDraft['asked'], split: Question['split']): boolean =>
  (subject.kind === 'account' && (split === 'groep' || split === 'rekening')) ||
  (subject.kind === 'relation' && split === 'relatie');

/** 'En de winst, alleen het percentage' of a comparison is its change, and no margin. */
function changeOf(
  asked: AskedDraft['asked'],
  sense: Sense,
  { against }: Question,
): AskedDraft['asked'] {
  const { subject } = asked;
  const plain = sense.figures.find(
    ({ key }) =>
      subject.kind === 'figure' && [key, IN_PERCENT[key]].includes(subject.key as FigureKey),
  );
  const isPercent =
    has(sense, 'link', 'procent') || (asked.measure === 'aandeel' && asked.of === undefined);
  if (against === undefined || !plain || !isPercent) return asked;
  return { ...asked, subject: { kind: 'figure', key: plain.key }, measure: 'verschil' };
}
