import { useState } from 'react';
import type { LedgerAccount, LedgerGroup } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { formatCount } from '@kengetal/ui';
import { useMapAccounts, useUndoMapping, type Changes } from './accounts-queries.ts';
import { isByHand, isGuess } from './origin.ts';

/** What became of the last change, in one line. */
export interface Outcome {
  words: string;
  tone: 'info' | 'unfavourable';
}

const accountsOf = (count: number) => formatCount(count, 'rekening', 'rekeningen');

/** Changes of the groups of accounts, one at a time; the last one can be undone. */
export function useAccountChanges(projectId: string) {
  const map = useMapAccounts(projectId);
  const undoing = useUndoMapping(projectId);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [lastChange, setLastChange] = useState<string | null>(null);
  const isBusy = map.isPending || undoing.isPending;
  const fail = (error: Error) =>
    setOutcome({ words: `Er is niets gewijzigd. ${messageOf(error)}`, tone: 'unfavourable' });

  const change = async (changes: Changes, words: string): Promise<boolean> => {
    if (isBusy || changes.length === 0) return false;
    try {
      const { change_id } = await map.mutateAsync(changes);
      setLastChange(change_id);
      setOutcome({ words, tone: 'info' });
      return true;
    } catch (error) {
      fail(error as Error); // react-query rejects with what the API client threw
      return false;
    }
  };

  return {
    isBusy,
    outcome,
    dismiss: () => setOutcome(null),
    /** Undoes the last change; null when there is none. */
    undo:
      lastChange === null || isBusy
        ? null
        : () =>
            undoing.mutate(lastChange, {
              onSuccess: () => {
                setLastChange(null);
                setOutcome({ words: 'De wijziging is ongedaan gemaakt.', tone: 'info' });
              },
              onError: fail,
            }),
    put: (accounts: readonly LedgerAccount[], { groep, naam }: LedgerGroup) =>
      change(
        accounts.map(({ rekening }) => ({ rekening, groep })),
        `${accountsOf(accounts.length)} ingedeeld bij ${naam}.`,
      ),
    confirm: (accounts: readonly LedgerAccount[]) => {
      const guesses = accounts.filter(isGuess);
      const words = `${accountsOf(guesses.length)} bevestigd.`;
      return change(
        guesses.map(({ rekening, groep }) => ({ rekening, groep })),
        words,
      );
    },
    giveBack: (accounts: readonly LedgerAccount[]) => {
      const mapped = accounts.filter(isByHand);
      const words = `${accountsOf(mapped.length)} terug naar het voorstel.`;
      return change(
        mapped.map(({ rekening }) => ({ rekening, groep: null })),
        words,
      );
    },
  };
}

export type AccountChanges = ReturnType<typeof useAccountChanges>;
