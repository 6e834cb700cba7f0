import type { LedgerAccount } from '@kengetal/contract';

/** How an account came into its group, in words. */
const ORIGINS: Readonly<Record<LedgerAccount['groep_bron'], string>> = {
  rgs: 'RGS-code',
  kind: 'Soort rekening in Exact Online',
  words: 'Voorstel op naam',
  chart: 'Voorstel op rekeningschema',
  hand: 'Met de hand',
  type: 'Niet ingedeeld',
};

export const originOf = ({ groep_bron }: LedgerAccount): string =>
  ORIGINS[groep_bron] ?? groep_bron; // a newer API may know another way

export const isUnclassified = ({ groep_bron }: LedgerAccount): boolean => groep_bron === 'type';

/** True for an account that something was ever booked on. */
export const isUsed = ({ bedrag }: LedgerAccount): boolean => bedrag.kind !== 'absent';

/** A guess of the program that nobody has confirmed; what has no group is not a guess. */
export const isGuess = (account: LedgerAccount): boolean =>
  account.geraden && !isUnclassified(account);

export const isByHand = ({ groep_bron }: LedgerAccount): boolean => groep_bron === 'hand';

export const STATEMENTS: Readonly<Record<LedgerAccount['type'], string>> = {
  balans: 'Balans',
  resultaat: 'Winst & verlies',
};
