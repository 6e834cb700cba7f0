import type { Question } from '@kengetal/contract';
import { figure, measured, type Asked, type Draft } from './draft.ts';
import { creditorIn } from './owed.ts';
import { groupOf, isDebt, sideOf } from './owed-sides.ts';
import { saysWhom } from './says-whom.ts';
import type { Sense } from './sense.ts';
import { OTHER_SIDE } from './still-open.ts';

/** 'En van de crediteuren' of what is late or old, of ages or of days: the same of the others. */
export function ofOtherSide(
  sense: Sense,
  draft: Draft | undefined,
  question: Question,
): Question | undefined {
  const { subject } = question;
  const [one, ...others] = sense.figures;
  const isAged =
    subject.kind === 'open' &&
    (subject.late ?? subject.older ?? question.measure ?? question.split) !== undefined;
  const isShort =
    /^(?:en|zelfde|dezelfde|hetzelfde|idem)$/.test(sense.tokens[0]?.text ?? '') &&
    sense.tokens.length <= 4 &&
    others.length === 0 &&
    sense.rest.length === 0;
  if (
    !isShort ||
    draft?.kind !== 'asked' ||
    (one?.key !== 'debiteuren' && one?.key !== 'crediteuren')
  )
    return undefined;
  const days =
    subject.kind === 'figure' && /^d[sp]o/.test(subject.key)
      ? OTHER_SIDE.find(
          ([key, , side]) =>
            key === subject.key && (side === 'leveranciers') === (one.key === 'crediteuren'),
        )
      : undefined;
  if (days) return { ...question, subject: { kind: 'figure', key: days[1] } };
  if (!isAged) return undefined;
  return { ...question, subject: { ...subject, groep: one.key } };
}

const HIM = /^(?:hem|haar|iets|wat|nou)$/;
const OTHERS = /^(?:wie|welke|alle|alles|totaal|andere|overige|klanten|leveranciers)$/;

/** 'Welke zijn te laat', 'welke facturen': of what it owes. */
const isOfIts = (tokens: Sense['tokens'], at: number): boolean =>
  tokens[at]?.text === 'welke' &&
  /^(?:is|zijn|staat|staan|daarvan|hiervan|ervan|facturen)$/.test(tokens[at + 1]?.text ?? '');

/** 'Hoeveel staat er bij die klant open' of what was sold to it. */
export function ofParty(
  sense: Sense,
  { subject: open, order, limit }: Asked,
  { subject, period }: Question,
): Question | undefined {
  const { tokens, rest, figures, relation } = sense;
  const isOther =
    relation !== undefined ||
    figures.length > 0 ||
    rest.some(({ token }) => !HIM.test(token.text)) ||
    tokens.some(({ text }, at) => OTHERS.test(text) && !isOfIts(tokens, at));
  if (subject.kind !== 'relation' || open.kind !== 'open' || isOther) return undefined;
  const { relatie } = subject;
  const isAged = (open.late ?? open.older) !== undefined;
  if (subject.side === 'openstaand' && !isAged) return undefined;
  const of = isAged
    ? { subject: { ...open, groep: groupOf(relatie, sense) }, only: { relatie } }
    : { subject: { ...subject, side: 'openstaand' as const } };
  const isByAge = order === 'oudste' || order === 'nieuwste';
  return {
    ...of,
    ...(isByAge && { order, ...(limit !== undefined && { limit }) }),
    ...(period && { period }),
  };
}

const BANK = /^(?:bank_en_kas|personeelskosten)$/;

/** 'En bij de bank' after what suppliers are owed. */
export function ofCreditor(sense: Sense, question: Question): Question | undefined {
  const isOwedByUs = isDebt(question, sense) || sideOf(question, sense) === 'crediteuren';
  const key =
    sense.tokens[0]?.text === 'en' && sense.tokens.length <= 4 && !saysWhom(sense, BANK)
      ? creditorIn(sense.tokens)
      : undefined;
  const { period } = question;
  return isOwedByUs && key !== undefined
    ? { ...measured(figure(key)), ...(period && { period }) }
    : undefined;
}
