import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Selection } from '@kengetal/contract';

/** An entry of the books with what it is called. It stands in the history, not in the address. */
export interface ShownEntry {
  title: string;
  context: string;
  selection: Selection;
  /** Whom it is of, where that is one. */
  relatie: string | null;
}

/** What of the books stands in the drawer, whatever the screen. */
export type ShownBooks =
  | { kind: 'relation'; relatie: string }
  /** All lines that a search leaves. */
  | { kind: 'lines'; search: string }
  | { kind: 'entry'; entry: ShownEntry };

const RELATION = 'relatie';
const LINES = 'boekingen';

export interface BooksShown {
  shown: ShownBooks | null;
  /** Shows it over what stood there: Back returns to that. */
  show(shown: ShownBooks): void;
  leave(): void;
}

/** The address says what the drawer of the shell shows: a link opens it, and Back closes it. */
export function useBooksShown(): BooksShown {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const shown = useMemo(() => shownOf(new URLSearchParams(search), state), [search, state]);
  const go = useCallback(
    (next: ShownBooks | null) => {
      const params = new URLSearchParams(search);
      params.delete(RELATION);
      params.delete(LINES);
      if (next?.kind === 'relation') params.set(RELATION, next.relatie);
      if (next?.kind === 'lines') params.set(LINES, next.search);
      void navigate(
        { search: `?${params}` },
        {
          replace: next === null,
          preventScrollReset: true,
          state: next?.kind === 'entry' ? { entry: next.entry } : null,
        },
      );
    },
    [navigate, search],
  );
  return useMemo(() => ({ shown, show: go, leave: () => go(null) }), [shown, go]);
}

function shownOf(params: URLSearchParams, state: unknown): ShownBooks | null {
  if (isWithEntry(state)) return { kind: 'entry', entry: state.entry };
  const relatie = params.get(RELATION);
  if (relatie) return { kind: 'relation', relatie };
  const search = params.get(LINES)?.trim();
  return search ? { kind: 'lines', search } : null;
}

/** Only this writes it, in the history of this tab. */
const isWithEntry = (state: unknown): state is { entry: ShownEntry } =>
  typeof state === 'object' && state !== null && 'entry' in state;
