import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { isOfNobody, isWithin, type Draft } from './draft.ts';
import { TOTALS } from './figures.ts';
import { POINTING } from './pointing.ts';
import { first, has, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

/** 'En die contracten zelf?' of omzet without them, or of their account: by a word of its name. */
export function byItsName(
  { tokens, vocabulary, figures, relation }: Sense,
  { subject, period, split }: Question,
): Question | undefined {
  const numbers =
    subject.kind === 'figure'
      ? subject.without_accounts
      : subject.kind === 'account'
        ? subject.rekeningen
        : undefined;
  const [only, ...others] = numbers ?? [];
  const isPointed = tokens.some(({ text }, at) => /^(?:die|dat|zelf)$/.test(text) && at < 4);
  if (only === undefined || others.length > 0 || !isPointed || figures.length > 0 || relation)
    return undefined;
  const isNamed = tokens.some(
    ({ text }) =>
      text.length > 4 &&
      vocabulary.accounts.index
        .find(text, 'part')
        .some(({ id }) => vocabulary.world.accounts[id]?.rekening === only),
  );
  const isSelf = tokens.length <= 4 && tokens.some(({ text }) => text === 'zelf');
  if (!isNamed || (subject.kind === 'account' && !isSelf)) return undefined;
  return {
    subject: { kind: 'account', rekeningen: [only] },
    ...(period && { period }),
    ...(subject.kind === 'account' && split && { split }),
  };
}

/** 'Welke posten zijn dat?' of an amount: the accounts that it is of. */
export function listed(sense: Sense, question: Question): Question | undefined {
  const isPointing = sense.tokens.some(({ text }) => POINTING.has(text));
  const isList = has(sense, 'noun', 'posten') && first(sense, 'order') === undefined;
  const { subject, only, period } = question;
  if (!isPointing || !isList || subject.kind !== 'figure' || question.split !== undefined)
    return undefined;
  return { subject, ...(only && { only }), ...(period && { period }), split: 'rekening' };
}

/** 'Welk deel daarvan is eigen vermogen': of the figure before it. */
export function partOf(
  sense: Sense,
  draft: Draft | undefined,
  { subject, split, period, measure, of, only }: Question,
): Question | AskedBack | undefined {
  const texts = sense.tokens.map(({ text }) => text);
  const part = draft?.kind === 'asked' ? draft.asked.subject : undefined;
  // 'Welk deel is brandstof' after the costs of cars, or after another share of them.
  const whole =
    measure === 'aandeel'
      ? of
      : subject.kind === 'figure' && !isOfNobody(subject.key)
        ? subject.key
        : undefined;
  const isOwn =
    sense.scanned.marks.some(({ piece }) => piece !== undefined) || texts.includes('van');
  const isWithinThat =
    draft?.kind === 'asked' &&
    draft.asked.of === undefined &&
    whole !== undefined &&
    !isOwn &&
    isWithin(draft.asked, whole as FigureKey, sense.vocabulary);
  const isOfThat = texts.some((text) => /^(?:daarvan|hiervan|ervan)$/.test(text));
  const isPart =
    (has(sense, 'measure', 'aandeel') && (isWithinThat || isOfThat)) ||
    (has(sense, 'link', 'procent') && isOfThat);
  const isAmount = part?.kind === 'figure' || part?.kind === 'account' || part?.kind === 'relation';
  if (!isPart || !isAmount || JSON.stringify(part) === JSON.stringify(subject)) return undefined;
  if (isWithinThat && measure === 'aandeel')
    return { subject: part, measure, of: whole, ...(period && { period }) };
  // 'Hoeveel procent daarvan ging naar Tankpas' of fuel: what it has of that.
  const isOfSome =
    subject.kind === 'account' ||
    (subject.kind === 'figure' && !TOTALS.has(subject.key as FigureKey));
  if (isOfThat && part.kind === 'relation' && isOfSome && (split ?? measure ?? only) === undefined)
    return {
      ...{ subject, only: { relatie: part.relatie }, measure: 'aandeel' },
      ...(subject.kind === 'figure' && { of: subject.key }),
      ...(period && { period }),
    };
  // Of a list by group or account as well: each of them is a part of that whole.
  const isOfParts = split === undefined || (isWithinThat && /^(?:groep|rekening)$/.test(split));
  if (subject.kind === 'figure' && subject.without === undefined && isOfParts) {
    return { subject: part, measure: 'aandeel', of: subject.key, ...(period && { period }) };
  }
  const text = 'Waarvan wil je weten welk deel dat is?';
  return { kind: 'ask', text, questions: [{ subject: part, ...(period && { period }) }] };
}
