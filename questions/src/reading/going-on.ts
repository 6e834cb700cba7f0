import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { isOfNobody, isWithin, type Draft } from './draft.ts';
import { first, has, type Sense } from './sense.ts';
import type { Time } from './said-time.ts';
import type { AskedBack } from './together.ts';
import { POINTING } from './pointing.ts';
import { partsOfChange } from './parts-of-change.ts';
import { ofRecurring } from './booked-of-recurring.ts';
import { alsoOwed } from './enough.ts';
import { otherEnd } from './in-percent.ts';
import { endOfAverage } from './of-average.ts';
import { taxed } from './taxed.ts';
import { whoseOf } from './whose.ts';
import { linesOf, nextRow, rowOf, rowsOf } from './gone-from-list.ts';

/** What goes on from an answer by one word of it: 'min de kosten', 'met personeel', 'per jaar'. */
export function goneOn(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  question: Question,
): Question | AskedBack | undefined {
  return (
    taxed(sense, question) ??
    endOfAverage(sense, question) ??
    otherEnd(sense, question) ??
    byItsName(sense, question) ??
    ofCounted(sense, question) ??
    whoseOf(sense, question) ??
    ofSame(sense, time, question) ??
    ofNobody(sense, draft, question) ??
    partsOfChange(sense, question) ??
    listed(sense, question) ??
    nextRow(sense, question) ??
    rowOf(sense, draft, time, question) ??
    rowsOf(sense, draft, time, question) ??
    alsoOwed(sense, question) ??
    linesOf(sense, question) ??
    ofRecurring(sense, draft, time, question) ??
    sideOf(draft, time, question) ??
    partOf(sense, draft, question) ??
    ofSeries(sense, question) ??
    comesTo(sense, question)
  );
}

const textsOf = ({ tokens }: Sense): string[] => tokens.map(({ text }) => text);

