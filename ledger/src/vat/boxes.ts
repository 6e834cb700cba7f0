/** Boxes of the Dutch VAT return that the books can tell apart. */
export const VAT_BOXES = {
  '1a': 'Leveringen en diensten, hoog tarief',
  '1b': 'Leveringen en diensten, laag tarief',
  '1c': 'Leveringen en diensten, overige tarieven',
  '1d': 'Privégebruik',
  '1e': 'Leveringen en diensten, 0% of niet bij jou belast',
  '2a': 'Verleggingsregelingen binnenland',
  '3a': 'Leveringen naar landen buiten de EU',
  '3b': 'Leveringen naar landen binnen de EU',
  '3c': 'Installatie en afstandsverkopen binnen de EU',
  '4a': 'Leveringen en diensten uit landen buiten de EU',
  '4b': 'Leveringen en diensten uit landen binnen de EU',
  '5b': 'Voorbelasting',
} as const;

export type VatBox = keyof typeof VAT_BOXES;

/** What evidence can point at: a box, the settling of returns, or nothing that is declared. */
export type VatCandidate = VatBox | 'verrekening' | 'geen';

/** Where VAT belongs; 'verschuldigd' is owed in a box that nothing tells (part of 5a). */
export type VatPlace = VatCandidate | 'verschuldigd' | 'onbekend';

/** Boxes in which VAT is owed. */
export const OWED = ['1a', '1b', '1c', '1d', '2a', '4a', '4b'] as const satisfies VatBox[];
/** Boxes of what is sold, in the order of the return. */
export const SOLD = ['1a', '1b', '1c', '1d', '1e', '3a', '3b', '3c'] as const satisfies VatBox[];
/** Boxes of what is bought: reversed to me, from abroad, and what is deducted. */
export const BOUGHT = ['2a', '4a', '4b', '5b'] as const satisfies VatBox[];

/** True for a place whose VAT counts in 5a. */
export function isOwed(place: VatPlace): boolean {
  return place === 'verschuldigd' || OWED.some((box) => box === place);
}
