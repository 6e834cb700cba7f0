import type { Question } from '@kengetal/contract';
import { isStock } from './draft.ts';
import type { Sense } from './sense.ts';

const WHOSE =
  /^(?:en )?(?:(?:van|bij|aan|door) (?:wie|welke leveranciers?)|wie (?:is|zijn|was|waren) de leveranciers?|welke leveranciers?)(?: (?:is|was|zijn|waren|komt|kwam|kopen|koop))?(?: (?:dat|die|dit|het|ik|we))?(?: (?:dan|vooral|geweest))?$/;

const OPEN =
  /^(?:(?:en|dan|nu|hoeveel|wat|er|nog|is|staat|staan|ook|al) )*(?:open|openstaan|openstaand|openstaat)(?: (?:nu|nog|staat|dan))*$/;

const WHAT_FOR =
  /^(?:en )?(?:(?:op|onder|in) (?:welke|wat voor) (?:grootboek)?rekening(?:en)?|waarvoor|waar|op wat|aan wat|waaraan|voor wat)(?: (?:is|was|zijn|waren|staat|staan|valt|vallen|komt|kwam))?(?: (?:dat|die|dit|het|ze))?(?: (?:voor|geboekt|aan|op|precies|allemaal|dan))*$/;

/** Whether a turn asks only what of the one that was told is open: 'hoeveel staat er nog open'. */
export const isStillOpen = (texts: readonly string[]): boolean => OPEN.test(texts.join(' '));

/** Whether a turn asks only on which accounts it is: 'op welke rekening', 'waarvoor was dat'. */
export const isWhatFor = (texts: readonly string[]): boolean => WHAT_FOR.test(texts.join(' '));

/** Whether a turn asks no more than whose it is. */
export const isWhose = (texts: readonly string[]): boolean => WHOSE.test(texts.join(' '));

/** 'Door welke leverancier' of an account or one kind of costs: it by supplier, and no others. */
export function whoseOf(sense: Sense, question: Question): Question | undefined {
  const { subject, period, only, split, measure, against, limit } = question;
  const isCosts =
    subject.kind === 'account'
      ? !isStock({ subject }, sense.vocabulary)
      : subject.kind === 'figure' &&
        /kosten|lasten|werk|kostprijs|afschrijvingen/.test(subject.key);
  if (!isCosts || !isWhose(sense.tokens.map(({ text }) => text))) return undefined;
  // A list of what was spent is of those suppliers too; one row of it is asked after by itself.
  const isOther = split !== undefined && (limit === 1 || !/^(?:groep|rekening)$/.test(split));
  if (isOther || (measure ?? against) !== undefined) return undefined;
  return { subject, ...(period && { period }), ...(only && { only }), split: 'relatie' };
}
