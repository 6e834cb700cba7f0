import { useRef, useState } from 'react';
import { Input, type InputRef } from 'antd';
import { Columns3, Search } from 'lucide-react';
import type { OfficeOverview, OfficeRow } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { CheckList, classes, ExportMenu, FilterPopover, Icon, looks, useKeys } from '@kengetal/ui';
import { COLUMNS, OPTIONAL } from './columns.ts';
import { useExportOffice, type ExportFormat } from './office-queries.ts';
import { CHOICES, type Choice, type OfficeView } from './view.ts';
import { choiceName } from './words.ts';
import css from './office.module.css';

const FORMATS: readonly { key: ExportFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (xlsx)' },
  { key: 'csv', label: 'CSV' },
];

/** Always there; the others only while they have rows. */
const ALWAYS: readonly Choice[] = ['alle', 'aandacht'];

export interface FiltersProps {
  id: string;
  office: OfficeOverview;
  counts: ReadonlyMap<Choice, number>;
  /** In the order in which they are exported. */
  shown: readonly OfficeRow[];
  view: OfficeView;
  onChange: (values: Partial<OfficeView>) => void;
}

/** Search, choices with their counts, columns and export, on one line. */
export function Filters({ id, office, counts, shown, view, onChange }: FiltersProps) {
  const choices = CHOICES.filter(
    (choice) => ALWAYS.includes(choice) || choice === view.choice || (counts.get(choice) ?? 0) > 0,
  );
  return (
    <div className={css.filters}>
      <SearchInput words={view.search} onChange={(search) => onChange({ search })} />
      <div className={css.choices} role="group" aria-label="Welke administraties">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={css.choice}
            aria-pressed={choice === view.choice}
            onClick={() => onChange({ choice })}
          >
            {choiceName(choice, office.today)} <span>{counts.get(choice) ?? 0}</span>
          </button>
        ))}
      </div>
      <div className={css.end}>
        <FilterPopover label="Kolommen" icon={Columns3} value="Kolommen">
          {() => (
            <CheckList
              label="Kolommen"
              options={OPTIONAL.map((key) => ({ key, label: COLUMNS[key].label }))}
              chosen={OPTIONAL.filter((key) => !view.hidden.includes(key))}
              onChoose={(keys) =>
                onChange({ hidden: OPTIONAL.filter((key) => !keys.includes(key)) })
              }
            />
          )}
        </FilterPopover>
        <Export id={id} shown={shown} />
      </div>
    </div>
  );
}

/** The address follows what is typed, which it may lag behind. */
function SearchInput({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState(words);
  useKeys(useRef(null), { '/': () => input.current?.focus() });
  const [before, setBefore] = useState(words);
  if (before !== words) {
    setBefore(words);
    // Wiped elsewhere, as by showing all.
    if (words === '') setTyped('');
  }
  return (
    <Input
      ref={input}
      type="search"
      allowClear
      className={css.search ?? ''}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
      prefix={<Icon of={Search} />}
      placeholder="Zoek administratie"
      aria-label="Zoek administratie"
      aria-keyshortcuts="/"
    />
  );
}

function Export({ id, shown }: Pick<FiltersProps, 'id' | 'shown'>) {
  const { mutate, isPending, error } = useExportOffice();
  const project_ids = shown.map(({ project_id }) => project_id);
  return (
    <>
      <ExportMenu
        quiet
        formats={FORMATS}
        making={isPending ? 'Exporteren' : null}
        disabled={shown.length === 0}
        onExport={(format) => mutate({ organisation_id: id, project_ids, format })}
      />
      {error ? (
        <p role="alert" className={classes(looks.failure)}>
          Exporteren is niet gelukt. {messageOf(error)}
        </p>
      ) : null}
    </>
  );
}
