import type { ChosenSeries } from '@kengetal/ledger';
import { capitalised } from '../../books/periods/names.ts';

/** Relation, or else what the words of the bookings have in common, or else the account. */
export function nameOf(
  { party_name, party_id, description, words = description }: ChosenSeries,
  accountName: string,
): string {
  const own = words.replace(/\s+/g, ' ').trim();
  return party_name ?? party_id ?? (capitalised(own) || accountName);
}
