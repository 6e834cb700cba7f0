import type { Question } from '@kengetal/contract';
import { isStock } from './draft.ts';
import { isParty } from './party-words.ts';
import type { Sense } from './sense.ts';

/** Words of a turn that asks whose it is: 'van welke leverancier', 'wie levert dat', 'bij welke club zit dat'. */
const WHO = /^(?:wie|welke?)$/;
const SUPPLYING =
  /^(?:en|van|bij|aan|door|via|is|zijn|was|waren|komt|kwam|komen|kwamen|zit|zat|koop|kopen|kochten|haal|halen|haalden|bestel|bestellen|bestelden|betaal|betalen|betaalden|lever|levert|leverde|leverden|doet|deed|doen|deden|verzorgt|verzorgde|regelt|regelde|stuurt|stuurde|krijgt|kreeg|gaat|ging|loopt|liep|de|dat|die|dit|deze|het|ze|er|daar|ons|ik|we|wij|dan|vooral|geweest|eigenlijk|precies|naartoe|heen|vandaan|voor|leveranciers|maatschappij|instantie|organisatie|bedrijven|partijen)$/;
const PARTIES = /^(?:leveranciers|maatschappij|instantie|organisatie|bedrijven|partijen)$/;

const OPEN =
  /^(?:(?:en|dan|nu|hoeveel|wat|er|nog|is|staat|staan|ook|al) )*(?:open|openstaan|openstaand|openstaat)(?: (?:nu|nog|staat|dan))*$/;

const WHAT_FOR =
  /^(?:en )?(?:(?:op|onder|in) (?:welke|wat voor) (?:grootboek)?rekening(?:en)?|waarvoor|waar|op wat|aan wat|waaraan|voor wat)(?: (?:is|was|zijn|waren|staat|staan|valt|vallen|komt|kwam))?(?: (?:dat|die|dit|het|ze))?(?: (?:voor|geboekt|aan|op|precies|allemaal|dan))*$/;

/** Whether a turn asks only what of the one that was told is open: 'hoeveel staat er nog open'. */
export const isStillOpen = (texts: readonly string[]): boolean => OPEN.test(texts.join(' '));

/** Whether a turn asks only on which accounts it is: 'op welke rekening', 'waarvoor was dat'. */
export const isWhatFor = (texts: readonly string[]): boolean => WHAT_FOR.test(texts.join(' '));

/** Whether a turn asks no more than whose it is. */
export const isWhose = (texts: readonly string[]): boolean =>
  texts.filter((text) => WHO.test(text)).length === 1 &&
  texts.every((text) => WHO.test(text) || SUPPLYING.test(text) || isParty(text)) &&
  !texts.some((text) => /^(?:klant|klanten|afnemer|opdrachtgever|debiteur)$/.test(text)) &&
  (texts.includes('wie') || texts.some((text) => isParty(text) || PARTIES.test(text)));

/** 'Door welke leverancier' of an account or one kind of costs: it by supplier, and no others. */
export function whoseOf(sense: Sense, question: Question): Question | undefined {
  const { subject, period, only, split, measure, against, limit } = question;
  const isCosts =
    subject.kind === 'account'
      ? !isStock({ subject }, sense.vocabulary)
      : subject.kind === 'figure' &&
        /kosten|lasten|werk|kostprijs|afschrijvingen/.test(subject.key);
  if (!isCosts || !isWhose(sense.tokens.map(({ text }) => text))) return undefined;
  if (split === 'relatie' && limit === undefined && (measure ?? against) === undefined)
    return question;
  // A list of what was spent is of those suppliers too; one row of it is asked after by itself.
  const isOther = split !== undefined && (limit === 1 || !/^(?:groep|rekening)$/.test(split));
  if (isOther || (measure ?? against) !== undefined) return undefined;
  return { subject, ...(period && { period }), ...(only && { only }), split: 'relatie' };
}
