import type { GroupKey } from '../rgs/groups.ts';
import type { LedgerLine } from '../types.ts';
import { hasVatWord, isVatAccount } from './accounts.ts';

/** What is needed of a line to see which VAT belongs to it. */
export type VatLine = Pick<
  LedgerLine,
  'rekening' | 'cents' | 'btw_code' | 'btw_cents' | 'btw_rekening' | 'btw_soort'
>;

/** What is needed of an account. */
export interface VatLineAccount {
  readonly naam: string;
  readonly type: 'balans' | 'resultaat';
  readonly groep: GroupKey;
  readonly rgs: string | null;
}

/** Accounts that a VAT code is posted on, as the source lists them. */
export interface ListedAccounts {
  readonly rekening_betalen: string | null;
  readonly rekening_vorderen: string | null;
}

/** What an account does in the list of VAT codes. */
export type VatRole = 'betalen' | 'vorderen' | 'beide';

/** What a source says of its accounts and VAT codes. */
export interface VatBook {
  readonly account: (rekening: string) => VatLineAccount | undefined;
  readonly code: (btw_code: string) => ListedAccounts | undefined;
  /** Undefined for an account that no VAT code is posted on. */
  readonly role: (rekening: string) => VatRole | undefined;
}

/** What a line is in its entry, by its account. */
export type Part =
  | 'btw'
  | 'belasting'
  | 'geld'
  | 'debiteur'
  | 'crediteur'
  | 'opbrengst'
  | 'rest'
  | 'niets';

const PARTS: Partial<Record<GroupKey, Part>> = {
  belastingschulden: 'belasting',
  belastingvorderingen: 'belasting',
  bank_en_kas: 'geld',
  kruisposten: 'geld',
  bankschulden: 'geld',
  debiteuren: 'debiteur',
  crediteuren: 'crediteur',
};
const REVENUE = /^(?:omzet_|overige_omzet|overige_opbrengsten)/;
/** Differences of rounding, and the reduction for small firms, go with a return. */
const ROUNDING = /afrond|betalingsversch|kleine ondernemer/i;

/** What lines of an account are; one that a VAT code is posted on is of VAT. */
export function partOf(account: VatLineAccount, isListed: boolean): Part {
  const { naam, type, groep } = account;
  if (type === 'balans' && (isListed || isVatAccount(account))) return 'btw';
  const isBeside = hasVatWord(naam) || ROUNDING.test(naam);
  if (type === 'resultaat' && isBeside) return 'niets';
  return REVENUE.test(groep) ? 'opbrengst' : (PARTS[groep] ?? 'rest');
}

/** Some programs write the code alone. */
export const mayHaveVat = ({ btw_code, btw_cents }: VatLine) =>
  btw_code !== null && btw_cents !== 0;

/** Money and relations carry the code of an entry in some programs, with VAT included. */
export const isCharged = (part: Part | undefined) =>
  part === 'opbrengst' || part === 'rest' || part === 'niets';
