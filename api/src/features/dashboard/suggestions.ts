import {
  URGENCIES,
  type ListBlock,
  type Suggestion,
  type SuggestionCategory,
  type SuggestionEffect,
} from '@kengetal/contract';

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
export function suggestionsBlock(open: readonly Suggestion[]): ListBlock | undefined {
  if (open.length === 0) return undefined;
  const urgent = [...open].sort(
    (one, other) => URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency),
  );
  return {
    kind: 'list',
    key: 'suggesties',
    title: 'Suggesties',
    count: open.length,
    items: urgent.slice(0, MOST).map(({ suggestion_id, title, category, effect }) => ({
      key: suggestion_id,
      label: title,
      detail: [CATEGORIES[category], ...(effect ? [EFFECTS[effect.per]] : [])].join(' · '),
      path: `/suggestie/${suggestion_id}`,
      ...(effect && { figure: effect.figure }),
    })),
  };
}
