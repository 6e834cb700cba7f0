import type { Question } from '@kengetal/contract';
import type { Asked, figure } from './draft.ts';
import { has, type Sense } from './sense.ts';

/** Amounts of the result are without VAT already; bookings and what is open are as they were booked. */
export function withoutVat(before: Question): Question | undefined {
  const { subject } = before;
  if (subject.kind === 'open' || subject.kind === 'lines') return undefined;
  const key = subject.kind === 'charged' && (subject.groep === 'debiteuren' ? 'omzet' : 'kosten');
  return key ? { ...before, subject: { kind: 'figure', key } } : before;
}

/** 'Wat is de hoogste' of invoices: one of them. */
export function oneInvoice(
  before: Question,
  said: Partial<Question>,
  order: Question['order'],
): Question | undefined {
  const isAmount =
    before.subject.kind === 'charged' &&
    (before.measure ?? said.measure ?? said.split) === undefined;
  return isAmount && (order === 'hoogste' || order === 'laagste')
    ? { ...before, measure: 'boekingen', order, limit: said.limit ?? 1 }
    : undefined;
}

/** 'Omzet excl. btw', 'hoeveel heb ik gefactureerd': the same with VAT is what was charged. */
export function withVat(sense: Sense, subject: ReturnType<typeof figure>): Asked[] {
  const { key, ...more } = subject;
  const isSaid =
    has(sense, 'link', 'excl') || sense.tokens.some(({ text }) => /^gefactureerde?$/.test(text));
  const groep = key === 'omzet' ? 'debiteuren' : key === 'kosten' ? 'crediteuren' : undefined;
  const isWhole = Object.keys(more).length === 1;
  return isSaid && isWhole && groep !== undefined ? [{ subject: { kind: 'charged', groep } }] : [];
}
