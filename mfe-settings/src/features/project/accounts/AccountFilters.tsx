import type { LedgerAccount } from '@kengetal/contract';
import { FilterMenu, formatCount } from '@kengetal/ui';
import { SearchInput } from '../../../parts/SearchInput.tsx';
import { countShown, type AccountFilter, type Shown } from './filter-accounts.ts';
import { STATEMENTS } from './origin.ts';
import css from './accounts.module.css';

const LABELS: Readonly<Record<Shown, string>> = {
  alle: 'Alle',
  controleren: 'Te controleren',
  'niet-ingedeeld': 'Niet ingedeeld',
  'met-de-hand': 'Met de hand',
};
const CHOICES = Object.keys(LABELS) as Shown[]; // keys of a literal

/** Key of the choice for both statements. */
const BOTH = 'beide';

export interface AccountFiltersProps {
  accounts: readonly LedgerAccount[];
  filter: AccountFilter;
  onChange: (values: Partial<AccountFilter>) => void;
  /** Undefined when nothing is filtered. */
  onClear: (() => void) | undefined;
}

/** Which accounts are shown; every choice says how many there are. */
export function AccountFilters({ accounts, filter, onChange, onClear }: AccountFiltersProps) {
  const counts = countShown(accounts);
  const { shown, statement, search } = filter;
  const chooseShown = (key: string) => {
    const chosen = CHOICES.find((choice) => choice === key);
    if (chosen) onChange({ shown: chosen });
  };
  return (
    <div className={css.filters}>
      <FilterMenu
        label="Toon"
        value={LABELS[shown]}
        detail={formatCount(counts[shown])}
        options={CHOICES.map((key) => ({
          key,
          label: LABELS[key],
          detail: formatCount(counts[key]),
        }))}
        selected={shown}
        onSelect={chooseShown}
      />
      <FilterMenu
        label="Overzicht"
        value={statement ? STATEMENTS[statement] : 'Beide'}
        options={[
          { key: BOTH, label: 'Beide' },
          { key: 'balans', label: STATEMENTS.balans },
          { key: 'resultaat', label: STATEMENTS.resultaat },
        ]}
        selected={statement ?? BOTH}
        onSelect={(key) =>
          onChange({ statement: key === 'balans' || key === 'resultaat' ? key : null })
        }
      />
      <SearchInput
        words={search}
        label="Zoek op nummer of naam"
        className={css.search}
        onChange={(words) => onChange({ search: words })}
      />
      {onClear ? (
        <button type="button" className={css.clear} onClick={onClear}>
          Wis
        </button>
      ) : null}
    </div>
  );
}