/** 'En die contracten zelf?' of omzet without them, or of their account: by a word of its name. */
function byItsName(
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

/** 'Hoeveel heeft die nog openstaan' of a list of names, and 'hoeveel daarvan is betaald' of omzet. */
function ofNobody(
  sense: Sense,
  draft: Draft | undefined,
  question: Question,
): AskedBack | undefined {
  const texts = textsOf(sense);
  const { subject, split, period } = question;
  const isOpen = draft?.kind === 'asked' && draft.asked.subject.kind === 'open';
  const isOne = texts.some(
    (text, at) =>
      /^(?:die|hij|zij)$/.test(text) &&
      /^(?:heeft|moet|is|van|had|moest|we|wij|ik)$/.test(texts[at - 1] ?? ''),
  );
  if (isOpen && isOne && split === 'relatie') {
    return { kind: 'ask', text: 'Van wie wil je dat zien? Noem de naam.', questions: [] };
  }
  // 'Van Jansen?' of a result: no relation has one.
  const isOfRelation =
    draft?.kind === 'asked' &&
    draft.asked.subject.kind === 'relation' &&
    sense.figures.length === 0 &&
    /^(?:en|van|bij|voor|alleen)$/.test(texts[0] ?? '') &&
    !sense.scanned.marks.some(({ meanings }) => meanings.some(({ role }) => role === 'side'));
  if (
    isOfRelation &&
    subject.kind === 'figure' &&
    /resultaat|marge|ebitda|solvabiliteit|ratio/.test(subject.key)
  )
    return {
      kind: 'ask',
      text: 'Resultaat en marge tel ik niet per relatie. Wat wil je zien?',
      questions: [{ ...draft.asked, ...(period && { period }) }],
    };
  const isPaid = has(sense, 'side', 'betaald') || texts.includes('betaald');
  if (subject.kind !== 'relation' || !isPaid || !texts.includes('daarvan')) return undefined;
  if (subject.side === 'betaald') return undefined;
  const sides = (['betaald', 'openstaand'] as const).map((side) => ({
    subject: { ...subject, side },
    ...(period && { period }),
  }));
  const text = 'Welk deel van een factuur betaald is houd ik niet bij. Wat wil je zien?';
  return { kind: 'ask', text, questions: sides };
}

/** 'Hoeveel geld is dat?' and 'van wie?' of a number of them. */
function ofCounted(sense: Sense, { measure, split, ...rest }: Question): Question | undefined {
  const text = textsOf(sense).join(' ');
  const isAmount =
    /^(?:en )?(?:hoeveel|welk) (?:geld|euro|bedrag) (?:is|zijn|gaat|was) (?:dat|het|er)(?: (?:om|samen|in totaal|mee gemoeid))?$|^(?:en )?om (?:hoeveel geld|welk bedrag) gaat (?:het|dat)$/.test(
      text,
    );
  const isWho =
    /^(?:en )?(?:van|bij|aan) wie(?: (?:zijn|is) (?:dat|die|het))?$|^(?:en )?wie (?:is|zijn) (?:dat|die|het)$/.test(
      text,
    );
  // What is old is listed by invoice; the rest by whose it is already.
  const isOpen =
    rest.subject.kind === 'open' &&
    rest.subject.older !== undefined &&
    isWho &&
    (measure ?? split) === undefined;
  const isShare = measure === 'aandeel' && isWho && rest.subject.kind === 'open';
  if (!isOpen && !isShare && (measure !== 'aantal' || (!isAmount && !isWho))) return undefined;
  return {
    ...rest,
    ...(isWho &&
      (split !== undefined || rest.subject.kind === 'open') && { split: 'relatie' as const }),
  };
}

/** 'Wat kochten die in 2023' of the largest: those of another period are others. */
function ofSame(
  sense: Sense,
  { period }: Time,
  { split, limit, period: told }: Question,
): AskedBack | undefined {
  const isRanked = split === 'relatie' && limit !== undefined;
  const isOther = period !== undefined && JSON.stringify(period) !== JSON.stringify(told);
  const texts = textsOf(sense);
  const isThose = texts.some(
    (text, at) =>
      /^(?:die|zij|ze|hun|daar|deze|diezelfde|dezelfde)$/.test(text) &&
      !/^(?:maand|maanden|kwartaal|periode|tijd)$/.test(texts[at + 1] ?? ''),
  );
  if (!isRanked || !isOther || !isThose) return undefined;
  return { kind: 'ask', text: 'Van wie wil je dat zien? Noem de naam.', questions: [] };
}

/** 'Welke posten zijn dat?' of an amount: the accounts that it is of. */
function listed(sense: Sense, question: Question): Question | undefined {
  const isPointing = textsOf(sense).some((text) => POINTING.has(text));
  const isList = has(sense, 'noun', 'posten') && first(sense, 'order') === undefined;
  const { subject, only, period } = question;
  if (!isPointing || !isList || subject.kind !== 'figure' || question.split !== undefined)
    return undefined;
  return { subject, ...(only && { only }), ...(period && { period }), split: 'rekening' };
}

/** 'Alleen de activa' of a balance sheet: what they are made up of. */
function sideOf(
  draft: Draft | undefined,
  { period }: Time,
  question: Question,
): Question | undefined {
  const { subject, measure, split } = draft?.kind === 'asked' ? draft.asked : question;
  const isSheet = question.subject.kind === 'component' && question.subject.id === 'balans';
  const isSide =
    subject.kind === 'figure' &&
    /^(?:activa|(?:vaste|vlottende)_activa|vreemd_vermogen)$/.test(subject.key);
  const told = period ?? question.period;
  if (!isSheet || !isSide || (measure ?? split) !== undefined) return undefined;
  return { subject, split: 'groep', ...(told && { period: told }) };
}

/** 'Welk deel daarvan is eigen vermogen': of the figure before it. */
function partOf(
  sense: Sense,
  draft: Draft | undefined,
  { subject, split, period, measure, of }: Question,
): Question | AskedBack | undefined {
  const part = draft?.kind === 'asked' ? draft.asked.subject : undefined;
  // 'Welk deel is brandstof' after the costs of cars, or after another share of them.
  const whole =
    measure === 'aandeel'
      ? of
      : subject.kind === 'figure' && !isOfNobody(subject.key)
        ? subject.key
        : undefined;
  const isOwn =
    sense.scanned.marks.some(({ piece }) => piece !== undefined) || textsOf(sense).includes('van');
  const isWithinThat =
    draft?.kind === 'asked' &&
    draft.asked.of === undefined &&
    whole !== undefined &&
    !isOwn &&
    isWithin(draft.asked, whole as FigureKey, sense.vocabulary);
  const isPart =
    has(sense, 'measure', 'aandeel') &&
    (isWithinThat || textsOf(sense).some((text) => /^(?:daarvan|hiervan|ervan)$/.test(text)));
  const isAmount = part?.kind === 'figure' || part?.kind === 'account' || part?.kind === 'relation';
  if (!isPart || !isAmount || JSON.stringify(part) === JSON.stringify(subject)) return undefined;
  if (isWithinThat && measure === 'aandeel')
    return { subject: part, measure, of: whole, ...(period && { period }) };
  // Of a list by group or account as well: each of them is a part of that whole.
  const isOfParts = split === undefined || (isWithinThat && /^(?:groep|rekening)$/.test(split));
  if (subject.kind === 'figure' && subject.without === undefined && isOfParts) {
    return { subject: part, measure: 'aandeel', of: subject.key, ...(period && { period }) };
  }
  const text = 'Waarvan wil je weten welk deel dat is?';
  return { kind: 'ask', text, questions: [{ subject: part, ...(period && { period }) }] };
}

/** 'Wat is de grootste' and 'is dat omhoog gegaan' of what comes back. */
function ofSeries(sense: Sense, question: Question): Question | undefined {
  const { subject, only } = question;
  if (
    subject.kind !== 'recurring' ||
    sense.relation ||
    sense.rest.length > 0 ||
    sense.tokens.length > SHORT
  )
    return undefined;
  const order = first(sense, 'order');
  if (order === 'hoogste' || order === 'laagste') return { ...question, order, limit: 1 };
  const isOne = only !== undefined || subject.rekeningen?.length === 1;
  const isPrice =
    /\b(?:omhoog|omlaag|duurder|goedkoper|gestegen|gedaald|verhoogd|verlaagd|sinds wanneer)\b/.test(
      textsOf(sense).join(' '),
    );
  const isWhich = /^(?:en )?(?:welke?|wat) (?:is|zijn|werd|werden) /.test(textsOf(sense).join(' '));
  return (isOne || isWhich) &&
    isPrice &&
    sense.scanned.marks.every(({ piece }) => piece === undefined)
    ? { ...question, subject: { ...subject, aspect: 'prijs' } }
    : undefined;
}

const SHORT = 6;

/** 'En per jaar?' of what comes back. */
function comesTo(sense: Sense, question: Question): Question | AskedBack | undefined {
  const { subject, only } = question;
  const split = first(sense, 'split');
  if (sense.relation !== undefined || sense.rest.length > 0) return undefined;
  if (
    subject.kind !== 'recurring' ||
    (split !== 'jaar' && split !== 'maand' && split !== 'kwartaal')
  )
    return undefined;
  const isNarrow = only !== undefined || subject.rekeningen !== undefined;
  if (textsOf(sense).some((text) => /^(?:welke?|wie)$/.test(text))) {
    return {
      kind: 'ask',
      text: 'Op hoe vaak iets komt kies ik niet. Wat wil je zien?',
      questions: [question],
    };
  }
  // Of all that comes back the amount is by month.
  const { aspect: _, ...whole } = subject;
  if (
    subject.elke !== undefined &&
    /^(?:alleen|enkel)$/.test(textsOf(sense).find((text) => text !== 'en') ?? '')
  )
    return { ...question, subject: { ...whole, elke: split } };
  if (!isNarrow && split === 'maand') return { ...question, subject: whole };
  return { ...question, subject: { ...subject, aspect: `per_${split}` } };
}
