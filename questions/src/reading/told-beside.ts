import { isBroad } from './asked-alone.ts';
import { PERSON } from './asker.ts';
import { FOR } from './clause.ts';
import { isOccasion } from './occasion.ts';
import { isOrdinary } from './ordinary.ts';
import { draftOf } from './plain.ts';
import type { RestWord, Sense } from './sense.ts';
import { hasMeaning, isAge, isAsker, isHeading, isTag, isTimed, type Part } from './told-part.ts';
import { DAY, DOER, DROPPED, KIN, LEAD, WANTS } from './told-words.ts';

/** Whether what is asked says its year. */
export const isDated = ({ scanned, tokens }: Sense): boolean =>
  scanned.marks.some(
    ({ piece, from, to }) =>
      piece !== undefined && tokens.slice(from, to).some(({ text }) => /\d\d|jaar/.test(text)),
  );

/** 'Van de lening is een stuk afgelost. Wat staat er nog open?' */
export function isOfWhatIsOpen(asked: Sense): boolean {
  const draft = draftOf(asked);
  return (
    draft?.kind === 'asked' &&
    draft.asked.subject.kind === 'open' &&
    asked.tokens.some(({ text }) => text === 'er')
  );
}

/** Whether a figure is asked that no other can narrow, as costs of all kinds can be. */
function isOfItsOwn(asked: Sense): boolean {
  const draft = draftOf(asked);
  return (
    draft?.kind === 'asked' &&
    !/^(?:lines|recurring|open)$/.test(draft.asked.subject.kind) &&
    !(draft.asked.subject.kind === 'figure' && draft.asked.subject.key === 'kosten')
  );
}

/** Whether nothing that a part tells may be what is asked of another one. */
export function isBeside({ text, sense }: Part, asked: Sense): boolean {
  if (isTag(sense.tokens.map((each) => each.text))) return true;
  if (
    (isTimed({ text, sense }) && !isDated(asked)) ||
    (hasMeaning({ text, sense }) && !isOfItsOwn(asked))
  )
    return false;
  return sense.rest.every((word) => isIdle(word, { text, sense }, asked));
}

function isIdle(word: RestWord, { text, sense }: Part, asked: Sense): boolean {
  const { token, place, tie } = word;
  const words = sense.tokens.map((each) => each.text);
  const [one = '', other = ''] = [words[place - 1], words[place + 1]];
  const isHim = (each: string) => KIN.test(each) || PERSON.test(each);
  if (
    (isHeading(words) && tie === undefined) ||
    isAge(place, sense) ||
    isAsker(place, words) ||
    isHim(token.text) ||
    isOccasion(token.text) ||
    DAY.test(token.text) ||
    isOrdinary(token.text) ||
    DOER.test(one) ||
    DOER.test(other) ||
    isHim(one) ||
    /^(?:er|daar|hier)[a-z]+$/.test(token.text) ||
    FOR.exec(text.replace(LEAD, ''))?.[0].toLowerCase().includes(token.raw) === true ||
    words[place - 1] === 'ter'
  )
    return true;
  if (/^voor\s/i.test(text.replace(LEAD, ''))) return false;
  const isOfOne =
    words.some((each) => /^(?:ik|we|wij)$/.test(each) || isHim(each)) ||
    DROPPED.test(words.join(' '));
  const isWanted = words.some((each) => WANTS.test(each)) && !words.some((each) => isHim(each));
  if (isBroad(asked))
    return (
      isOfOne &&
      !isWanted &&
      (one === 'een' ||
        (one === 'mijn' && tie !== undefined) ||
        (tie !== undefined && /^(?:in|op|uit|met|over)$/.test(tie)) ||
        (place === words.length - 1 && token.text.endsWith('en')))
    );
  return !isWanted;
}
