import { figuresNamedIn, folded } from '@kengetal/questions';
import { valueOf } from '../../../books/figures/values.ts';
import type { Result } from './result.ts';

/** Words for up and down, and those that say it with a beginning: 'opgelopen', 'terugval'. */
const MOVING = new RegExp(
  `^(?:ge|op|in|door|weg|om)?(?:ge)?(?:${[
    'stijg\\p{L}*|steeg|stegen|groei\\p{L}*|klim\\p{L}*|klom|klommen|daal\\p{L}*|dalen\\p{L}*|daling\\p{L}*',
    'krimp\\p{L}*|kromp\\p{L}*|zak(?:t|te|ten|ken)|zonken|zonk|kelder\\p{L}*|duik\\p{L}*|dook|doken',
    'tuimel\\p{L}*|stagneer\\p{L}*|stagnatie|overt[ro][or]?f\\p{L}*|overtref\\p{L}*|overschr[ei]{1,2}[dj]\\p{L}*|verl(?:oor|oren)',
    'slink\\p{L}*|slonk\\p{L}*|explodeer\\p{L}*|explosie\\p{L}*|halveer\\p{L}*',
  ].join('|')})$`,
  'u',
);
const PREFIXED =
  /^(?:op|terug|toe|af|in|mee|tegen|weg|aan)(?:ge)?(?:loop|lop|liep|val|viel|stort|schoot|schot|spr[io]ng|trek|trok|n[aeo]{1,2}m)\p{L}*$/u;
/** Verbs that say it with a word of their own behind them: 'nam toe', 'liep terug', 'viel tegen'. */
const PARTED =
  /\b(?:(?:neemt?|nemen|nam|namen)\b.{0,80}?\b(?:toe|af)|(?:loopt|lopen|liep|liepen|trekt|trekken|trok|trokken)\b.{0,80}?\b(?:op|aan|bij|terug|achter|uit)(?=\s*[.,;!?]|\s*$|\s+(?:tot|naar|met|en)\b)|(?:stort|stortte|stortten)\b.{0,80}?\bin|(?:veert|veren|veerde|veerden)\b.{0,80}?\bop|(?:achter|onder)\s+(?:bij|op)|(?:haal|hou)\p{L}*\b.{0,40}?\b(?:niet|niets|niks)|even\s+\p{L}+\s+als|te\s+kort|in\s+de\s+(?:lift|min|plus)|door\s+het\s+dak|(?:valt|vallen|viel|vielen)\b.{0,80}?\b(?:terug|mee|tegen)|(?:boven|onder)\s+(?:de|het|die|dat|vorige?|verwachting|begroting|budget))\b/u;
const COMPARING = new RegExp(
  `^(?:${[
    'hoger\\p{L}*|lager\\p{L}*|groter\\p{L}*|kleiner\\p{L}*|meer|minder|beter\\p{L}*|slechter\\p{L}*|sterker|zwakker|duurder|goedkoper|sneller|trager|zwaarder|lichter|dubbel|evenveel|gelijk\\p{L}*',
    'ver(?:hog|hoog|laag|lag|beter|slechter|minder|meerder|groot|grot|klein|sterk|zwak|ruim|krap)\\p{L}*',
    'omhoog|omlaag|onderuit|sprong\\p{L}*|vrije?\\s?val|opwaarts\\p{L}*|neerwaarts\\p{L}*|vooruit\\p{L}*|achteruit\\p{L}*|terug(?:gang|val|loop)|toename\\p{L}*|afname\\p{L}*',
    'plus\\p{L}*|min|minus|surplus|overschot\\p{L}*|tekort\\p{L}*|positie(?:f|ve|ver)|negatie(?:f|ve|ver)|rood|rode|zwarte',
    'winstgevend\\p{L}*|verlieslatend\\p{L}*|verlieslijdend\\p{L}*|verliesgevend\\p{L}*|rendabel\\p{L}*|onrendabel\\p{L}*|gunstig\\p{L}*|ongunstig\\p{L}*|record\\p{L}*|piek\\p{L}*|dip|dieptepunt\\p{L}*|hoogtepunt\\p{L}*',
    'onveranderd|ongewijzigd|stabiel\\p{L}*|constant\\p{L}*|quitte|bovenop|extra',
    'increase\\p{L}*|decrease\\p{L}*|growth|grew|rose|fell|drop\\p{L}*|higher|lower|profit\\p{L}*|loss\\p{L}*|more|less',
  ].join('|')})$`,
  'u',
);
/** 'Meer' that compares nothing. */
const MORE_OF_NOTHING = /\b(?:(?:niet|onder) meer|meer (?:weten|informatie|uitleg|details))\b/g;
const WORD = /\p{L}+/gu;
const STATEMENT = /winst[- ]?(?:en|&)[- ]?verlies\p{L}*/gu;
/** A result that is above zero or below, by its own word. */
const JUDGED = /(?<!\p{L})\p{L}*(winst|verlies|verliezen|winsten)(?!\p{L})/gu;
const CHANGE = /, (?:verschil|verandering)$/i;
const OF_RESULT = /resultaat|winst|ebitda|verlies/i;

