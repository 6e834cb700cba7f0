import { FOR_OCCASION } from './occasion.ts';

/** Signs between clauses; a full stop behind a shortened word ('acc. Veldhuis') is none. */
const SIGN = /(?<=[a-z\d)”"']{4} ?\.) (?=[A-Z])|(?<=[?!;:,]) | (?=\()|(?<=\)) ?| [–—-] /g;
const BEFORE =
  'voor|om|gezien|ter|ten|tijdens|volgens|vanwege|wegens|in verband met|in het kader van|naar aanleiding van|met het oog op|bij het [a-z]+en|bij de|bij een';
const VERBS =
  'verneem|vernemen|ontvang|ontvangen|hoor|horen|zie|zien|verzoek|verzoeken|wens|wensen|heb|hebben|zoek|zoeken|wil|willen|moet|moeten|zou|kan|vraag|vragen|kwam|komt|graag';
/** 'Voor de herziening van de aanslag heb ik': what it is for ends where the verb begins. */
const FRONT = new RegExp(`(?<=^(?:${BEFORE}) [^,.:;?!]{3,90}) (?=(?:${VERBS}) )`, 'i');
const ENDS =
  'ter|ten behoeve van|t\\.b\\.v\\.|tbv|in verband met|i\\.v\\.m\\.|ivm|omdat|want|zodat|voor in|voor op|voor bij|dan [a-z]+ (?:ik|we|wij)|dan kan|dan weet|zegt|zei';
/** 'Ter aansluiting op', 'zodat ik', 'zegt mijn vrouw'. */
const TAIL = new RegExp(` (?=(?:${ENDS}) |${FOR_OCCASION})`, 'i');
const PREPOSITION = '(?:aan|bij|van|met|op|voor|in|uit|tot|sinds|over)';
/** 'De vraag is welke': where the question in it begins. */
const ASKED = new RegExp(
  ` (?=(?:${PREPOSITION} )?(?:hoeveel|wat|welke?|wie|wanneer|hoe|waarom|waar) )`,
  'i',
);

/** The clauses of a text with single spaces, each with the signs behind it: joined they are the text. */
export const clausesOf = (text: string): string[] =>
  cut(text, [...text.matchAll(SIGN)]).flatMap((sentence) =>
    [FRONT, TAIL, ASKED].reduce(
      (parts, sign) => parts.flatMap((part) => cutOnce(part, sign)),
      [sentence],
    ),
  );

function cutOnce(text: string, sign: RegExp): string[] {
  const found = sign.exec(text);
  return cut(text, found ? [found] : []);
}

function cut(text: string, signs: readonly RegExpMatchArray[]): string[] {
  const ends = signs.flatMap(({ 0: sign, index }) => (index ? [index + sign.length] : []));
  return [0, ...ends].map((from, at) => text.slice(from, ends[at])).filter((part) => part !== '');
}
