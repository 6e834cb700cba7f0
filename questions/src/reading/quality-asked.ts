import type { Question } from '@kengetal/contract';
import { ACCOUNT_MEANINGS } from '../lexicon/lexicon.ts';
import { AMOUNTS, ANYBODY, OF_AMOUNT, OTHER_SUPERLATIVE } from '../lexicon/things.ts';
import { HOW } from './form-asked.ts';
import type { Sense } from './sense.ts';

export const COUNTED = /^(?:hoeveel|hvl|hoevl|aantal)$/;

/** Whether a word asks what somebody is like, has or does itself, which no amount of trade tells. */
export const isQualityAsked = (place: number, sense: Sense, question: Question): boolean =>
  isOfOtherMost(place, sense, question) ||
  isQuality(place, sense) ||
  isOfAnybody(place, sense) ||
  isOfParty(place, sense, question);

/** 'Welke leverancier levert het snelst': no amount puts them in that order. */
const isOfOtherMost = (
  place: number,
  { tokens }: Sense,
  { measure, split, subject }: Question,
): boolean => {
  const text = tokens[place]?.text ?? '';
  const isOfAge =
    /^(?:langste?|oudste?|nieuwste?|recentste?)$/.test(text) &&
    split === 'relatie' &&
    /^(?:figure|account)$/.test(subject.kind);
  return (
    (isOfAge || (OTHER_SUPERLATIVE.test(text) && !OF_AMOUNT.test(text))) &&
    /^(?:het|de|onze|mijn)$/.test(tokens[place - 1]?.text ?? '') &&
    measure !== 'verschil' &&
    measure !== 'aantal'
  );
};

/** 'Hoe betrouwbaar is Jansen'. */
function isQuality(place: number, { tokens, scanned }: Sense): boolean {
  const text = tokens[place]?.text ?? '';
  return (
    tokens[place - 1]?.text === 'hoe' &&
    /(?:lijk|ig|baar|isch|zaam|loos|eel|ief)$/.test(text) &&
    !HOW.test(text) &&
    scanned.marks.every(
      ({ from, to, meanings }) =>
        place < from || to <= place || meanings.every(({ role }) => role === 'filler'),
    )
  );
}

/** 'Hoeveel belasting betaalt een bv'. */
const isOfAnybody = (place: number, { tokens }: Sense): boolean =>
  ANYBODY.test(tokens[place]?.text ?? '') && tokens[place - 1]?.text === 'een';

/** 'Hoeveel pakketten bracht Jansen', 'wat betaalt Jansen aan huur', 'wat heeft Jansen op de bank', 'waarom betaalt Jansen niet'. */
function isOfParty(place: number, { tokens }: Sense, { subject }: Question): boolean {
  if (subject.kind !== 'relation') return false;
  const text = tokens[place]?.text ?? '';
  if (ACCOUNT_MEANINGS.has(tokens[place]?.stem ?? '')) {
    const before = tokens[place - 1]?.text ?? '';
    return (
      (COUNTED.test(before) && /(?:en|s)$/.test(text) && !AMOUNTS.test(text)) ||
      (before === 'aan' && subject.side === 'verkocht')
    );
  }
  if (text === 'bank') return subject.side !== 'betaald';
  if (text === 'termijn') return /^betaal|^betaling/.test(tokens[place - 1]?.text ?? '');
  return text === 'waarom' && subject.side === 'openstaand';
}
