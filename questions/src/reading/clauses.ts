/** Signs between clauses; a full stop behind a shortened word ('acc. Veldhuis') is none. */
const SIGN =
  /(?<=[a-z\d)”"']{4,}\s?\.)\s+(?=[A-Z])|(?<=[?!;:,])\s+|\s+(?=\()|(?<=\))\s*|\s+[–—-]\s+/g;
const BEFORE = 'voor|ter|ten|tijdens|volgens|vanwege|wegens|in verband met|naar aanleiding van|met het oog op'; // prettier-ignore
const VERBS = 'heb|hebben|zoek|zoeken|wil|willen|moet|moeten|zou|kan|vraag|vragen|kwam|komt|graag';
/** 'Voor de herziening van de aanslag heb ik': what it is for ends where the verb begins. */
const FRONT = new RegExp(`(?<=^\\s*(?:${BEFORE})\\s[^,.:;?!]{3,90})\\s+(?=(?:${VERBS})\\s)`, 'i');
const ENDS = 'ter|ten behoeve van|t\\.b\\.v\\.|tbv|in verband met|i\\.v\\.m\\.|ivm|omdat|want|zodat|voor in|voor op|voor bij|dan kan|dan weet|zegt|zei'; // prettier-ignore
/** 'Ter aansluiting op', 'zodat ik', 'zegt mijn vrouw'. */
const TAIL = new RegExp(`\\s+(?=(?:${ENDS})\\s)`, 'i');
const PREPOSITION = '(?:aan|bij|van|met|op|voor|in|uit|tot|sinds|over)';
/** 'De vraag is welke': where the question in it begins. */
const ASKED = new RegExp(`(?<=\\S)\\s+(?=(?:${PREPOSITION}\\s+)?(?:hoeveel|wat|welke?|wie|wanneer|hoe|waarom|waar)\\s)`, 'i'); // prettier-ignore

/** The clauses of a text, each with the signs and spaces behind it: joined they are the text. */
export const clausesOf = (text: string): string[] =>
  cut(text, [...text.matchAll(SIGN)]).flatMap((sentence) =>
    [FRONT, TAIL, ASKED].reduce(
      (parts, sign) =>
        parts.flatMap((part) =>
          cut(
            part,
            [sign.exec(part)].filter((found) => found !== null),
          ),
        ),
      [sentence],
    ),
  );

function cut(text: string, signs: readonly RegExpMatchArray[]): string[] {
  const ends = signs.flatMap(({ 0: sign, index }) => (index ? [index + sign.length] : [])); // prettier-ignore
  return [0, ...ends].map((from, at) => text.slice(from, ends[at])).filter((part) => part !== '');
}
