import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import { isSameSpan } from '../periods/calendar.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { figure, isOfNobody, isStock } from './draft.ts';
import { saysBothEnds } from './one-row-meant.ts';
import type { Sense } from './sense.ts';
import { sizesIn } from './sizes.ts';
import type { AskedBack } from './together.ts';
import { lineOf } from './turn-words.ts';

/** What a ratio has no parts by. */
export const PARTS: ReadonlySet<Question['split']> = new Set([
  'groep',
  'rekening',
  'relatie',
  'kostenplaats',
]);

/** The same held against a year before, without the period that it said. */
export function withoutPeriod({ period: _, ...question }: Question): Question {
  return { ...question, against: 'vorig_jaar' };
}

/** 'Hoeveel is de omzet gestegen sinds 2023': from then up to now is no change of one period. */
export const isSinceThen = ({ tokens }: Sense, { measure, against, period }: Question): boolean =>
  measure === 'verschil' &&
  typeof against !== 'object' &&
  period !== undefined &&
  monthsIn(period) > 12 &&
  tokens.some(({ text }) => text === 'sinds' || text === 'vanaf');

/** Whether a period has twelve months that are told: a twelfth of it is the average of its months. */
export const isOfYear = ({ period }: Question, { calendar }: Vocabulary): boolean =>
  period !== undefined && monthsIn(period) === 12 && period.periode_max <= calendar.last;

/** A period that is held against itself: of a balance where both have one end. */
export const isHeldToItself = (question: Question, vocabulary: Vocabulary): boolean => {
  const { period, against } = question;
  if (typeof against !== 'object' || !period || against.periode_max !== period.periode_max)
    return false;
  return against.periode_min === period.periode_min || isStock(question, vocabulary);
};

/** A share that can only be all of it: omzet of omzet. */
export const isOfItself = ({ subject, measure, of, split, only, limit }: Question): boolean => {
  if (measure !== 'aandeel' || split !== undefined || only !== undefined) return false;
  if (subject.kind === 'open')
    return limit === undefined && (subject.late ?? subject.older) === undefined;
  if (subject.kind === 'vat' || subject.kind === 'sum') return of === undefined;
  if (subject.kind !== 'figure') return false;
  const isLess =
    (subject.without ?? subject.without_accounts ?? subject.without_relations) !== undefined;
  return (
    !isLess && (of === subject.key || (of === undefined && /^(?:omzet|kosten)$/.test(subject.key)))
  );
};

/** 'Als percentage' of costs: all of themselves, and a part of the omzet. */
export const ofOmzet = (question: Question): readonly Question[] =>
  question.subject.kind === 'figure' && question.subject.key === 'kosten'
    ? [{ ...question, of: 'omzet' }]
    : [];

/** Why the costs of cars are less than those of a house: nothing that was booked says that. */
export function partsOfGap({ subject, measure, period }: Question): AskedBack | undefined {
  if (subject.kind !== 'sum' || measure !== 'oorzaken') return undefined;
  const [first] = subject.terms;
  const isLeft = first?.of.kind === 'figure' && first.of.key === 'omzet';
  if (isLeft || subject.terms.every(({ teken }) => teken === 'plus')) return undefined;
  const questions = subject.terms.flatMap(({ of }) =>
    of.kind === 'figure'
      ? [{ subject: of, ...(period && { period }), split: 'rekening' as const }]
      : [],
  );
  const text =
    'Waarom twee bedragen verschillen reken ik niet uit; wel waar elk uit bestaat. Wat wil je zien?';
  return questions.length > 0 ? { kind: 'ask', text, questions } : undefined;
}

/** 'Het verschil tussen onze beste en slechtste maand': the list has the two of them. */
export function gapOfEnds(sense: Sense, question: Question): AskedBack | undefined {
  const { measure, against: _, ...list } = question;
  const isGap =
    measure === 'verschil' || (measure === 'oorzaken' && / verschil tussen /.test(lineOf(sense)));
  const isOfEnds = isGap && list.split !== undefined && saysBothEnds(sense.scanned);
  const text = 'Twee rijen van een lijst trek ik niet van elkaar af. Wil je de hele lijst zien?';
  return isOfEnds ? { kind: 'ask', text, questions: [list] } : undefined;
}

