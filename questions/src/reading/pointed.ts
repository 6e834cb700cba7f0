import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import type { Token } from '../text/tokens.ts';
import type { Before, FoundRow } from '../world.ts';
import { ofBooked } from './booked-edges.ts';
import { asksCause, isOfOne, isOfPeriod, pointsAtUnit } from './found-period.ts';
import { PARTY, pointsAtWho, SAME } from './party-words.ts';
import { NOUNS } from './points-at.ts';
import { isStillOpen, isWhatFor, isWhose } from './whose.ts';

const INVOICES = /^(?:verkoop|inkoop)?(?:facturen|factuurnummers|notas|factuur)$/;

/** 'Hoeveel winst was er die maand?' after the best month: the question before it, of that month. */
export function pointedAt(tokens: readonly Token[], before: Before, calendar: Calendar): Before {
  const { question } = before;
  if (!question) return before;
  if (question.subject.kind === 'data')
    return ofBooked(
      tokens.map(({ text }) => text),
      before,
      calendar,
    );
  const { relatie } = question.subject.kind === 'open' ? (question.only ?? {}) : {};
  // 'Welk deel is hij' of an amount without somebody.
  const [out, ...others] =
    (question.subject.kind === 'figure' && question.subject.without_relations) || [];
  const who = relatie ?? (others.length === 0 ? out : undefined);
  const found = before.found ?? (who === undefined ? undefined : { relatie: who });
  const texts = tokens.map(({ text }) => text);
  if (found && 'boekstuk' in found) return before;
  const isFound =
    found !== undefined &&
    (!('period' in found) || !isOfYear(texts) || monthsIn(found.period) > MONTHS);
  if (!isFound)
    return isOfYear(texts) ? { ...before, question: inYear(question, calendar) } : before;
  const unit =
    'period' in found ? ofUnit(monthsIn(found.period)) : 'relatie' in found ? PARTY : NOUNS.account;
  const isSame = (noun: RegExp) => pointsAtUnit(texts, noun);
  const isOne = namesOne(question);
  const { split: _, order: __, limit: ___, skip: ____, rows: _____, ...whole } = question;
  if ('period' in found) {
    if (!isSame(unit) && !isOfPeriod(texts) && !(asksAmount(texts) || LINES.test(texts.join(' '))))
      return before;
    // 'Hoe komt dat' is of that month, and not of it and the turn before it.
    const { earlier, ...then } = before;
    return {
      ...then,
      ...(earlier && !isOfOne(texts) && { earlier }),
      question: { ...whole, period: found.period },
    };
  }
  const isDivided = isOne && isOfRow(texts, found);
  if (question.limit === 1 && GAP.test(texts.join(' '))) return ofGap(before, found);
  if (!('relatie' in found))
    return isSame(unit) || isDivided ? { ...before, question: ofFound(question, found) } : before;
  const isWho = pointsAtWho(texts);
  // 'Om welke facturen gaat dat' of the one that owes the most; those that are late stay so.
  const isOfInvoices =
    question.subject.kind === 'open' &&
    texts.some((text) => INVOICES.test(text)) &&
    (texts.some((text) => /^(?:dat|die|het)$/.test(text)) ||
      (isOne && (LINES.test(texts.join(' ')) || COUNT.test(texts.join(' ')))));
  const isAged =
    question.subject.kind === 'open' &&
    (question.subject.late ?? question.subject.older) !== undefined;
  if (isOfInvoices && isAged && !isSame(PARTY))
    return { ...before, question: { ...whole, only: { relatie: found.relatie } } };
  // 'Hoe oud is dat' of the one that owes the most.
  const isHowOld =
    question.subject.kind === 'open' &&
    question.limit === 1 &&
    /^(?:en )?(?:hoe oud (?:is|zijn) (?:dat|die|het|deze|ze)|(?:sinds|vanaf) wanneer(?: (?:is|staat) (?:dat|die|het)(?: open)?)?)$/.test(
      texts.join(' '),
    );
  if (isHowOld) return { ...before, question: { ...whole, only: { relatie: found.relatie } } };
  // 'Wat staat daar nog open', 'wat staat er bij hem open'.
  const isThere = texts.some(
    (text, at) =>
      /^(?:daar|hem|haar|ie|ze)$/.test(text) &&
      !/^(?:van|door|achter|tegenover|na|voor|vlak|direct|meteen|net)$/.test(texts[at + 1] ?? ''),
  );
  const isOpen = question.limit === 1 && isStillOpen(texts);
  if (!isSame(PARTY) && !isWho && !isOfInvoices && !isThere && !isDivided && !isOpen) return before;
  return { ...before, question: partyOf(question, found.relatie, texts) };
}

