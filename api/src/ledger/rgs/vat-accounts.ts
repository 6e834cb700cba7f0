import type { GroupKey } from './groups.ts';

const VAT_GROUPS: readonly GroupKey[] = ['belastingschulden', 'belastingvorderingen'];
/** Te betalen and terug te vorderen omzetbelasting, and their codes in older versions of RGS. */
const VAT_CODE = /^(?:BSchBepBtw|BVorVbkTvo|BSchBtw|BVorBtw)/i;
const VAT_WORD = /\b(?:btw|b\.t\.w\.?|omzetbelasting|voorbelasting|vat)\b/i;

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
  return VAT_WORD.test(account.naam);
}