/** Words of a text, folded, that say that something went up or down: a model says none of them. */
export function directionsIn(text: string): string[] {
  const plain = folded(text).replaceAll('*', '').replace(MORE_OF_NOTHING, ' ');
  const words = (plain.match(WORD) ?? []).filter((word) =>
    [MOVING, PREFIXED, COMPARING].some((pattern) => pattern.test(word)),
  );
  const parted = PARTED.exec(plain)?.[0];
  return parted === undefined ? words : [...words, parted];
}

/** Profit and loss in a text that its references are not; without a reference nobody knows. */
export function judgedWrongly(text: string, own: readonly Result[]): string[] {
  const said = [...folded(text).replace(STATEMENT, ' ').matchAll(JUDGED)];
  const results = own.filter(isResult);
  // Of a change it is not said which way: a loss that rises is a result that falls.
  const isKnown = results.length > 0 && !own.some(isChange);
  return said.flatMap(([word, judged = '']) => {
    const isLoss = judged.startsWith('verlie');
    const agrees = ({ figure }: Result) => (valueOf(figure) ?? 0) < 0 === isLoss;
    return isKnown && results.every(agrees) ? [] : [word];
  });
}

/** What a result may be called by; the last word for it before an amount is what that is. */
const CALLED = /(?<!\p{L})\p{L}*(winst|verlies|resulta|ebitda)\p{L}*/gu;

/**
 * Whether each reference is called a loss, which has no minus then: by the last word for a result in
 * the stretch before it, or by the first word behind it. Undefined where a sentence about a loss does
 * not say what an amount below zero is.
 */
export function lossesIn(
  stretches: readonly string[],
  references: readonly Result[],
): (boolean | undefined)[] {
  const plain = stretches.map((text) => folded(text).replace(STATEMENT, ' '));
  const called = plain.map((text) => [...text.matchAll(CALLED)].map(([, word = '']) => word));
  const isOfLoss = called.flat().includes('verlies');
  return references.map((result, at) => {
    if (!isOfLoss || !isResult(result) || (valueOf(result.figure) ?? 0) >= 0) return false;
    if (/^[\s*]*verlies(?!\p{L})/u.test(plain[at + 1] ?? '')) return true;
    const word = called[at]?.at(-1);
    return word === undefined ? undefined : word === 'verlies';
  });
}

/** Whether a result is a profit or a loss. */
export const isResult = ({ labels }: Result): boolean =>
  labels.some((name) => OF_RESULT.test(name));

/** Whether a result is how much something changed. */
export const isChange = ({ labels, figure }: Result): boolean =>
  figure.kind === 'derived' && labels.some((name) => CHANGE.test(name));

/** 'Kosten' and 'vaste lasten', but no 'eigen vermogen' and no 'som der kosten'. */
const PLURAL = /^(?:\p{L}+en?\s+)*\p{L}*(?<!vermog)en$/u;

/** Whether what a text names last, before what is said of it, are several: 'de kosten'. */
export const isPluralSaid = (text: string): boolean =>
  PLURAL.test(folded(figuresNamedIn(text).at(-1)?.words ?? ''));

/** 'Steeg met' with the size of a change, or 'bleef gelijk'; an amount below zero that falls has fallen. */
export function changeWords(
  { figure, shown }: Result,
  linked: (shown: string) => string,
  isPlural: boolean,
): string {
  const value = valueOf(figure) ?? 0;
  if (value === 0) return linked(`${isPlural ? 'bleven' : 'bleef'} gelijk`);
  const [rose, fell] = isPlural ? ['stegen', 'daalden'] : ['steeg', 'daalde'];
  return `${value > 0 ? rose : fell} met ${linked(shown.replace('-', ''))}`;
}
