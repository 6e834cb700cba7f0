import type { Question } from '@kengetal/contract';

/** Amounts of the result are without VAT already. */
export const withoutVat = (before: Question): Question =>
  before.subject.kind === 'charged'
    ? { ...before, subject: { kind: 'figure', key: before.subject.groep === 'debiteuren' ? 'omzet' : 'kosten' } } // prettier-ignore
    : before;

/** 'Wat is de hoogste' of invoices: one of them. */
export function oneInvoice(before: Question, said: Partial<Question>, order: Question['order']): Question | undefined {
  const isAmount = before.subject.kind === 'charged' && (before.measure ?? said.measure ?? said.split) === undefined;
  return isAmount && (order === 'hoogste' || order === 'laagste') ? { ...before, measure: 'boekingen', order, limit: said.limit ?? 1 } : undefined;
} // prettier-ignore
