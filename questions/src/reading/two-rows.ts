import type { Question } from '@kengetal/contract';
import type { Before, SingledOut } from '../world.ts';
import { ofFound } from './pointed.ts';
import type { Sense } from './sense.ts';
import { bothOf, heldTo } from './together.ts';

/** Words for what two amounts differ. */
export const GAP = /^(?:scheel(?:t|de|den)|schelen|verschil(?:t|len|de|den)?|daartussen|ertussen)$/;
/** Words that say no more than which two: 'het verschil van die dure maand met de goedkope'. */
const BARE =
  /^(?:en|dus|dan|nou|nu|hoeveel|hvl|wat|is|was|zit|zat|er|het|de|die|deze|dat|dit|met|van|tussen|in|of|elkaar|twee|2|beide|eerste|tweede|vorige|andere|ander|dure|duren|duurste|goedkope|goedkoopste|drukke|drukste|slappe|slapste|beste|slechtste|hoogste|laagste|hoge|lage|grootste|kleinste|maand|mnd|kwartaal|jaar|klant|leverancier|post|rekening|euro|euros|procent|percentage|ongeveer|precies)$/;

/**
 * 'Hoeveel scheelt dat tussen die twee' after the largest and the next of a list, or the best month and
 * the worst: the one that was larger less the other.
 */
export function betweenRows(sense: Sense, before: Before): Question | undefined {
  const { question: last, earlier, found, earlierFound } = before;
  const texts = sense.tokens.map(({ text }) => text);
  const isAsked =
    texts.some((text) => GAP.test(text)) &&
    texts.every((text) => BARE.test(text) || GAP.test(text));
  if (!isAsked || !last || !earlier || !found || !earlierFound) return undefined;
  const told = [rowOf(earlier, earlierFound), rowOf(last, found)];
  const isUpward = earlier.order === 'laagste' && last.order === 'hoogste';
  const [one, other] = isUpward ? told.reverse() : told;
  if (!one || !other || JSON.stringify(one) === JSON.stringify(other)) return undefined;
  return 'period' in found ? heldTo(other, one, sense) : bothOf(other, one, sense, 'min');
}

function rowOf(question: Question, found: SingledOut): Question | undefined {
  const { subject, only } = question;
  if ('boekstuk' in found) return undefined;
  return 'period' in found
    ? { subject, ...(only && { only }), period: found.period }
    : ofFound(question, found);
}
