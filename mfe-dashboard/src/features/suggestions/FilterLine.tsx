import { useRef } from 'react';
import { Button } from 'antd';
import { EFFECTS, SUGGESTION_CATEGORIES, URGENCIES } from '@kengetal/contract';
import { usePeriod } from '@kengetal/platform';
import {
  classes,
  ExportMenu,
  FilterMenu,
  FilterPopover,
  formatPeriodRange,
  looks,
  OptionList,
  usePhone,
  type FilterOption,
} from '@kengetal/ui';
import { FORMATS, type useExport } from '../../suggestions/suggestions.ts';
import { periodKey, type FilterName, type FilterState } from '../../suggestions/use-filters.ts';
import {
  capitalised,
  CATEGORY_NAMES,
  EFFECT_NAMES,
  URGENCY_NAMES,
} from '../../suggestions/words.ts';
import css from './filter-line.module.css';

const ALL = 'alle';

interface Choice {
  name: FilterName;
  label: string;
  options: FilterOption[];
  selected: string;
}

export interface FilterLineProps {
  state: FilterState;
  /** When was looked; null while that is not known. */
  checked: string | null;
  exporting: ReturnType<typeof useExport>;
  /** True when there is nothing to put into a file. */
  isEmpty: boolean;
}

/** What is shown of the suggestions, when was looked, and the way to a file. */
export function FilterLine({ state, checked, exporting, isEmpty }: FilterLineProps) {
  const { count, choose, clear } = state;
  const choices = useChoices(state);
  const phone = usePhone();
  const line = useRef<HTMLDivElement>(null);
  const select = ({ name }: Choice, key: string) => choose(name, key === ALL ? null : key);
  return (
    <div ref={line} role="search" aria-label="Filters van dit scherm" className={css.line}>
      {phone ? (
        <FilterPopover
          label="Filters"
          value={count === 0 ? 'Alle suggesties' : `${String(count)} gekozen`}
        >
          {() => (
            <div className={css.all}>
              {choices.map((choice) => (
                <section key={choice.name}>
                  <h3 className={classes(looks.faint, css.heading)}>{choice.label}</h3>
                  <OptionList {...choice} onSelect={(key) => select(choice, key)} />
                </section>
              ))}
            </div>
          )}
        </FilterPopover>
      ) : (
        choices.map((choice) => (
          <FilterMenu
            key={choice.name}
            {...choice}
            value={choice.options.find(({ key }) => key === choice.selected)?.label ?? ''}
            onSelect={(key) => select(choice, key)}
          />
        ))
      )}
      {count > 0 ? (
        <Button
          type="text"
          onClick={() => {
            clear();
            line.current?.querySelector('button')?.focus(); // this one goes
          }}
        >
          Wis
        </Button>
      ) : null}
      <span className={classes(looks.small, css.checked)} role="status">
        {checked}
      </span>
      <ExportMenu
        quiet
        formats={FORMATS}
        making={exporting.isPending ? 'Bestand wordt gemaakt…' : null}
        disabled={isEmpty}
        onExport={(format) => exporting.mutate(format)}
      />
    </div>
  );
}

const named = <Key extends string>(keys: readonly Key[], names: Readonly<Record<Key, string>>) =>
  keys.map((key) => ({ key, label: capitalised(names[key]) }));

function useChoices({ filters: { category, effect, urgency, period } }: FilterState): Choice[] {
  const { presets } = usePeriod();
  const months = presets.map((preset) => ({ key: periodKey(preset), label: preset.naam }));
  const chosen = period && {
    key: periodKey(period),
    label: formatPeriodRange(period.periode_min, period.periode_max),
  };
  const isPreset = months.some(({ key }) => key === chosen?.key);
  const all = { key: ALL, label: 'Alle' };
  return [
    {
      ...{ name: 'category', label: 'Categorie', selected: category ?? ALL },
      options: [all, ...named(SUGGESTION_CATEGORIES, CATEGORY_NAMES)],
    },
    {
      ...{ name: 'effect', label: 'Effect', selected: effect ?? ALL },
      options: [all, ...named(EFFECTS, EFFECT_NAMES), { key: 'geen', label: 'Geen bedrag' }],
    },
    {
      ...{ name: 'urgency', label: 'Urgentie', selected: urgency ?? ALL },
      options: [all, ...named(URGENCIES, URGENCY_NAMES)],
    },
    {
      ...{ name: 'period', label: 'Periode', selected: chosen?.key ?? ALL },
      options: [all, ...months, ...(chosen && !isPreset ? [chosen] : [])],
    },
  ];
}