/** 'Hoeveel procent daarvan was q1' of a year: its own share is another one. */
export function ofLongerSpan(
  { tokens }: Sense,
  { measure, of: _, ...amount }: Question,
  before: Question | undefined,
): AskedBack | undefined {
  const isPart =
    measure === 'aandeel' &&
    amount.split === undefined &&
    before?.measure !== 'aandeel' &&
    JSON.stringify(amount.subject) === JSON.stringify(before?.subject) &&
    !isSameSpan(amount.period, before?.period) &&
    tokens.some(({ text }) => /^(?:daarvan|hiervan|ervan)$/.test(text));
  const text = 'Welk deel van een langere periode dat is reken ik niet uit. Wat wil je zien?';
  return isPart ? { kind: 'ask', text, questions: [amount] } : undefined;
}

const PART = /^(?:procent|%|pct|percentage|deel|gedeelte|stuk|stukje)$/;
const IS = /^(?:is|was|zijn|waren|vormt|vormde|maakt|maakte|beslaat|besloeg|betreft|betrof)$/;

/** 'Hoeveel procent van de autokosten is dat': of what is named, and not of which that is a part. */
export const isOfUnsaid = (
  { tokens, figures }: Sense,
  { subject, measure, of, split, only }: Question,
): boolean =>
  measure === 'aandeel' &&
  (of ?? split ?? only) === undefined &&
  subject.kind === 'figure' &&
  figures.some(({ key, mark: { from, to } }) => {
    const before = tokens.slice(0, from).findLastIndex(({ text }) => text === 'van');
    return (
      key === subject.key &&
      PART.test(tokens[before - 1]?.text ?? '') &&
      from - before <= 2 &&
      IS.test(tokens[to]?.text ?? '')
    );
  });

/** What an average may be by; of nothing it is by month. */
export const AVERAGED: ReadonlySet<Question['split']> = new Set([
  undefined,
  'kwartaal',
  'jaar',
  'relatie',
]);

/** A profit or margin has lines of nobody in it: what can be told by customer or supplier instead. */
export function ofNoParty({ subject, split, ...question }: Question): Question[] | undefined {
  const isProfit = subject.kind === 'figure' && isOfNobody(subject.key);
  if (!isProfit || split !== 'relatie') return undefined;
  return (['omzet', 'kosten'] as const).map((key) => ({
    ...question,
    subject: figure(key),
    split,
  }));
}

const VERB =
  /^(?:is|zijn|was|waren|heb|heeft|hebben|had|hadden|haal(?:t|den?)|kom(?:t|en)|kwam(?:en)?|ga(?:at|an)|ging(?:en)?|zit(?:ten)?|zat(?:en)?|lag(?:en)?|bleef|bleven|zetten?|draaiden?|maakten?|kost(?:ten?)?|deed|deden|bracht(?:en)?|leverden?|overste(?:eg|gen)|passeerden?|klopt)$/;
const CLAIM = /^(?:precies|exact|werkelijk|echt|klopt|gehaald|haalden?|gekomen|gegaan|kwamen)$/;

/** 'Hebben we een ton winst gehaald', 'ruim twee ton omzet zegt hij, hoeveel precies': the figure itself tells it. */
export const isClaim = ({ tokens }: Sense, { split, only }: Question): boolean =>
  split === undefined &&
  only === undefined &&
  tokens[1]?.text !== 'er' &&
  (VERB.test(tokens[0]?.text ?? '') || tokens.some(({ text }) => CLAIM.test(text))) &&
  !tokens.some(({ text }) => /^(?:welke?|wie|waar|wanneer|facturen|boekingen)$/.test(text));

/** An amount that a question says and that would do nothing: what it may be read as. */
export function sizeUnused(sense: Sense, question: Question): Question[] | undefined {
  const { sizes } = sense.details;
  if (Object.keys(sizes).length === 0) return undefined;
  const { only, rows, subject } = question;
  const isUsed = rows !== undefined || Object.keys(sizesIn(only)).length > 0;
  const isMeasured = ['figure', 'account', 'relation', 'sum'].includes(subject.kind);
  if (isUsed || !isMeasured || isClaim(sense, question)) return undefined;
  return [question, { ...question, measure: 'boekingen', only: { ...only, ...sizes } }];
}
