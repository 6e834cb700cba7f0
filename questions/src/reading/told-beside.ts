import { isBroad } from './asked-alone.ts';
import { PERSON } from './asker.ts';
import { FOR } from './clause.ts';
import { isGift, isOccasion } from './occasion.ts';
import { isOrdinary } from './ordinary.ts';
import { draftOf } from './plain.ts';
import type { RestWord, Sense } from './sense.ts';
import { hasMeaning, isAsker, isHabit, isHeading, isTag, isTask, type Part } from './told-part.ts';
import { isAge, isOfClock, isOfTime, isTimed } from './told-time.ts';
import {
  DAY,
  DOER,
  DROPPED,
  GUESSES,
  isForm,
  isRow,
  KIN,
  KNOWS,
  LABEL,
  LEAD,
  VERB,
  WANTS,
  WORK,
} from './told-words.ts';

/** Whether what is asked says its year. */
export const isDated = ({ scanned, tokens }: Sense): boolean =>
  /\b(?:jaar|kwartaal|maand) (?:daarvoor|ervoor|eerder|daarna|erna|later)\b/.test(
    tokens.map(({ text }) => text).join(' '),
  ) ||
  scanned.marks.some(
    ({ piece, from, to }) =>
      piece !== undefined && tokens.slice(from, to).some(({ text }) => /\d\d|jaar/.test(text)),
  );

/** Whether no time that is told is another one than what is asked says. */
export const hasTime = (told: readonly Part[], asked: Sense): boolean =>
  isDated(asked) || told.every((part) => !isTimed(part) || isSameTime(part, asked));

const isSameTime = ({ sense: { scanned, tokens } }: Part, asked: Sense): boolean => {
  const said = scanned.marks.flatMap(({ piece, from, to }) =>
    piece === undefined ? [] : tokens.slice(from, to).map(({ text }) => text),
  );
  return said.length > 0 && said.every((word) => asked.tokens.some(({ text }) => text === word));
};

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
export function isBeside(
  { text, sense }: Part,
  asked: Sense,
  isAtTime = hasTime([{ text, sense }], asked),
): boolean {
  const words = sense.tokens.map((each) => each.text);
  if (isTag(words) || isForm(words)) return true;
  if (isRow(words)) return isListed(asked);
  if (isHabit({ text, sense })) return asked.relation !== undefined;
  // 'Was het hoger, mijn vrouw denkt 60 mille': it may be held against that.
  if (
    isGuess(words) &&
    asked.tokens.some(({ text: each }, at) => /^klop/.test(each) || (at === 0 && VERB.test(each)))
  )
    return false;
  if (
    (isTimed({ sense }) && !isAtTime) ||
    (hasMeaning({ text, sense }) && !isOfItsOwn(asked) && !isOfSame({ text, sense }, asked))
  )
    return false;
  return sense.rest.every((word) => isIdle(word, { text, sense }, asked));
}

const isListed = ({ scanned, details }: Sense): boolean =>
  details.limit !== undefined ||
  scanned.marks.some(({ meanings }) => meanings.some(({ role }) => role === 'split'));

const isOfParties = ({ scanned }: Sense): boolean =>
  scanned.marks.some(({ meanings }) =>
    meanings.some(({ value }) => value === 'klanten' || value === 'leveranciers'),
  );

const MEANS = /^(?:figure|subject)$/;
/** 'Ik loop de abonnementen na. Welke leveranciers sturen elke maand een vaste rekening?' */
const isOfSame = ({ sense }: Part, asked: Sense): boolean => {
  const valuesOf = ({ scanned: { marks } }: Sense) =>
    marks.flatMap(({ meanings }) =>
      meanings.filter(({ role }) => MEANS.test(role)).map(({ value }) => String(value)),
    );
  const values = new Set(valuesOf(asked));
  return (
    sense.rest.length === 0 &&
    sense.references.places.size === 0 &&
    valuesOf(sense).every((each) => values.has(each))
  );
};

/** 'Mijn vrouw denkt 60 mille'. */
const isGuess = (words: readonly string[]): boolean =>
  words.some((word) => GUESSES.test(word)) && words.some((word) => /\d/.test(word));

/** 'Tankpassen evalueren': of more than one, as a name is not. */
const isMany = (text: string): boolean =>
  /[a-z]{5}(?:en|s)$/.test(text) && !/(?:[nr]sen|ers|e[mn]s)$/.test(text);

/** Of these figures no part has one of its own. */
const UNDIVIDED = /ratio|solvabiliteit|dso|dpo|runway|activa|passiva|vermogen|kapitaal|bank_en_kas/;
const isUndivided = ({ figures }: Sense): boolean =>
  figures.length > 0 && figures.every(({ key }) => UNDIVIDED.test(key));

function isIdle(word: RestWord, { text, sense }: Part, asked: Sense): boolean {
  const { token, place, tie } = word;
  const words = sense.tokens.map((each) => each.text);
  const [one = '', other = ''] = [words[place - 1], words[place + 1]];
  const isHim = (each: string) => KIN.test(each) || PERSON.test(each);
  if (
    (isHeading(words) && tie === undefined) ||
    isAge(place, sense) ||
    isOfClock(place, words) ||
    isAsker(place, words) ||
    isHim(token.text) ||
    isOccasion(token.text) ||
    (isGift(token.text) && isOfParties(asked)) ||
    DAY.test(token.text) ||
    isOrdinary(token.text) ||
    WORK.test(token.text) ||
    LABEL.test(token.text) ||
    (place === 0 && DROPPED.test(words.join(' '))) ||
    /^(?:dik|ruim|krap|kleine|goede|slordige)$/.test(token.text) ||
    DOER.test(one) ||
    DOER.test(other) ||
    isHim(one) ||
    /^(?:er|daar|hier)[a-z]+$/.test(token.text) ||
    FOR.exec(text.replace(LEAD, ''))?.[0].toLowerCase().includes(token.raw) === true ||
    words[place - 1] === 'ter'
  )
    return true;
  if (/^voor\s/i.test(text.replace(LEAD, ''))) return false;
  if (isTask(words)) return !isBroad(asked) && isMany(token.text);
  const isOfOne =
    words.some((each) => /^(?:ik|we|wij)$/.test(each) || isHim(each)) ||
    DROPPED.test(words.join(' '));
  const isWanted = words.some((each) => WANTS.test(each)) && !words.some((each) => isHim(each));
  const isKnown = words.some((each) => KNOWS.test(each)) && isUndivided(asked);
  const isOnTime =
    isOfTime(words, sense.scanned) &&
    /^(?:deze|die|dit|dat)$/.test(one) &&
    /^(?:in|op)$/.test(words[place - 2] ?? '');
  if (isOnTime) return true;
  if (isBroad(asked))
    return (
      isOfOne &&
      !isWanted &&
      !GUESSES.test(words[0] ?? '') &&
      (one === 'een' ||
        (one === 'mijn' && tie !== undefined) ||
        (tie !== undefined && /^(?:in|op|uit|met|over)$/.test(tie)) ||
        (place === words.length - 1 && token.text.endsWith('en')))
    );
  return !isWanted || isKnown;
}
