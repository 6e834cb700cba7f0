import { useRef, type ReactNode, type RefObject } from 'react';
import {
  CheckList,
  classes,
  type FilterOption,
  FilterPopover,
  looks,
  usePhone,
} from '@kengetal/ui';
import { ChipList } from '../parts/ChipList.tsx';
import { useLedgerOptions, type LedgerOptions } from './ledger-options.ts';
import { LEDGER_COLUMNS, type LedgerColumn } from './selection.ts';
import type { LedgerSelectionState } from './use-ledger-selection.ts';
import css from './filters.module.css';

export interface FilterBarProps {
  projectId: string;
  state: LedgerSelectionState;
  /** Columns that the screen can filter on. */
  columns?: readonly LedgerColumn[];
  /** Other choices of the screen, after the filters. */
  children?: ReactNode;
  /** Actions at the end of the line. */
  actions?: ReactNode;
}

const NAMES: Record<LedgerColumn, { label: string; search?: string }> = {
  type: { label: 'Type' },
  groep: { label: 'Groep', search: 'Zoek een groep' },
  rekening: { label: 'Rekening', search: 'Zoek op nummer of naam' },
};

const NO_OPTIONS: LedgerOptions = { type: [], groep: [], rekening: [] };

/** Type, group and account of the ledger: each a list to choose several of; what is chosen as chips. */
export function FilterBar(props: FilterBarProps) {
  const { projectId, state, columns = LEDGER_COLUMNS, children, actions } = props;
  const { data: options = NO_OPTIONS } = useLedgerOptions(projectId);
  const phone = usePhone();
  const line = useRef<HTMLDivElement>(null);
  const lists = columns.map((column) => ({ column, options: options[column] }));
  return (
    <div role="search" className={css.bar} aria-label="Filters van dit scherm">
      <div ref={line} className={css.line}>
        {phone ? (
          <FilterPopover label="Filters" value={wordsOfCount(state.count)}>
            {() => (
              <div className={css.all}>
                {lists.map((list) => (
                  <section key={list.column}>
                    <h3 className={classes(looks.faint, css.heading)}>
                      {NAMES[list.column].label}
                    </h3>
                    <Choices {...list} state={state} />
                  </section>
                ))}
              </div>
            )}
          </FilterPopover>
        ) : (
          lists.map((list) => (
            <FilterPopover
              key={list.column}
              label={NAMES[list.column].label}
              value={wordsOf(state.selection[list.column], list.options)}
            >
              {() => <Choices {...list} state={state} />}
            </FilterPopover>
          ))
        )}
        {children}
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
      {state.count > 0 ? <Chips state={state} options={options} adder={line} /> : null}
    </div>
  );
}

interface ChoicesProps {
  column: LedgerColumn;
  options: readonly FilterOption[];
  state: LedgerSelectionState;
}

function Choices({ column, options, state }: ChoicesProps) {
  const { label, search } = NAMES[column];
  return (
    <CheckList
      label={label}
      options={options}
      chosen={state.selection[column]}
      search={search}
      onChoose={(keys) => state.choose(column, keys)}
    />
  );
}

interface ChipsProps {
  state: LedgerSelectionState;
  options: LedgerOptions;
  adder: RefObject<HTMLElement | null>;
}

function Chips({ state, options, adder }: ChipsProps) {
  const { selection, choose, clear } = state;
  const chips = LEDGER_COLUMNS.flatMap((column) =>
    selection[column].map((value) => {
      const name = nameOf(value, options[column]);
      return {
        key: `${column} ${value}`,
        kind: NAMES[column].label,
        name,
        action: `Verwijder filter ${name}`,
        onRemove: () =>
          choose(
            column,
            selection[column].filter((one) => one !== value),
          ),
      };
    }),
  );
  return (
    <ChipList label="Gekozen filters" chips={chips} clear="Wis" onClear={clear} adder={adder} />
  );
}

/** 'Alle', the one that is chosen, or how many. */
function wordsOf(values: readonly string[], options: readonly FilterOption[]): string {
  const [first, ...others] = values;
  if (first === undefined) return 'Alle';
  return others.length === 0 ? nameOf(first, options) : `${values.length} gekozen`;
}

function wordsOfCount(count: number): string {
  return count === 0 ? 'Geen' : `${count} gekozen`;
}

function nameOf(value: string, options: readonly FilterOption[]): string {
  return options.find(({ key }) => key === value)?.label ?? value;
}
