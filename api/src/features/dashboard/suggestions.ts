import type {
  ListBlock,
  Suggestion,
  SuggestionCategory,
  SuggestionEffect,
} from '@kengetal/contract';
import type { ReadBooks } from '../../books/store/reader.ts';

/** How many suggestions are open, and so many of the most urgent ones. */
export type UrgentSuggestions = (
  read: ReadBooks,
  most: number,
) => Promise<{ readonly count: number; readonly urgent: readonly Suggestion[] }>;

const MOST = 3;

const CATEGORIES: Readonly<Record<SuggestionCategory, string>> = {
  kosten_besparen: 'Kosten besparen',
  debiteuren: 'Debiteuren',
  btw: 'Btw',
  cashflow: 'Cashflow',
  kwaliteit: 'Kwaliteit van de boekhouding',
  omzet: 'Omzet',
};

const EFFECTS: Readonly<Record<SuggestionEffect, string>> = {
  per_jaar: 'per jaar',
  eenmalig: 'eenmalig',
  te_laat_open: 'te laat open',
  tekort: 'tekort',
};

/** The most urgent open suggestions; no block without any: there is a screen that says so. */
export async function suggestionsBlock(
  read: ReadBooks,
  urgentSuggestions: UrgentSuggestions,
): Promise<ListBlock | undefined> {
  const { count, urgent } = await urgentSuggestions(read, MOST);
  if (count === 0) return undefined;
  return {
    kind: 'list',
    key: 'suggesties',
    title: 'Suggesties',
    count,
    items: urgent.map(({ suggestion_id, title, category, effect }) => ({
      key: suggestion_id,
      label: title,
      detail: [CATEGORIES[category], ...(effect ? [EFFECTS[effect.per]] : [])].join(' · '),
      path: `/suggestie/${suggestion_id}`,
      ...(effect && { figure: effect.figure }),
    })),
  };
}
