import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  EFFECTS,
  SUGGESTION_CATEGORIES,
  URGENCIES,
  type Suggestion,
  type SuggestionCategory,
  type SuggestionEffect,
  type Urgency,
} from '@kengetal/contract';
import type { Period } from '@kengetal/platform';

/** What is shown of the suggestions; null leaves a filter free. */
export interface Filters {
  readonly category: SuggestionCategory | null;
  readonly effect: SuggestionEffect | 'geen' | null;
  readonly urgency: Urgency | null;
  /** Months that ended ones are about; the open ones show whatever the period. */
  readonly period: Period | null;
}

/** Names in the address. `periode` is there already: of the screens that show figures over one. */
const NAMES = { category: 'categorie', effect: 'effect', urgency: 'urgentie', period: 'over' };

export type FilterName = keyof typeof NAMES;

/** Filters of the address. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const filters = useMemo(() => filtersIn(new URLSearchParams(address)), [address]);
  const write = useCallback(
    (change: (params: URLSearchParams) => void) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          change(next);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    filters,
    count: Object.values(filters).filter((value) => value !== null).length,
    /** Null leaves it free. */
    choose: (name: FilterName, value: string | null) =>
      write((next) => {
        if (value === null) next.delete(NAMES[name]);
        else next.set(NAMES[name], value);
      }),
    clear: () => write((next) => Object.values(NAMES).forEach((name) => next.delete(name))),
  };
}

export type FilterState = ReturnType<typeof useFilters>;

/** Suggestions that pass; the period is the API's to choose by. */
export function filtered(suggestions: readonly Suggestion[], filters: Filters): Suggestion[] {
  return suggestions.filter(
    ({ category, effect, urgency }) =>
      (filters.category === null || category === filters.category) &&
      (filters.effect === null || (effect?.per ?? 'geen') === filters.effect) &&
      (filters.urgency === null || urgency === filters.urgency),
  );
}

export const periodKey = ({ periode_min, periode_max }: Period): string =>
  `${String(periode_min)}-${String(periode_max)}`;

function filtersIn(params: URLSearchParams): Filters {
  const said = (name: FilterName) => params.get(NAMES[name]);
  const effects = [...EFFECTS, 'geen'] as const;
  return {
    category: SUGGESTION_CATEGORIES.find((one) => one === said('category')) ?? null,
    effect: effects.find((one) => one === said('effect')) ?? null,
    urgency: URGENCIES.find((one) => one === said('urgency')) ?? null,
    period: periodIn(said('period')),
  };
}

function periodIn(said: string | null): Period | null {
  const [, min, max] = /^(\d{4}(?:0[1-9]|1[0-2]))-(\d{4}(?:0[1-9]|1[0-2]))$/.exec(said ?? '') ?? [];
  const period = { periode_min: Number(min), periode_max: Number(max) };
  return period.periode_min <= period.periode_max ? period : null;
}
