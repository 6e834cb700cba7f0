import { ADVISED } from '../lexicon/commands.ts';
import type { Sense } from './sense.ts';

const PERSON = /^(?:ik|we|wij|je)$/;
const NORM = /^(?:normale|goede|gezonde|gangbare|gebruikelijke|redelijke|acceptabele)$/;
const YES_OR_NO = /^(?:heb|hebben|betaal|betalen|geef|geven|maak|maken|ben|is|zijn|doe|doen)$/;

/** 'Kan ik de auto afschrijven', 'zal ik een bus kopen', 'heb ik te veel kosten', 'is die huur normaal'. */
export function isAdvised({ tokens }: Sense): boolean {
  const texts = tokens.map(({ text }) => text);
  const [start = '', next = ''] = texts;
  const last = texts.at(-1) ?? '';
  if (/^(?:is|zijn|was|waren)$/.test(start) && last === 'normaal') return true;
  const isAsked = PERSON.test(next);
  if (/^(?:zal|zullen)$/.test(start) && isAsked && /en$/.test(last)) return true;
  // 'Heb ik te veel betaald' may be of what is open.
  if (YES_OR_NO.test(start) && TOO.test(` ${texts.join(' ')} `) && !texts.includes('betaald'))
    return true;
  const isAllowed = /^(?:kan|kunnen|mag|mogen)$/.test(start) && isAsked;
  if (isAllowed && texts.some((text) => ADVISED.has(text))) return true;
  return texts.some((text) => text === 'kan' || text === 'kunnen') && ADVISED.has(last);
}

const TOO = / (?:te (?:veel|weinig)|teveel) /;

/** 'Wat is een normale brutomarge': of companies, and not of this one. */
export const isNorm = ({ tokens, figures }: Sense): boolean =>
  tokens.some(({ text }, at) => {
    const isOne = text === 'een' && /^(?:is|zijn)$/.test(tokens[at - 1]?.text ?? '');
    return (
      isOne &&
      NORM.test(tokens[at + 1]?.text ?? '') &&
      figures.some(({ mark }) => mark.from === at + 2 && mark.to === tokens.length)
    );
  });

/** 'Verkoopt Hendriks Bouw veel': what it does itself, and nothing with us. */
export const isOfItsOwn = ({ tokens, relation }: Sense): boolean =>
  tokens.some(
    ({ raw }, at) =>
      /^(?:verkoopt|verkocht|verdient|verdiende)$/.test(raw) &&
      relation?.places.has(at + 1) === true,
  ) && !tokens.some(({ text }) => /^(?:ons|mij|me|we|wij|ik)$/.test(text));
