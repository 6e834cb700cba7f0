import type { DefinitionKey, KengetalKey } from '../../ledger/index.ts';

export type ShownKey = DefinitionKey | KengetalKey;

/** Key figures that say something together. */
export interface KengetalGroup {
  readonly key: string;
  readonly title: string;
  /** Whether they are of a period or of the moment at its end. */
  readonly at: 'periode' | 'stand';
  readonly keys: readonly ShownKey[];
}

export const KENGETAL_GROUPS: readonly KengetalGroup[] = [
  {
    key: 'rentabiliteit',
    title: 'Rentabiliteit',
    at: 'periode',
    keys: ['brutomarge_percentage', 'ebitda_marge', 'nettomarge', 'break_even_omzet'],
  },
  {
    key: 'liquiditeit',
    title: 'Liquiditeit',
    at: 'stand',
    keys: ['liquide_middelen', 'current_ratio', 'quick_ratio', 'runway'],
  },
  {
    key: 'solvabiliteit',
    title: 'Solvabiliteit',
    at: 'stand',
    keys: ['solvabiliteit', 'totaal_eigen_vermogen', 'vreemd_vermogen'],
  },
  {
    key: 'werkkapitaal',
    title: 'Werkkapitaal',
    at: 'stand',
    keys: ['werkkapitaal', 'dso', 'dso_excl_btw', 'dpo', 'dpo_excl_btw', 'btw_positie'],
  },
];
