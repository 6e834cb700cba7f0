import type { Question } from '@kengetal/contract';
import type { Before } from '../world.ts';
import { isStock } from './draft.ts';
import { inOtherTime } from './other-end-of-time.ts';
import { asksByHowMuch } from './measure-asked.ts';
import { carriedTo, narrowingOf } from './narrowing.ts';
import { namesOne, ofFound } from './pointed.ts';
import { first, has, type Sense } from './sense.ts';
import { saysBySpending } from './spent-in-turn.ts';
import type { AskedBack } from './together.ts';
import { isShort, lineOf, says } from './turn-words.ts';
import { ask } from './turns-chosen.ts';

/**
 * What a turn asks of the one amount or row that was told, where its reading is of nothing in it: the
 * order of a single amount, or the invoices of everybody behind the largest customer.
 */
export const ofOneTold = (
  sense: Sense,
  question: Question,
  before: Before,
): Question | AskedBack | undefined =>
  oneOfAmount(sense, question) ??
  oneOfRows(sense, question) ??
  inOtherTime(sense, question, before) ??
  byHowMuch(sense, question, before) ??
  spentOnThat(sense, question, before) ??
  ofRowTold(sense, question, before) ??
  bookedOfPrice(sense, question);

/** 'En de grootste' of one amount: the largest of its bookings. */
function oneOfAmount(sense: Sense, question: Question): Question | AskedBack | undefined {
  const { subject, split, measure, against, order, limit = 1, ...rest } = question;
  const isOne =
    order !== undefined && (split ?? against) === undefined && (measure ?? 'aantal') === 'aantal';
  if (!isOne || !/^(?:figure|account|relation|charged|vat)$/.test(subject.kind)) return undefined;
  if (subject.kind === 'relation' && subject.side === 'openstaand') return undefined;
  // 'Wat kocht die vorig jaar' behind its oldest invoice has no order of its own.
  if (measure === undefined && first(sense, 'order') === undefined) return { ...rest, subject };
  const isBooked = subject.kind !== 'vat' && !isStock(question, sense.vocabulary);
  return isBooked
    ? { ...rest, subject, measure: 'boekingen', order, limit }
    : { kind: 'ask', text: 'Waarvan wil je dat zien?', questions: [{ ...rest, subject }] };
}

/** 'Alleen de bovenste', 'waar het meest' of rows: one of them, and not all in that order. */
function oneOfRows(sense: Sense, question: Question): Question | AskedBack | undefined {
  const { subject, split, measure, order, limit } = question;
  const isOne = order !== undefined && limit === undefined && ONE.test(lineOf(sense));
  if (!isOne) return undefined;
  if (subject.kind === 'recurring' && subject.aspect === 'prijs')
    return { kind: 'ask', text: 'Van welke wil je dat zien? Noem de naam.', questions: [] };
  const isRows = split !== undefined || measure === 'boekingen' || subject.kind === 'open';
  return isRows && /^(?:boekingen|bedrag|aandeel|oorzaken)$/.test(measure ?? 'bedrag')
    ? { ...question, limit: 1 }
    : undefined;
}
const ONE =
  /^ (?:en |maar |dan |nu |alleen |enkel |graag |geef |doe )*(?:(?:wat|welke|wie|waar)(?: (?:daarvan|ervan|van die|van hen))?(?: (?:is|was|staat|zit|zat))? )?(?:de|het|die) (?:[a-z]{3,}ste|meeste?|minste?)(?: (?:daarvan|ervan|graag|dan|maar))* (?:$|hoeveel )/;

/** 'Met hoeveel procent' of a change is no part of a whole. */
function byHowMuch(
  sense: Sense,
  question: Question,
  { question: before }: Before,
): Question | AskedBack | undefined {
  const isAsked = question.measure === 'aandeel' && asksByHowMuch(sense);
  if (!isAsked || !before) return undefined;
  return before.measure === 'verschil'
    ? before
    : { kind: 'ask', text: 'Waarmee wil je het vergelijken?', questions: [] };
}

/** 'Hoeveel kostte dat vorig jaar' of what has no costs of its own: not all of them. */
function spentOnThat(
  sense: Sense,
  question: Question,
  { question: before }: Before,
): AskedBack | undefined {
  const { subject, split } = question;
  const isAll = subject.kind === 'figure' && subject.key === 'kosten' && split === undefined;
  const isOfCosts = before?.subject.kind === 'figure' && before.subject.key === 'kosten';
  const isPointed = says(sense, /^(?:dat|die|het|ze|deze|dit|daaraan|daarvoor)$/);
  return isAll && !isOfCosts && isPointed && saysBySpending(sense)
    ? { kind: 'ask', text: 'Waarvan wil je dat weten?', questions: [question] }
    : undefined;
}

/** Words for all of them, or for other rows than the one that was told. */
const OTHERS =
  /^(?:alle|alles|allemaal|iedereen|totaal|totale|wie|andere?|anderen|overige|rest|klanten|leveranciers|debiteuren|crediteuren|we|wij|ik|ons|onze|mij)$/;

/** 'Hoeveel facturen', 'de oudste factuur' behind the largest customer, or one that was named: of that one. */
function ofRowTold(sense: Sense, question: Question, before: Before): Question | undefined {
  const { subject, split, only } = question;
  const isOfAll =
    /^(?:charged|open)$/.test(subject.kind) &&
    (split ?? 'factuur') === 'factuur' &&
    only?.relatie === undefined;
  // 'En de oudste' behind who owes the most is another row; 'van wanneer is de oudste' is an invoice of it.
  const isRow =
    subject.kind === 'open' &&
    before.question?.subject.kind === 'open' &&
    !(/^(?:oudste|nieuwste)$/.test(question.order ?? '') && says(sense, OF_INVOICE));
  const row = isOfAll && !isRow ? rowTold(before) : undefined;
  const isOther = !isShort(sense) || sense.relation !== undefined || says(sense, OTHERS);
  if (!row || isOther) return undefined;
  return carriedTo(sense, question, narrowingOf(row));
}

const OF_INVOICE = /^(?:wanneer|factuur|nota|post|oud|datum|rekening)$/;

function rowTold({ question, found }: Before): Question | undefined {
  const { relatie, rekeningen } = question ? narrowingOf(question) : {};
  if (!question || (relatie ?? rekeningen) !== undefined) return question;
  return namesOne(question) && found && ('relatie' in found || 'rekening' in found)
    ? ofFound(question, found)
    : undefined;
}

/** 'Geef de boekingen' of what became dearer: those of that supplier. */
function bookedOfPrice(
  sense: Sense,
  { subject, only }: Question,
): Question | AskedBack | undefined {
  const isAsked = subject.kind === 'recurring' && has(sense, 'measure', 'boekingen');
  if (!isAsked) return undefined;
  const { rekeningen, side } = subject;
  if (rekeningen) return { subject: { kind: 'account', rekeningen }, measure: 'boekingen' };
  return only?.relatie === undefined
    ? ask('Van welke leverancier of rekening wil je de boekingen zien?')
    : {
        subject: {
          kind: 'relation',
          relatie: only.relatie,
          side: side === 'omzet' ? 'verkocht' : 'ingekocht',
        },
        measure: 'boekingen',
      };
}
