import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { kindOf, type ActivityKind } from './kinds.ts';

/** What of the log is shown; days YYYY-MM-DD, both included. */
export interface ActivityFilter {
  soort?: ActivityKind | undefined;
  user_id?: string | undefined;
  van?: string | undefined;
  tot?: string | undefined;
}

/** All of the log. */
export const NO_FILTER: ActivityFilter = {
  soort: undefined,
  user_id: undefined,
  van: undefined,
  tot: undefined,
};

const NAMES = { soort: 'soort', user_id: 'wie', van: 'van', tot: 'tot' } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter as the address holds it, and a way to change it. */
export function useActivityFilter() {
  const [params, setParams] = useSearchParams();
  const [soort, wie, van, tot] = [
    kindOf(params.get('soort')),
    params.get('wie') ?? undefined,
    dayIn(params.get('van')),
    dayIn(params.get('tot')),
  ];
  const filter = useMemo(
    (): ActivityFilter => ({ soort, user_id: wie, van, tot }),
    [soort, wie, van, tot],
  );
  const change = (changed: ActivityFilter) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [field, name] of Object.entries(NAMES)) {
          if (!(field in changed)) continue;
          const value = changed[field as keyof ActivityFilter]; // a key of NAMES
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filter, change };
}

const dayIn = (text: string | null): string | undefined =>
  text !== null && DAY.test(text) ? text : undefined;
