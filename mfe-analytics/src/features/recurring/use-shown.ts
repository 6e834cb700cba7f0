import { useState } from 'react';
import { FREQUENCIES } from '@kengetal/contract';
import { useChoice } from '../../filters/use-choice.ts';
import type { Shown, SortKey } from './choosing.ts';
import { SIGNALS } from './words.ts';

const ALL = 'alle';
const NONE = 'geen';
const SORTS: readonly [SortKey, ...SortKey[]] = ['none', 'name', 'amount', 'next'];

/**
 * What is shown of the series: frequency, signal and order in the address, so that they come along
 * in links and kept views; the words that are looked for stay here.
 */
export function useShown(): [Shown, (change: Partial<Shown>) => void] {
  const [search, setSearch] = useState('');
  const [frequency, chooseFrequency] = useChoice('frequentie', [ALL, ...FREQUENCIES]);
  const [signal, chooseSignal] = useChoice('signaal', [NONE, ALL, ...SIGNALS]);
  const [sort, chooseSort] = useChoice('volgorde', SORTS);
  const change = (wanted: Partial<Shown>) => {
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
  return [shown, change];
}
