import { Columns3 } from 'lucide-react';
import type { OfficeOverview, OfficeRow } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { CheckList, ExportMenu, FilterPopover, looks } from '@kengetal/ui';
import { SearchInput } from '../../../parts/SearchInput.tsx';
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
      <SearchInput
        words={view.search}
        label="Zoek administratie"
        className={css.search}
        hasKey
        onChange={(search) => onChange({ search })}
      />
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
        <p role="alert" className={looks.failure}>
          Exporteren is niet gelukt. {messageOf(error)}
        </p>
      ) : null}
    </>
  );
}
