import type { Question } from '@kengetal/contract';
import { isOfNobody, isStock, type Asked, type figure } from './draft.ts';
import { first, has, type Sense } from './sense.ts';
import { says } from './turn-words.ts';

/** Amounts of the result are without VAT already; bookings and what is open are as they were booked. */
export function withoutVat(before: Question): Question | undefined {
  const { subject } = before;
  if (subject.kind === 'open' || subject.kind === 'lines') return undefined;
  const key = subject.kind === 'charged' && (subject.groep === 'debiteuren' ? 'omzet' : 'kosten');
  return key ? { ...before, subject: { kind: 'figure', key } } : before;
}

/** 'Wat is de hoogste' of invoices, 'laatste factuur' of what was sold or bought: one of them. */
export function oneInvoice(
  before: Question,
  said: Partial<Question>,
  sense: Sense,
): Question | undefined {
  const order = first(sense, 'order');
  const one = { measure: 'boekingen' as const, order, limit: said.limit ?? 1 };
  const isAmount =
    before.subject.kind === 'charged' &&
    (before.measure ?? 'aantal') === 'aantal' &&
    (said.measure ?? said.split) === undefined;
  if (isAmount && (order === 'hoogste' || order === 'laagste')) return { ...before, ...one };
  const isInvoice = says(sense, /^factuur$/) && (order === 'nieuwste' || order === 'oudste');
  const of = isInvoice ? (chargedOf(before) ?? bookedOf(before, sense)) : undefined;
  return of && { ...of, ...one };
}

/** The invoices of an amount that was sold or bought, by whatever it was divided. */
function chargedOf({ subject, period, only }: Question): Question | undefined {
  const side = subject.kind === 'relation' ? subject.side : undefined;
  const isSold = side === 'verkocht' || isWholeOf(subject, 'omzet');
  const isBought = side === 'ingekocht' || isWholeOf(subject, 'kosten');
  if (!(isSold || isBought) || only) return undefined;
  return {
    subject: { kind: 'charged', groep: isSold ? 'debiteuren' : 'crediteuren' },
    ...(subject.kind === 'relation' && { only: { relatie: subject.relatie } }),
    ...(period && { period }),
  };
}

/** What was booked of one kind of omzet or costs, where that is no balance. */
function bookedOf(before: Question, { vocabulary }: Sense): Question | undefined {
  const { subject, period, only } = before;
  const isBooked =
    subject.kind === 'account' || (subject.kind === 'figure' && !isOfNobody(subject.key));
  return isBooked && !isStock(before, vocabulary)
    ? { subject, ...(only && { only }), ...(period && { period }) }
    : undefined;
}

const isWholeOf = (subject: Question['subject'], key: string): boolean =>
  subject.kind === 'figure' && subject.key === key && Object.keys(subject).length === 2;

/** 'Omzet excl. btw', 'hoeveel heb ik gefactureerd': the same with VAT is what was charged. */
export function withVat(sense: Sense, subject: ReturnType<typeof figure>): Asked[] {
  const { key, ...more } = subject;
  const isSaid =
    has(sense, 'link', 'excl') || sense.tokens.some(({ text }) => /^gefactureerde?$/.test(text));
  const groep = key === 'omzet' ? 'debiteuren' : key === 'kosten' ? 'crediteuren' : undefined;
  const isWhole = Object.keys(more).length === 1;
  return isSaid && isWhole && groep !== undefined ? [{ subject: { kind: 'charged', groep } }] : [];
}
