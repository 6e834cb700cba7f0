import { memo, useCallback, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import type { LedgerAccount, LedgerGroup } from '@kengetal/contract';
import { FigureLink, Icon, classes } from '@kengetal/ui';
import { GroupPicker } from './GroupPicker.tsx';
import { isGuess, isUnclassified, originOf, STATEMENTS } from './origin.ts';
import css from './grid.module.css';

export interface AccountRowProps {
  account: LedgerAccount;
  /** From the top of the list. */
  index: number;
  groups: ReadonlyMap<string, LedgerGroup>;
  /** Groups of its own statement, to choose from; undefined for who may only look. */
  choices: readonly LedgerGroup[] | undefined;
  chosen: boolean;
  /** The one row that the Tab key reaches. */
  active: boolean;
  onFocus: (index: number) => void;
  onToggle: (rekening: string, event: MouseEvent) => void;
  onPut: (account: LedgerAccount, group: LedgerGroup) => void;
}

/** One account: what it is, where it stands, how it came there, and its amount. */
export const AccountRow = memo(function AccountRow(props: AccountRowProps) {
  const { account, index, groups, choices, chosen, active, onFocus, onToggle } = props;
  const { rekening, naam, bedrag, rgs } = account;
  const tabIndex = active ? 0 : -1;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={choices ? chosen : undefined}
      data-index={index}
      tabIndex={tabIndex}
      className={classes(css.row, chosen && css.chosen)}
      style={{ '--index': index } as CSSProperties}
      onFocus={() => onFocus(index)}
    >
      {choices ? (
        <span role="gridcell" className={css.check}>
          <label>
            <input
              type="checkbox"
              tabIndex={-1}
              checked={chosen}
              readOnly
              aria-label={`${rekening} ${naam} kiezen`}
              onClick={(event) => onToggle(rekening, event)}
            />
          </label>
        </span>
      ) : null}
      <span role="gridcell" className={css.number}>
        {rekening}
      </span>
      <span role="gridcell" className={css.name} title={naam}>
        {naam}
      </span>
      <span role="gridcell" className={css.group}>
        <Group {...props} group={groups.get(account.groep)} tabIndex={tabIndex} />
      </span>
      <span
        role="gridcell"
        className={classes(css.origin, needsLook(account) && css.attention)}
        title={rgs === null ? undefined : `RGS-code ${rgs}`}
      >
        {originOf(account)}
        {rgs === null ? null : <span className={css.second}>{rgs}</span>}
      </span>
      <span role="gridcell" className={css.amount}>
        <FigureLink figure={bedrag} label={`${rekening} ${naam}`} tabIndex={tabIndex} />
      </span>
    </div>
  );
});

const needsLook = (account: LedgerAccount) => isGuess(account) || isUnclassified(account);

type GroupProps = AccountRowProps & { group: LedgerGroup | undefined; tabIndex: number };

/** The group under its heading; a click changes it for this account alone. */
function Group({ account, group, groups, choices, tabIndex, onPut }: GroupProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    const row = opener.current?.closest<HTMLElement>('[role=row]');
    if (returnFocus) row?.focus({ preventScroll: true });
  }, []);
  const { groep, voorstel, type } = account;
  const name = group?.naam ?? groep;
  // A heading of one group bears its name; twice says no more.
  const heading = [STATEMENTS[type], group?.rubriek].filter((part) => part && part !== name);
  const tip =
    voorstel === groep ? undefined : `Voorstel: ${groups.get(voorstel)?.naam ?? voorstel}`;
  const words = (
    <>
      <span className={css.groupName}>{name}</span>
      <span className={css.second}>{heading.join(', ')}</span>
    </>
  );
  if (!choices) return <span title={tip}>{words}</span>;
  const pick = (chosen: LedgerGroup) => {
    close(true);
    if (chosen.groep !== groep || isGuess(account)) onPut(account, chosen);
  };
  return (
    <span>
      <button
        ref={opener}
        type="button"
        className={css.groupButton}
        tabIndex={tabIndex}
        title={tip}
        data-groups=""
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`Groep van ${account.rekening} ${account.naam}: ${name}`}
        onClick={() => (open ? close(true) : setOpen(true))}
      >
        <span>{words}</span>
        <Icon of={ChevronDown} size={14} className={css.chevron} />
      </button>
      {open ? (
        <GroupPicker
          groups={choices}
          current={groep}
          opener={opener}
          onPick={pick}
          onClose={close}
        />
      ) : null}
    </span>
  );
}
