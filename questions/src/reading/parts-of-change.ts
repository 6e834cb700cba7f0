import type { Question } from '@kengetal/contract';
import type { Sense } from './sense.ts';

const WHICH =
  /^(?:(?:en|maar|dus|ok|oke) )*(?:welke|wat voor) (?:kosten|uitgaven|lasten|kostenposten|kostensoorten)(?: (?:zijn|waren|is|was) (?:dat|het|die))?(?: (?:dan|vooral|precies|nou|eigenlijk))*$/;
const POINTED = / (?:dan|dat|het|die|precies|vooral)\b/;
/** 'Wat springt eruit', 'wat valt op'. */
const STANDS_OUT =
  /^(?:(?:en|maar|dus) )*(?:wat|welke?) (?:springt|sprong|springen|valt|viel|vallen) (?:er )?(?:daar |daarin |vooral |het meest |nou )*(?:uit|eruit|op)$/;
const IS_IN = /^(?:(?:en|maar|dus) )*wat (?:zat|zit|viel|valt) (?:er |daar )?(?:in|daarin|erin)(?: (?:dan|allemaal|precies))*$/; // prettier-ignore

/**
 * 'Welke kosten dan', 'wat springt eruit' of two periods that were held against each other: what the
 * change comes from; 'welke kosten zijn dat', 'wat zat daar in' of one amount: the accounts of it.
 */
export function partsOfChange({ tokens }: Sense, { subject, only, period, against, measure, split }: Question): Question | undefined {
  const text = tokens.map((token) => token.text).join(' ');
  const isWhich = WHICH.test(text) && POINTED.test(text);
  if (subject.kind !== 'figure' || subject.also || (!isWhich && !IS_IN.test(text) && !STANDS_OUT.test(text))) return undefined;
  // Which costs, of a profit that changed.
  const isOther = isWhich && /omzet|resultaat|marge|ebitda/.test(subject.key);
  const of = { subject: isOther ? { kind: 'figure' as const, key: 'kosten' } : subject, ...(only && { only }), ...(period && { period }) };
  if (against !== undefined && measure !== 'aandeel' && !IS_IN.test(text)) return { ...of, measure: 'oorzaken', against };
  return !STANDS_OUT.test(text) && (split ?? measure ?? against) === undefined && !isOther ? { ...of, split: 'rekening' } : undefined;
} // prettier-ignore
