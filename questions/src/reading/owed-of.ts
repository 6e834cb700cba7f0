import type { Question } from '@kengetal/contract';
import type { Asked, Draft } from './draft.ts';
import { finished } from './finish.ts';
import { isOfNoSide, isOwing, WE, type Owed } from './owing.ts';
import { ofCreditor, ofOtherSide, ofParty } from './owed-by-others.ts';
import { groupOf, sideOf } from './owed-sides.ts';
import { askOwed, isOurs, owedTurn, type OwedTurn } from './owed-turn.ts';
import { withoutInvoice } from './owed-without-invoice.ts';
import { pointsBack } from './narrowed.ts';
import type { Time } from './said-time.ts';
import { isPaidYet, saysWhom } from './says-whom.ts';
import { has, type Sense } from './sense.ts';
import { LONGEST } from './still-open.ts';
import { isStandingOpen } from './subjects.ts';
import type { AskedBack } from './together.ts';
import { lineOf, says } from './turn-words.ts';
import { ask } from './turns-chosen.ts';
import { withTime } from './with-time.ts';

/**
 * 'Wat is nog niet betaald', 'hoeveel is te laat': of what was asked before, where the turn names no
 * side of its own. What is owed without an invoice stands on the balance sheet; of costs it is asked
 * back, since what is open is no part of them.
 */
export function owedOf(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  question: Question,
): Question | AskedBack | undefined {
  const paid = paidIn(sense, draft, time, question);
  if (paid) return paid;
  const open = openIn(sense, draft);
  const standing = stillOfSide(sense, open, question);
  if (standing) return withTime(sense, finished(sense, standing, time), time, { question });
  const other =
    ofOtherSide(sense, draft, question) ??
    ofCreditor(sense, question) ??
    (open && ofParty(sense, finished(sense, open, time), question));
  if (other) return withTime(sense, other, time, { question });
  const isAsked = open !== undefined || isPaidYet(sense);
  if (!isAsked || sense.tokens.length > LONGEST || saysWhom(sense)) return undefined;
  if (question.only?.factuur !== undefined && question.subject.kind !== 'open')
    return ofInvoice(question);
  if (isOurs(sense) && open?.subject.kind === 'open' && open.subject.groep === 'debiteuren')
    return undefined;
  const turn = owedTurn(sense, time, question, open);
  const groep = sideOf(question, sense);
  const unpaid = whoHasPaid(groep, turn);
  if (unpaid) return unpaid;
  return groep === undefined ? withoutInvoice(turn) : ofSide(groep, turn);
}

/** 'Bij wie van hen stond het meeste open' after creditors: of them, where no word says another side. */
function stillOfSide(sense: Sense, open: Asked | undefined, question: Question): Asked | undefined {
  const isOfCreditors =
    (question.subject.kind === 'open' && question.subject.groep === 'crediteuren') ||
    (question.subject.kind === 'figure' && question.subject.key === 'crediteuren');
  if (!isOfCreditors || open?.subject.kind !== 'open' || !isOfNoSide(sense)) return undefined;
  return isStandingOpen(sense) && says(sense, /^(?:wie|welke?)$/)
    ? { ...open, subject: { ...open.subject, groep: 'crediteuren' } }
    : undefined;
}

/** 'En betaald', 'hoeveel heeft die al betaald': an amount, and not whether it was paid. */
const PAID_AMOUNT =
  /^(?:en |maar )?(?:(?:wat|hoeveel|hvl) (?:[a-z]+ ){0,4})?(?:al |reeds |inmiddels |sindsdien )?betaald$/;

/** Whether what was paid is asked, by who is to pay: we our suppliers, and customers us. */
function isPaidAmount(sense: Sense, subject: Question['subject']): boolean {
  if (subject.kind !== 'relation' || !PAID_AMOUNT.test(lineOf(sense).trim())) return false;
  const [isOurs, isTheirs] = [says(sense, WE), says(sense, /^(?:die|hij|zij|ze|ons|mij)$/)];
  const isByUs = groupOf(subject.relatie, sense) === 'crediteuren';
  return (
    !says(sense, /^(?:niet|geen|niets|nog|daarvan|hiervan|ervan|van)$/) &&
    !(isByUs ? isTheirs : isOurs)
  );
}

/** 'En wat hebben we hem al betaald dit jaar' of what is open of somebody. */
function paidIn(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  { subject }: Question,
): Question | undefined {
  const isPaid =
    draft === undefined &&
    (time.period !== undefined || isPaidAmount(sense, subject)) &&
    has(sense, 'side', 'betaald') &&
    sense.rest.length === 0;
  return isPaid && subject.kind === 'relation' && subject.side === 'openstaand'
    ? withTime(sense, { subject: { ...subject, side: 'betaald' } }, time, {})
    : undefined;
}

/** What a turn says to be open. */
function openIn(sense: Sense, draft: Draft | undefined): Asked | undefined {
  if (draft?.kind === 'asked' && draft.asked.subject.kind === 'open') return draft.asked;
  const isOpen =
    isStandingOpen(sense) ||
    / (?:is|zijn|was|waren) .*open $| of (?:staat|staan|is) er (?:nog )?(?:wat|iets)(?: open)? $/.test(
      ` ${sense.tokens.map(({ text }) => text).join(' ')} `,
    );
  return isOpen ? { subject: { kind: 'open', groep: 'debiteuren' } } : undefined;
}

/** Of one invoice it is not known on which side it stands. */
const ofInvoice = ({ only }: Question): AskedBack =>
  ask(
    'Is dat een factuur aan een klant, of van een leverancier?',
    (['debiteuren', 'crediteuren'] as const).map((groep) => ({
      subject: { kind: 'open', groep },
      only: { factuur: only?.factuur },
    })),
  );

const NOT_KEPT = 'Wie betaald heeft houd ik niet bij. Bedoel je wat nog openstaat?';

/** Who has paid is told by what is still open. */
function whoHasPaid(groep: Owed | undefined, turn: OwedTurn): AskedBack | undefined {
  const { sense, question } = turn;
  const { subject, period } = question;
  if (!isPaidYet(sense)) return undefined;
  if (!isOwing(sense) && groep !== undefined)
    return askOwed(NOT_KEPT, { subject: { kind: 'open', groep }, ...(period && { period }) }, turn);
  return subject.kind === 'relation' &&
    subject.side !== 'betaald' &&
    /^(?:is|zijn|heeft|hebben)$/.test(sense.tokens[0]?.text ?? '')
    ? askOwed(NOT_KEPT, { subject: { ...subject, side: 'openstaand' } }, turn)
    : undefined;
}

/** Of invoices to customers or from suppliers: those that are open. */
function ofSide(
  groep: Owed,
  { sense, time, question, open }: OwedTurn,
): Question | AskedBack | undefined {
  const isOpen = question.subject.kind === 'open';
  // Of the largest few, all that is open is no answer.
  if (question.limit !== undefined && !isOpen)
    return ask(
      'Van wie wil je dat zien? Noem de naam.',
      pointsBack(sense.tokens) || !open
        ? []
        : [{ ...open, subject: { ...open.subject, groep } as Question['subject'] }],
    );
  if (isOurs(sense) || open?.subject.kind !== 'open' || isOpen) return undefined;
  const asked = finished(sense, { ...open, subject: { ...open.subject, groep } }, time);
  return withTime(sense, asked, time, { question });
}
