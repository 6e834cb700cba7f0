import { GROUPS, type GroupKey } from '@kengetal/ledger';
import { findAccounts, idsOfWords } from '../names/accounts.ts';
import { nameWords } from '../names/name-index.ts';
import { asked } from './draft.ts';
import type { Reader } from './subjects.ts';

const PAID = /^(?:betaald|betaalde|betaalden|uitbetaald|uitgekeerd|overgemaakt|afgedragen|voldaan|gegaan|afgegaan)$/; // prettier-ignore
const OWED = /^(?:nog|moet|moeten|te|niet|schuldig|open)$/;

/** 'Hoeveel dividend is er uitgekeerd': what was booked off the account that it is owed on, and no balance of it. */
export const readPaidOff: Reader = ({ tokens, rest, relation, references, figures, vocabulary }) => {
  const says = (pattern: RegExp) => tokens.some(({ text }) => pattern.test(text));
  const isOther = relation !== undefined || references.accounts.length > 0 || figures.some(({ key }) => key !== 'bank_en_kas'); // prettier-ignore
  const words = rest.map(({ token }) => token).filter(({ text }) => !PAID.test(text));
  if (isOther || words.length === 0 || !says(PAID) || says(OWED)) return undefined;
  const ids = idsOfWords(words, vocabulary);
  const found = findAccounts(ids, vocabulary, () => true)?.accounts ?? [];
  if (found.length === 0 || found.some(({ groep }) => !isDebt(groep))) return undefined;
  // 'Dividend' is not 'dividendbelasting', where it has an account.
  const called = found.filter(({ naam }) => words.every(({ text }) => nameWords(naam).includes(text))); // prettier-ignore
  const rekeningen = (called.length > 0 ? called : found).map(({ rekening }) => rekening);
  return asked({ subject: { kind: 'account', rekeningen }, measure: 'boekingen', only: { zijde: 'debet' } }); // prettier-ignore
}; // prettier-ignore

const isDebt = (groep: GroupKey): boolean => /schulden/.test(GROUPS[groep].main);
