import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHOWN, type AccountFilter, type Shown } from './filter-accounts.ts';

const NAMES = { shown: 'toon', statement: 'overzicht', search: 'zoek' } as const;

const isShown = (text: string): text is Shown => text in SHOWN;

/** The filter of the list of accounts, in the address. */
export function useAccountFilter() {
  const [params, setParams] = useSearchParams();
  const shown = params.get(NAMES.shown) ?? '';
  const statement = params.get(NAMES.statement);
  const filter: AccountFilter = {
    shown: isShown(shown) ? shown : 'alle',
    statement: statement === 'balans' || statement === 'resultaat' ? statement : null,
    search: params.get(NAMES.search) ?? '',
  };
  const change = useCallback(
    (values: Partial<AccountFilter>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [part, value] of Object.entries(values)) {
            const name = NAMES[part as keyof AccountFilter]; // entries lose the keys' type
            if (value === null || value === '' || value === 'alle') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const clear = () => change({ shown: 'alle', statement: null, search: '' });
  const isFiltered = filter.shown !== 'alle' || filter.statement !== null || filter.search !== '';
  return { filter, change, clear, isFiltered };
}
