import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseChanges, withChange, writeChanges, type Change } from './changes.ts';

export interface WhatIfState {
  isOn: boolean;
  changes: readonly Change[];
  turn(on: boolean): void;
  change(change: Change): void;
  /** Takes back what was changed in a row. */
  remove(row: string): void;
  clear(): void;
}

type Known = readonly Change[] | null;

/** What if: off by default, its changes in the address, each a step that the browser goes back from. */
export function useWhatIf(): WhatIfState {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const changes = useMemo(() => parseChanges(new URLSearchParams(address)), [address]);
  const write = useCallback(
    (next: (known: Known) => Known) =>
      setParams((before) => writeChanges(before, next(parseChanges(before))), {
        preventScrollReset: true,
      }),
    [setParams],
  );
  return {
    isOn: changes !== null,
    changes: changes ?? [],
    turn: useCallback((on) => write(() => (on ? [] : null)), [write]),
    change: useCallback((one) => write((known) => withChange(known ?? [], one)), [write]),
    remove: useCallback(
      (row) => write((known) => (known ?? []).filter((one) => one.row !== row)),
      [write],
    ),
    clear: useCallback(() => write(() => []), [write]),
  };
}
