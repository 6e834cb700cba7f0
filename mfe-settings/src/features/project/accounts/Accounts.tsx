import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LedgerAccount, LedgerAccounts, LedgerGroup, Project } from '@kengetal/contract';
import { mayOnProject, useSession } from '@kengetal/platform';
import { EmptyState, Notice, QueryPart } from '@kengetal/ui';
import { useConnect } from '../use-connect.ts';
import { useAccountFilter } from './accounts-address.ts';
import { useLedgerAccounts } from './accounts-queries.ts';
import { AccountFilters } from './AccountFilters.tsx';
import { AccountGrid } from './AccountGrid.tsx';
import { AccountsIntro } from './AccountsIntro.tsx';
import { filterAccounts } from './filter-accounts.ts';
import { NOTHING, only, type Selection } from './selection.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useAccountChanges, type AccountChanges } from './use-account-changes.ts';
import { useUndoKey } from './use-undo-key.ts';
import css from './accounts.module.css';

/** Every ledger account with the group that its amounts are shown in, to check and to change. */
export function Accounts({ project }: { project: Project }) {
  const connect = useConnect(project);
  return (
    <QueryPart
      query={useLedgerAccounts(project.project_id)}
      lines={14}
      failure="Kon de rekeningen niet laden."
    >
      {(ledger) =>
        ledger.accounts.length === 0 ? (
          <EmptyState
            title="Hier staan straks je grootboekrekeningen, met de groep waarin ze meetellen."
            text="Ze komen mee met je boekhouding."
            action={{ label: 'Auditfile uploaden', onClick: connect }}
          />
        ) : (
          <Classification projectId={project.project_id} ledger={ledger} />
        )
      }
    </QueryPart>
  );
}

function Classification({ projectId, ledger }: { projectId: string; ledger: LedgerAccounts }) {
  const { accounts, groups } = ledger;
  const mayEdit = mayOnProject(useSession().rights, projectId, 'bewerker');
  const { filter, change, clear, isFiltered } = useAccountFilter();
  const { shown, statement, search } = filter;
  const visible = useMemo(
    () => filterAccounts(accounts, { shown, statement, search }),
    [accounts, shown, statement, search],
  );
  const [selection, setSelection] = useState<Selection>(NOTHING);
  // Nothing is changed that is not on the screen.
  const chosen = visible.filter(({ rekening }) => selection.keys.has(rekening));
  const changes = useAccountChanges(projectId);
  useUndoKey(changes.undo);
  const { box, focusList } = useFocusList(visible);
  const done = () => {
    setSelection(NOTHING);
    focusList();
  };
  const put = useLatest((account: LedgerAccount, group: LedgerGroup) => {
    void changes.put([account], group);
  });
  return (
    <div ref={box} className={css.accounts}>
      <AccountsIntro
        accounts={accounts}
        mayEdit={mayEdit}
        onShow={(choice) => change({ shown: choice, statement: null, search: '' })}
      />
      <AccountFilters
        accounts={accounts}
        filter={filter}
        onChange={change}
        onClear={isFiltered ? clear : undefined}
      />
      {visible.length === 0 ? (
        <EmptyState
          title="Geen rekening past bij dit filter."
          action={{ label: 'Alle rekeningen tonen', onClick: clear }}
        />
      ) : (
        <AccountGrid
          accounts={visible}
          groups={groups}
          selection={selection}
          onSelect={mayEdit ? setSelection : undefined}
          onPut={put}
        />
      )}
      <div className={css.foot}>
        <Outcome changes={changes} />
        {chosen.length > 0 ? (
          <SelectionBar
            chosen={chosen}
            groups={groups}
            changes={changes}
            onDone={done}
            onNarrow={(kept) => setSelection(only(kept.map(({ rekening }) => rekening)))}
          />
        ) : null}
      </div>
    </div>
  );
}

/** One line after a change; it stays as long as the change can be undone. */
function Outcome({ changes: { outcome, undo } }: { changes: AccountChanges }) {
  if (!outcome) return null;
  return (
    <div className={css.outcome}>
      <Notice
        tone={outcome.tone}
        action={undo ? { label: 'Ongedaan maken', onClick: undo } : undefined}
      >
        {outcome.words}
      </Notice>
    </div>
  );
}

/** Gives the list the focus again after the bar, or the row, that had it has gone. */
function useFocusList(rows: readonly LedgerAccount[]) {
  const box = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0 || document.activeElement !== document.body) return;
    const row = box.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]');
    row?.focus({ preventScroll: true });
  }, [times, rows]);
  return { box, focusList: () => setTimes((before) => before + 1) };
}

/** A function that stays the same and does what the newest one does. */
function useLatest<Arguments extends unknown[]>(action: (...given: Arguments) => void) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
