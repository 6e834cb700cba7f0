import {
  definition,
  isKengetal,
  kengetalBasis,
  type DefinitionKey,
  type KengetalBasis,
  type KengetalKey,
} from '@kengetal/ledger';

export type ShownKey = DefinitionKey | KengetalKey;

/** Key figures that say something together, all of the same basis. */
export interface KengetalGroup {
  readonly key: string;
  readonly title: string;
  readonly keys: readonly ShownKey[];
}

export const KENGETAL_GROUPS: readonly KengetalGroup[] = [
  {
    key: 'rentabiliteit',
    title: 'Rentabiliteit',
    keys: ['brutomarge_percentage', 'ebitda_marge', 'nettomarge', 'break_even_omzet'],
  },
  {
    key: 'liquiditeit',
    title: 'Liquiditeit',
    keys: ['bank_en_kas', 'current_ratio', 'quick_ratio', 'runway'],
  },
  {
    key: 'solvabiliteit',
    title: 'Solvabiliteit',
    keys: ['solvabiliteit', 'totaal_eigen_vermogen', 'vreemd_vermogen'],
  },
  {
    key: 'werkkapitaal',
    title: 'Werkkapitaal',
    keys: ['werkkapitaal', 'btw_positie'],
  },
  {
    key: 'betaaldagen',
    title: 'Debiteuren- en crediteurendagen',
    keys: ['dso', 'dso_excl_btw', 'dpo', 'dpo_excl_btw'],
  },
];

/** What a shown figure is of: a moment, a period, or a moment held against a period. */
export function shownBasis(key: ShownKey): KengetalBasis {
  if (isKengetal(key)) return kengetalBasis(key);
  return definition(key).basis === 'stock' ? 'stand' : 'periode';
}
