import type { Figure, LedgerAccount, LedgerAccounts, LedgerGroup } from '@kengetal/contract';
import { booked } from '@kengetal/platform/testing';

export const GROUPS: readonly LedgerGroup[] = [
  { groep: 'debiteuren', naam: 'Debiteuren', type: 'balans', rubriek: 'Vorderingen' },
  {
    groep: 'bank_en_kas',
    naam: 'Bank en kas',
    type: 'balans',
    rubriek: 'Liquide middelen',
  },
  { groep: 'autokosten', naam: 'Autokosten', type: 'resultaat', rubriek: 'Overige bedrijfskosten' },
  {
    groep: 'kantoorkosten',
    naam: 'Kantoorkosten',
    type: 'resultaat',
    rubriek: 'Overige bedrijfskosten',
  },
];

/** An account as the API sends it: known by its RGS code, € 1.000. */
export function account(
  rekening: string,
  naam: string,
  more: Partial<LedgerAccount> = {},
): LedgerAccount {
  const groep = more.groep ?? 'kantoorkosten';
  const bedrag: Figure = booked(100_000);
  return {
    rekening,
    naam,
    type: GROUPS.find((group) => group.groep === groep)?.type ?? 'resultaat',
    rgs: null,
    groep,
    groep_bron: 'rgs',
    geraden: false,
    voorstel: groep,
    bedrag,
    ...more,
  };
}

/** Four accounts: one known, two guessed, one without a group. */
export const LEDGER: LedgerAccounts = {
  accounts: [
    account('1000', 'Kas', { groep: 'bank_en_kas', rgs: 'BLimKas' }),
    account('4500', 'Diesel', { groep_bron: 'words', geraden: true }),
    account('4510', 'Porti', { groep_bron: 'chart', geraden: true, bedrag: booked(-300_000) }),
    account('9999', 'Vraagposten', { groep: 'niet_ingedeeld_resultaat', groep_bron: 'type' }),
  ],
  groups: [...GROUPS],
};
