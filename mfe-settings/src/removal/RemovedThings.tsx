import { Button } from 'antd';
import type { RemovedThing } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Cell, looks, SheetRow } from '@kengetal/ui';
import { dayOf } from '../parts/day.ts';
import { RecordTable } from '../parts/RecordTable.tsx';
import { useRemoved, useRestore } from './removal-queries.ts';

/** What was removed and can still be brought back; nothing where there is none. */
export function RemovedThings() {
  const { data = [] } = useRemoved();
  const { mutate, isPending, variables, error } = useRestore();
  if (data.length === 0) return null;
  const isBusy = ({ id }: RemovedThing) => isPending && variables.id === id;
  return (
    <SheetRow>
      <Cell title="Verwijderd, nog terug te halen">
        <RecordTable
          caption="Verwijderd"
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Naam', cell: ({ name }) => name },
            {
              label: 'Wat',
              cell: ({ kind, organisation_name }) =>
                kind === 'project' ? `Project van ${organisation_name}` : 'Organisatie',
            },
            {
              label: 'Verwijderd',
              cell: ({ removed_at, removed_by }) =>
                [dayOf(removed_at), removed_by].filter(Boolean).join(', '),
            },
            { label: 'Voorgoed weg', isShort: true, cell: ({ gone_at }) => dayOf(gone_at) },
            {
              label: 'Actie',
              isAction: true,
              cell: (thing) => (
                <Button loading={isBusy(thing)} disabled={isPending} onClick={() => mutate(thing)}>
                  Terughalen
                </Button>
              ),
            },
          ]}
        />
        <p className={looks.failure} role="alert">
          {error ? messageOf(error) : null}
        </p>
      </Cell>
    </SheetRow>
  );
}
