import { Button, Input } from 'antd';
import { Download } from 'lucide-react';
import { messageOf } from '@kengetal/platform';
import { FilterMenu, Icon, looks } from '@kengetal/ui';
import type { Place } from '../parts/place.ts';
import { useExportActivity } from './activity-queries.ts';
import { KIND_OPTIONS, kindOf } from './kinds.ts';
import { NO_FILTER, type ActivityFilter } from './use-activity-filter.ts';
import css from './activity.module.css';

/** Somebody whose doings can be looked for. */
export interface Person {
  user_id: string;
  name: string;
  email: string;
}

export interface ActivityFiltersProps {
  place: Place;
  people: readonly Person[];
  filter: ActivityFilter;
  onChange: (changed: ActivityFilter) => void;
}

const ALL = '';

/** What kind, by whom, between which days; and what is left as a file. */
export function ActivityFilters({ place, people, filter, onChange }: ActivityFiltersProps) {
  const { soort, user_id, van, tot } = filter;
  const { mutate, isPending, error } = useExportActivity(place);
  const kinds = [{ key: ALL, label: 'Alle soorten' }, ...KIND_OPTIONS];
  const persons = [
    { key: ALL, label: 'Iedereen' },
    ...people.map(({ user_id: key, name, email }) => ({ key, label: name || email })),
  ];
  const nameIn = (options: typeof persons, key: string | undefined) =>
    options.find((option) => option.key === (key ?? ALL))?.label ?? 'Iemand die weg is';
  return (
    <div className={css.filters} role="search" aria-label="Activiteit">
      <FilterMenu
        label="Soort"
        value={nameIn(kinds, soort)}
        options={kinds}
        selected={soort ?? ALL}
        onSelect={(key) => onChange({ soort: kindOf(key) })}
      />
      <FilterMenu
        label="Wie"
        value={nameIn(persons, user_id)}
        options={persons}
        selected={user_id ?? ALL}
        search={persons.length > 8 ? 'Zoek op naam' : undefined}
        onSelect={(key) => onChange({ user_id: key || undefined })}
      />
      <Day label="Vanaf" value={van} max={tot} onChange={(day) => onChange({ van: day })} />
      <Day label="Tot en met" value={tot} min={van} onChange={(day) => onChange({ tot: day })} />
      {soort || user_id || van || tot ? (
        <Button type="text" onClick={() => onChange(NO_FILTER)}>
          Wis
        </Button>
      ) : null}
      <Button
        type="text"
        className={css.export}
        icon={<Icon of={Download} />}
        loading={isPending}
        onClick={() => mutate(filter)}
      >
        Exporteren
      </Button>
      {error ? (
        <p role="alert" className={looks.failure}>
          {messageOf(error)}
        </p>
      ) : null}
    </div>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}

function Day({ label, value, min, max, onChange }: DayProps) {
  return (
    <label className={css.day}>
      <span className={looks.quiet}>{label}</span>
      <Input
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </label>
  );
}
