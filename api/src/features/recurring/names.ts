import { capitalised, type ChosenSeries } from '@kengetal/ledger';

/** Relation, or else what the words of the bookings have in common, or else the account. */
export function nameOf(
  { tegenpartij_naam, tegenpartij, omschrijving, words = omschrijving }: ChosenSeries,
  accountName: string,
): string {
  const own = words.replace(/\s+/g, ' ').trim();
  return tegenpartij_naam ?? tegenpartij ?? (capitalised(own) || accountName);
}
