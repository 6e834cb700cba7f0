import { useCallback, useRef, useState } from 'react';
import { Button } from 'antd';
import type { LedgerAccount, LedgerGroup } from '@kengetal/contract';
import { formatCount, looks } from '@kengetal/ui';
import { GroupPicker } from './GroupPicker.tsx';
import { isByHand, isGuess } from './origin.ts';
import type { AccountChanges } from './use-account-changes.ts';
import css from './accounts.module.css';

export interface SelectionBarProps {
  chosen: readonly LedgerAccount[];
  groups: readonly LedgerGroup[];
  changes: AccountChanges;
  /** After a change: the rows are done with. */
  onDone: () => void;
  /** Keeps only the accounts of one statement. */
  onNarrow: (chosen: readonly LedgerAccount[]) => void;
}

/** What can be done with the chosen accounts. */
export function SelectionBar({ chosen, groups, changes, onDone, onNarrow }: SelectionBarProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) opener.current?.focus();
  }, []);
  const types = new Set(chosen.map(({ type }) => type));
  const [type] = types;
  const guesses = chosen.filter(isGuess).length;
  const mapped = chosen.filter(isByHand).length;
  const { isBusy } = changes;
  const after = (change: Promise<boolean>) => void change.then((done) => done && onDone());
  return (
    <div className={css.selection} role="region" aria-label="Gekozen rekeningen">
      <p className={css.chosenCount} role="status">
        {`${formatCount(chosen.length, 'rekening', 'rekeningen')} gekozen`}
      </p>
      {types.size > 1 ? (
        <p className={looks.quiet}>
          Een groep hoort bij de balans of bij de winst-en-verliesrekening. Deel ze apart in.
        </p>
      ) : null}
      <div className={css.actions}>
        {types.size > 1 ? (
          <Split chosen={chosen} onNarrow={onNarrow} />
        ) : (
          <>
            <Button
              ref={opener}
              type="primary"
              loading={isBusy}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              Indelen in…
            </Button>
            {open ? (
              <GroupPicker
                groups={groups.filter((group) => group.type === type)}
                current={chosen.length === 1 ? chosen[0]?.groep : undefined}
                opener={opener}
                onClose={close}
                onPick={(group) => {
                  setOpen(false);
                  after(changes.put(chosen, group));
                }}
              />
            ) : null}
          </>
        )}
        {guesses > 0 ? (
          <Button disabled={isBusy} onClick={() => after(changes.confirm(chosen))}>
            {guesses === 1
              ? 'Voorstel bevestigen'
              : `${formatCount(guesses)} voorstellen bevestigen`}
          </Button>
        ) : null}
        {mapped > 0 ? (
          <Button disabled={isBusy} onClick={() => after(changes.giveBack(chosen))}>
            Terug naar voorstel
          </Button>
        ) : null}
        <Button type="text" onClick={onDone}>
          Wis keuze
        </Button>
      </div>
    </div>
  );
}

/** A group belongs to one statement, so accounts of both cannot go into one. */
function Split({ chosen, onNarrow }: Pick<SelectionBarProps, 'chosen' | 'onNarrow'>) {
  const ofType = (type: LedgerAccount['type']) => chosen.filter((one) => one.type === type);
  const [balance, result] = [ofType('balans'), ofType('resultaat')];
  return (
    <>
      <Button
        onClick={() => onNarrow(balance)}
      >{`Alleen balans (${formatCount(balance.length)})`}</Button>
      <Button
        onClick={() => onNarrow(result)}
      >{`Alleen winst & verlies (${formatCount(result.length)})`}</Button>
    </>
  );
}
