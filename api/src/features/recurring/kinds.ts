import { GROUPS, type ChosenSeries, type GroupKey } from '@kengetal/ledger';

/** Which part of the page a series stands in. */
export type SectionKey = 'kosten' | 'omzet' | 'vaste_boekingen' | 'genegeerd';

const REVENUE: readonly string[] = ['netto_omzet', 'overige_opbrengsten'];
/** What the company books for itself: without a supplier no one sends a bill for it. */
const INTERNAL: readonly string[] = [
  'afschrijvingen',
  'waardeveranderingen',
  'belastingen',
  'wijziging_voorraden',
  'kostprijs_omzet',
  'personeelskosten',
];
const MEMO = /memo|journaalpost|loon|lonen|salar|afschrijv|voorra/i;

/**
 * Costs that someone bills, revenue, or standing entries of the books themselves: depreciation,
 * payroll and memos, which are no agreement with anyone.
 */
export function sectionOf(
  { ignored, tegenpartij, dagboek_naam, occurrences }: ChosenSeries,
  group: GroupKey | undefined,
): SectionKey {
  if (ignored) return 'genegeerd';
  const main: string = group ? GROUPS[group].main : '';
  if (REVENUE.includes(main)) return 'omzet';
  const isCost = (occurrences[occurrences.length - 1]?.cents ?? 0) > 0;
  const isInternal = tegenpartij === null && (INTERNAL.includes(main) || MEMO.test(dagboek_naam));
  return isCost && !isInternal && main !== 'afschrijvingen' ? 'kosten' : 'vaste_boekingen';
}

/** Sign that shows revenue and costs as positive amounts. */
export function signOf(group: GroupKey | undefined): 1 | -1 {
  return group && REVENUE.includes(GROUPS[group].main) ? -1 : 1;
}
