import type { GroupKey } from '../rgs/groups.ts';
import { plainText } from '../rgs/words/text.ts';
import type { VatCandidate } from './boxes.ts';
import { isNamedOwing } from './words.ts';

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
  return hasVatWord(account.naam);
}

/** True for a name with the word for VAT in it. */
export const hasVatWord = (naam: string): boolean => VAT_WORD.test(plainText(naam));

/** RGS codes of the fourth level and of the fifth that tell the box; VAT of other EU countries has none. */
const RGS_BOXES: readonly (readonly [string, VatCandidate])[] = [
  ['BSchBepBla', '1a'],
  ['BSchBepBtwOla', '1a'],
  ['BSchBepBlv', '1b'],
  ['BSchBepBtwOlv', '1b'],
  ['BSchBepBlo', '1c'],
  ['BSchBepBtwOlo', '1c'],
  ['BSchBepBop', '1d'],
  ['BSchBepBtwOop', '1d'],
  ['BSchBepBlw', '2a'],
  ['BSchBepBtwOlw', '2a'],
  ['BSchBepBlb', '4a'],
  ['BSchBepBtwOlb', '4a'],
  ['BSchBepBlu', '4b'],
  ['BSchBepBtwOlu', '4b'],
  ['BSchBepBoo', '5b'],
  ['BSchBepBtwVoo', '5b'],
  ['BSchBepBaf', 'verrekening'],
  ['BSchBepBtwAfo', 'verrekening'],
  ['BSchBepEob', 'geen'],
  ['BVorVbkEob', 'geen'],
];
// Some tables differ in case.
const BY_RGS = new Map(RGS_BOXES.map(([code, box]) => [code.toLowerCase(), box]));
/** Terug te vorderen omzetbelasting; some programs put all VAT here, so a name that owes weighs more. */
const CLAIM_RGS = 'bvorvbktvo';

/** Candidates by the RGS code of a VAT account; undefined for codes of VAT in general. */
export function boxesOfRgs(rgs: string, naam: string): readonly VatCandidate[] | undefined {
  const code = rgs.toLowerCase();
  const box = BY_RGS.get(code);
  if (box) return box === 'verrekening' || box === 'geen' ? [box] : [box, 'verrekening'];
  return code === CLAIM_RGS && !isNamedOwing(naam) ? ['5b', 'verrekening'] : undefined;
}
