import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FREQUENCIES } from '@kengetal/contract';
import { NOTHING_SELECTED, writeSelection } from '../../filters/selection.ts';
import { useChoice } from '../../filters/use-choice.ts';
import type { Shown, SortKey } from './choosing.ts';
import { SIGNALS } from './words.ts';

const ALL = 'alle';
const NONE = 'geen';
const [FREQUENCY, SIGNAL] = ['frequentie', 'signaal'];
const SORTS: readonly [SortKey, ...SortKey[]] = ['none', 'name', 'amount', 'next', 'status'];

/**
 * What is shown of the series: frequency, signal and order in the address, so that they come along
 * in links and kept views; the words that are looked for stay here. `clear` shows all again, of
 * all of the ledger.
 */
export function useShown(): {
  shown: Shown;
  onChange: (change: Partial<Shown>) => void;
  clear: () => void;
} {
  const [, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [frequency, chooseFrequency] = useChoice(FREQUENCY, [ALL, ...FREQUENCIES]);
  const [signal, chooseSignal] = useChoice(SIGNAL, [NONE, ALL, ...SIGNALS]);
  const [sort, chooseSort] = useChoice('volgorde', SORTS);
  const onChange = (wanted: Partial<Shown>) => {
    if (wanted.search !== undefined) setSearch(wanted.search);
    if (wanted.frequency !== undefined) chooseFrequency(wanted.frequency ?? ALL);
    if (wanted.signal !== undefined) chooseSignal(wanted.signal ?? NONE);
    if (wanted.sort !== undefined) chooseSort(wanted.sort);
  };
  const shown: Shown = {
    search,
    sort,
    frequency: frequency === ALL ? null : frequency,
    signal: signal === NONE ? null : signal,
  };
  const clear = () => {
    setSearch('');
    // In one go: the address keeps only the last of several changes at once.
    setParams(
      (before) => {
        const next = writeSelection(before, NOTHING_SELECTED);
        for (const name of [FREQUENCY, SIGNAL]) next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { shown, onChange, clear };
}
