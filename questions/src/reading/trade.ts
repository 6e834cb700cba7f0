import type { Sense } from './sense.ts';

/** What is written, sent or delivered goes from who does it; what is got or bought comes to them. */
const GIVES =
  /^(?:gefactureerd|factureert|factureer|factureren|factureerden?|stuur|stuurt|sturen|stuurden?|gestuurd|verstuur|verstuurt|versturen|verstuurden?|zond|zonden|gezonden|schreef|schreven|lever|levert|leveren|leverden?|geleverd|rekent|rekende|rekenden|berekend|berekent|berekende|berekenden|gedeclareerd|declareert|declareerde)$/;
const GETS = /^(?:krijg|krijgt|krijgen|kreeg|kregen|ontvang|ontvangt|ontvangen|ontving|ontvingen)$/;
const BUYS =
  /^(?:koop|kopen|kocht|kochten|gekocht|ingekocht|betrokken|betrekken|betrok|afgenomen|bestel(?:d|de|den|len|t)?)$/;
/** Participles that say who did it by themselves: what was sent is ours, what was got is not. */
const SENT =
  /^(?:verstuurd|verstuurde|gestuurd|gestuurde|verzonden|uitgeschreven|uitgestuurd|uitgereikt)$/;
const RECEIVED = /^(?:gekregen|binnengekregen)$/;
const INVOICE = /^(?:[a-z]*factuur|[a-z]*facturen|factuurtjes?|fact|notas?|rekeningen|bonnen)$/;
const WE = /^(?:we|wij|ik)$/;
/** 'Wie betaalden we', 'wie hebben we betaald'. */
const PAID = /^ (?:en )?wie (?:betaal(?:en|den|de)?|heb|hebben) (?:we|wij|ik) /;
const US = /^(?:ons|mij|me)$/;
const OWN = /^(?:door|van|bij)$/;

/**
 * Whether something went from us to others or came to us, by who does what: 'wie heeft ons
 * gefactureerd', 'van wie kregen we facturen', 'aan wie stuurden wij facturen'.
 */
export function tradeOf({ tokens }: Sense): 'verkocht' | 'ingekocht' | undefined {
  const texts = tokens.map(({ text }) => text);
  const says = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const isPassive = texts.some((text, at) => text === 'door' && texts[at + 1] === 'wie');
  const us = texts.findIndex((text) => US.test(text));
  const isByUs = us >= 0 && OWN.test(texts[us - 1] ?? '');
  const isOurs = isByUs || (says(WE) && !isPassive);
  const isToUs = (us >= 0 && !isByUs) || (says(WE) && isPassive);
  if (says(RECEIVED) && says(INVOICE)) return isByUs ? 'verkocht' : 'ingekocht';
  // 'Wie leverde ons het meeste op' is what was earned.
  const isYield = says(/^lever/) && texts.includes('op');
  if ((says(GIVES) && !isYield) || says(SENT))
    return isToUs ? 'ingekocht' : isOurs || says(SENT) ? 'verkocht' : undefined;
  const isWhom = (word: string) =>
    says(WE) && texts.some((text, at) => text === word && texts[at + 1] === 'wie');
  // 'Voor wie heb ik gewerkt'.
  if (says(/^(?:gewerkt|werkten?|geklust)$/) && isWhom('voor')) return 'verkocht';
  // 'Aan wie betaalden we het meest', but not who is to be paid still.
  if (
    says(/^(?:betaal.*|betalen|overgemaakt)$/) &&
    (isWhom('aan') || PAID.test(` ${texts.join(' ')} `)) &&
    !says(/^(?:nog|moet(?:en)?|dat|die|daar.*)$/)
  )
    return 'ingekocht';
  const isGot = says(BUYS) || (says(GETS) && says(INVOICE));
  if (!isGot) return undefined;
  return isByUs ? 'verkocht' : says(WE) ? 'ingekocht' : undefined;
}
