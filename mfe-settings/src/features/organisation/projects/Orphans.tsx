import { Button } from 'antd';
import { messageOf } from '@kengetal/platform';
import { Cell, looks, SheetRow } from '@kengetal/ui';
import { RecordTable } from '../../../parts/RecordTable.tsx';
import { useOrphans, useTakeProject } from './orphans.ts';

/** Projects that lost their last beheerder, which one of the organisation can take over. */
export function Orphans({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  const { data = [] } = useOrphans(id, isAdmin);
  const { mutate, isPending, variables, error } = useTakeProject(id);
  if (data.length === 0) return null;
  return (
    <SheetRow>
      <Cell title="Zonder beheerder">
        <RecordTable
          caption="Projecten zonder beheerder"
          rows={data}
          keyOf={({ project_id }) => project_id}
          columns={[
            { label: 'Naam', cell: ({ project_name }) => project_name },
            {
              label: 'Actie',
              isAction: true,
              cell: ({ project_id, project_name }) => (
                <Button
                  aria-label={`${project_name} overnemen`}
                  loading={isPending && variables === project_id}
                  disabled={isPending}
                  onClick={() => mutate(project_id)}
                >
                  Overnemen
                </Button>
              ),
            },
          ]}
        />
        <p className={looks.quiet}>
          Neem je een project over, dan word je er beheerder van. Dat komt bij de activiteit te
          staan.
        </p>
        <p className={looks.failure} role="alert">
          {error ? messageOf(error) : null}
        </p>
      </Cell>
    </SheetRow>
  );
}
