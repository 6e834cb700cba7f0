import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi, useProject } from '@kengetal/platform';
import { useDebounced } from '@kengetal/ui';
import { useBooksShown } from '../books/shown.ts';
import { booksFound } from './found.ts';
import type { Found } from './search.ts';

/** What is typed quickly is asked for once. */
const TYPING_PAUSE = 150;
/** A single letter is in nearly every line. */
const SHORTEST = 2;
/** What the API takes. */
const LONGEST = 200;
const NOTHING: Found[] = [];

export interface BooksFound {
  groups: Found[];
  /** No answer to these words yet. */
  loading: boolean;
  failed: boolean;
}

/** What the books have on a question; words that were superseded are given up. */
export function useFound(question: string): BooksFound {
  const api = useApi();
  const project_id = useProject().active?.project_id ?? null;
  const { show } = useBooksShown();
  const typed = question.trim().slice(0, LONGEST);
  const search = useDebounced(typed, TYPING_PAUSE);
  const wanted = project_id !== null && typed.length >= SHORTEST;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['shell', 'search', project_id, search],
    queryFn: ({ signal }) =>
      api.request('POST /search', { body: { project_id: project_id ?? '', search }, signal }),
    enabled: wanted && search.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  const groups = useMemo(
    () => (wanted && data ? booksFound(data, search, show) : NOTHING),
    [wanted, data, search, show],
  );
  const loading = wanted && (isFetching || typed !== search);
  return { groups, loading, failed: wanted && isError && !loading };
}
