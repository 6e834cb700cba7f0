import type { SectionKey } from './kinds.ts';

/** The parts of the page in their order. */
export const SECTIONS: readonly { readonly key: SectionKey; readonly title: string }[] = [
  { key: 'kosten', title: 'Vaste lasten' },
  { key: 'omzet', title: 'Terugkerende omzet' },
  { key: 'vaste_boekingen', title: 'Vaste boekingen' },
  { key: 'genegeerd', title: 'Genegeerd' },
];
