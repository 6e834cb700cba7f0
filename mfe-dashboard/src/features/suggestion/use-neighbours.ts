import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Suggestion } from '@kengetal/contract';
import { isOpen, openOf } from '../../suggestions/groups.ts';
import { filtered, type Filters } from '../../suggestions/use-filters.ts';

export interface NeighboursState {
  /** '3 van 6' of the open ones. */
  words: string;
  /** Null at the end. */
  previous: (() => void) | null;
  next: (() => void) | null;
}

/**
 * The open suggestions before and after this one, as the list showed them; null for one that is not
 * among them. What is done with here keeps its place until another is opened.
 */
export function useNeighbours(
  suggestions: readonly Suggestion[] | undefined,
  filters: Filters,
  id: string,
): NeighboursState | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  if (order === null && suggestions) {
    setOrder(openOf(filtered(suggestions, filters)).map(({ suggestion_id }) => suggestion_id));
  }
  const open = new Set(
    (suggestions ?? []).filter(isOpen).map(({ suggestion_id }) => suggestion_id),
  );
  const ids = (order ?? []).filter((one) => one === id || open.has(one));
  const place = ids.indexOf(id);
  if (place < 0) return null;
  const to = (other: string | undefined) =>
    other === undefined
      ? null
      : () => void navigate(`/suggestie/${other}${search}`, { replace: true });
  return {
    words: `${String(place + 1)} van ${String(ids.length)}`,
    previous: to(ids[place - 1]),
    next: to(ids[place + 1]),
  };
}
