import { ADVISED } from '../lexicon/commands.ts';
import type { Sense } from './sense.ts';

const PERSON = /^(?:ik|we|wij|je)$/;
const NORM = /^(?:gemiddelde|normale|goede|gezonde|gangbare|gebruikelijke|redelijke|acceptabele)$/;
const YES_OR_NO = /^(?:heb|hebben|betaal|betalen|geef|geven|maak|maken|ben|is|zijn|doe|doen)$/;

/** 'Kan ik de auto afschrijven', 'zal ik een bus kopen', 'heb ik te veel kosten', 'is die huur normaal'. */
export function isAdvised(sense: Sense): boolean {
  const texts = sense.tokens.map(({ text }) => text);
  const [start = '', next = ''] = texts;
  const last = texts.at(-1) ?? '';
  if (isJudged(sense)) return true;
  const isAsked = PERSON.test(next);
  if (/^(?:zal|zullen)$/.test(start) && isAsked && /en$/.test(last)) return true;
  // 'Heb ik te veel betaald' may be of what is open.
  if (YES_OR_NO.test(start) && TOO.test(` ${texts.join(' ')} `) && !texts.includes('betaald'))
    return true;
  if (/^(?:kan|kunnen|mag|mogen)$/.test(start) && ON_BUSINESS.test(texts.join(' '))) return true;
  const isAllowed = /^(?:kan|kunnen|mag|mogen)$/.test(start) && isAsked;
  if (isAllowed && texts.some((text) => ADVISED.has(text))) return true;
  return texts.some((text) => text === 'kan' || text === 'kunnen') && ADVISED.has(last);
}

/** 'Mag ik een auto van de zaak', 'mag lunch op kosten': what may be paid by the business. */
const ON_BUSINESS =
  /(?: van de zaak| op (?:de )?(?:kosten|zaak|onkosten)| op kosten van de zaak| zakelijk)(?: (?:rijden|boeken|zetten|nemen|hebben|kopen|doen|declareren))?$/;

/** 'Is mijn marge goed in 2024', 'doet Jansen het goed', 'heb ik genoeg winst': a judgement, and no amount. */
function isJudged({ tokens, scanned, figures }: Sense): boolean {
  const isTime = (place: number) =>
    scanned.marks.some(
      ({ piece, from, to }) => piece !== undefined && from - 1 <= place && place < to,
    );
  const end = tokens.findLastIndex((_, place) => !isTime(place));
  const [start = '', second = '', third = ''] = tokens.map(({ text }) => text);
  const isEnough =
    /^(?:heb|hebben|maak|maken)$/.test(start) &&
    PERSON.test(second) &&
    /^(?:genoeg|voldoende)$/.test(third);
  if (
    isEnough &&
    figures.some(({ mark, key }) => mark.from === 3 && mark.to === end + 1 && key !== 'bank_en_kas')
  )
    return true;
  return (
    /^(?:is|zijn|was|waren|doet|doen|deed)$/.test(start) &&
    !/^(?:zo|even)$/.test(tokens[end - 1]?.text ?? '') &&
    JUDGED.test(tokens[end]?.text ?? '')
  );
}

const JUDGED =
  /^(?:goed|slecht|hoog|laag|duur|goedkoop|veel|weinig|genoeg|voldoende|gezond|normaal|redelijk|netjes)$/;

const TOO = / (?:te (?:veel|weinig)|teveel) /;

/** 'Wat is een normale brutomarge', 'een gemiddelde marge in de bouwsector': of companies, and not of this one. */
export const isNorm = ({ tokens, figures }: Sense): boolean =>
  tokens.some(({ text }, at) => {
    const isOfBranch = /(?:branche|sector)$/.test(tokens.at(-1)?.text ?? '');
    const isOne = text === 'een' && /^(?:is|zijn)$/.test(tokens[at - 1]?.text ?? '');
    return (
      isOne &&
      NORM.test(tokens[at + 1]?.text ?? '') &&
      figures.some(({ mark }) => mark.from === at + 2 && (isOfBranch || mark.to === tokens.length))
    );
  });

/** 'Verkoopt Hendriks Bouw veel': what it does itself, and nothing with us. */
export const isOfItsOwn = ({ tokens, relation }: Sense): boolean =>
  tokens.some(
    ({ raw }, at) =>
      /^(?:verkoopt|verkocht|verdient|verdiende)$/.test(raw) &&
      relation?.places.has(at + 1) === true,
  ) && !tokens.some(({ text }) => /^(?:ons|mij|me|we|wij|ik)$/.test(text));
