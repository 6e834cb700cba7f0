import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import type { LedgerAccount, LedgerGroup } from '@kengetal/contract';
import { formatCount, usePageWindow } from '@kengetal/ui';
import { AccountRow } from './AccountRow.tsx';
import { gridKey } from './grid-keys.ts';
import { NOTHING, only, reached, toggled, type Selection } from './selection.ts';
import css from './grid.module.css';

export interface AccountGridProps {
  /** The accounts that are shown. */
  accounts: readonly LedgerAccount[];
  groups: readonly LedgerGroup[];
  selection: Selection;
  /** Undefined for who may only look. */
  onSelect: ((selection: Selection) => void) | undefined;
  onPut: (account: LedgerAccount, group: LedgerGroup) => void;
}

/** Below this width an account takes two lines: a phone, or a page with the drawer open. */
const NARROW = 720;
const ROW = { wide: 44, narrow: 64 };
const isNarrow = (width: number) => width > 0 && width < NARROW;
const heightOf = (width: number) => (isNarrow(width) ? ROW.narrow : ROW.wide);

/** Accounts as a grid of which only the rows in sight are in the document. */
export function AccountGrid({ accounts, groups, selection, onSelect, onPut }: AccountGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const { first, end, width } = usePageWindow(list, accounts.length, heightOf);
  const order = useMemo(() => accounts.map(({ rekening }) => rekening), [accounts]);
  const byKey = useMemo(() => new Map(groups.map((group) => [group.groep, group])), [groups]);
  const choices = useMemo(() => choicesOf(groups), [groups]);
  const [at, setAt] = useState(0);
  const active = Math.min(at, accounts.length - 1);
  const height = heightOf(width);
  const focusRow = useFocusRow(list, setAt);

  const latest = useRef({ selection, order, onSelect });
  useEffect(() => {
    latest.current = { selection, order, onSelect };
  });
  const toggle = useCallback((rekening: string, event: MouseEvent) => {
    const { selection: now, order: rows, onSelect: select } = latest.current;
    select?.(event.shiftKey ? reached(now, rekening, rows) : toggled(now, rekening));
  }, []);

  const shownRows = indexes(first, end, active);
  const style = { '--rows': accounts.length, '--row-height': `${height}px` } as CSSProperties;
  return (
    <div
      role="grid"
      aria-label="Rekeningen"
      aria-rowcount={accounts.length + 1}
      aria-multiselectable={onSelect ? true : undefined}
      className={css.grid}
      data-narrow={isNarrow(width) || undefined}
      data-chooses={onSelect ? true : undefined}
      style={style}
      onKeyDown={(event) => {
        const done = gridKey(event, { order, active, selection, onSelect, focusRow });
        if (done) event.preventDefault();
      }}
    >
      <Head order={order} selection={selection} onSelect={onSelect} />
      <div ref={list} role="rowgroup" className={css.rows}>
        {shownRows.map((index) => {
          const account = accounts[index];
          return account ? (
            <AccountRow
              key={account.rekening}
              account={account}
              index={index}
              groups={byKey}
              choices={onSelect ? choices[account.type] : undefined}
              chosen={selection.keys.has(account.rekening)}
              active={index === active}
              onFocus={setAt}
              onToggle={toggle}
              onPut={onPut}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

function choicesOf(groups: readonly LedgerGroup[]) {
  return {
    balans: groups.filter(({ type }) => type === 'balans'),
    resultaat: groups.filter(({ type }) => type === 'resultaat'),
  };
}

/** Rows from `first` up to `end`, and the row with the focus, which must not leave the document. */
function indexes(first: number, end: number, active: number): number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
  if (active >= end) rows.push(active);
  else if (active >= 0 && active < first) rows.unshift(active);
  return rows;
}

/** Brings a row into sight and gives it the focus once it is drawn. */
function useFocusRow(
  list: { readonly current: HTMLElement | null },
  setAt: (index: number) => void,
) {
  const [wanted, setWanted] = useState<{ index: number } | null>(null);
  useEffect(() => {
    const row =
      wanted && list.current?.querySelector<HTMLElement>(`[data-index="${wanted.index}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' }); // leaves room for what sticks above and below
  }, [wanted, list]);
  return useCallback(
    (index: number) => {
      setAt(index);
      setWanted({ index });
    },
    [setAt],
  );
}

type HeadProps = Pick<AccountGridProps, 'selection' | 'onSelect'> & { order: readonly string[] };

function Head({ order, selection, onSelect }: HeadProps) {
  const chosen = order.filter((key) => selection.keys.has(key)).length;
  const all = chosen > 0 && chosen === order.length;
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" aria-rowindex={1} className={css.headRow}>
        {onSelect ? (
          <span role="columnheader" className={css.check}>
            <label>
              <input
                type="checkbox"
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = chosen > 0 && !all;
                }}
                aria-label={`Alle ${formatCount(order.length, 'rekening', 'rekeningen')} kiezen`}
                onChange={() => onSelect(all ? NOTHING : only(order))}
              />
            </label>
          </span>
        ) : null}
        <span role="columnheader" className={css.number}>
          Nummer
        </span>
        <span role="columnheader" className={css.name}>
          Rekening
        </span>
        <span role="columnheader" className={css.group}>
          Groep
        </span>
        <span role="columnheader" className={css.origin}>
          Hoe ingedeeld
        </span>
        <span
          role="columnheader"
          className={css.amount}
          title="Eindsaldo, of het resultaat, van het laatste boekjaar met deze rekening"
        >
          Bedrag
        </span>
      </div>
    </div>
  );
}
