import type { Question } from '@kengetal/contract';

export const Q1 = { periode_min: 202401, periode_max: 202403 };
const monthOf = (periode: number) => ({ periode_min: periode, periode_max: periode });
export const OMZET = { subject: { kind: 'figure' as const, key: 'omzet' }, period: Q1 };
const account = (...rekeningen: string[]): Question => ({
  subject: { kind: 'account', rekeningen },
  period: Q1,
});
export const BAKKER = { ...OMZET, only: { relatie: 'K1' } };
export const WITHOUT = { ...OMZET, subject: { ...OMZET.subject, without_relations: ['K2'] } };
export const CHANGE: Question = {
  ...OMZET,
  ...{ measure: 'verschil', period: monthOf(202403), against: monthOf(202402) },
};
export const AVERAGE: Question = { ...OMZET, measure: 'gemiddelde' };
export const SHARE: Question = { ...BAKKER, measure: 'aandeel' };
export const BY_RELATION: Question = { ...OMZET, split: 'relatie' };
export const BY_MONTH: Question = { ...OMZET, split: 'maand' };
export const SOLD: Question = { subject: { kind: 'relation', relatie: 'K3', side: 'verkocht' } };
export const OPEN: Question = { subject: { kind: 'open', groep: 'debiteuren' } };
export const VAT: Question = { subject: { kind: 'vat' }, period: Q1 };

/** 'Rent' and 'telephone', of which a model may name the one and refer to the other. */
export const ACCOUNTS = [account('4100'), account('4500')];
