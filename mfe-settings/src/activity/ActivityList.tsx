import { useState } from 'react';
import { Button } from 'antd';
import type { Activity } from '@kengetal/contract';
import { EmptyState, formatInstantLong, LinesSkeleton, WidgetError } from '@kengetal/ui';
import type { Place } from '../parts/place.ts';
import { RecordTable, type Column } from '../parts/RecordTable.tsx';
import { ActivityFilters, type Person } from './ActivityFilters.tsx';
import { useActivityPages } from './activity-queries.ts';
import { NO_FILTER, useActivityFilter, type ActivityFilter } from './use-activity-filter.ts';
import css from './activity.module.css';

export interface ActivityListProps {
  place: Place;
  people: readonly Person[];
}

/** Who did what and when in an organisation or a project, newest first. */
export function ActivityList({ place, people }: ActivityListProps) {
  const { filter, change } = useActivityFilter();
  return (
    <>
      <ActivityFilters place={place} people={people} filter={filter} onChange={change} />
      <Pages key={JSON.stringify(filter)} place={place} filter={filter} onChange={change} />
    </>
  );
}

interface PagesProps {
  place: Place;
  filter: ActivityFilter;
  onChange: (changed: ActivityFilter) => void;
}

function Pages({ place, filter, onChange }: PagesProps) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const pages = useActivityPages(place, filter, cursors);
  const rows = pages.flatMap(({ data }) => data?.items ?? []);
  const last = pages.at(-1);
  const next = last?.data?.next_cursor ?? null;
  const isFiltered = Object.values(filter).some(Boolean);
  const wipe = () => onChange(NO_FILTER);
  if (last?.data && rows.length === 0) {
    return isFiltered ? (
      <EmptyState title="Niets gevonden." action={{ label: 'Wis de filters', onClick: wipe }} />
    ) : (
      <EmptyState title="Hier staat straks wie wat deed, en wanneer." />
    );
  }
  return (
    <>
      {rows.length > 0 ? (
        <RecordTable
          caption="Activiteit"
          rows={rows}
          keyOf={({ activity_id }) => activity_id}
          columns={place.kind === 'organisatie' ? [...COLUMNS, PROJECT] : COLUMNS}
        />
      ) : null}
      {last?.isPending ? <LinesSkeleton lines={rows.length > 0 ? 2 : 6} /> : null}
      {last?.error && !last.data ? (
        <WidgetError
          title="Kon de activiteit niet laden."
          error={last.error}
          busy={last.isFetching}
          onRetry={() => void last.refetch()}
        />
      ) : null}
      {next !== null ? (
        <div className={css.more}>
          <Button onClick={() => setCursors((known) => [...known, next])}>Meer tonen</Button>
        </div>
      ) : null}
    </>
  );
}

const COLUMNS: readonly Column<Activity>[] = [
  { label: 'Wat', cell: ({ description }) => description },
  // Without a name the product did it by itself.
  { label: 'Wie', isShort: true, cell: ({ user_name }) => user_name ?? 'Kengetal' },
  { label: 'Wanneer', isShort: true, cell: ({ at }) => formatInstantLong(at) },
];
const PROJECT: Column<Activity> = {
  label: 'Project',
  cell: ({ project_name }) => project_name ?? '–',
};
