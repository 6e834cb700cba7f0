import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FilterItem } from '@kengetal/contract';
import {
  countOf,
  filterItems,
  NOTHING_SELECTED,
  parseSelection,
  writeSelection,
  type LedgerColumn,
  type LedgerSelection,
} from './selection.ts';

export interface LedgerSelectionState {
  selection: LedgerSelection;
  /** The same as filter items, for a request. */
  items: FilterItem[];
  count: number;
  choose(column: LedgerColumn, values: readonly string[]): void;
  clear(): void;
}

/** Types, groups and accounts that the address chooses. */
export function useLedgerSelection(): LedgerSelectionState {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const selection = useMemo(() => parseSelection(new URLSearchParams(address)), [address]);
  const write = useCallback(
    (change: (known: LedgerSelection) => LedgerSelection) =>
      setParams((before) => writeSelection(before, change(parseSelection(before))), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const choose = useCallback(
    (column: LedgerColumn, values: readonly string[]) =>
      write((known) => ({ ...known, [column]: values })),
    [write],
  );
  const clear = useCallback(() => write(() => NOTHING_SELECTED), [write]);
  return {
    selection,
    items: useMemo(() => filterItems(selection), [selection]),
    count: countOf(selection),
    choose,
    clear,
  };
}
