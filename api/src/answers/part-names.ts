import type { PartSplit } from './parts-of-lines.ts';

/** What a part of an amount is called, above a column. */
export const HEADS: Record<PartSplit, string> = {
  groep: 'Groep',
  rekening: 'Rekening',
  relatie: 'Relatie',
  dagboek: 'Dagboek',
  btw_code: 'Btw-code',
  kostenplaats: 'Kostenplaats',
};

/** Parts of an amount inside a sentence. */
export const PLURALS: Record<PartSplit, string> = {
  groep: 'groepen',
  rekening: 'rekeningen',
  relatie: 'relaties',
  dagboek: 'dagboeken',
  btw_code: 'btw-codes',
  kostenplaats: 'kostenplaatsen',
};
