import { messageOf } from '@kengetal/platform';
import { Cell, looks, QueryPart, SheetRow } from '@kengetal/ui';
import { dayOf } from '../../../parts/day.ts';
import { NameForm } from '../../../parts/NameForm.tsx';
import type { Place } from '../../../parts/place.ts';
import { Leave } from '../../../people/Leave.tsx';
import { Removal } from '../../../removal/Removal.tsx';
import { RemovedThings } from '../../../removal/RemovedThings.tsx';
import { useOrganisation } from '../organisation-queries.ts';
import { useRenameOrganisation } from './rename-organisation.ts';

export interface GeneralProps {
  id: string;
  isAdmin: boolean;
}

/** The name of an organisation, leaving it, removing it, and what can be brought back. */
export default function General({ id, isAdmin }: GeneralProps) {
  const place: Place = { kind: 'organisatie', id };
  const query = useOrganisation(id);
  return (
    <QueryPart query={query} lines={1} failure="Kon de organisatie niet laden.">
      {({ organisation_name: name, created_at }) => (
        <>
          <SheetRow>
            <Cell title="Naam">
              {isAdmin ? (
                <Rename id={id} name={name} />
              ) : (
                <p className={looks.quiet}>{`${name}. Een beheerder kan de naam wijzigen.`}</p>
              )}
              <p className={looks.quiet}>{`Aangemaakt op ${dayOf(created_at)}.`}</p>
            </Cell>
          </SheetRow>
          <RemovedThings />
          <SheetRow columns="1-1">
            <Cell title="Verlaten">
              <Leave place={place} name={name} />
            </Cell>
            <Cell title="Verwijderen">
              {isAdmin ? (
                <Removal place={place} />
              ) : (
                <p className={looks.quiet}>Een beheerder kan de organisatie verwijderen.</p>
              )}
            </Cell>
          </SheetRow>
        </>
      )}
    </QueryPart>
  );
}

function Rename({ id, name }: { id: string; name: string }) {
  const { mutate, isPending, error } = useRenameOrganisation(id);
  return (
    <NameForm
      key={name}
      label="Naam van de organisatie"
      isTitled
      submit="Opslaan"
      initial={name}
      busy={isPending}
      failure={error ? messageOf(error) : null}
      onSubmit={(next) => mutate(next)}
    />
  );
}