/** 'Per maand', 'waar bestaat dat uit' after 'de grootste': of that one. */
function isOfRow(texts: readonly string[], found: FoundRow): boolean {
  const line = texts.join(' ');
  return (
    DIVIDED.test(line) ||
    isWhatFor(texts) ||
    LINES.test(line) ||
    asksCause(texts) ||
    MADE_OF.test(line) ||
    asksAmount(texts) ||
    (!('relatie' in found) && (isWhose(texts) || isOfYearSaid(texts)))
  );
}

/** What was told of one customer or supplier; 'en hoeveel was dat' of who rose the most is by how much. */
function partyOf(question: Question, relatie: string, texts: readonly string[]): Question {
  const { measure, against = 'vorig_jaar' } = question;
  const party = ofParty(question, relatie);
  return measure === 'oorzaken' && RISE.test(texts.join(' '))
    ? { ...party, measure: 'verschil', against }
    : party;
}

const RISE = /^(?:en )?(?:hoeveel|wat) (?:was|is) (?:dat|dit|het)(?: dan)?$/;

const DIVIDED =
  /^(?:(?:en|dan|nu|graag|doe|geef|eens) )*(?:(?:per|elke?|iedere?) (?:maand|mnd|kwartaal|jaar)$|hoe (?:liep|loopt|verliep|verloopt|ontwikkelde|ontwikkelt) (?:die|dat|deze|hij)\b)/;

/** 'Waar bestaat die uit', 'wat zit daar allemaal in': what that one is made up of. */
const MADE_OF =
  /^(?:en )?(?:waaruit|waar|wat) (?:bestaat|bestaan|bestond|zit|zitten|zat|is|valt|vallen)(?: (?:er|dat|die|het|daar|dit|deze|allemaal|precies|nou|eigenlijk|dan))*(?: (?:uit|in|onder|daarin|erin|daaronder|(?:van |uit )?opgebouwd))?$/;

/** 'Welke boekingen zijn dat', 'laat de facturen zien' of the largest: those of that one. */
export const LINES =
  /^(?:(?:en|dan|nu|graag|doe|geef|toon|laat|mag|ik|eens|me|mij|welke|de|alle|losse|onderliggende|daarvan|hiervan|ervan|daarbij|laatste|nieuwste|eerste|oudste) )*(?:boekingen|boekingsregels|regels|mutaties|(?:verkoop|inkoop)?(?:facturen|factuur))(?: (?:zijn|waren|horen|zitten|staan|stonden|nog|er|op|daarvan|hiervan|ervan|dat|die|daar|daarbij|erbij|bij|achter|daarachter|erachter|daarin|erin|erop|daarop|zien|graag|dan))*$/;

/** 'Hoeveel facturen' of who is late the longest. */
const COUNT = /^(?:en )?(?:hoeveel|hvl) (?:facturen|notas)(?: (?:zijn|waren) (?:dat|het|er))?$/;

/** Whether one row was told: the largest, or what rose the most. */
export const namesOne = ({ limit, measure, order }: Question): boolean =>
  limit === 1 || (limit === undefined && measure === 'oorzaken' && order !== undefined);

/** 'Hoeveel was dat in 2023' of the largest account: that one, whichever was the largest then. */
const isOfYearSaid = (texts: readonly string[]): boolean =>
  /^(?:en )?(?:hoeveel|wat) (?:was|is) (?:dat|die) (?:in|over) (?:heel )?\d{4}$/.test(
    texts.join(' '),
  );

/** 'Hoeveel omzet was dat' of the best month or customer: its amount, and no part of anything. */
const asksAmount = (texts: readonly string[]): boolean =>
  /^(?:en )?(?:hoeveel|wat|welk) .*(?:was|is|waren) (?:dat|dit)$/.test(texts.join(' ')) &&
  !texts.some((text) =>
    /^(?:procent|percentage|deel|aandeel|verschil|meer|minder|hoger|lager|jaar|samen|totaal)$/.test(
      text,
    ),
  );

/** 'Hoeveel scheelt dat' after the largest of two periods. */
const GAP =
  /^(?:(?:en|dus) )?(?:(?:hoeveel|wat) (?:scheelt|verschilt|schelen) (?:dat|het|die)|(?:hoeveel|wat) is het verschil|hoeveel (?:meer|minder|hoger|lager) (?:is|was) (?:dat|het)|(?:het )?verschil)(?: (?:dan|nou|ongeveer))?$/;

const APART =
  /^(?:(?:en|dus) )?(?:(?:hoeveel|wat) (?:scheelt|schelen) (?:dat|het)|(?:(?:hoeveel|wat) is )?(?:het )?verschil tussen (?:de |die |deze )?(?:(?:laatste|eerste|twee|2|die|deze|beide) ?)+)(?: (?:dan|nou|ongeveer))?$/;

