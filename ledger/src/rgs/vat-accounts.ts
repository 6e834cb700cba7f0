import type { GroupKey } from './groups.ts';
import { plainText } from './words/text.ts';

const VAT_GROUPS: readonly GroupKey[] = ['belastingschulden', 'belastingvorderingen'];
/**
 * Omzetbelasting in RGS: to be paid and to be claimed, of other EU countries too; each box of the
 * return; what was handed over; and the codes of older versions.
 */
const VAT_CODE =
  /^(?:BSchBep(?:Btw|Bla|Blv|Blo|Bop|Blw|Blb|Blu|Boo|Eob|Baf)|BVorVbk(?:Tvo|Eob)|BSchBtw|BVorBtw)/i;
const VAT_WORD = /\b(?:btw|omzetbelasting|voorbelasting|vat)\b/;

/**
 * True for an account of VAT among those of taxes: by its RGS code, else by its name. Wage tax and
 * profit tax share its groups.
 */
export function isVatAccount(account: {
  groep: GroupKey;
  naam: string;
  rgs: string | null;
}): boolean {
  if (!VAT_GROUPS.includes(account.groep)) return false;
  if (account.rgs && VAT_CODE.test(account.rgs)) return true;
  return VAT_WORD.test(plainText(account.naam));
}