/** 'Hoeveel scheelt het', 'het verschil tussen die twee' after one amount: nothing was told that it could differ from. */
export function isOfNothing(
  tokens: readonly Token[],
  { question, earlier, found }: Before,
): boolean {
  if (!question || earlier || found) return false;
  const { against, split, limit, subject, measure } = question;
  const isOne = [against, split, limit, measure].every((each) => each === undefined);
  return (
    isOne &&
    ['figure', 'account', 'relation'].includes(subject.kind) &&
    !('also' in subject) &&
    APART.test(tokens.map(({ text }) => text).join(' '))
  );
}

/** Both periods of the row that was found, so that they are held against each other. */
function ofGap({ earlier, ...before }: Before, found: FoundRow): Before {
  const { question } = before;
  const isAlike =
    question &&
    earlier?.limit === 1 &&
    earlier.split === question.split &&
    earlier.subject.kind === question.subject.kind;
  return {
    ...before,
    ...(question && { question: ofFound(question, found) }),
    ...(earlier && { earlier: isAlike ? ofFound(earlier, found) : earlier }),
  };
}

const MONTHS = 6;
const SHIFTED = /^(?:ervoor|daarvoor|hiervoor|erna|daarna|erop|eerder|later)$/;

/** 'Dat jaar', and not the one before it. */
const isOfYear = (texts: readonly string[]): boolean =>
  texts.some(
    (text, at) =>
      (SAME.test(text) || (text === 'het' && texts[at - 1] === 'over')) &&
      /^(?:jaar|boekjaar)$/.test(texts[at + 1] ?? '') &&
      !SHIFTED.test(texts[at + 2] ?? ''),
  );

/** Of a month that was found or asked the year that it lies in. */
function inYear(question: Question, calendar: Calendar): Question {
  const { period } = question;
  if (!period || monthsIn(period) > MONTHS) return question;
  return { ...question, period: calendar.spanOfYear(period.periode_max) };
}

/** Words for a stretch of so many months: 'dat boekjaar' is not the month in it. */
const ofUnit = (months: number): RegExp =>
  months === 1
    ? /^(?:maand|mnd|periode|tijd|moment)$/
    : months === 3
      ? /^(?:kwartaal|kw|periode|tijd)$/
      : /^(?:jaar|boekjaar|periode|tijd)$/;

/** A question of the one row that it found: of that relation, account or group. */
export function ofFound(question: Question, found: FoundRow): Question {
  if ('relatie' in found) return ofParty(question, found.relatie);
  const { period } = question;
  const subject =
    'rekening' in found
      ? { kind: 'account' as const, rekeningen: [found.rekening] }
      : { kind: 'figure' as const, key: found.groep };
  return { subject, ...(period && { period }) };
}

function ofParty({ subject, period }: Question, relatie: string): Question {
  if (subject.kind === 'recurring') return { subject, only: { relatie } };
  const isBought =
    subject.kind === 'figure'
      ? subject.key !== 'omzet' && subject.key !== 'debiteuren'
      : subject.kind === 'open' && subject.groep === 'crediteuren';
  const side = subject.kind === 'open' ? 'openstaand' : isBought ? 'ingekocht' : 'verkocht';
  return { subject: { kind: 'relation', relatie, side }, ...(period && { period }) };
}

/** 'Geef alle facturen van die klant': one that nothing before it names. */
export const pointsAtNobody = (tokens: readonly Token[], { subject, only }: Question): boolean =>
  subject.kind !== 'relation' &&
  subject.kind !== 'sum' &&
  only?.relatie === undefined &&
  tokens.some(
    ({ text }, at) =>
      (/^(?:die|diezelfde|dezelfde)$/.test(text) && PARTY.test(tokens[at + 1]?.text ?? '')) ||
      (/^(?:diezelfde|dezelfde)$/.test(text) &&
        at === tokens.length - 1 &&
        /^(?:aan|bij|van|met|voor|door)$/.test(tokens[at - 1]?.text ?? '')),
  );

/** 'Hoeveel omzet hadden we met die klant' of what it owes: what was sold to it. */
export function sided(question: Question, keys: readonly string[], isTimed: boolean): Question {
  const { subject, period, ...rest } = question;
  const side = keys.includes('omzet')
    ? 'verkocht'
    : keys.includes('kosten')
      ? 'ingekocht'
      : undefined;
  if (subject.kind !== 'relation' || !side) return question;
  // Of a moment the year that is said is no other month.
  const isMoment = isTimed && subject.side === 'openstaand';
  return { ...rest, subject: { ...subject, side }, ...(period && !isMoment && { period }) };
}
